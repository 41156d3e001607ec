import type { Squad } from '../state.ts'

/** What cards in play remember, by the card. */
export interface Memory {
  /** Whose debt it is, and the last turn in which it counts. */
  'bloodhound-blood-debt/owed': { squad: Squad; until: number }
}
