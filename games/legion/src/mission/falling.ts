import { circle, freeSpots, type Point } from '@sandtable/plane'
import { baseAt } from '../geometry/bases.ts'
import { ASSET_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { drop } from '../holdings.ts'
import { tokensToAvoid } from '../moves/ground.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { layingAt, tokenNamed } from './placing.ts'

/** In 2018 claimed tokens fall where their leader stands or stood, beside its base, and can be claimed again (LG1-OTKB-007 to -009). */
export function dropBeside(s: LState, unit: Unit, at: Point): void {
  for (const id of [...unit.holds]) {
    const token = tokenNamed(s, id)
    drop(s, unit, token, layingAt(s, token, spotBeside(s, unit, at)))
  }
}

function spotBeside(s: LState, unit: Unit, at: Point): Point {
  const zone = { about: circle(at.x, at.y, SEGMENT), inside: battlefieldOf(s.table.map).outline }
  const [spot] = freeSpots(at, ASSET_RADIUS, zone, [baseAt(unit, at), ...tokensToAvoid(s)])
  return spot ?? at
}
