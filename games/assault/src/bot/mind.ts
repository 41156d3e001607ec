/** What sets one strength apart from another. */
export interface Mind {
  /** How much harm to oneself counts against harm to the enemy. */
  readonly caution: number
  /** What a space nearer to the enemy is worth to somebody who cannot attack yet. */
  readonly approach: number
  /** How much what the mission scores counts. */
  readonly duty: number
  /** Of a hundred acts, those that it takes without thinking. */
  readonly slips: number
}

export const steadyMind: Mind = { caution: 0.3, approach: 0.12, duty: 1, slips: 0 }
/** It goes for whoever is near, thinks little of the mission, and now and then does not think at all. */
export const easyMind: Mind = { caution: 0, approach: 0.12, duty: 0.3, slips: 35 }
