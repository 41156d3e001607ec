import type { Lesson, Plain } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'
import type { Army } from './list/army.ts'

const rebels: Army = {
  name: 'Core set',
  faction: 'rebels',
  format: '2018',
  units: [
    { card: '2018-luke-skywalker', upgrades: [] },
    { card: '2018-rebel-troopers', upgrades: ['2018-z-6-trooper'] },
    { card: '2018-rebel-troopers', upgrades: ['2018-z-6-trooper'] },
    { card: '2018-rebel-troopers', upgrades: [] },
    { card: '2018-at-rt', upgrades: ['2018-at-rt-rotary-blaster'] },
  ],
  commands: [
    ...['2018-son-of-skywalker', '2018-ambush', '2018-my-ally-is-the-force'],
    ...['2018-push', '2018-return-of-the-jedi', '2018-assault'],
  ],
  battle: [],
}

const empire: Army = {
  name: 'Garrison',
  faction: 'empire',
  format: '2018',
  units: [
    { card: '2018-darth-vader', upgrades: [] },
    { card: '2018-stormtroopers', upgrades: ['2018-dlt-19-stormtrooper'] },
    { card: '2018-stormtroopers', upgrades: ['2018-dlt-19-stormtrooper'] },
    { card: '2018-stormtroopers', upgrades: [] },
  ],
  commands: [
    ...['2018-implacable', '2018-ambush', '2018-new-ways-to-motivate-them'],
    ...['2018-push', '2018-master-of-evil', '2018-assault'],
  ],
  battle: [],
}

/** The rules of 2018 with the miniatures of the core set; set-up and the first command cards are done. */
export const coreSet: Lesson = {
  id: 'core-set',
  name: {
    en: 'Core set: the rules of 2018 in ten steps',
    de: 'Grundspiel: die Regeln von 2018 in zehn Schritten',
  },
  forces: { gold: rebels as unknown as Plain, silver: empire as unknown as Plain },
  board: '2018/crossroads',
  terms: { edition: '2018' },
  seed: 'core set 5',
  from: 'choose a unit',
  steps: [
    {
      at: ['choose a unit'],
      text: {
        en: 'Turn by turn the sides activate one unit. The commander gave orders within range 3: among units with an order token you choose freely, for the others you draw a token, and its rank says who acts.',
        de: 'Zug um Zug aktivieren die Seiten je eine Einheit. Der Commander hat in Reichweite 3 Befehle erteilt: Unter Einheiten mit Befehlsmarker wählst du frei, für die anderen ziehst du einen Marker, und sein Rang sagt, wer handelt.',
      },
    },
    {
      at: ['act'],
      text: {
        en: 'Two actions, each of them once, only moves twice: move, attack, aim, dodge, standby, recover. To move, drag the leader of the unit; the tool bends once, and the base sweeps along it, so that walls stop whoever cannot climb.',
        de: 'Zwei Aktionen, jede nur einmal, nur Bewegungen zweimal: bewegen, angreifen, zielen, ausweichen, Bereitschaft, Erholung. Zum Bewegen ziehst du den Anführer; die Schablone biegt sich einmal, und das Base fegt an ihr entlang, sodass Mauern aufhalten, wer nicht klettern kann.',
      },
    },
    {
      at: ['act', 'lay the tool'],
      text: {
        en: 'While you drag you see all: the tool, the leader, where the others would stand, whom you could attack and who could attack you. Let go, and it is done; with Shift, or by finger, it rests, and each miniature can be moved.',
        de: 'Beim Ziehen siehst du alles: die Schablone, den Anführer, wo die anderen stünden, wen du angreifen könntest und wer dich. Lass los, und es ist getan; mit Umschalt oder per Finger bleibt es liegen, und jede Miniatur lässt sich verschieben.',
      },
    },
    pointAtAnything(['act']),
    {
      at: ['act', 'choose a unit'],
      text: {
        en: 'Cover takes hits away before any defence die falls: light cover one, heavy cover two. A line from the middle of your leader to the middle of a miniature tells: if it crosses terrain, that one is behind it; half of them, and the unit has cover. Being shot at helps as well: troopers with a suppression token have cover one step better.',
        de: 'Deckung nimmt Treffer weg, bevor ein Verteidigungswürfel fällt: leichte einen, schwere zwei. Es entscheidet die Linie von der Mitte deines Anführers zur Mitte einer Miniatur: Quert sie Gelände, steht diese dahinter; gilt es für die Hälfte, hat die Einheit Deckung. Auch Beschuss hilft: Truppler mit Niederhaltenmarker haben um eine Stufe bessere Deckung.',
      },
    },
    {
      at: ['declare a defender', 'act'],
      text: {
        en: 'To attack, press an enemy unit. Point at one first: lines show which of its miniatures each of yours sees. Sight begins over the middle of a base and need not be mutual; only those who are seen can fall.',
        de: 'Zum Angreifen drückst du auf eine feindliche Einheit. Zeige vorher auf sie: Linien zeigen, welche Miniaturen deine sehen. Die Sicht beginnt über der Mitte eines Bases und gilt nicht immer umgekehrt; fallen kann nur, wer gesehen wird.',
      },
    },
    {
      at: ['form the attack pool', 'declare a defender', 'act'],
      text: {
        en: 'Every miniature that sees the enemy adds one weapon; the strongest pool stands first. Dodges and cover take hits away, crits are met by defence dice alone.',
        de: 'Jede Miniatur, die den Feind sieht, steuert eine Waffe bei; der stärkste Pool steht zuerst. Ausweichen und Deckung nehmen Treffer weg, kritischen Treffern begegnen nur Verteidigungswürfel.',
      },
    },
    {
      at: ['choose a command card', 'choose a unit', 'act'],
      text: {
        en: 'Each round begins with a command card, chosen in secret: fewer pips go first, more pips order more units. Suppression as high as courage costs an action; twice as much, and the unit panics and runs for the nearest edge, unless a commander is close enough to lend courage.',
        de: 'Jede Runde beginnt mit einer verdeckt gewählten Kommandokarte: Weniger Punkte gehen vor, mehr Punkte befehligen mehr Einheiten. Niederhalten in Höhe des Muts kostet eine Aktion; beim Doppelten gerät die Einheit in Panik und rennt zum nächsten Rand, außer ein Commander ist nah genug, seinen Mut zu leihen.',
      },
    },
    takeBack(['choose a unit', 'act', 'declare a defender']),
    {
      at: ['choose a unit', 'act', 'choose a command card'],
      text: {
        en: 'After six rounds the objective card, on the left, says who gets victory tokens; whoever has more wins, and whoever destroys all enemies wins at once. That is all; good luck!',
        de: 'Nach sechs Runden sagt die Zielkarte links, wer Siegesmarker bekommt; wer mehr hat, gewinnt, und wer alle Feinde vernichtet, gewinnt sofort. Das ist alles; viel Glück!',
      },
    },
  ],
}
