import type { Entry, Verdict } from '@sandtable/kernel'
import { hitFor, missed } from '@sandtable/kit'

/** How shots and melee attacks ended: eliminated, hit for so much, missed, or lost. */
export function verdicts(_: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return now.flatMap((entry, at): Verdict[] => {
    const of = String(entry.target ?? '')
    const falls = (legend: string) =>
      now.slice(at).some(({ type, legend: who }) => type === 'eliminated' && who === legend)
    if (entry.type === 'eliminated')
      return [{ of: String(entry.legend), kind: 'destroyed', label: { en: 'Eliminated', de: 'Eliminiert' } }]
    if (entry.type === 'shot lost')
      return [{ of, kind: 'missed', label: { en: 'Out of sight', de: 'Außer Sicht' } }]
    if (entry.type === 'melee') return entry.succeeds === false ? [missed(of)] : []
    if (entry.type !== 'hits' || falls(of)) return []
    return Number(entry.damage) > 0 ? [hitFor(of, Number(entry.damage))] : [missed(of)]
  })
}
