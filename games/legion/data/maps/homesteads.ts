import { mirrored } from './mirrored.ts'

/** Fields of tall crops that hide without slowing, and farms to hold. */
export const homesteads = mirrored('homesteads', { en: 'Homesteads', de: 'Gehöfte' }, [12, 6], [
  ['field', 225, 702, 0],
  ['field', 698, 698, 0],
  ['field', 533, 197, 90],
  ['field', 214, 229, 90],
  ['hut', 346, 507, 0],
  ['hut', 822, 230, 0],
  ['hut', 558, 403, 0],
  ['condenser', 687, 540, 0],
  ['condenser', 136, 546, 0],
  ['condenser', 844, 539, 0],
  ['fence', 381, 367, 0],
  ['fence', 830, 663, 90],
  ['fence', 675, 342, 90],
  ['crates', 825, 396, 0],
  ['barricade', 961, 826, 0],
])
