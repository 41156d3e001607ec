import { circle, freeSpots, type Point } from '@sandtable/plane'
import { baseAt, baseOf } from '../geometry/bases.ts'
import { ASSET_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { drop } from '../holdings.ts'
import { otherBases, tokensToAvoid } from '../moves/ground.ts'
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

/** Beside its base, and under nobody (LG1-OTKB-002). */
function spotBeside(s: LState, unit: Unit, at: Point): Point {
  const zone = { about: circle(at.x, at.y, SEGMENT), inside: battlefieldOf(s.table.map).outline }
  const bases = [baseAt(unit, at), ...unit.minis.map((mini) => baseOf(unit, mini))]
  const taken = [...bases, ...otherBases(s, unit, zone.about), ...tokensToAvoid(s)]
  const [spot] = freeSpots(at, ASSET_RADIUS, zone, taken)
  return spot ?? at
}
