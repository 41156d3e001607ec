import { nextBelow, type Plain, pickOne, type RuleId, type Space } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { exceeds, type Pose, rest } from '@sandtable/plane'
import type { PieceOnMap } from '../../data/terrain/types.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { spotAnywhere } from '../proposals/spots.ts'
import { awayFromOthers, isOnField, partsLaid, placeApart, placeBeyond } from '../proposals/terrain-places.ts'
import type { Legion, LState } from '../state.ts'
import { type Battlefield, battlefieldOf } from '../terrain/battlefield.ts'
import type { LayingTerrain } from '../vocabulary/set-up.ts'

/** Where players may lay pieces of terrain in turn before the battle (LG1-TSET-002 to -004). */

/** The piece that an answer lays, as it says or where there is room; null: there is no room for it. */
export function pieceIn(s: LState, { left }: LayingTerrain, answer: Plain): PieceOnMap | null {
  const said = readPiece(answer)
  if (said !== null) return said
  const field = battlefieldOf(s.table.map)
  const [kind = ''] = left
  const pose = placeFor(field, kind)
  return pose === null ? null : { kind, ...pose }
}

function placeFor(field: Battlefield, kind: string): Pose | null {
  return placeBeyond(field, kind) ?? placeApart(field, kind)
}

function readPiece(answer: Plain): PieceOnMap | null {
  if (!isMap(answer)) return null
  const { kind, x, y, facing } = answer
  if (![x, y, facing].every(Number.isFinite)) return null
  return { kind: String(kind), ...rest({ x: x as number, y: y as number, facing: facing as number }) }
}

/** Beyond range 1 of all others; touching none, if there is no such place (LG1-TSET-003, -004). */
function refusePiece(s: LState, { left }: LayingTerrain, { kind, ...pose }: PieceOnMap): RuleId | null {
  if (!left.includes(kind)) return 'LG1-TSET-002'
  const field = battlefieldOf(s.table.map)
  const laid = partsLaid(field, kind, pose)
  if (!isOnField(field, laid)) return 'LG1-TSET-002'
  const away = awayFromOthers(field, laid)
  if (exceeds(away, SEGMENT)) return null
  if (placeBeyond(field, kind) !== null) return 'LG1-TSET-003'
  return away === 0 ? 'LG1-TSET-004' : null
}

/** A piece and its place, or that the next one lies wherever there is room. */
export const placesForTerrain: Space<Legion, LayingTerrain, Plain> = {
  describe: (_, v) => ({ terrain: { left: [...v.left] } }),
  refuse(s, v, answer) {
    if (answer === 'anywhere') return null
    const piece = readPiece(answer)
    return piece === null ? 'LG1-TSET-002' : refusePiece(s, v, piece)
  },
  sample(s, v, _, random) {
    const kind = pickOne(random, v.left)
    const facing = nextBelow(random, 360)
    const at = spotAnywhere(s, random, (spot) => refusePiece(s, v, { kind, ...spot, facing }) === null)
    if (at !== null) return { kind, ...at, facing }
    const pose = placeFor(battlefieldOf(s.table.map), kind)
    return pose === null ? 'anywhere' : { kind, ...pose }
  },
}
