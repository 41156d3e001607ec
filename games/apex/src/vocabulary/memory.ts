/** What cards in play remember, by the card. */
export type Memory = Record<never, object>
