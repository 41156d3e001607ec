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

/**
 * What a kind of terrain is in the edition of 2018: the cover that it gives, and what it is to troopers, ground vehicles
 * and repulsor vehicles (LG1-TERR-001, LG1-SETUP-007).
 */
export interface Terrain2018 {
  readonly cover: Cover
  /** By height: what one can stand on is in the way of those for whom it is too high (LG1-TERR-008, -009). */
  readonly moves: 'by height' | readonly [trooper: Ground, ground: Ground, repulsor: Ground]
  /** A hole: it gives cover to whoever is wholly inside, and only to troopers (LG1-TERR-017 to -019). */
  readonly depression?: true
  /** Ladders or steps lead up: nobody rolls who clambers there (LG1-VERT-014). */
  readonly ladders?: true
  /** A trench: open for those who stay inside (LG1-TERR-020). */
  readonly openInside?: true
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
  /** What it is in the edition of 2018: by its name in the tables of the rules, or in its own figures. */
  readonly in2018?: string | Terrain2018
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
  /** The kinds of the pieces that the players lay in turn before the battle, one each (LG1-TSET-001). */
  readonly aside?: readonly string[]
}
