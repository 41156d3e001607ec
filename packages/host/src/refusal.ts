import type { Language, Named } from '@sandtable/kernel'

/** Why a host does not do what it was asked, in both languages. What stands in braces is filled in. */
const sentences = {
  'not understood': {
    en: 'The host does not understand this message ({what}). Reload the page: it may be older than the host.',
    de: 'Der Host versteht diese Nachricht nicht ({what}). Lade die Seite neu: Sie ist vielleicht älter als der Host.',
  },
  'who is there': {
    en: 'Nobody has said who is there yet: hello comes first.',
    de: 'Noch hat niemand gesagt, wer da ist: Zuerst kommt hello.',
  },
  'too fast': {
    en: 'Too many messages at once: at most {most} a second are taken.',
    de: 'Zu viele Nachrichten auf einmal: Höchstens {most} in der Sekunde werden angenommen.',
  },
  'too long': {
    en: 'That is too long: at most {most} characters are taken.',
    de: 'Das ist zu lang: Höchstens {most} Zeichen werden angenommen.',
  },
  'too many tables': {
    en: 'You have {most} tables that are not finished; finish one or give it up before you make another.',
    de: 'Du hast {most} Tische, die nicht beendet sind; beende einen oder gib ihn auf, bevor du einen neuen eröffnest.',
  },
  'too many lines': {
    en: 'There are too many connections from where you are. Close some pages and try again.',
    de: 'Es gibt zu viele Verbindungen von dort, wo du bist. Schließe einige Seiten und versuche es noch einmal.',
  },
  'host is full': {
    en: 'The host is full. Try again later.',
    de: 'Der Host ist voll. Versuche es später noch einmal.',
  },
  'no table': {
    en: 'There is no such table. Perhaps the link was cut short: ask for it again.',
    de: 'Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten: Lass ihn dir noch einmal geben.',
  },
  'no game': {
    en: 'This host does not have the game “{game}”.',
    de: 'Das Spiel „{game}“ gibt es auf diesem Host nicht.',
  },
  'no seat': {
    en: 'There is no free seat “{seat}” at this table.',
    de: 'An diesem Tisch gibt es keinen freien Platz „{seat}“.',
  },
  full: {
    en: 'All seats at this table are taken. Ask for the link for watchers, or make a table of your own.',
    de: 'Alle Plätze an diesem Tisch sind besetzt. Lass dir den Link zum Zuschauen geben oder eröffne einen eigenen Tisch.',
  },
  begun: {
    en: 'The game at this table has begun already. Ask for the link for watchers, or make a table of your own.',
    de: 'Das Spiel an diesem Tisch hat schon begonnen. Lass dir den Link zum Zuschauen geben oder eröffne einen eigenen Tisch.',
  },
  'not begun': {
    en: 'The game at this table has not begun yet.',
    de: 'Das Spiel an diesem Tisch hat noch nicht begonnen.',
  },
  over: {
    en: 'The game at this table is over. You can look at how it went, or make a table of your own.',
    de: 'Das Spiel an diesem Tisch ist vorbei. Du kannst ansehen, wie es ging, oder einen eigenen Tisch eröffnen.',
  },
  'not over': {
    en: 'The game is not over yet.',
    de: 'Das Spiel ist noch nicht vorbei.',
  },
  'given up': {
    en: 'This table was given up before the game began. Make one of your own.',
    de: 'Dieser Tisch wurde aufgegeben, bevor das Spiel begann. Eröffne einen eigenen.',
  },
  frozen: {
    en: 'This game was begun under other rules (version {version}) and cannot go on under those that are installed. It can be looked at, and ended by agreement.',
    de: 'Dieses Spiel wurde unter anderen Regeln begonnen (Fassung {version}) und kann unter den installierten nicht weitergehen. Es kann angesehen und einvernehmlich beendet werden.',
  },
  'not frozen': {
    en: 'This game goes on under its rules: concede, or propose to end it.',
    de: 'Dieses Spiel geht unter seinen Regeln weiter: Gib auf, oder schlage vor, es zu beenden.',
  },
  'not yours': {
    en: 'You do not play {seat} at this table.',
    de: 'Du spielst an diesem Tisch nicht {seat}.',
  },
  'not here': {
    en: 'Sit down at the table first.',
    de: 'Setz dich zuerst an den Tisch.',
  },
  'only watching': {
    en: 'Whoever watches can only look.',
    de: 'Wer zuschaut, kann nur schauen.',
  },
  'sits here': {
    en: 'You have a seat at this table already.',
    de: 'Du hast an diesem Tisch schon einen Platz.',
  },
  'bad force': {
    en: 'This force cannot be played here. {what} Choose another, or mend it.',
    de: 'Diese Truppe kann hier nicht gespielt werden. {what} Wähle eine andere, oder ändere sie.',
  },
  'no bot': {
    en: 'There is no bot “{bot}” for this game.',
    de: 'Für dieses Spiel gibt es keinen Bot „{bot}“.',
  },
  'no board': {
    en: 'There is no place “{board}” in this game.',
    de: 'In diesem Spiel gibt es keinen Ort „{board}“.',
  },
  'no terms': {
    en: 'This game is not played on such terms ({what}).',
    de: 'Zu solchen Bedingungen ({what}) wird dieses Spiel nicht gespielt.',
  },
  'bad clock': {
    en: 'A clock needs a time for the game or for each answer, of {least} seconds or more; {what} is not one.',
    de: 'Eine Uhr braucht eine Zeit für das Spiel oder für jede Antwort, mindestens {least} Sekunden; {what} ist keine.',
  },
  'bad away': {
    en: 'A seat can be claimed after {least} seconds at the earliest.',
    de: 'Ein Platz kann frühestens nach {least} Sekunden beansprucht werden.',
  },
  'bad name': {
    en: 'A name has 1 to {most} characters.',
    de: 'Ein Name hat 1 bis {most} Zeichen.',
  },
  'nothing said': {
    en: 'There is nothing to say in that.',
    de: 'Damit ist nichts gesagt.',
  },
  'other number': {
    en: 'This is not the number that was fixed before.',
    de: 'Das ist nicht die Zahl, die vorher festgelegt wurde.',
  },
  'no number now': {
    en: 'No number for the dice is wanted now.',
    de: 'Jetzt wird keine Zahl für die Würfel gebraucht.',
  },
  'not asked any more': {
    en: 'That is no longer asked: something has happened meanwhile. Look at the table, and answer what is asked now.',
    de: 'Das wird nicht mehr gefragt: Inzwischen ist etwas geschehen. Sieh auf den Tisch und antworte auf das, was jetzt gefragt wird.',
  },
  'not claimable': {
    en: 'This seat cannot be claimed: whoever has it is here, is not asked, or has not been away for long enough.',
    de: 'Dieser Platz kann nicht beansprucht werden: Wer ihn hat, ist da, wird nicht gefragt oder ist noch nicht lange genug fort.',
  },
  'no claims': {
    en: 'At this table it was agreed otherwise.',
    de: 'An diesem Tisch wurde es anders vereinbart.',
  },
  'not stored': {
    en: 'The host cannot store anything now, so this was not done. Nothing that it acknowledged is lost; it keeps trying.',
    de: 'Der Host kann gerade nichts speichern; deshalb ist das nicht geschehen. Nichts, was er bestätigt hat, ist verloren; er versucht es weiter.',
  },
  stopping: {
    en: 'The host is about to stop. Come back in a moment.',
    de: 'Der Host hält gleich an. Komm in einem Augenblick wieder.',
  },
  failed: {
    en: 'Something went wrong at the host: {what}',
    de: 'Am Host ist etwas schiefgegangen: {what}',
  },
} satisfies Record<string, Named>

export type Why = keyof typeof sentences

/** What is filled in; what is said in words is said in the reader's language. */
type Details = Readonly<Record<string, string | number | Named>>

/** What a host says to somebody whom it refuses something. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly why: Why
  readonly about: Details

  constructor(why: Why, about: Details = {}) {
    super(sentence(why, 'en', about))
    this.why = why
    this.about = about
  }
}

export function sentence(why: Why, language: Language, about: Details = {}): string {
  return sentences[why][language].replace(/\{(\w+)\}/g, (_, key: string) => {
    const what = about[key] ?? ''
    return typeof what === 'object' ? what[language] : String(what)
  })
}

/** In both languages. */
export function named(why: Why, about: Details = {}): Named {
  return { en: sentence(why, 'en', about), de: sentence(why, 'de', about) }
}
