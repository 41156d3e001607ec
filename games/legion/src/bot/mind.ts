import { nextBelow, type Random } from '@sandtable/kernel'

/** What sets one strength apart from another. */
export interface Mind {
  /** How much harm to oneself counts against harm to the enemy. */
  readonly caution: number
  /** How much what the mission scores counts. */
  readonly duty: number
  /** Of a hundred acts and moves, those that it takes without thinking. */
  readonly slips: number
}

export const steadyMind: Mind = { caution: 0.25, duty: 1, slips: 0 }
/** It goes for whoever is near, thinks little of the mission, and now and then does not think at all. */
export const easyMind: Mind = { caution: 0, duty: 0.3, slips: 40 }

export function slips(mind: Mind, random: Random): boolean {
  return mind.slips > 0 && nextBelow(random, 100) < mind.slips
}
