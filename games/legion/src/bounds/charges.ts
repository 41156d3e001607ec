import type { LState } from '../state.ts'

/** Without a charge on the battlefield nobody has one to detonate, and nobody is looked through for it. */
export function isAnyChargeLaid(s: LState): boolean {
  return s.table.objectives.some(({ kind, lies }) => kind === 'charge' && lies)
}
