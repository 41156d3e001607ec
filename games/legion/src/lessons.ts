import type { Lesson, Plain } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'
import { coreSet } from './lesson-2018.ts'
import type { Army } from './list/army.ts'
import { free } from './setup.ts'

const battle = [
  'recon-intercept-signals',
  'recon-close-the-pocket',
  'recon-bunker-assault',
  'recon-surface-scan',
  'recon-bring-them-to-heel',
  'recon-recon-mission',
  'recon-advanced-intel',
  'recon-fortified-position',
  'recon-cunning-deployment',
]

const republic: Army = {
  name: 'First landing',
  faction: 'republic',
  format: free,
  units: [
    { card: 'obi-wan-kenobi', upgrades: [] },
    { card: 'clone-trooper-infantry', upgrades: ['z-6-clone-trooper'] },
    { card: 'clone-trooper-infantry', upgrades: ['z-6-clone-trooper'] },
  ],
  commands: ['hello-there', 'ambush', 'push', 'knowledge-and-defense', 'general-kenobi', 'assault'],
  battle,
}

const separatists: Army = {
  name: 'Garrison',
  faction: 'separatists',
  format: free,
  units: [
    { card: 'general-grievous-sinister-cyborg', upgrades: [] },
    { card: 'b1-battle-droids', upgrades: ['e-5c-b1-battle-droid'] },
    { card: 'b1-battle-droids', upgrades: ['e-5c-b1-battle-droid'] },
  ],
  commands: ['trained-in-your-jedi-arts', 'ambush', 'push', 'supreme-commander', 'crush-them', 'assault'],
  battle,
}

/** A first landing: three units a side on a small battlefield. */
export const lessons: readonly Lesson[] = [
  {
    id: 'first-landing',
    name: {
      en: 'First landing: Legion in ten steps',
      de: 'Erste Landung: Legion in zehn Schritten',
    },
    forces: { gold: republic as unknown as Plain, silver: separatists as unknown as Plain },
    board: 'outpost',
    seed: 'first landing',
    from: 'choose a unit',
    steps: [
      {
        at: ['choose a unit'],
        text: {
          en: 'Turn by turn the sides activate one unit. You choose freely among units with an order token; for the others you draw a token, and its rank says who acts.',
          de: 'Zug um Zug aktivieren die Seiten je eine Einheit. Unter denen mit Befehlsmarker wählst du frei; für die anderen ziehst du einen Marker, und sein Rang sagt, wer handelt.',
        },
      },
      {
        at: ['act'],
        text: {
          en: 'Two actions: move, attack, aim, dodge, standby, recover; only moves twice. A unit comes onto the battlefield by its first move: point to where it is to go, near an edge of your territory, and press.',
          de: 'Zwei Aktionen: bewegen, angreifen, zielen, ausweichen, Bereitschaft, Erholung; nur Bewegungen zweimal. Eine Einheit kommt mit ihrer ersten Bewegung aufs Schlachtfeld: Zeig nahe einem Rand deines Gebiets, wohin sie gehen soll, und drück.',
        },
      },
      {
        at: ['act', 'lay the tool'],
        text: {
          en: 'Later you drag its leader. Either way you see everything: the tool, the leader, where all others would stand, whom you could attack and who could attack you. Let go, and it is done; with Shift, or by finger, it rests, and each miniature can be moved within the dotted circle.',
          de: 'Später ziehst du ihren Anführer. So oder so siehst du alles: die Bewegungsschablone, den Anführer, wo alle anderen stünden, wen du angreifen könntest und wer dich. Lass los, und es ist getan; mit Umschalt oder per Finger bleibt es liegen, und jede Miniatur lässt sich im gepunkteten Kreis verschieben.',
        },
      },
      pointAtAnything(['act']),
      {
        at: ['act', 'choose a unit'],
        text: {
          en: 'Terrain decides battles. Point at a piece: it says its class, height and cover, and what it does to whom. At least half of the miniatures behind or in it: the unit has cover, and white dice take hits away.',
          de: 'Gelände entscheidet Schlachten. Zeige auf ein Stück: Es nennt Art, Höhe und Deckung, und was es mit wem macht. Steht mindestens die Hälfte der Miniaturen dahinter oder darin, hat die Einheit Deckung, und weiße Würfel nehmen Treffer weg.',
        },
      },
      {
        at: ['declare a defender', 'act'],
        text: {
          en: 'To attack, press an enemy unit. Point at one first: a line for each of its miniatures shows whether it is obscured, and by what. Range is measured from your leader, for all.',
          de: 'Zum Angreifen drückst du auf eine feindliche Einheit. Zeige vorher auf sie: Eine Linie zu jeder Miniatur zeigt, ob sie verborgen ist und wodurch. Die Reichweite wird vom Anführer gemessen, für alle.',
        },
      },
      {
        at: ['form the attack pool', 'declare a defender', 'act'],
        text: {
          en: 'Every miniature adds the dice of one weapon; the strongest pool stands first. Hits can be taken away by cover, dodges and armour, crits only by defence dice.',
          de: 'Jede Miniatur steuert die Würfel einer Waffe bei; der stärkste Pool steht zuerst. Treffer können Deckung, Ausweichen und Panzerung wegnehmen, kritische Treffer nur Verteidigungswürfel.',
        },
      },
      {
        at: ['choose a command card', 'choose a unit', 'act'],
        text: {
          en: 'Each round begins with a command card from your hand, chosen in secret: fewer pips act first, more pips order more units. Suppression costs an action at courage, and twice as much makes a unit panic; commanders lend their courage.',
          de: 'Jede Runde beginnt mit einer verdeckt gewählten Kommandokarte: Weniger Punkte handeln zuerst, mehr Punkte befehligen mehr Einheiten. Niederhalten in Höhe des Muts kostet eine Aktion, doppelt so viel bringt Panik; Commander leihen ihren Mut.',
        },
      },
      takeBack(['choose a unit', 'act', 'declare a defender']),
      {
        at: ['choose a unit', 'act', 'choose a command card'],
        text: {
          en: 'The mission decides: its cards stand on the left and pay at the end of each round. Twelve points and more than the other side win, or most points after five rounds. That is all; good luck!',
          de: 'Die Mission entscheidet: Ihre Karten stehen links und bringen am Ende jeder Runde Punkte. Zwölf Punkte und mehr als die andere Seite gewinnen, oder die meisten nach fünf Runden. Das ist alles; viel Glück!',
        },
      },
    ],
  },
  coreSet,
]
