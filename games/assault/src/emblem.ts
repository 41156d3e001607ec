import type { EmblemPart } from '@sandtable/kernel'
import { looks } from './scene/looks/index.ts'

/** A space is 25 wide; the corner of one of them. */
const [left, top, space] = [5, 3, 25] as const

/** Sixteen by seven spaces, a little more than can be seen. */
const grid = [
  ...Array.from({ length: 17 }, (_, at) => `M${left + (at - 1) * space}-22v175`),
  ...Array.from({ length: 8 }, (_, at) => `M-20 ${top + (at - 1) * space}h400`),
]

/** Somebody in the middle of a space. */
function figure(name: string, side: 'mine' | 'theirs', column: number, row: number): EmblemPart {
  const at = { x: left + (column + 0.5) * space, y: top + (row + 0.5) * space, facing: 0 }
  return { look: looks[name] ?? { shape: '' }, at, scale: 0.92, side, base: 11 }
}

/** Two have come through a door, and see two of those who wait for them. */
export const emblem: readonly EmblemPart[] = [
  { kind: 'floor', path: 'M-20-22h400v175h-400Z' },
  { kind: 'space', path: grid.join('') },
  { kind: 'wall', path: 'M130-22V53M130 78V153M230-22V28M230 53V103H305V153' },
  { kind: 'door', path: 'M130 53V78M230 28V53' },
  { kind: 'sight', path: 'M67.5 90.5 192.5 40.5M67.5 90.5H217.5' },
  figure('luke-skywalker-jedi-knight', 'mine', 2, 3),
  figure('chewbacca', 'mine', 3, 1),
  figure('stormtrooper', 'theirs', 7, 1),
  figure('darth-vader', 'theirs', 8, 3),
  figure('probe-droid', 'theirs', 11, 1),
]
