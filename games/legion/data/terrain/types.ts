/** What a battlefield is made of. In a room players agree on all of this; here it stands in the files of maps (LG2-TERR-001). */

export type TerrainClass = 'scatter' | 'area' | 'obstacle'
export type Ground = 'open' | 'difficult' | 'impassable'
export type Cover = 'none' | 'light' | 'heavy'

export interface Named {
  readonly en: string
  readonly de: string
}

export interface TerrainPart {
  /** x, y, x, y, … in mm, counter-clockwise, as seen from the middle of the piece. */
  readonly outline: readonly number[]
  /** Above the battlefield, in mm: 0 if not given. */
  readonly bottom?: number
  readonly top: number
  /** What it is to those who move; as the kind says, if not given. */
  readonly ground?: Ground
  /** May miniatures stand on it? */
  readonly stands?: true
}

export interface TerrainKind {
  readonly id: string
  readonly name: Named
  readonly class: TerrainClass
  readonly cover: Cover
  readonly ground: Ground
  /** Does it block sight? Area terrain always does (LG2-TERR-011). */
  readonly blocks: boolean
  /** LG2-TERR-004 to -008. */
  readonly barricade?: true
  readonly parts: readonly TerrainPart[]
}

export interface PieceOnMap {
  readonly kind: string
  readonly x: number
  readonly y: number
  readonly facing: number
  /** How high the piece that it stands on is, in mm (LG2-BASE-001): 0 if not given. */
  readonly up?: number
}

export interface MapPlan {
  readonly id: string
  readonly name: Named
  /** Across and down, in squares of six inches. */
  readonly board: readonly [number, number]
  /** Kinds of terrain that this map alone has. */
  readonly kinds?: readonly TerrainKind[]
  readonly pieces: readonly PieceOnMap[]
}
