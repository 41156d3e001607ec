import { isWhole } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { bases } from './bases.ts'
import { isBlocked } from './geometry/back-up.ts'
import { isInPlay } from './geometry/base.ts'
import { obstacleAt } from './geometry/obstacles.ts'
import { type Ship, shipsInPlay, type XState } from './state.ts'
import { pilotCard, shieldsAtFirst, shieldValue, sizeOf } from './values.ts'
import { view } from './view.ts'

/** More of a kind than anybody ever has. */
const mostTokens = 99
const mostPoints = 9999

/** What is wrong with a table after an agreed change; null: nothing. */
export function checkTable(s: XState): string | null {
  // Both throw at cards and tokens that there are not.
  view(s, null)
  s.table.obstacles.forEach(obstacleAt)
  if (!s.table.obstacles.every(({ pose }) => isPose(pose))) return 'an obstacle lies nowhere'
  for (const ship of shipsInPlay(s)) {
    const wrong = wrongPlace(s, ship) ?? wrongCount(s, ship)
    if (wrong !== null) return `${ship.id}: ${wrong}`
  }
  for (const seat of s.seats) if (!isWhole(s.table.points[seat], 0, mostPoints)) return `points of ${seat}`
  return null
}

/** Wholly in the play area (XW-MOVE-012), and on no other base. */
function wrongPlace(s: XState, ship: Ship): string | null {
  if (!isPose(ship.pose)) return 'stands nowhere'
  if (!isInPlay(ship.pose, sizeOf(ship))) return 'stands outside the play area'
  return isBlocked(ship.pose, sizeOf(ship), bases(s, ship)) ? 'overlaps another ship' : null
}

function wrongCount(s: XState, ship: Ship): string | null {
  // A card that gave shields may have been discarded since.
  const cards = ship.upgrades.map(({ card }) => card)
  const most = Math.max(shieldValue(s, ship), shieldsAtFirst(pilotCard(ship.pilot), cards))
  if (!isWhole(ship.shields, 0, most)) return 'shields'
  if (!Object.values(ship.tokens).every((count) => isWhole(count, 0, mostTokens))) return 'tokens'
  return ship.upgrades.every(({ tokens }) => isWhole(tokens, 0, mostTokens)) ? null : 'tokens on a card'
}

function isPose({ x, y, facing }: Pose): boolean {
  return [x, y, facing].every(Number.isFinite)
}
