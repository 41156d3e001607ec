import type { State } from '@sandtable/kernel'
import { type Amendable, changedBeyond, isWhole } from '@sandtable/kit'
import { type Drill, fullGrit, rounds, standing } from './state.ts'

const amendable: Amendable = ['round', 'initiative', 'cadets * grit']

/** What is wrong with a table after an agreed change; null: nothing. */
export function checkTable(s: State<Drill>, before: State<Drill> = s): string | null {
  const { round, initiative, cadets } = s.table
  const changed = changedBeyond(amendable, before.table, s.table)
  if (changed !== null) return `${changed} stays as it is`
  if (!isWhole(round, 1, rounds)) return `the round is one of ${rounds}`
  if (!s.seats.includes(initiative)) return 'one side has the initiative'
  if (!cadets.every(({ grit }) => isWhole(grit, 0, fullGrit))) return `grit goes up to ${fullGrit}`
  return s.seats.every((seat) => standing(s, seat).length > 0) ? null : 'each side has a cadet that stands'
}
