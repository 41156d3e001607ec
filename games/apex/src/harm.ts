import type { GearTile } from '../data/types.ts'
import { isExhausted, tileOf } from './loot.ts'
import type { Legend } from './state.ts'
import type { DamageKind, DamageSource } from './vocabulary/events.ts'

/** What of a legend damage looks at. */
export type Body = Pick<Legend, 'shield' | 'health'> & {
  readonly gear: Readonly<Pick<Legend['gear'], 'knockdown'>>
}

/** What damage does to somebody. */
export interface Harm {
  /** The amount that is left of it. */
  readonly suffered: number
  /** What the knockdown shield took off; null: it did nothing. */
  readonly prevented: number | null
  /** Points lost. */
  readonly shield: number
  readonly health: number
}

export function harmTo(body: Body, amount: number, kind: DamageKind, source: DamageSource): Harm {
  const knockdown = tileOf(body.gear.knockdown) as GearTile
  // The legendary one lowers ring damage (APX-TILE-018, OPEN-15).
  const left = source === 'ring' ? Math.min(amount, knockdown.ringDamage ?? amount) : amount
  const lost = losses(body, left, kind)
  // It acts by itself, on the first damage that would eliminate (APX-KD-001 to -004).
  const { prevents } = knockdown
  if (lost.health < body.health || prevents === undefined || isExhausted(body.gear.knockdown))
    return { suffered: left, prevented: null, ...lost }
  const suffered = Math.max(0, left - prevents)
  return { suffered, prevented: prevents, ...losses(body, suffered, kind) }
}

/** Shield first, then health (APX-SHLD-003, -005, APX-HP-002 to -004). */
function losses({ shield, health }: Body, amount: number, kind: DamageKind) {
  const lost = kind === 'health' ? 0 : Math.min(shield, amount)
  return { shield: lost, health: kind === 'shield' ? 0 : Math.min(health, amount - lost) }
}
