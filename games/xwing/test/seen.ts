import { look, type Plain, type Scene, type Seat } from '@sandtable/kernel'
import { begin } from '@sandtable/kernel/contract'
import { xwing } from '../src/index.ts'
import { scene } from '../src/scene/index.ts'
import type { XState } from '../src/state.ts'

/** Positions for tests that look at the table. */
export function position(table: Plain, at: string, script?: readonly string[]): XState {
  return begin(xwing, { table, at, ...(script !== undefined && { script }) })
}

export const seenBy = (s: XState, seat: Seat | null): Scene => scene(look(s, seat))

export const duel = {
  red: { rookie: { pilot: 'rookiepilot', at: [400, 300], facing: 0 } },
  blue: { academy: { pilot: 'academypilot', at: [400, 700], facing: 180 } },
}
