import { type Board, isThere, isTurned, type Space, spaceOfStand } from '@sandtable/grid'
import type { Plain } from '@sandtable/kernel'
import type { MapPlan, MissionLetter } from '../../data/maps/types.ts'
import { mapOf } from '../map/library.ts'
import { nameOfSpace } from '../map/map.ts'
import type { Mission } from '../map/mission.ts'
import { findMission } from '../map/missions.ts'

/** What words need of the table that a seat sees: who and what is there, and the map. */
export interface TableSeen {
  readonly map: string
  readonly plan: MapPlan | null
  readonly mission: MissionLetter
  readonly groups: readonly { readonly id: string; readonly seat: string; readonly card: string }[]
  readonly figures: readonly { readonly id: string; readonly group: string; readonly card: string }[]
  readonly objects: readonly { readonly id: string; readonly kind: string; readonly label: string }[]
}

/** The table as words read it; null: there is none at hand. */
export function seenTable(table: Plain | undefined): TableSeen | null {
  const isTable = typeof table === 'object' && table !== null && 'figures' in table && 'map' in table
  // The one boundary of the words: `view` makes this.
  return isTable ? (table as unknown as TableSeen) : null
}

export function boardSeen({ map, plan }: TableSeen): Board {
  return mapOf(map, plan).board
}

export function missionSeen({ map, plan, mission }: TableSeen): Mission | null {
  return findMission(mapOf(map, plan).plan.missions[mission].rules)
}

/** The name of the space on which a stand lies; null if the number is none. */
export function standName(table: TableSeen, stand: number): { name: string; turned: boolean } | null {
  const board = boardSeen(table)
  if (!Number.isInteger(stand) || stand < 0 || stand >= 2 * board.size) return null
  const space: Space = spaceOfStand(board, stand)
  if (!isThere(board, space)) return null
  return { name: nameOfSpace(board, space), turned: isTurned(board, stand) }
}
