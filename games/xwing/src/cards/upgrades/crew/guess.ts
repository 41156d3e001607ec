import type { Limit } from '@sandtable/kernel'

/** C-3PO guesses once a round, whatever the dice are rolled for. */
export const oneGuess: Limit = { times: 1, per: 'round', key: 'c3po', each: 'piece' }

export function guessKey(ship: string): string {
  return `c3po ${ship}`
}
