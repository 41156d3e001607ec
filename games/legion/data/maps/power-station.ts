import { mirrored } from './mirrored.ts'

/** Generators behind walls, terraces above them, pillars of cooled slag between. */
export const powerStation = mirrored('power-station', { en: 'Power station', de: 'Kraftwerk' }, [12, 6], [
  ['generator', 386, 537, 0],
  ['generator', 600, 507, 90],
  ['generator', 358, 196, 0],
  ['wall', 229, 386, 90],
  ['wall', 668, 677, 0],
  ['tower', 785, 115, 180],
  ['terrace', 599, 792, 0],
  ['terrace', 210, 729, 0],
  ['pillar', 791, 397, 0],
  ['barrels', 533, 380, 0],
  ['barrels', 474, 154, 0],
  ['barricade', 687, 241, 0],
  ['barricade', 106, 564, 90],
  ['crates', 835, 663, 0],
  ['crates', 371, 682, 0],
])
