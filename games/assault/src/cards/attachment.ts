import type { Effect, Seat } from '@sandtable/kernel'
import { depleteUpgrade, exhaustUpgrade } from '../holdings.ts'
import type { AState, Attachment } from '../state.ts'

/** The skirmish upgrade that an effect belongs to; null: it belongs to none. */
export function attachmentOf(s: AState, effect: Effect): Attachment | null {
  const all = [
    ...s.table.groups.flatMap((group) => group.attachments),
    ...Object.values(s.table.upgrades).flat(),
  ]
  return all.find((one) => one.effects.includes(effect.id)) ?? null
}

/** Can the upgrade be exhausted, or depleted, now (IA-ABIL-009, -010, IA-EXH-014)? */
export function isReady(s: AState, effect: Effect, cost: 'exhaust' | 'deplete' = 'exhaust'): boolean {
  const card = attachmentOf(s, effect)
  return card !== null && !card.depleted && (cost === 'deplete' || !card.exhausted)
}

export function exhaust(s: AState, effect: Effect): void {
  const card = attachmentOf(s, effect)
  if (card !== null) exhaustUpgrade(s, card, effect.seat as Seat)
}

export function deplete(s: AState, effect: Effect): void {
  const card = attachmentOf(s, effect)
  if (card !== null) depleteUpgrade(s, card, effect.seat as Seat)
}
