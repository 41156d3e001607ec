import type { Entry, Verdict } from '@sandtable/kernel'
import { text } from '../words/names.ts'

/** How attack pools ended: the unit is defeated, lost so many, or nothing came through. */
export function verdicts(_before: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return now.flatMap((entry, at): Verdict[] => {
    if (entry.type !== 'results') return []
    const of = String(entry.defender)
    const after = untilNext(now.slice(at + 1))
    if (after.some(({ type, unit }) => type === 'unit defeated' && unit === of))
      return [{ of, kind: 'destroyed', label: text('Defeated', 'Besiegt') }]
    const wounds = Number(entry.wounds)
    if (wounds === 0) return [{ of, kind: 'missed', label: text('No wounds', 'Keine Wunden') }]
    const fallen = after.filter(({ type, unit }) => type === 'defeated' && unit === of).length
    return [{ of, kind: 'hit', label: fallen === 0 ? wounded(wounds) : losses(fallen) }]
  })
}

function untilNext(entries: readonly Entry[]): readonly Entry[] {
  const next = entries.findIndex(({ type }) => type === 'results')
  return next < 0 ? entries : entries.slice(0, next)
}

function wounded(count: number) {
  return count === 1 ? text('1 wound', '1 Wunde') : text(`${count} wounds`, `${count} Wunden`)
}

function losses(count: number) {
  return count === 1
    ? text('1 miniature lost', '1 Miniatur verloren')
    : text(`${count} miniatures lost`, `${count} Miniaturen verloren`)
}
