/** Players made of code, and what they say when they are asked for a hint, in both languages. */
const en = {
  names: {
    random: 'pure chance',
    easy: 'an easy bot',
    steady: 'a steady bot',
    hard: 'a hard bot',
    alone: 'the rules',
    'alone-easy': 'the rules, easy',
    'alone-hard': 'the rules, hard',
  },
  /** What it is like to play against each. */
  likes: {
    random: 'Any legal answer, whatever it does. For trying things out.',
    easy: 'Goes for what it sees, thinks of itself last, and makes mistakes. Good for a first game.',
    steady: 'Plays soundly, looks at what could come, and keeps its wits. The usual opponent.',
    hard: 'Thinks about what you would best do, and plans against it.',
  },
  hint: 'Hint',
  hintKey: 'hint',
  wouldDo: 'A bot would do this',
  likeTheBot: (names: string) => `As the bot would: ${names === '' ? 'none' : names}`,
  noReason: 'It names no reason.',
}

const de: typeof en = {
  names: {
    random: 'reiner Zufall',
    easy: 'ein leichter Bot',
    steady: 'ein besonnener Bot',
    hard: 'ein starker Bot',
    alone: 'die Regeln',
    'alone-easy': 'die Regeln, leicht',
    'alone-hard': 'die Regeln, schwer',
  },
  likes: {
    random: 'Irgendeine erlaubte Antwort, was sie auch bewirkt. Zum Ausprobieren.',
    easy: 'Geht auf los, was er sieht, denkt zuletzt an sich und macht Fehler. Gut für die erste Partie.',
    steady: 'Spielt solide, bedenkt, was kommen kann, und bleibt ruhig. Der übliche Gegner.',
    hard: 'Überlegt, was für dich am besten wäre, und plant dagegen.',
  },
  hint: 'Tipp',
  hintKey: 'Tipp',
  wouldDo: 'Das täte ein Bot',
  likeTheBot: (names) => `Wie der Bot: ${names === '' ? 'nichts' : names}`,
  noReason: 'Einen Grund nennt er nicht.',
}

export const bots = { en, de }
