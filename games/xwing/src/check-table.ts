import { same } from '@sandtable/kernel'
import { type Amendable, changedBeyond, isWhole } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { bases } from './bases.ts'
import { isBlocked } from './geometry/back-up.ts'
import { isInPlay, playArea } from './geometry/base.ts'
import type { Obstacle } from './geometry/obstacles.ts'
import type { Ship, XState } from './state.ts'
import { pilotCard, shieldsAtFirst, shieldValue, sizeOf } from './values.ts'

/** More of a kind than anybody ever has. */
const mostTokens = 99
const mostPoints = 9999

const amendable: Amendable = [
  'ships * pose x',
  'ships * pose y',
  'ships * pose facing',
  'ships * tokens *',
  'ships * shields',
  'ships * upgrades * tokens',
  'obstacles * pose x',
  'obstacles * pose y',
  'obstacles * pose facing',
  'points *',
]

/** What is wrong with a table after an agreed change; null: nothing. */
export function checkTable(s: XState, before: XState = s): string | null {
  const changed = changedBeyond(amendable, before.table, s.table)
  if (changed !== null) return `${changed} stays as it is`
  if (!s.table.obstacles.every(liesOnTheTable)) return 'an obstacle lies nowhere'
  for (const [at, ship] of s.table.ships.entries()) {
    const wrong = ship.inPlay
      ? (wrongPlace(s, ship) ?? wrongCount(s, ship))
      : same(ship, before.table.ships[at])
        ? null
        : 'is not in play'
    if (wrong !== null) return `${ship.id}: ${wrong}`
  }
  for (const seat of s.seats) if (!isWhole(s.table.points[seat], 0, mostPoints)) return `points of ${seat}`
  return null
}

function liesOnTheTable({ pose }: Obstacle): boolean {
  return isPose(pose) && [pose.x, pose.y].every((at) => at >= 0 && at <= playArea)
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
  return [x, y, facing].every(Number.isFinite) && Math.abs(facing) <= 360
}
