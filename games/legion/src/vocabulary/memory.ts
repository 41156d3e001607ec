/** What cards in play remember, by the card. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the cards as they come.
export interface Memory {}
