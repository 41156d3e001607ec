import type { MapPlan } from '../terrain/types.ts'

/** A small post among rocks. */
export const outpost: MapPlan = {
  id: 'outpost',
  name: { en: 'Outpost', de: 'Außenposten' },
  board: [6, 6],
  pieces: [
    { kind: 'house', x: 300, y: 457, facing: 0 },
    { kind: 'tower', x: 640, y: 560, facing: 90 },
    { kind: 'rocks', x: 700, y: 270, facing: 30 },
    { kind: 'rocks', x: 230, y: 690, facing: 210 },
    { kind: 'barricade', x: 457, y: 250, facing: 0 },
    { kind: 'barricade', x: 457, y: 665, facing: 180 },
    { kind: 'crates', x: 480, y: 450, facing: 60 },
    { kind: 'wood', x: 200, y: 235, facing: 0 },
    { kind: 'crater', x: 740, y: 740, facing: 0 },
  ],
}
