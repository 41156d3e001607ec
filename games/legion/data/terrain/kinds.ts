import type { TerrainKind } from './types.ts'

/** A rectangle about the middle. */
function block(width: number, depth: number, x = 0, y = 0): readonly number[] {
  const [w, d] = [width / 2, depth / 2]
  return [x - w, y - d, x + w, y - d, x + w, y + d, x - w, y + d]
}

/** The kinds of terrain that our battlefields are made of; all figures are ours. */
export const terrainKinds: readonly TerrainKind[] = [
  {
    id: 'barricade',
    name: { en: 'Barricade', de: 'Barrikade' },
    class: 'scatter',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    barricade: true,
    parts: [{ outline: block(80, 20), top: 28 }],
  },
  {
    id: 'crates',
    name: { en: 'Crates', de: 'Kisten' },
    class: 'scatter',
    cover: 'light',
    ground: 'open',
    blocks: true,
    parts: [{ outline: block(60, 35), top: 25 }],
  },
  {
    id: 'wood',
    name: { en: 'Wood', de: 'Wald' },
    class: 'area',
    cover: 'light',
    ground: 'difficult',
    blocks: true,
    parts: [{ outline: [-90, -40, -40, -75, 50, -70, 95, -15, 70, 55, -10, 80, -80, 45], top: 120 }],
  },
  {
    id: 'ruin',
    name: { en: 'Ruin', de: 'Ruine' },
    class: 'area',
    cover: 'heavy',
    ground: 'difficult',
    blocks: true,
    parts: [{ outline: block(160, 120), top: 65 }],
  },
  {
    id: 'crater',
    name: { en: 'Crater', de: 'Krater' },
    class: 'area',
    cover: 'light',
    ground: 'difficult',
    blocks: true,
    parts: [{ outline: [-55, -25, -25, -55, 25, -55, 55, -25, 55, 25, 25, 55, -25, 55, -55, 25], top: 20 }],
  },
  {
    id: 'rocks',
    name: { en: 'Rocks', de: 'Felsen' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'impassable',
    blocks: true,
    parts: [{ outline: [-60, -20, -20, -45, 45, -35, 65, 10, 20, 45, -45, 35], top: 90 }],
  },
  {
    id: 'wall',
    name: { en: 'Wall', de: 'Mauer' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'impassable',
    blocks: true,
    parts: [{ outline: block(180, 16), top: 60 }],
  },
  {
    id: 'container',
    name: { en: 'Container', de: 'Container' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [{ outline: block(120, 60), top: 40, stands: true }],
  },
  {
    id: 'house',
    name: { en: 'House', de: 'Haus' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [{ outline: block(170, 140), top: 100, stands: true }],
  },
  {
    id: 'tower',
    name: { en: 'Tower with a balcony', de: 'Turm mit Balkon' },
    class: 'obstacle',
    cover: 'heavy',
    ground: 'open',
    blocks: true,
    parts: [
      { outline: block(180, 90, 0, -45), top: 100, stands: true },
      { outline: block(180, 90, 0, 45), top: 210, stands: true },
    ],
  },
]
