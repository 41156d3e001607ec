import type { Lesson, Plain } from '@sandtable/kernel'
import type { Army } from './army/army.ts'

const deck = [
  'take-initiative',
  'planning',
  'urgency',
  'positioning-advantage',
  'blitz',
  'deadeye',
  'marksman',
  'brace-for-impact',
  'brace-yourself',
  'camouflage',
  'hard-to-hit',
  'fleet-footed',
  'focus',
  'recovery',
  'hit-and-run',
]

const rebels: Army = {
  affiliation: 'rebel',
  deployments: [
    { card: 'rebel-trooper', attachments: [] },
    { card: 'gaarkhan', attachments: [] },
  ],
  upgrades: [],
  command: deck,
}

const troopers: Army = {
  affiliation: 'imperial',
  deployments: [
    { card: 'stormtrooper', attachments: [] },
    { card: 'imperial-officer', attachments: [] },
  ],
  upgrades: [],
  command: deck,
}

/** A patrol: a few figures, two command cards in hand, a mission with something to hold. */
export const lessons: readonly Lesson[] = [
  {
    id: 'first-patrol',
    name: {
      en: 'First patrol: Imperial Assault in ten steps',
      de: 'Erste Patrouille: Imperial Assault in zehn Schritten',
    },
    forces: { gold: rebels as unknown as Plain, silver: troopers as unknown as Plain },
    board: 'freight-depot A',
    seed: 'first patrol',
    from: 'choose a group to activate',
    steps: [
      {
        at: 'choose a group to activate',
        text: {
          en: 'The sides take turns. On yours, all figures of one group act, one after the other. When every group has acted, the round ends and the mission pays out: its rules stand on the left.',
          de: 'Die Seiten wechseln sich ab. Bist du dran, handeln alle Figuren einer Gruppe, eine nach der anderen. Haben alle gehandelt, endet die Runde, und der Einsatz bringt Punkte: Seine Regeln stehen links.',
        },
      },
      {
        at: 'choose a figure to activate',
        text: {
          en: 'You choose the order within the group. Let the figure go first that clears the way for the others.',
          de: 'Die Reihenfolge in der Gruppe wählst du. Lass zuerst die Figur gehen, die den anderen den Weg frei macht.',
        },
      },
      {
        at: 'act',
        text: {
          en: 'Two actions: move, attack (once), interact, or a special action of the card. A move gives movement points that you spend before, between and after actions: press a lit space to go there.',
          de: 'Zwei Aktionen: bewegen, angreifen (einmal), interagieren oder eine Spezialaktion der Karte. Eine Bewegung gibt Bewegungspunkte, die du vor, zwischen und nach Aktionen ausgibst: Drücke auf ein leuchtendes Feld, um dorthin zu gehen.',
        },
      },
      {
        at: 'declare target',
        text: {
          en: 'Point at a target: the bars show what it would suffer, a dagger marks its defeat. Two lines from one corner of your space to two corners of the target make a line of sight; a ranged attack needs as much accuracy as there are spaces between.',
          de: 'Zeige auf ein Ziel: Die Balken zeigen, was es erleidet, ein Kreuz bedeutet besiegt. Zwei Linien von einer Ecke deines Feldes zu zwei Ecken des Ziels ergeben eine Sichtlinie; ein Fernkampfangriff braucht so viel Zielsicherheit, wie Felder dazwischen liegen.',
        },
      },
      {
        at: 'choose dice to reroll',
        text: {
          en: 'Some abilities reroll dice, each die at most once in an attack. Pick those that show least.',
          de: 'Manche Fähigkeiten werfen Würfel neu, jeden höchstens einmal je Angriff. Nimm die, die am wenigsten zeigen.',
        },
      },
      {
        at: 'modify results',
        text: {
          en: 'Now command cards change the results. You are asked when you hold cards; nobody learns whether one of them would fit.',
          de: 'Jetzt ändern Befehlskarten die Ergebnisse. Du wirst gefragt, solange du Karten hast; niemand erfährt, ob eine gepasst hätte.',
        },
      },
      {
        at: 'spend surges',
        text: {
          en: 'Surges that no evade took buy abilities of the attacker: more damage, pierce, recovery. Each ability once.',
          de: 'Energie, die kein Vermeiden genommen hat, kauft Fähigkeiten des Angreifers: mehr Schaden, Durchschlagen, Heilung. Jede einmal.',
        },
      },
      {
        at: 'attack declared',
        text: {
          en: 'An attack is declared. Cards that answer it are played now, the attacker first.',
          de: 'Ein Angriff wird angesagt. Karten, die darauf antworten, werden jetzt gespielt, der Angreifer zuerst.',
        },
      },
      {
        at: 'start of round',
        text: {
          en: 'A new round. The initiative has changed hands, and each side drew a card, one more for each terminal it controls.',
          de: 'Eine neue Runde. Die Initiative hat gewechselt, und jede Seite zog eine Karte, dazu eine für jedes kontrollierte Terminal.',
        },
      },
      {
        at: 'end of round',
        text: {
          en: 'The round ends: the mission pays its points. Forty points win, or the last figure standing. That is all; good luck!',
          de: 'Die Runde endet: Der Einsatz vergibt seine Punkte. Vierzig Punkte gewinnen, oder die letzte Figur, die steht. Das ist alles; viel Glück!',
        },
      },
    ],
  },
]
