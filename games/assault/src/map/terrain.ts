import type { Blockers, StepRule } from '@sandtable/grid'

/** What can be on the spaces and edges of a board, in the order of their bits. */
export const terrainNames = [
  'wall',
  'door',
  'blocking',
  'impassable',
  'difficult',
  'exterior',
  'interior',
  'figure',
] as const

export const WALL = 2
export const DOOR = 4
export const BLOCKING = 8
export const IMPASSABLE = 16
export const DIFFICULT = 32
export const EXTERIOR = 64
export const INTERIOR = 128
/** Never printed: play lays it on the spaces of figures, so that they stop lines of sight. */
export const FIGURE = 256

/**
 * How a small figure moves, as far as the map goes (IA-TERR-013, -014, -017, -020, -022, IA-DOOR-001).
 * Diagonally it slips past a single thing, never between two (IA-OPEN-002).
 */
export const walking: StepRule = {
  edges: WALL | DOOR | BLOCKING | IMPASSABLE,
  spaces: BLOCKING | IMPASSABLE,
  corners: 0,
  diagonal: 'one side open',
}

/** How Massive and Mobile figures move: terrain stops them nowhere, walls and doors do (IA-MASS-002, IA-MOB-002). */
export const striding: StepRule = { ...walking, edges: WALL | DOOR, spaces: 0 }

/** Which spaces are adjacent, and how spaces are counted: through impassable terrain too (IA-ADJ-002, IA-CNT-002). */
export const counting: StepRule = { ...walking, edges: WALL | DOOR | BLOCKING, spaces: BLOCKING }

/** What stops a line of sight. Figures stop it, but never close a corner (IA-LOS-002, -005, -006, -015). */
export const sightBlockers: Blockers = {
  edges: WALL | DOOR | BLOCKING,
  spaces: BLOCKING | FIGURE,
  closingEdges: WALL | DOOR | BLOCKING,
  closingSpaces: BLOCKING,
  corners: 0,
}
