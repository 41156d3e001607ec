import type { Field, LegendId } from '../state.ts'

export type DamageKind = 'normal' | 'shield' | 'health'
export type DamageSource = 'shot' | 'area' | 'melee' | 'collision' | 'ring' | 'landing'

/** Damage on its way to a legend (APX-DMG, APX-HP). */
export interface Damage {
  readonly to: LegendId
  readonly amount: number
  readonly kind: DamageKind
  readonly source: DamageSource
  readonly by: LegendId | null
  /** Where it comes from: the source field of an area. */
  readonly from: Field | null
}

export interface Restore {
  readonly legend: LegendId
  readonly shield: number
  readonly health: number
}

/** What can happen and be changed before it happens. */
export interface Events {
  damage: Damage
  restore: Restore
}
