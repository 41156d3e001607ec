/** What cards in play remember, by the card. */
export interface Memory {
  /** The last turn in which it counts. */
  'bloodhound-blood-debt/owed': { until: number }
}
