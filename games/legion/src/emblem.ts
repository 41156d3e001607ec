import type { EmblemPart } from '@sandtable/kernel'
import { looks } from './scene/looks/index.ts'

function mini(name: string, side: 'mine' | 'theirs', x: number, y: number): EmblemPart {
  return { look: looks[name] ?? { shape: '' }, at: { x, y, facing: 0 }, scale: 1.05, side, base: 12 }
}

/** A squad comes round a house, towards droids behind a barricade. */
export const emblem: readonly EmblemPart[] = [
  { kind: 'floor', path: 'M-20-22h400v175h-400Z' },
  { kind: 'rock', path: 'M150 12h72v50h-72Z' },
  { kind: 'space', path: 'M158 20h56v34h-56Z' },
  { kind: 'rock', path: 'M226 84l8-18 6 3-8 18ZM238 62l8-18 6 3-8 18Z' },
  { kind: 'space', path: 'M20 20c10-14 34-14 44 0s4 30-14 32-40-14-30-32Z' },
  { kind: 'band', path: 'M98 92m-58 0a58 58 0 1 0 116 0a58 58 0 1 0-116 0' },
  { kind: 'sight', path: 'M98 92 262 70M98 92 276 44' },
  mini('clone', 'mine', 60, 84),
  mini('clone', 'mine', 70, 112),
  mini('heavy-clone', 'mine', 98, 116),
  mini('commander', 'mine', 98, 88),
  mini('droid', 'theirs', 262, 70),
  mini('droid', 'theirs', 276, 42),
  mini('heavy-droid', 'theirs', 292, 68),
  mini('large-droid', 'theirs', 306, 96),
]
