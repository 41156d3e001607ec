import { mirrored } from './mirrored.ts'

/** A small post among rocks. */
export const outpost = mirrored('outpost', { en: 'Outpost', de: 'Außenposten' }, [6, 6], [
  ['house', 290, 398, 171],
  ['rubble', 190, 725, 132],
  ['rocks', 642, 269, 85],
  ['tower', 586, 766, 77],
  ['barricade', 463, 246, 307],
  ['crates', 329, 530, 163],
  ['wood', 152, 250, 57],
  ['crater', 775, 823, 324],
  ['barrels', 535, 205, 33],
])
