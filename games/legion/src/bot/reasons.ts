import type { Named } from '@sandtable/kernel'
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

/** Why an action was chosen. */
export type Because =
  | { readonly why: 'attack' | 'aim'; readonly harm: number }
  | { readonly why: 'move'; readonly there: Standing }
  | { readonly why: 'tokens' | 'withdraw' | 'dodge' | 'standby' | 'recover' | 'help' | 'nothing' }

/** An action, from where the unit stands. */
export function actedBecause(because: Because): readonly Named[] {
  switch (because.why) {
    case 'attack': {
      const good = amount(because.harm)
      return [
        text(
          `The best attack from here takes about ${good.en} points from the enemy.`,
          `Der beste Angriff von hier nimmt dem Gegner etwa ${good.de} Punkte.`,
        ),
      ]
    }
    case 'aim': {
      const good = amount(because.harm)
      return [
        text(
          `With an aim token the best attack from here takes about ${good.en} points from the enemy.`,
          `Mit einem Zielmarker nimmt der beste Angriff von hier dem Gegner etwa ${good.de} Punkte.`,
        ),
      ]
    }
    case 'move':
      return [
        text('It could stand better than it does.', 'Sie könnte besser stehen, als sie es tut.'),
        ...stoodBecause(because.there),
      ]
    case 'tokens':
      return [text('An aim and a dodge token at once.', 'Ein Ziel- und ein Ausweichmarker auf einmal.')]
    case 'withdraw':
      return [
        text(
          'It would lose more in this fight than it takes.',
          'Sie würde in diesem Kampf mehr verlieren, als sie nimmt.',
        ),
      ]
    case 'dodge':
      return [
        text(
          'Enemies can attack it; a dodge token takes a hit away.',
          'Gegner können sie angreifen; ein Ausweichmarker nimmt einen Treffer weg.',
        ),
      ]
    case 'standby':
      return [text('It waits for whoever comes near.', 'Sie wartet auf jeden, der in die Nähe kommt.')]
    case 'recover':
      return [
        text(
          'It gets rid of suppression, or readies what is exhausted.',
          'Sie wird Niederhalten-Marker los oder macht Erschöpftes wieder spielbereit.',
        ),
      ]
    case 'help':
      return [text('Others gain by it.', 'Andere haben etwas davon.')]
    case 'nothing':
      return [text('Nothing else is worth more from here.', 'Nichts anderes ist von hier aus mehr wert.')]
  }
}

export function scoredBecause(): readonly Named[] {
  return [text('The mission gives points for it.', 'Die Mission gibt Punkte dafür.')]
}

export function usedBecause(): readonly Named[] {
  return [text('It costs no action.', 'Es kostet keine Aktion.')]
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

export function pressedBecause(): readonly Named[] {
  return [
    text(
      'It has more to lose by waiting than the others: enemies who have not acted yet can attack it.',
      'Sie hat durch Warten mehr zu verlieren als die anderen: Gegner, die noch nicht dran waren, können sie angreifen.',
    ),
  ]
}
