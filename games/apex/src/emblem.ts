import type { EmblemPart } from '@sandtable/kernel'
import { looks } from './scene/looks.ts'

/** A field is 26 wide. */
const field = 26
const [left, top] = [-4, 0] as const

const grid = [
  ...Array.from({ length: 16 }, (_, at) => `M${left + at * field}-10v150`),
  ...Array.from({ length: 6 }, (_, at) => `M-10 ${top + at * field}h380`),
]

function legend(name: string, side: 'mine' | 'theirs', column: number, row: number): EmblemPart {
  const at = { x: left + (column + 0.5) * field, y: top + (row + 0.5) * field, facing: 0 }
  return { look: looks[name] ?? { shape: '' }, at, scale: 0.95, side, base: 11 }
}

/** Two come over a wall; one of those who wait for them stands on a roof. */
export const emblem: readonly EmblemPart[] = [
  { kind: 'floor', path: 'M-10-10h380v150h-380Z' },
  { kind: 'space', path: grid.join('') },
  { kind: 'wall', path: 'M100-10V52M204 26H308V104H204Z' },
  { kind: 'sight', path: 'M61 91 243 65' },
  legend('wraith', 'mine', 2, 3),
  legend('bangalore', 'mine', 4, 1),
  legend('gibraltar', 'theirs', 9, 2),
  legend('bloodhound', 'theirs', 12, 4),
]
