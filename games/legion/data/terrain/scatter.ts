import { block, chamfered } from './outlines.ts'
import type { TerrainKind } from './types.ts'

/** Small things to crouch behind (LG2-TERR-003, -004). */
export const scatter: readonly TerrainKind[] = [
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
    id: 'barrels',
    name: { en: 'Barrels', de: 'Fässer' },
    class: 'scatter',
    cover: 'light',
    ground: 'open',
    blocks: true,
    parts: [{ outline: chamfered(50, 40, 12), top: 30 }],
  },
  {
    id: 'fence',
    name: { en: 'Fence', de: 'Zaun' },
    class: 'scatter',
    cover: 'light',
    ground: 'open',
    blocks: true,
    parts: [{ outline: block(120, 8), top: 22 }],
  },
  {
    id: 'condenser',
    name: { en: 'Condenser', de: 'Kondensator' },
    class: 'scatter',
    cover: 'light',
    ground: 'impassable',
    blocks: true,
    parts: [{ outline: chamfered(36, 36, 10), top: 110 }],
  },
]
