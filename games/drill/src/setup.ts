import type { Plain, Random, Seat } from '@sandtable/kernel'
import { type DrillSetup, type DrillTable, fullGrit } from './state.ts'

export const seats: readonly Seat[] = ['red', 'blue']
const names = ['a', 'b', 'c']
export const cadetIds: readonly string[] = seats.flatMap(cadetsOf)

export function cadetsOf(seat: Seat): string[] {
  return names.map((name) => `${seat}-${name}`)
}

export function checkSetup(setup: Plain): string | null {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return 'an object is expected'
  const { grit, ...rest } = setup as { readonly [key: string]: Plain }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return `“${unknown}” is not part of the setup of Drill; “grit” is`
  if (grit === undefined) return null
  if (typeof grit !== 'object' || grit === null || Array.isArray(grit))
    return 'grit: cadets with numbers expected'
  for (const [id, value] of Object.entries(grit)) {
    if (!cadetIds.includes(id)) return `grit: no cadet “${id}”; there are ${cadetIds.join(', ')}`
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= fullGrit
    if (!fits) return `grit of ${id}: a whole number from 0 to ${fullGrit} expected`
  }
  for (const seat of seats) {
    if (names.every((name) => (grit as Record<string, Plain>)[`${seat}-${name}`] === 0))
      return `grit: ${seat} needs a cadet that stands`
  }
  return null
}

export function randomSetup(_: Random): DrillSetup {
  return {}
}

export function lay(setup: DrillSetup): DrillTable {
  const cadets = cadetIds.map((id) => ({
    id,
    seat: id.slice(0, id.indexOf('-')),
    grit: setup.grit?.[id] ?? fullGrit,
  }))
  return { round: 0, initiative: 'red', cadets, orders: {}, decks: { red: [], blue: [] } }
}
