import { choose } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { claim } from '../holdings.ts'
import { contests } from '../mission/contesting.ts'
import { tokenNamed } from '../mission/placing.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { isTrooper, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, heldToken, tokensOf } from './phrases.ts'

/** Actions that battle cards give to units: claiming tokens, and whatever else is done with them. */

type Fits = (s: LState, unit: Unit, token: Objective) => boolean

/** An action with one token that the unit contests; a claimed token lies no longer (LG2-OBJ-010, -013). */
export function withToken(
  cost: 0 | 1,
  name: string,
  fits: Fits,
  use: (s: LState, unit: Unit, token: Objective) => void,
): Required<Pick<LCard, 'asks' | 'action'>> {
  const tokens = (s: LState, unit: Unit) => tokensOf(s, name).filter((token) => fits(s, unit, token))
  const which = choice<string, { readonly unit: string }>('which token', {
    from: (s, _, { unit }) => tokens(s, unitOf(s, unit)).map(({ id }) => id),
    by: (s, _, { unit }) => unitOf(s, unit).seat,
    do: (s, _, token, { unit }) => use(s, unitOf(s, unit), tokenNamed(s, token)),
  })
  return {
    asks: [which],
    action: {
      cost,
      can: (s, unit) => tokens(s, unit).length > 0,
      do: (s, unit, effect) => {
        const [first, second] = tokens(s, unit)
        if (second !== undefined) choose(s, effect, which, { unit: unit.id })
        else if (first !== undefined) use(s, unit, first)
      },
    },
  }
}

/** The action Claim for tokens of this name. */
export function claiming(cost: 0 | 1, name: string, fits: Fits) {
  const may: Fits = (s, unit, token) =>
    contests(s, unit, token) && !isTooFast(s, unit) && fits(s, unit, token)
  return withToken(cost, name, may, claim)
}

/** A speeder that made two move actions besides the compulsory one claims nothing (LG2-KW-097). */
function isTooFast(s: LState, unit: Unit): boolean {
  const moves = activationOf(s, unit)?.done.filter((action) => action === 'move') ?? []
  return moves.length > 1 && hasKeyword(s, unit, 'speeder')
}

/** Not two of them for one unit. */
export const onlyOne =
  (name: string): Fits =>
  (s, unit) =>
    heldToken(s, unit, name) === undefined

export const isOwn: Fits = (_, unit, token) => token.seat === unit.seat

/** Corps and special forces on foot. */
export function isLineTrooper(unit: Unit): boolean {
  return isTrooper(unit) && (unit.rank === 'corps' || unit.rank === 'special')
}
