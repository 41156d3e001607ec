import { look, type Plain, type Scene, type Seat } from '@sandtable/kernel'
import { begin } from '@sandtable/kernel/contract'
import { assault } from '../src/index.ts'
import { scene } from '../src/scene/index.ts'
import type { AState } from '../src/state.ts'

/** Positions for tests that look at the table. */
export function position(table: Plain, at: Plain = 'activation', script?: readonly string[]): AState {
  return begin(assault, { table, at, ...(script !== undefined && { script }) })
}

export const seenBy = (s: AState, seat: Seat | null): Scene => scene(look(s, seat))

/** The floor of scenarios has 16 columns and 12 rows: space c3 has its middle at 2.5, 9.5. */
export const duel = {
  floor: {
    edges: { wall: ['e3 e'] },
    blocking: ['c6'],
    difficult: ['d4'],
    doors: [{ id: 'door-1', edges: ['g3:g4 e'] }],
  },
  gold: {
    vader: { card: 'darth-vader', at: 'c3', damage: 4, conditions: ['focused'], power: ['block', 'block'] },
  },
  silver: { troops: { card: 'stormtrooper', at: ['d4', 'f3', 'f10'], exhausted: true } },
}
