import type { Entry, Verdict } from '@sandtable/kernel'
import { hitFor } from '@sandtable/kit'

/** What cadets lose, whoever it was aimed at (DR-ATK-010). */
export function verdicts(_: readonly Entry[], now: readonly Entry[]): Verdict[] {
  return now.flatMap(({ type, cadet, amount }) =>
    type === 'damage' && typeof amount === 'number' ? [hitFor(String(cadet), amount)] : [],
  )
}
