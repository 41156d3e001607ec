import type { BuiltRow, Shot } from '@sandtable/kernel'

export interface ShotLine extends Pick<Shot, 'weapon' | 'results'> {
  readonly row: BuiltRow
  /** So many rows of that name have this very shot. */
  readonly count: number
}

/** A line for each attack; equal ones of rows with one name are told once. */
export function shotLines(shots: readonly Shot[], rows: readonly BuiltRow[]): ShotLine[] {
  const lines = new Map<string, ShotLine>()
  for (const { row: id, weapon, results } of shots) {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) continue
    const key = JSON.stringify([row.label, weapon, results])
    const same = lines.get(key)
    lines.set(key, { row: same?.row ?? row, weapon, results, count: (same?.count ?? 0) + 1 })
  }
  return [...lines.values()]
}

export function meanDamage(results: Shot['results']): number {
  return results.reduce((sum, { damage, chance }) => sum + damage * chance, 0)
}

export function chanceToHit(results: Shot['results']): number {
  return results.reduce((sum, { damage, chance }) => (damage > 0 ? sum + chance : sum), 0)
}
