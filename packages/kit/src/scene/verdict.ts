import type { Entry, Verdict } from '@sandtable/kernel'

/** An attack that is over: what was told from its beginning to its end, and what was told after it. */
export interface EndedAttack {
  readonly end: Entry
  readonly span: readonly Entry[]
  readonly after: readonly Entry[]
}

/** The attacks whose end (an entry of this type) was told now, each with what was told of it. */
export function endedAttacks(before: readonly Entry[], now: readonly Entry[], type: string): EndedAttack[] {
  return now.flatMap((end, at): EndedAttack[] => {
    if (end.type !== type) return []
    const told = [...before, ...now.slice(0, at)]
    const begun = told.findLastIndex(
      (one) => one.type === 'attack' && one.attacker === end.attacker && one.target === end.target,
    )
    return [{ end, span: told.slice(Math.max(0, begun)), after: now.slice(at + 1) }]
  })
}

export function hitFor(of: string, damage: number): Verdict {
  return { of, kind: 'hit', label: { en: `Hit for ${damage}`, de: `Treffer: ${damage} Schaden` } }
}

export function missed(of: string): Verdict {
  return { of, kind: 'missed', label: { en: 'Missed', de: 'Verfehlt' } }
}
