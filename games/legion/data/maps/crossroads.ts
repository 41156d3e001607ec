import { mirrored } from './mirrored.ts'

/** Houses around a crossing of roads, woods at its ends. */
export const crossroads = mirrored('crossroads', { en: 'Crossroads', de: 'Wegkreuzung' }, [12, 6], [
  ['house', 769, 726, 9],
  ['tower', 784, 239, 260],
  ['wood', 246, 703, 249],
  ['ruin', 336, 243, 217],
  ['hut', 536, 385, 318],
  ['crates', 373, 659, 26],
  ['barricade', 792, 401, 212],
  ['barricade', 579, 212, 327],
  ['crater', 107, 518, 21],
  ['container', 559, 801, 280],
  ['fence', 370, 519, 261],
  ['barrels', 892, 76, 244],
  ['thicket', 743, 95, 350],
])
