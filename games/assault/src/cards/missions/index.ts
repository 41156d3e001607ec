import { missions as rules } from '../../map/missions.ts'
import type { ACard } from '../card.ts'

/** The rules of skirmish missions; they belong to no side, and come first (IA-TIME-002). */
export const missions: readonly ACard[] = rules.map((mission) => ({
  id: `mission:${mission.id}`,
  rules: mission.rule === null ? [] : [mission.rule],
}))
