import { mirrored } from './mirrored.ts'

/** Streets between houses that one can climb, and stalls in them. */
export const marketTown = mirrored('market-town', { en: 'Market town', de: 'Marktflecken' }, [12, 6], [
  ['house', 174, 617, 0],
  ['house', 569, 447, 90],
  ['house', 587, 795, 0],
  ['hut', 1008, 88, 0],
  ['tower', 766, 199, 180],
  ['barrels', 245, 385, 0],
  ['hut', 353, 813, 90],
  ['crates', 379, 534, 0],
  ['crates', 690, 543, 90],
  ['barrels', 987, 533, 0],
  ['barricade', 682, 360, 90],
  ['barricade', 362, 215, 0],
  ['fence', 93, 245, 90],
  ['rubble', 661, 64, 0],
])
