import type { Lesson, Plain } from '@sandtable/kernel'
import { pointAtAnything, takeBack } from '@sandtable/kit'
import type { Squad } from './squad/squad.ts'

const hunters: Squad = {
  name: 'Lesson',
  faction: 'rebel',
  ships: [
    { pilot: 'lukeskywalker', upgrades: ['r2d2'] },
    { pilot: 'redsquadronpilot', upgrades: [] },
  ],
}

const hunted: Squad = {
  name: 'Lesson',
  faction: 'imperial',
  ships: [
    { pilot: 'academypilot', upgrades: [] },
    { pilot: 'academypilot', upgrades: [] },
    { pilot: 'obsidiansquadronpilot', upgrades: [] },
  ],
}

/** Two X-wings against three TIE fighters: dials, actions, arcs, dice. */
export const lessons: readonly Lesson[] = [
  {
    id: 'first-flight',
    name: { en: 'First flight: X-Wing in ten steps', de: 'Erster Flug: X-Wing in zehn Schritten' },
    forces: { red: hunters as unknown as Plain, blue: hunted as unknown as Plain },
    board: 'asteroids',
    seed: 'first flight',
    from: 'assign dials',
    steps: [
      {
        at: ['assign dials'],
        text: {
          en: 'Everybody plans at once and in secret. Choose a maneuver for each of your ships: the pale outlines show where it would end, and point at one to see whom it could shoot at from there. Fly towards the enemy, but not onto a rock.',
          de: 'Alle planen gleichzeitig und verdeckt. Wähle für jedes deiner Schiffe ein Manöver: Die blassen Umrisse zeigen, wo es endet; zeige auf einen, um zu sehen, auf wen es von dort schießen könnte. Fliege auf den Feind zu, aber auf keinen Felsen.',
        },
      },
      {
        at: ['choose an action'],
        text: {
          en: 'After its maneuver a ship takes one action. Focus is never wrong: it helps both when you shoot and when you are shot at.',
          de: 'Nach dem Manöver führt ein Schiff eine Aktion aus. Fokus ist nie falsch: Er hilft beim Schießen und wenn auf dich geschossen wird.',
        },
      },
      {
        at: ['choose an action', 'choose a ship to activate'],
        text: {
          en: 'Ships move in order of pilot skill, the lowest first, and shoot the other way round: good pilots move last and fire first. The number stands first on every ship’s card at the left.',
          de: 'Die Schiffe ziehen nach Pilotenwert, der niedrigste zuerst, und schießen umgekehrt: Gute Piloten ziehen zuletzt und feuern zuerst. Die Zahl steht links auf jeder Schiffskarte an erster Stelle.',
        },
      },
      {
        at: ['assign dials'],
        text: {
          en: 'A new round, a new plan. Green maneuvers take a stress token away, red ones bring one: a stressed ship takes no action and flies no red maneuver. Who runs into another ship loses its action, too.',
          de: 'Neue Runde, neuer Plan. Grüne Manöver nehmen einen Stressmarker weg, rote bringen einen: Ein gestresstes Schiff führt keine Aktion aus und fliegt kein rotes Manöver. Wer in ein anderes Schiff fliegt, verliert ebenfalls seine Aktion.',
        },
      },
      {
        at: ['declare target'],
        text: {
          en: 'Point at a target before you choose: the bars show the exact chance of each amount of damage. At range 1 you roll one more die, at range 3 the defender does. A dashed line is obstructed: one more defense die.',
          de: 'Zeige auf ein Ziel, bevor du wählst: Die Balken zeigen die genaue Chance für jeden Schaden. In Reichweite 1 wirfst du einen Würfel mehr, in Reichweite 3 der Verteidiger. Eine gestrichelte Linie ist versperrt: ein Verteidigungswürfel mehr.',
        },
      },
      {
        at: [
          'modify attack dice',
          'modify defense dice',
          'choose dice to reroll',
          'choose an action',
          'declare target',
        ],
        text: {
          en: 'Stars are hits, eyes are nothing until you spend a focus token: then each eye is a hit, or an evade when you defend. A target lock lets you reroll attack dice instead.',
          de: 'Sterne sind Treffer, Augen sind nichts, bis du einen Fokusmarker ausgibst: Dann ist jedes Auge ein Treffer, oder ein Ausweichen, wenn du verteidigst. Mit einer Zielerfassung wirfst du stattdessen Angriffswürfel neu.',
        },
      },
      pointAtAnything(['choose an action', 'modify attack dice', 'modify defense dice']),
      {
        at: ['assign dials'],
        text: {
          en: 'A ship turns its dial before the others know where it goes: think about where the enemy will be, not where it is. Asteroids hurt whoever crosses them, and behind them one is harder to hit.',
          de: 'Alle stellen ihre Räder, bevor jemand weiß, wohin die anderen fliegen: Denke daran, wo der Feind sein wird, nicht wo er ist. Asteroiden schaden dem, der sie überfliegt, und hinter ihnen ist man schwerer zu treffen.',
        },
      },
      takeBack(['choose an action', 'declare target', 'assign dials']),
      {
        at: ['choose an action', 'declare target', 'assign dials'],
        text: {
          en: 'That is the whole of it: plan, move, act, shoot. Shields go first, then every damage card counts against the hull; whoever has ships left at the end wins. Good hunting!',
          de: 'Das ist schon alles: planen, ziehen, handeln, schießen. Zuerst gehen die Schilde, dann zählt jede Schadenskarte gegen die Hülle; wer am Ende noch Schiffe hat, gewinnt. Gute Jagd!',
        },
      },
    ],
  },
]
