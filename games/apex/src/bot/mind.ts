/** What sets one strength apart from another. */
export interface Mind {
  /** How much harm to come counts against harm done. */
  readonly caution: number
  /** What a card must bring before it is played. */
  readonly thrift: number
  /** Of a hundred acts, those that it takes without thinking. */
  readonly slips: number
}

export const steadyMind: Mind = { caution: 0.2, thrift: 2.5, slips: 0 }
/** It thinks little of what may come, keeps its cards, and now and then does not think at all. */
export const easyMind: Mind = { caution: 0.05, thrift: 9, slips: 35 }
