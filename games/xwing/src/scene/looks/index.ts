import type { Look } from '@sandtable/kernel'
import { bombs } from './bombs.ts'
import { imperialShips } from './imperial.ts'
import { rebelShips } from './rebel.ts'
import { scumShips } from './scum.ts'

export const looks: Readonly<Record<string, Look>> = {
  ...rebelShips,
  ...imperialShips,
  ...scumShips,
  ...bombs,
}
