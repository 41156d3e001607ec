import type { Sheet } from '@sandtable/kernel'
import type { TerrainKind } from '../../data/terrain/types.ts'
import { type Term, termsOf } from '../terrain/terms.ts'
import { termsIn2018 } from '../terrain/terms-2018.ts'

/** What a piece of terrain is and does to whom: what players agree on before a game (LG2-TERR-001). */
export function sheetOfTerrain(kind: TerrainKind): Sheet {
  return sheetWith(termsOf(kind))
}

/** The same in the edition of 2018 (LG1-TERR-001). */
export function sheetOfTerrainIn2018(kind: TerrainKind): Sheet {
  return sheetWith(termsIn2018(kind))
}

function sheetWith(terms: readonly Term[]): Sheet {
  return { kind: terms.map(({ text }) => text), points: null, figures: [], parts: [] }
}
