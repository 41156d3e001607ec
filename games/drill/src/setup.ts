import type { Plain, Random, Seat } from '@sandtable/kernel'
import { isWhole } from '@sandtable/kit'
import { type DrillSetup, type DrillTable, fullGrit } from './state.ts'

export const seats: readonly Seat[] = ['red', 'blue']
const usual = 3
/** A parade: as many pieces as the largest battle has. */
const parade = 80

export function cadetsOf(seat: Seat, cadets = usual): string[] {
  return Array.from({ length: cadets }, (_, at) => `${seat}-${lettersOf(at)}`)
}

/** a, b, …, z, aa, ab, … */
function lettersOf(at: number): string {
  const last = String.fromCharCode(97 + (at % 26))
  return at < 26 ? last : lettersOf(Math.floor(at / 26) - 1) + last
}

export function checkSetup(setup: Plain): string | null {
  if (typeof setup !== 'object' || setup === null || Array.isArray(setup)) return 'an object is expected'
  const { cadets = usual, grit, ...rest } = setup as { readonly [key: string]: Plain }
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) return `“${unknown}” is not part of the setup of Drill; “cadets” and “grit” are`
  if (!isWhole(cadets, usual, parade)) return `cadets: a whole number from ${usual} to ${parade} expected`
  const cadetIds = seats.flatMap((seat) => cadetsOf(seat, cadets))
  if (grit === undefined) return null
  if (typeof grit !== 'object' || grit === null || Array.isArray(grit))
    return 'grit: cadets with numbers expected'
  for (const [id, value] of Object.entries(grit)) {
    if (!cadetIds.includes(id))
      return `grit: no cadet “${id}”; there are ${cadetIds.slice(0, 6).join(', ')}${cadetIds.length > 6 ? ', …' : ''}`
    if (!isWhole(value, 0, fullGrit)) return `grit of ${id}: a whole number from 0 to ${fullGrit} expected`
  }
  for (const seat of seats) {
    if (cadetsOf(seat, cadets).every((id) => (grit as Record<string, Plain>)[id] === 0))
      return `grit: ${seat} needs a cadet that stands`
  }
  return null
}

export function randomSetup(_: Random): DrillSetup {
  return {}
}

export function lay(setup: DrillSetup): DrillTable {
  const cadets = seats.flatMap((seat) =>
    cadetsOf(seat, setup.cadets).map((id) => ({ id, seat, grit: setup.grit?.[id] ?? fullGrit })),
  )
  return { round: 0, initiative: 'red', cadets, orders: {}, decks: { red: [], blue: [] } }
}
