import { call, use, usedUp } from '@sandtable/kernel'
import { boardOf, goesAnywhere, spacesOf } from '../../board/board.ts'
import { carried, discardToken } from '../../board/objects.ts'
import { isAt, placesOf } from '../../board/places.ts'
import type { Mission, MoveRule } from '../../map/mission.ts'
import { DIFFICULT } from '../../map/terrain.ts'
import { type AState, type Figure, figureOf } from '../../state.ts'
import type { Stepping } from '../../vocabulary/moves.ts'
import { givePoints, strain } from '../words.ts'
import { lying } from './harm.ts'

export type Rule<T extends MoveRule['type']> = Extract<MoveRule, { type: T }>

export function moveRule<T extends MoveRule['type']>(
  { onTheMove = [] }: Mission,
  type: T,
): Rule<T> | undefined {
  return onTheMove.find((rule): rule is Rule<T> => rule.type === type)
}

/** A carrier that has just entered a space at the place may hand its token over. */
export function mayDeliver(s: AState, rule: Rule<'deliver'>, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  if (carried(s, figure, rule.label).length === 0) return false
  return placesOf(s, rule.at, figure.seat).some((place) => isAt(s, figure, place))
}

export function deliver(s: AState, rule: Rule<'deliver'>, v: Stepping): void {
  const figure = figureOf(s, v.figure)
  const [token] = carried(s, figure, rule.label)
  if (token === undefined) return
  discardToken(s, token)
  givePoints(s, figure.seat, rule.vp, 'mission')
}

/** Spaces that it covers now and did not before. */
function entered(s: AState, figure: Figure, v: Stepping): number[] {
  return spacesOf(s, figure).filter((space) => !v.from.includes(space))
}

export function fallsIn(s: AState, rule: Rule<'trap'>, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  if (v.how === 'place') return false
  const spaces = entered(s, figure, v)
  return lying(s, rule.label).some((trap) => trap.spaces.some((space) => spaces.includes(space)))
}

/** It goes no farther this way. */
export function fall(s: AState, rule: Rule<'trap'>, v: Stepping): void {
  v.way = 'ends here'
  strain(s, v.figure, rule.strain)
  call(s, 'fall', { figure: v.figure, exit: rule.exit })
}

const onceARound = { times: 1, per: 'round' }

/** Without Mobile, the first difficult terrain of a round costs it strain. */
export function stumbles(s: AState, v: Stepping): boolean {
  const figure = figureOf(s, v.figure)
  if (goesAnywhere(s, figure) || usedUp(s, `stumbled ${v.figure}`, onceARound)) return false
  const { spaces } = boardOf(s)
  return entered(s, figure, v).some((space) => (spaces[space]! & DIFFICULT) !== 0)
}

export function stumble(s: AState, v: Stepping): void {
  use(s, `stumbled ${v.figure}`, onceARound)
  strain(s, v.figure, 1)
}
