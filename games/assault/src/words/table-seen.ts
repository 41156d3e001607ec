import { type Board, isThere, isTurned, type Space, spaceOfStand } from '@sandtable/grid'
import { mapOf } from '../map/library.ts'
import { nameOfSpace } from '../map/map.ts'
import type { Mission } from '../map/mission.ts'
import { findMission } from '../map/missions.ts'
import type { AssaultView } from '../vocabulary/view.ts'

export function boardSeen({ map, plan }: AssaultView): Board {
  return mapOf(map, plan).board
}

export function missionSeen({ map, plan, mission }: AssaultView): Mission | null {
  return findMission(mapOf(map, plan).plan.missions[mission].rules)
}

/** The name of the space on which a stand lies; null if the number is none. */
export function standName(table: AssaultView, stand: number): { name: string; turned: boolean } | null {
  const board = boardSeen(table)
  if (!Number.isInteger(stand) || stand < 0 || stand >= 2 * board.size) return null
  const space: Space = spaceOfStand(board, stand)
  if (!isThere(board, space)) return null
  return { name: nameOfSpace(board, space), turned: isTurned(board, stand) }
}
