import type { MapPlan } from '../terrain/types.ts'

/** Houses around a crossing of roads, woods at its ends. */
export const crossroads: MapPlan = {
  id: 'crossroads',
  name: { en: 'Crossroads', de: 'Wegkreuzung' },
  board: [12, 6],
  pieces: [
    { kind: 'house', x: 690, y: 600, facing: 0 },
    { kind: 'house', x: 1140, y: 315, facing: 0 },
    { kind: 'tower', x: 1130, y: 640, facing: 0 },
    { kind: 'tower', x: 700, y: 275, facing: 180 },
    { kind: 'wood', x: 270, y: 660, facing: 20 },
    { kind: 'wood', x: 1560, y: 250, facing: 200 },
    { kind: 'ruin', x: 330, y: 270, facing: 15 },
    { kind: 'ruin', x: 1500, y: 640, facing: 195 },
    { kind: 'crates', x: 560, y: 400, facing: 40 },
    { kind: 'crates', x: 1270, y: 515, facing: 220 },
    { kind: 'barricade', x: 830, y: 380, facing: 0 },
    { kind: 'barricade', x: 1000, y: 535, facing: 180 },
    { kind: 'barricade', x: 520, y: 185, facing: 0 },
    { kind: 'barricade', x: 1310, y: 730, facing: 180 },
    { kind: 'crater', x: 140, y: 450, facing: 0 },
    { kind: 'crater', x: 1690, y: 465, facing: 0 },
    { kind: 'container', x: 915, y: 165, facing: 90 },
    { kind: 'container', x: 915, y: 750, facing: 90 },
  ],
}
