import type { Named, Plain } from '@sandtable/kernel'
import { amount } from '@sandtable/kit'
import { text } from '../words/names.ts'
import type { Standing } from './moving.ts'

/** What the bot weighed, in words. */

/** Less than this, in points, is not worth a word. */
const trifle = 0.5

/** What a place offers: an attack, something to fight for, danger. */
function offers({ goals, harm, risk }: Standing): Named[] {
  const found: Named[] = []
  if (harm > trifle) {
    const good = amount(harm)
    found.push(
      text(
        `an attack that takes about ${good.en} points from the enemy`,
        `ein Angriff, der dem Gegner etwa ${good.de} Punkte nimmt`,
      ),
    )
  }
  if (goals > trifle) {
    const near = amount(goals)
    found.push(
      text(
        `${near.en} for objectives and enemies within reach`,
        `${near.de} für Missionsziele und Gegner in Reichweite`,
      ),
    )
  }
  if (risk > trifle) {
    const danger = amount(risk)
    found.push(
      text(
        `${danger.en} points that all enemies together could take`,
        `${danger.de} Punkte, die alle Gegner zusammen nehmen könnten`,
      ),
    )
  }
  return found
}

export function stoodBecause(there: Standing): readonly Named[] {
  const found = offers(there)
  if (found.length === 0)
    return [text('Every place is as good as another.', 'Ein Platz ist so gut wie der andere.')]
  return [
    text(`There: ${found.map(({ en }) => en).join('; ')}.`, `Dort: ${found.map(({ de }) => de).join('; ')}.`),
  ]
}

/** An action, from where the unit stands. */
export function actedBecause(action: Plain, harm: number): readonly Named[] {
  const good = amount(harm)
  switch (action) {
    case 'attack':
      return [
        text(
          `The best attack from here takes about ${good.en} points from the enemy.`,
          `Der beste Angriff von hier nimmt dem Gegner etwa ${good.de} Punkte.`,
        ),
      ]
    case 'aim':
      return [
        text(
          'It stands where it should; with an aim token the attack that follows is better.',
          'Sie steht, wo sie soll; mit einem Zielmarker wird der Angriff danach besser.',
        ),
      ]
    case 'recover':
      return [
        text(
          'Suppression costs it an action; nobody is worth an attack now.',
          'Das Niederhalten kostet sie eine Aktion; kein Angriff lohnt sich jetzt.',
        ),
      ]
    case 'move':
      return [text('It could stand better than it does.', 'Sie könnte besser stehen, als sie es tut.')]
    case 'standby':
      return [text('It waits for whoever comes near.', 'Sie wartet auf jeden, der in die Nähe kommt.')]
  }
  return [text('Nothing else is worth more from here.', 'Nichts anderes ist von hier aus mehr wert.')]
}

export function scoredBecause(): readonly Named[] {
  return [text('The mission gives points for it.', 'Die Mission gibt Punkte dafür.')]
}

/** A unit that is activated, or an enemy that is attacked. */
export function harmedBecause(harm: number): readonly Named[] {
  const good = amount(harm)
  return harm > trifle
    ? [
        text(
          `That is worth most: about ${good.en} points to be taken.`,
          `Das lohnt am meisten: etwa ${good.de} Punkte sind zu holen.`,
        ),
      ]
    : [text('Nobody has anyone in reach yet.', 'Noch hat niemand jemanden in Reichweite.')]
}
