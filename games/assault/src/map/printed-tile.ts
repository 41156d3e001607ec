import type { Sky } from '../../data/maps/types.ts'

/** The printed tiles have numbers, and two sides each: "25A" is one side of the 25th. */
export const printedTiles: readonly string[] = Array.from({ length: 39 }, (_, at) => [
  `${at + 1}A`,
  `${at + 1}B`,
]).flat()

/** Tiles 19 to 36 are interior; all others are exterior, also those that the rules do not name (IA-OPEN-026). */
export function skyOfTile(name: string): Sky {
  const number = Number.parseInt(name, 10)
  return number >= 19 && number <= 36 ? 'interior' : 'exterior'
}
