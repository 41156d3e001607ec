import { mirrored } from './mirrored.ts'

/** Two walls of rock run across the battlefield, with gaps to fight for. */
export const dryGorge = mirrored('dry-gorge', { en: 'Dry gorge', de: 'Trockene Schlucht' }, [12, 6], [
  ['rocks', 349, 797, 354],
  ['rocks', 452, 573, 172],
  ['mesa', 1047, 717, 334],
  ['pillar', 241, 480, 247],
  ['pillar', 753, 402, 35],
  ['rocks', 539, 384, 318],
  ['mesa', 139, 688, 47],
  ['mesa', 577, 763, 277],
  ['rubble', 367, 212, 34],
  ['rubble', 798, 536, 126],
  ['crater', 826, 77, 18],
  ['thicket', 92, 199, 155],
  ['barricade', 678, 608, 94],
  ['rubble', 184, 362, 34],
])
