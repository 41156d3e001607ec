import type { Named, Plain } from '@sandtable/kernel'
import { amount, part } from '@sandtable/kit'
import { spacesBetween, spacesOf } from '../board/board.ts'
import type { Target } from '../board/targets.ts'
import { oddsOn } from '../odds/attack-odds.ts'
import { expectedDamage } from '../odds/dice-odds.ts'
import { type AState, figureOf, isFigure } from '../state.ts'
import { healthOf } from '../values.ts'
import type { AssaultView } from '../vocabulary/view.ts'
import { text } from '../words/names.ts'
import { figureName } from '../words/pieces.ts'
import type { Weighed } from './stand.ts'

/** What the bot weighed, in words. */

/** Less than this is not worth a word. */
const trifle = 0.05

/** What a place offers: an attack, something of the mission, danger. */
function offers({ harm, goals, danger, near }: Weighed): Named[] {
  const [good, task, risk] = [amount(harm), amount(goals), amount(danger)]
  const found: Named[] = []
  if (harm > trifle)
    found.push(
      text(`an attack worth about ${good.en} points`, `ein Angriff, der etwa ${good.de} Punkte wert ist`),
    )
  if (goals > trifle)
    found.push(text(`${task.en} for what the mission scores`, `${task.de} für das, was die Mission wertet`))
  if (danger > trifle)
    found.push(
      text(`${risk.en} that the enemy could do to it`, `${risk.de}, die der Gegner ihr antun könnte`),
    )
  if (harm <= trifle && near > 0) found.push(text('nobody in reach yet', 'noch niemand in Reichweite'))
  return found
}

function listed(before: Named, found: readonly Named[], none: Named): readonly Named[] {
  if (found.length === 0) return [none]
  return [
    text(
      `${before.en} ${found.map((one) => one.en).join('; ')}.`,
      `${before.de} ${found.map((one) => one.de).join('; ')}.`,
    ),
  ]
}

/** `place`: what the space is called, where it is not marked already. */
export function movedBecause(here: Weighed, there: Weighed, place?: string): readonly Named[] {
  const closer =
    there.harm <= trifle && there.near < here.near
      ? [text('It comes nearer to the enemy.', 'So geht es näher an den Gegner.')]
      : []
  const none = text('That place is a little better.', 'Der Platz ist etwas besser.')
  const where =
    place === undefined ? text('There:', 'Dort:') : text(`Towards ${place}:`, `Richtung ${place}:`)
  return [...listed(where, offers(there), none), ...closer]
}

export function standBecause(there: Weighed): readonly Named[] {
  const none = text('Every place is as good as another.', 'Ein Platz ist so gut wie der andere.')
  return listed(text('There:', 'Dort:'), offers(there), none)
}

export function freeBecause(): readonly Named[] {
  return [text('It costs no action.', 'Es kostet keine Aktion.')]
}

/** An action, or the end of acting, from where the figure stands. */
export function actedBecause(answer: Plain, here: Weighed): readonly Named[] {
  switch (part(answer, 'action')) {
    case 'attack': {
      const good = amount(here.harm)
      return [
        text(
          `The best attack from here is worth about ${good.en} points, more than moving first.`,
          `Der beste Angriff von hier ist etwa ${good.de} Punkte wert, mehr als erst zu gehen.`,
        ),
      ]
    }
    case 'interact':
      return [text('What lies here leads to points.', 'Was hier liegt, führt zu Punkten.')]
    case 'shed':
      return [text('The condition costs more than an action.', 'Der Zustand kostet mehr als eine Aktion.')]
    case 'special':
      return [text('Nothing else here is worth more.', 'Nichts anderes ist hier mehr wert.')]
  }
  if (part(answer, 'command') !== undefined)
    return [text('The card is worth more now than later.', 'Die Karte ist jetzt mehr wert als später.')]
  return listed(
    text('It stays here:', 'Sie bleibt hier:'),
    offers(here),
    text('Nothing left to do is a gain.', 'Nichts mehr zu tun wäre ein Gewinn.'),
  )
}

export function activatedBecause(promised: number): readonly Named[] {
  const good = amount(promised)
  return promised > trifle
    ? [
        text(
          `With a move and an attack it can do most: about ${good.en} points' worth.`,
          `Mit einer Bewegung und einem Angriff erreicht sie am meisten: etwa ${good.de} Punkte.`,
        ),
      ]
    : [
        text(
          'Nobody has anyone in reach: those come first whom it costs least to show.',
          'Niemand hat jemanden in Reichweite: Zuerst kommen die, um die es am wenigsten schade ist.',
        ),
      ]
}

export function aimedBecause(
  s: AState,
  seen: AssaultView,
  attacker: string,
  answer: Plain,
): readonly Named[] {
  if (answer === 'none') return [text('No attack would be a gain.', 'Kein Angriff wäre ein Gewinn.')]
  const { target, space } = answer as unknown as Target
  const distance = spacesBetween(s, spacesOf(s, figureOf(s, attacker)), [space])
  const damage = amount(expectedDamage(oddsOn(s, attacker, { target, space, distance })))
  if (!isFigure(s, target))
    return [text(`About ${damage.en} damage to expect.`, `Etwa ${damage.de} Schaden zu erwarten.`)]
  const figure = figureOf(s, target)
  const name = figureName(target, seen)
  const left = healthOf(s, figure) - figure.damage
  return [
    text(
      `${name.en} has ${left} health left; about ${damage.en} damage is to be expected, which is worth most here.`,
      `${name.de} hat noch ${left} Gesundheit; etwa ${damage.de} Schaden ist zu erwarten, das ist hier am meisten wert.`,
    ),
  ]
}

export function rolledBecause(): readonly Named[] {
  return [
    text(
      'Of all answers, after this one the damage to expect is best for its side.',
      'Von allen Antworten ist nach dieser der zu erwartende Schaden für die eigene Seite am besten.',
    ),
  ]
}
