import type { Lesson, Plain } from '@sandtable/kernel'
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
        at: 'assign dials',
        text: {
          en: 'Everybody plans at once and in secret. Choose a maneuver for each of your ships: the pale outlines show where it would end. Green ones shed stress, red ones cost it. Fly towards the enemy, but not onto a rock.',
          de: 'Alle planen gleichzeitig und verdeckt. Wähle für jedes deiner Schiffe ein Manöver: Die blassen Umrisse zeigen, wo es endet. Grüne bauen Stress ab, rote kosten welchen. Fliege auf den Feind zu, aber auf keinen Felsen.',
        },
      },
      {
        at: 'choose a ship to activate',
        text: {
          en: 'Ships move in order of pilot skill, the lowest first. Of equal ones you choose who goes.',
          de: 'Die Schiffe ziehen nach Pilotenwert, der niedrigste zuerst. Unter gleichen entscheidest du, wer fliegt.',
        },
      },
      {
        at: 'choose an action',
        text: {
          en: 'After its maneuver a ship takes one action. Focus is never wrong: it helps both when you shoot and when you are shot at. A target lock lets you reroll attack dice; it needs an enemy within range 3.',
          de: 'Nach dem Manöver führt ein Schiff eine Aktion aus. Fokus ist nie falsch: Er hilft beim Schießen und wenn auf dich geschossen wird. Eine Zielerfassung lässt dich Angriffswürfel neu werfen; sie braucht einen Feind in Reichweite 3.',
        },
      },
      {
        at: 'place the ship',
        text: {
          en: 'After a barrel roll the ship may be set down anywhere along the template. Move the slider and look where it fits best.',
          de: 'Nach einer Fassrolle darf das Schiff überall entlang der Schablone stehen. Bewege den Regler und sieh, wo es am besten passt.',
        },
      },
      {
        at: 'choose a ship to attack with',
        text: {
          en: 'Now everybody shoots, the highest pilot skill first: good pilots move last and fire first.',
          de: 'Jetzt wird geschossen, der höchste Pilotenwert zuerst: Gute Piloten ziehen zuletzt und feuern zuerst.',
        },
      },
      {
        at: 'declare target',
        text: {
          en: 'Point at a target before you choose: the bars show the exact chance of each amount of damage. At range 1 you roll one more die, at range 3 the defender does. A dashed line is obstructed: one more defense die.',
          de: 'Zeige auf ein Ziel, bevor du wählst: Die Balken zeigen die genaue Chance für jeden Schaden. In Reichweite 1 wirfst du einen Würfel mehr, in Reichweite 3 der Verteidiger. Eine gestrichelte Linie ist versperrt: ein Verteidigungswürfel mehr.',
        },
      },
      {
        at: 'modify attack dice',
        text: {
          en: 'Your dice lie there. A focus token turns every eye into a hit, a target lock rerolls what you do not like. Use one, both, or keep them: the odds change as you point.',
          de: 'Deine Würfel liegen da. Ein Fokusmarker macht jedes Auge zum Treffer, eine Zielerfassung wirft neu, was dir nicht gefällt. Nutze einen, beide oder hebe sie auf: Die Chancen ändern sich, wohin du zeigst.',
        },
      },
      {
        at: 'modify defense dice',
        text: {
          en: 'You are shot at. Each evade cancels a hit, and a focus token turns eyes into evades.',
          de: 'Auf dich wird geschossen. Jedes Ausweichen hebt einen Treffer auf, und ein Fokusmarker macht Augen zu Ausweichen.',
        },
      },
      {
        at: 'choose dice to reroll',
        text: {
          en: 'Choose the dice to pick up: blanks first. Each die is rerolled at most once.',
          de: 'Wähle die Würfel, die du aufnimmst: zuerst die leeren. Jeder Würfel wird höchstens einmal neu geworfen.',
        },
      },
      {
        at: 'opportunity to attack',
        text: {
          en: 'That is the whole of it: plan, move, act, shoot. Press a rule’s number to read it, press a piece to learn why it cannot be chosen. Good hunting!',
          de: 'Das ist schon alles: planen, ziehen, handeln, schießen. Drücke auf die Nummer einer Regel, um sie zu lesen, und auf ein Stück, um zu erfahren, warum es nicht wählbar ist. Gute Jagd!',
        },
      },
    ],
  },
]
