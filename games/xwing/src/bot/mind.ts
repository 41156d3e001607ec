/** What sets one strength apart from another. */
export interface Mind {
  /**
   * Where it reckons with enemies at the end of a round: where they are, wherever they could fly, or rather where
   * they would do best.
   */
  readonly reckons: 'where they are' | 'anywhere' | 'where they do best'
  /** Does it count every shot that it could have, or that it has one, and the others only in reserve? */
  readonly shots: 'all' | 'the best'
  /** How much harm to itself counts against harm to the enemy. */
  readonly caution: number
  /** Of a hundred dials and actions, those that it sets without looking. */
  readonly slips: number
}

export const steadyMind: Mind = { reckons: 'anywhere', shots: 'all', caution: 0.8, slips: 0 }
/** It flies at what it sees and forgets that the others move, too; and now and then it does not think at all. */
export const easyMind: Mind = { reckons: 'where they are', shots: 'all', caution: 0.3, slips: 20 }
/** It puts itself in the enemy's place first. */
export const hardMind: Mind = { reckons: 'where they do best', shots: 'the best', caution: 0.4, slips: 0 }
