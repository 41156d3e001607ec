import { exceeds } from '@sandtable/plane'
import { tables2018, terrain2018 } from '../../data/2018/terrain.ts'
import type { Ground, Terrain2018, TerrainKind } from '../../data/terrain/types.ts'
import type { UnitType } from '../../data/types.ts'
import type { Part } from './battlefield.ts'

/**
 * What terrain is in the edition of 2018: as it was agreed (LG1-SETUP-005, LG1-TERR-014); kinds of which nothing was said
 * follow from what they are in that of 2024.
 */
export function in2018(kind: TerrainKind): Terrain2018 {
  if (typeof kind.in2018 === 'object') return kind.in2018
  return namedIn2018(kind.in2018) ?? ours.get(kind.id) ?? derived(kind)
}

// Maps that are brought along name kinds as they like, be it as what every object has.
const tables = new Map<string | undefined, Terrain2018>(Object.entries(tables2018))
const ours = new Map(Object.entries(terrain2018))

/** As the tables of the rules have it. */
export function namedIn2018(name: string | undefined): Terrain2018 | undefined {
  return tables.get(name)
}

function derived({ cover, ground, barricade, parts }: TerrainKind): Terrain2018 {
  if (barricade === true) return { cover, moves: ['difficult', 'open', 'open'] }
  if (parts.some(({ stands }) => stands)) return { cover, moves: 'by height' }
  return { cover, moves: [ground, ground, ground] }
}

const places: Readonly<Partial<Record<UnitType, 0 | 1 | 2>>> = { 'ground vehicle': 1, 'repulsor vehicle': 2 }

/** What a part is to units of a type (LG1-TERR-005); what one can stand on is open to whoever gets there. */
export function groundIn2018({ kind, ownGround }: Part, type: UnitType): Ground {
  // A piece of several types (LG1-TERR-021).
  if (ownGround !== null) return ownGround
  const { moves } = in2018(kind)
  return moves === 'by height' ? 'open' : (moves[places[type] ?? 0] as Ground)
}

/** Is it in the way of what may pass so high and no higher (LG1-TERR-008, -009, LG1-MOVEB-024, -030, -033)? */
export function isTooHigh({ kind, ownGround, top }: Part, most: number): boolean {
  return ownGround === null && in2018(kind).moves === 'by height' && exceeds(top, most)
}
