import { type Effect, type Seat, tell } from '@sandtable/kernel'
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
  if (card === null) return
  card.exhausted = true
  tell(s, { type: 'upgrade exhausted', card: card.card, seat: effect.seat as Seat })
}

/** Face down for the rest of the mission (IA-EXH-014). */
export function deplete(s: AState, effect: Effect): void {
  const card = attachmentOf(s, effect)
  if (card === null) return
  card.depleted = true
  tell(s, { type: 'upgrade depleted', card: card.card, seat: effect.seat as Seat })
}
