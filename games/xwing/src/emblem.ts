import type { EmblemPart, Stand } from '@sandtable/kernel'
import { looks } from './scene/looks/index.ts'

/** Places of stars; any will do as long as they stay where they are. */
const stars = Array.from(
  { length: 46 },
  (_, at) => `M${(at * 83.7) % 360} ${(at * 47.3 + at * at * 3.1) % 130}h0`,
)

const outline = [-1, -0.3, -0.4, -0.9, 0.5, -0.8, 1, -0.1, 0.7, 0.7, -0.2, 1, -0.9, 0.5]

function rock(x: number, y: number, size: number): string {
  return `M${outline.map((one, at) => (at % 2 === 0 ? x : y) + one * size).join(' ')}Z`
}

function ship(name: keyof typeof looks, side: 'mine' | 'theirs', at: Stand): EmblemPart {
  return { look: looks[name] ?? { shape: '' }, at, scale: 1.7, side }
}

/** One of ours has come out of a turn, and has two of theirs in its arc. */
export const emblem: readonly EmblemPart[] = [
  { kind: 'star', path: stars.join('') },
  { kind: 'arc', path: 'M96 92 222 22A150 150 0 0 1 246 92Z' },
  { kind: 'band', path: 'M178 47A94 94 0 0 1 190 92M136 70A46 46 0 0 1 142 92' },
  { kind: 'way', path: 'M34 112Q58 112 84 98' },
  { kind: 'rock', path: rock(298, 106, 17) + rock(142, 26, 12) + rock(332, 34, 9) },
  ship('xwing', 'mine', { x: 94, y: 93, facing: 62 }),
  ship('tiefighter', 'theirs', { x: 216, y: 52, facing: -118 }),
  ship('tieinterceptor', 'theirs', { x: 264, y: 78, facing: -100 }),
]
