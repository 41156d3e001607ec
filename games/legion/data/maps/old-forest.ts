import { mirrored } from './mirrored.ts'

/** Woods and thickets; whoever looks for a line of sight finds a clearing. */
export const oldForest = mirrored('old-forest', { en: 'Old forest', de: 'Alter Wald' }, [12, 6], [
  ['wood', 229, 685, 165],
  ['wood', 531, 229, 61],
  ['wood', 688, 684, 253],
  ['wood', 838, 348, 344],
  ['wood', 253, 228, 336],
  ['thicket', 430, 552, 81],
  ['thicket', 106, 409, 59],
  ['thicket', 790, 804, 150],
  ['rocks', 578, 508, 355],
  ['rocks', 343, 395, 162],
  ['swamp', 672, 264, 273],
  ['wood', 489, 796, 234],
  ['thicket', 741, 138, 295],
  ['barricade', 1033, 464, 341],
])
