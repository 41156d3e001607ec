import { overlaps, type Shape } from '@sandtable/plane'
import { baseOf } from '../../geometry/bases.ts'
import { isEngaged } from '../../geometry/melee.ts'
import type { LState, MiniId, Place, Unit, UnitId } from '../../state.ts'
import { isOfType, isOnBattlefield, isTrooper } from '../../units.ts'
import type { Moving, NotchedMove } from '../../vocabulary/moves.ts'
import { passesOver, runOf } from '../along-tool.ts'

/** Troopers that vehicles drive over (LG1-DISP-001 to -004). */

/** May this vehicle displace that unit in this move? Ground vehicles may, repulsor vehicles where they must move. */
export function mayDisplace(s: LState, v: Pick<Moving, 'compulsory'>, vehicle: Unit, other: Unit): boolean {
  if (!isTrooper(other) || isEngaged(s, other)) return false
  return isOfType(vehicle, 'ground vehicle') || v.compulsory === true
}

/** A unit and those of its miniatures that were driven over, with where they were. */
export interface Displaced {
  readonly unit: UnitId
  readonly minis: readonly { readonly mini: MiniId; readonly was: Place }[]
}

/** Whom a move along the tool displaces: a ground vehicle on its way, a repulsor vehicle where it ends. */
export function displacedBy(
  s: LState,
  v: Moving,
  vehicle: Unit,
  move: NotchedMove,
  front: number,
  ends: readonly Place[],
): Displaced[] {
  const final = ends.map((place) => baseOf(vehicle, place))
  const run = runOf(vehicle, move, null)
  const drivesOver = isOfType(vehicle, 'ground vehicle')
  const isUnder = (base: Shape) =>
    final.some((shape) => overlaps(base, shape)) || (drivesOver && passesOver(run, [base], front))
  return s.table.units.flatMap((unit) => {
    if (!isOnBattlefield(unit) || !mayDisplace(s, v, vehicle, unit)) return []
    const minis = unit.minis
      .filter((mini) => isUnder(baseOf(unit, mini)))
      .map(({ id: mini, x, y, facing, on }) => ({ mini, was: { x, y, facing, on } }))
    return minis.length === 0 ? [] : [{ unit: unit.id, minis }]
  })
}
