import type { Sheet } from '@sandtable/kernel'
import type { TerrainKind } from '../../data/terrain/types.ts'
import { termsOf } from '../terrain/terms.ts'

/** What a piece of terrain is and does to whom: what players agree on before a game (LG2-TERR-001). */
export function sheetOfTerrain(kind: TerrainKind): Sheet {
  return { kind: termsOf(kind).map((term) => term.text), points: null, figures: [], parts: [] }
}
