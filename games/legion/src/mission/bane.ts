import type { Seat } from '@sandtable/kernel'
import { circle, isWithin } from '@sandtable/plane'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { sees } from '../geometry/sight.ts'
import { changeObjective } from '../holdings.ts'
import type { LegionTable, LState, Objective, Unit } from '../state.ts'
import { cardOfUnit, leaderOf, unitOfToken, unitsOfSide, unitsOn } from '../units.ts'
import type { BaneFront } from '../vocabulary/bane.ts'
import { addToken } from './lay-out.ts'
import { radiusOfToken } from './placing.ts'

/** Bane tokens: they lie face down, and only their owner knows which is which (LG2-CKW-004 to -017). */

export const baneCard = 'i-make-the-rules-now'
export const fronts: readonly BaneFront[] = ['smoke and mirrors', 'here i am', 'kablamo']

const isTurnedUp = ({ count }: Objective) => count > 0

/** Those of a player that lie face down. */
export function baneTokens(s: LState, seat: Seat): Objective[] {
  return s.table.objectives.filter(
    (token) => token.kind === 'bane' && token.lies && token.seat === seat && !isTurnedUp(token),
  )
}

/** Each of the three may lie once (LG2-CKW-008). */
export function frontsLeft(s: LState, seat: Seat): BaneFront[] {
  const lying = baneTokens(s, seat).map(({ id }) => s.table.fronts[id])
  return fronts.filter((front) => !lying.includes(front))
}

export function addBaneToken(s: LState, seat: Seat): string {
  const { id } = addToken(s, { name: 'Bane Token', kind: 'bane', seat, at: null, card: baneCard })
  return id
}

export function setFront(s: LState, token: string, front: BaneFront): void {
  const open: { fronts: LegionTable['fronts'] } = s.table
  open.fronts = { ...s.table.fronts, [token]: front }
}

export function cadBane(s: LState, seat: Seat): Unit | undefined {
  return unitsOfSide(s, seat).find((unit) => cardOfUnit(unit).name === 'Cad Bane')
}

export function hereIAm(s: LState, seat: Seat): Objective | undefined {
  return baneTokens(s, seat).find(({ id }) => s.table.fronts[id] === 'here i am')
}

/** Those that an enemy miniature within range 1 sees now (LG2-CKW-009); from now on they are face up. */
export function noticedBaneTokens(s: LState): string[] {
  return s.table.objectives.flatMap((token) => {
    if (token.kind !== 'bane' || !token.lies || isTurnedUp(token) || !isNoticed(s, token)) return []
    changeObjective(s, token, { count: 1 })
    return [token.id]
  })
}

function isNoticed(s: LState, token: Objective): boolean {
  const shape = circle(token.x, token.y, radiusOfToken(token))
  const unit = unitOfToken(token)
  const there = { unit, mini: leaderOf(unit) }
  return unitsOn(s).some(
    (enemy) =>
      enemy.seat !== token.seat &&
      enemy.minis.some(
        (mini) => isWithin(baseOf(enemy, mini), shape, SEGMENT) && sees(s, { unit: enemy, mini }, there),
      ),
  )
}
