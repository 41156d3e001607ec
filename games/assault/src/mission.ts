import { skirmishMap } from './board/board.ts'
import type { Mission } from './map/mission.ts'
import { findMission } from './map/missions.ts'
import type { AState } from './state.ts'

/** The rules of the mission that is played. */
export function missionInPlay(s: AState): Mission {
  const { rules } = skirmishMap(s).plan.missions[s.table.mission]
  const mission = findMission(rules)
  if (mission === null) throw new Error(`no mission ${rules}`)
  return mission
}
