import type { Area } from './types.ts'

/** Areas of effect: columns and rows from the source field, and the damage there. */
export const areas: Readonly<Record<string, Area>> = {
  'thermite': {
    flying: false,
    turns: true,
    cells: [[-2, 0, 15], [-1, 0, 15], [0, 0, 15], [1, 0, 15], [2, 0, 15]],
  },
  'frag': {
    flying: false,
    turns: false,
    cells: [[-1, -1, 10], [0, -1, 10], [1, -1, 10], [-1, 0, 10], [0, 0, 20], [1, 0, 10], [-1, 1, 10], [0, 1, 10], [1, 1, 10]],
  },
  'defensive-bombardment': {
    flying: true,
    turns: false,
    cells: [[-1, -2, 10], [0, -2, 10], [1, -2, 10], [-2, -1, 10], [-1, -1, 18], [0, -1, 18], [1, -1, 18], [2, -1, 10], [-2, 0, 10], [-1, 0, 18], [0, 0, 18], [1, 0, 18], [2, 0, 10], [-2, 1, 10], [-1, 1, 18], [0, 1, 18], [1, 1, 18], [2, 1, 10], [-1, 2, 10], [0, 2, 10], [1, 2, 10]],
  },
  'rolling-thunder': {
    flying: true,
    turns: true,
    cells: [[-2, -3, 15], [-1, -3, 15], [0, -3, 15], [1, -3, 15], [2, -3, 15], [-2, -2, 15], [-1, -2, 15], [0, -2, 15], [1, -2, 15], [2, -2, 15], [-2, -1, 15], [-1, -1, 15], [0, -1, 15], [1, -1, 15], [2, -1, 15], [-2, 0, 15], [-1, 0, 15], [0, 0, 15], [1, 0, 15], [2, 0, 15]],
  },
}
