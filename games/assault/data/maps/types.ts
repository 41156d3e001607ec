/**
 * A skirmish map as people write it: plain JSON, in the words of docs/map-format.md.
 *
 * Spaces have names: a letter for the column, counted from the west, and a number for the row, counted from
 * the north ("h21"). "h21:k23" is the rectangle with these two corners. An edge is a side of a space:
 * "h21 e", or "h21:k21 s" for the south sides of four spaces in a row.
 */
export interface MapPlan {
  readonly id: string
  readonly name: Text
  /** The floor. No two tiles may overlap. */
  readonly tiles: readonly TilePlan[]
  readonly difficult?: readonly string[]
  readonly blocking?: readonly string[]
  readonly impassable?: readonly string[]
  /** What stands on edges between two spaces. Where a space has no neighbour there is always a wall. */
  readonly edges?: EdgePlan
  /** Closed when the game begins. */
  readonly doors?: readonly DoorPlan[]
  readonly terminals?: readonly TerminalPlan[]
  readonly zones: Readonly<Record<ZoneColour, readonly string[]>>
  readonly areas?: readonly AreaPlan[]
  readonly missions: Readonly<Record<MissionLetter, MissionPlan>>
}

/** What a player reads, in both languages. */
export interface Text {
  readonly en: string
  readonly de: string
}

export const zoneColours = ['red', 'blue'] as const
export type ZoneColour = (typeof zoneColours)[number]

export const missionLetters = ['A', 'B'] as const
export type MissionLetter = (typeof missionLetters)[number]

export const colours = ['red', 'blue', 'green', 'yellow'] as const
export type Colour = (typeof colours)[number]

/** `unknown`: nobody has told us. What asks for exterior spaces is then not offered on the map. */
export const skies = ['exterior', 'interior', 'unknown'] as const
export type Sky = (typeof skies)[number]

export const terrains = ['difficult', 'blocking', 'impassable'] as const
export type Terrain = (typeof terrains)[number]

export const barriers = ['wall', 'blocking', 'impassable'] as const
export type Barrier = (typeof barriers)[number]

/** A crate, another mission token, or a spot that a mission names and on which nothing lies at first. */
export const tokenKinds = ['crate', 'token', 'spot'] as const
export type TokenKind = (typeof tokenKinds)[number]

export interface TilePlan {
  readonly spaces: readonly string[]
  readonly sky: Sky
}

export type EdgePlan = Readonly<Partial<Record<Barrier, readonly string[]>>>

export interface DoorPlan {
  readonly id: string
  readonly edges: readonly string[]
}

export interface TerminalPlan {
  readonly at: string
  readonly colour?: Colour
}

/** A part of the map that missions speak of; it is controlled as a map tile is (IA-CTRL-001). */
export interface AreaPlan {
  readonly id: string
  readonly name: Text
  readonly spaces: readonly string[]
}

export interface MissionPlan {
  readonly name: Text
  /** The id of the mission's rules, see src/map/missions.ts. */
  readonly rules: string
  readonly tokens: readonly TokenPlan[]
}

export interface TokenPlan {
  /** What the mission's rules call it. */
  readonly label: string
  readonly kind: TokenKind
  /** A space, or a rectangle for something large. */
  readonly at: string
  readonly colour?: Colour
}
