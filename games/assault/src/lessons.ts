import type { Lesson, Plain } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'
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
        at: ['choose a group to activate'],
        text: {
          en: 'The sides take turns. On yours, all figures of one group act, one after the other. When every group has acted, the round ends and the mission pays out: its rules stand on the left.',
          de: 'Die Seiten wechseln sich ab. Bist du dran, handeln alle Figuren einer Gruppe, eine nach der anderen. Haben alle gehandelt, endet die Runde, und der Einsatz bringt Punkte: Seine Regeln stehen links.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'Two actions: move, attack (once), interact, or a special action of the card. A move gives movement points that you spend before, between and after actions.',
          de: 'Zwei Aktionen: bewegen, angreifen (einmal), interagieren oder eine Spezialaktion der Karte. Eine Bewegung gibt Bewegungspunkte, die du vor, zwischen und nach Aktionen ausgibst.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'With movement points the spaces light up that you can reach: press one, or drag the figure there. A space in blue costs one point more; walls and closed doors stop you.',
          de: 'Mit Bewegungspunkten leuchten die Felder auf, die du erreichst: Drücke auf eines oder ziehe die Figur dorthin. Ein blaues Feld kostet einen Punkt mehr; Mauern und geschlossene Türen halten dich auf.',
        },
      },
      pointAtAnything(['act']),
      {
        at: ['choose a group to activate', 'choose a figure to activate'],
        text: {
          en: 'You hold command cards; they lie along the lower edge. A card is played at its own moment, and you are asked at such moments as long as you hold cards: so nobody learns whether one of them would fit.',
          de: 'Du hast Befehlskarten; sie liegen am unteren Rand. Eine Karte wird zu ihrem eigenen Zeitpunkt gespielt, und du wirst zu solchen Zeitpunkten gefragt, solange du Karten hast: So erfährt niemand, ob eine gepasst hätte.',
        },
      },
      {
        at: ['declare target'],
        text: {
          en: 'Point at a target: the bars show what it would suffer, a dagger marks its defeat. Two lines from one corner of your space to two corners of the target make a line of sight; a ranged attack needs as much accuracy as the target is spaces away.',
          de: 'Zeige auf ein Ziel: Die Balken zeigen, was es erleidet, ein Kreuz bedeutet besiegt. Zwei Linien von einer Ecke deines Feldes zu zwei Ecken des Ziels ergeben eine Sichtlinie; ein Fernkampfangriff braucht so viel Zielsicherheit, wie das Ziel Felder entfernt ist.',
        },
      },
      {
        at: [
          'spend surges',
          'modify results',
          'attack declared',
          'choose dice to reroll',
          'act',
          'declare target',
        ],
        text: {
          en: 'Both sides roll at once. Blocks take damage away, an evade takes a surge, a dodge makes the attack miss. Surges that are left buy abilities of the attacker: more damage, pierce, recovery.',
          de: 'Beide Seiten würfeln gleichzeitig. Blocken nimmt Schaden weg, Vermeiden nimmt eine Energie, Ausweichen lässt den Angriff verfehlen. Übrige Energie kauft Fähigkeiten des Angreifers: mehr Schaden, Durchschlagend, Regenerieren.',
        },
      },
      {
        at: ['choose a group to activate', 'act'],
        text: {
          en: 'Points win, not only defeats: you control a terminal or a token with a figure on it or next to it, as long as no enemy is there, too. Terminals give cards, and the mission pays for what it names.',
          de: 'Punkte gewinnen, nicht nur Siege: Ein Terminal oder einen Marker kontrollierst du mit einer Figur darauf oder daneben, solange dort nicht auch ein Feind steht. Terminals bringen Karten, und der Einsatz belohnt, was er nennt.',
        },
      },
      takeBack(['choose a group to activate', 'act', 'declare target']),
      {
        at: ['choose a group to activate', 'act', 'declare target'],
        text: {
          en: 'In each new round the initiative changes hands and everybody draws a card. Forty points win, or the last figure standing. That is all; good luck!',
          de: 'In jeder neuen Runde wechselt die Initiative, und alle ziehen eine Karte. Vierzig Punkte gewinnen, oder die letzte Figur, die steht. Das ist alles; viel Glück!',
        },
      },
    ],
  },
]
