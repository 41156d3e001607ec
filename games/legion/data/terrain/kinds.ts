import { area } from './area.ts'
import { obstacles } from './obstacles.ts'
import { scatter } from './scatter.ts'
import type { TerrainKind } from './types.ts'

/** The kinds of terrain that our battlefields are made of; all figures are ours. */
export const terrainKinds: readonly TerrainKind[] = [...scatter, ...area, ...obstacles]
