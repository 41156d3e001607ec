import { mirrored } from './mirrored.ts'

/** Water turns through the middle; two banks, two fords. */
export const riverBend = mirrored('river-bend', { en: 'River bend', de: 'Flussbiegung' }, [6, 6], [
  ['water', 298, 390, 9],
  ['thicket', 199, 546, 2],
  ['wood', 185, 212, 309],
  ['rocks', 590, 310, 188],
  ['mesa', 593, 793, 74],
  ['swamp', 530, 421, 5],
  ['barricade', 402, 240, 60],
  ['fence', 168, 723, 267],
  ['rubble', 813, 198, 273],
  ['barricade', 346, 710, 169],
])
