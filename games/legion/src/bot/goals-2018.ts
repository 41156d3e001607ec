import { objectivesFor } from '../alone/priorities.ts'
import { editionOf } from '../editions/index.ts'
import type { LState, Unit } from '../state.ts'
import type { Mind } from './mind.ts'
import { type Goal, perVictoryPoint } from './plan.ts'

/** What the objective cards of 2018 are worth to whoever is there, in victory points a round. */
const worths: Readonly<Record<string, number>> = {
  '2018-intercept-the-transmissions': 0.7,
  '2018-recover-the-supplies': 0.6,
  '2018-key-positions': 0.35,
  '2018-breakthrough': 0.35,
}

/** Near enough where nothing must be touched, in mm from the middle. */
const NEAR = 120

/** Where a unit wants to be in a game of 2018: whatever its objective card is about; nothing in other editions. */
export function goalsOf2018(s: LState, unit: Unit, { duty }: Mind): Goal[] {
  if (editionOf(s).cards !== '2018' || duty === 0 || !unit.deployed || unit.minis.length === 0) return []
  const card = s.table.mission.primary?.card ?? ''
  const worth = duty * (worths[card] ?? 0) * perVictoryPoint
  return objectivesFor(s, unit).map(({ x, y, contact, there }) => {
    const near = contact !== null ? contact + 1 : card === '2018-breakthrough' ? 10 : NEAR
    // Where several may be had, nobody leaves the one that it holds.
    return { x, y, near, worth: there ? 1.3 * worth : worth, token: null }
  })
}
