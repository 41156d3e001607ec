import { type Point, rest } from '@sandtable/plane'
import { ASSET_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { tokenAt } from '../mission/laying.ts'
import { refuseAt, refusePlace, tokenNamed } from '../mission/placing.ts'
import type { LState } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { LayingTokens } from '../vocabulary/laid.ts'
import type { Placing } from '../vocabulary/missions.ts'

/** How far apart the places are that are tried for somebody who does not say where. */
const STEP = 30

/**
 * The first place that the token may have, from the middle line on. If there is none it stays where it lies, and one that
 * comes into the game lies where all tokens may, as near to the middle as can be (LG2-OBJ-023).
 */
export function firstPlaceFor(s: LState, v: Placing): Point {
  const token = tokenNamed(s, v.token)
  for (const at of raster(s)) if (refuseAt(s, v, at) === null) return at
  if (token.lies) return { x: token.x, y: token.y }
  const { width, height } = battlefieldOf(s.table.map)
  const off = ({ x, y }: Point) => (x - width / 2) ** 2 + (y - height / 2) ** 2
  const free = raster(s).filter((at) => refusePlace(s, token, at, token.id) === null)
  const [nearest = { x: token.x, y: token.y }] = free.sort((one, other) => off(one) - off(other))
  return nearest
}

/** From the middle line up and down. */
function raster(s: LState): Point[] {
  const { width, height } = battlefieldOf(s.table.map)
  const found: Point[] = []
  for (let y = height / 2; y < height; y += STEP)
    for (const up of [y, height - y])
      for (let x = STEP; x < width; x += STEP) {
        const at = rest({ x, y: up, facing: 0 })
        found.push({ x: at.x, y: at.y })
      }
  return found
}

/** The first place for a token that a unit lays, on a grid around its leader; null: there is none. */
export function firstNear(s: LState, v: LayingTokens): Point | null {
  const { x, y } = leaderOf(unitOf(s, v.unit))
  for (let dx = -SEGMENT; dx <= SEGMENT; dx += ASSET_RADIUS)
    for (let dy = -SEGMENT; dy <= SEGMENT; dy += ASSET_RADIUS) {
      const at = rest({ x: x + dx, y: y + dy, facing: 0 })
      if (!('rule' in tokenAt(s, v, at))) return { x: at.x, y: at.y }
    }
  return null
}
