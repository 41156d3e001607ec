import { mirrored } from './mirrored.ts'

/** Rows of containers, landing pads at both ends, long lanes between them. */
export const freightHarbour = mirrored('freight-harbour', { en: 'Freight harbour', de: 'Frachthafen' }, [12, 6], [
  ['pad', 261, 207, 0],
  ['container', 342, 514, 0],
  ['container', 563, 391, 0],
  ['crates', 683, 531, 0],
  ['container', 830, 381, 90],
  ['container', 1036, 766, 0],
  ['container', 369, 717, 90],
  ['crates', 360, 419, 0],
  ['crates', 811, 533, 45],
  ['barrels', 672, 215, 0],
  ['barrels', 120, 698, 0],
  ['generator', 574, 698, 0],
  ['barricade', 438, 162, 0],
  ['barricade', 994, 229, 0],
  ['container', 759, 824, 0],
])
