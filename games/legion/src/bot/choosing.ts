import type { Place, Plain } from '@sandtable/kernel'
import { part, type Some, type Thought } from '@sandtable/kit'
import { commandCard } from '../catalogue.ts'
import { type Legion, type LState, otherSeat } from '../state.ts'
import { findUnitOf, unitOf, unitsOfSide } from '../units.ts'
import { bestHarm, harmTo } from './harm.ts'
import { harmedBecause } from './reasons.ts'

/** Choices beside acts and moves: whom, which, how many. */

export function best(options: readonly Plain[], worth: (option: Plain) => number): Plain | null {
  let [found, most]: [Plain | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const option of options) {
    const value = worth(option)
    if (value > most) [found, most] = [option, value]
  }
  return found
}

export function ordersOf(card: string): number {
  return (commandCard(card).orders ?? []).reduce(
    (sum, { count }) => sum + (typeof count === 'number' ? count : 9),
    0,
  )
}

/** Whoever can do most comes first; a token is drawn only if nobody has an order. */
export function chooseUnit(s: LState, options: readonly Plain[]): Thought {
  const worth = (one: Plain) => {
    const unit = findUnitOf(s, one)
    if (unit === undefined) return one === 'draw' ? -1 : -2
    return unit.deployed ? bestHarm(s, unit) : 0
  }
  const answer = best(options, worth)
  return { answer, reasons: () => harmedBecause(worth(answer)) }
}

export function chooseDefender(s: LState, id: string, options: readonly Plain[]): Thought {
  const unit = unitOf(s, id)
  const harm = (one: Plain) => {
    const enemy = findUnitOf(s, one)
    return enemy === undefined ? -1 : harmTo(s, unit, enemy)
  }
  const answer = best(options, (one) => harm(one) + (findUnitOf(s, one)?.order === 'up' ? 2 : 0))
  return { answer, reasons: () => harmedBecause(harm(answer)) }
}

/** Blanks are rolled again. */
export function worstDice({ question }: Place<Legion>): Plain {
  const dice = (part(question.about, 'dice') ?? []) as readonly string[]
  const { most } = part(question.space as Plain, 'some') as unknown as Some
  return dice.flatMap((face, at) => (face === 'blank' ? [at] : [])).slice(0, most)
}

/** Orders go to those who can do most with them. */
export function orders(s: LState, seat: string, { question }: Place<Legion>): Plain {
  const { from, most } = part(question.space as Plain, 'some') as unknown as { from: string[]; most: number }
  const nearest = (id: string) => {
    const unit = findUnitOf(s, id)
    const [leader] = unit?.minis ?? []
    if (leader === undefined || unit?.deployed !== true) return 0
    return Math.max(
      0,
      ...unitsOfSide(s, otherSeat(seat)).map((enemy) => (enemy.deployed ? harmTo(s, unit, enemy) : 0)),
    )
  }
  const chosen = from
    .map((id) => ({ id, worth: nearest(id) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ id }) => id)
  return from.filter((id) => chosen.includes(id))
}
