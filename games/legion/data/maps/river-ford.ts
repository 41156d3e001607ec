import { mirrored } from './mirrored.ts'

/** Deep water down the middle that only repulsors cross, and the fords between. */
export const riverFord = mirrored('river-ford', { en: 'River ford', de: 'Furt am Fluss' }, [12, 6], [
  ['water', 296, 449, 325],
  ['water', 543, 510, 47],
  ['water', 797, 386, 99],
  ['swamp', 761, 611, 84],
  ['wood', 261, 732, 248],
  ['wood', 517, 356, 214],
  ['thicket', 510, 684, 154],
  ['thicket', 366, 331, 262],
  ['mesa', 580, 798, 29],
  ['rubble', 808, 197, 28],
  ['rocks', 220, 219, 31],
  ['barricade', 696, 249, 61],
  ['barricade', 241, 590, 61],
  ['fence', 121, 581, 74],
  ['thicket', 940, 643, 227],
])
