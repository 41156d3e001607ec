import { mirrored } from './mirrored.ts'

/** Containers and crates in a fenced yard: short lines of fire. */
export const supplyYard = mirrored('supply-yard', { en: 'Supply yard', de: 'Nachschublager' }, [6, 6], [
  ['container', 246, 378, 0],
  ['container', 355, 789, 90],
  ['container', 614, 721, 0],
  ['generator', 590, 333, 0],
  ['crates', 382, 408, 0],
  ['crates', 210, 700, 90],
  ['barricade', 460, 246, 0],
  ['fence', 78, 366, 90],
  ['barrels', 342, 289, 0],
  ['field', 135, 150, 0],
])
