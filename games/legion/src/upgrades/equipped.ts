import type { Effect } from '@sandtable/kernel'
import { upgradeCard } from '../catalogue.ts'
import { noteFor } from '../current.ts'
import { setUse } from '../holdings.ts'
import type { Equipped, LState, Unit } from '../state.ts'
import { findUnitOf } from '../units.ts'

/** Upgrade cards as units have them: ready, exhausted or expended (LG2-UPG-012 to -020). */

/** The card that an effect in play is, on its unit; undefined: it is gone. */
export function equippedAs(s: LState, effect: Effect): Equipped | undefined {
  return findUnitOf(s, effect.on)?.upgrades.find((one) => one.effect === effect.id)
}

/** LG2-UPG-013. */
export function isReady(s: LState, effect: Effect): boolean {
  return equippedAs(s, effect)?.state === 'ready'
}

/** A card is used: those with a symbol for it are exhausted or expended. */
export function useCard(s: LState, unit: Unit, card: string): void {
  const { use } = upgradeCard(card)
  if (use === undefined) return
  noteFor(s, unit, (activation) => {
    activation.used = [...(activation.used ?? []), card]
  })
  if (use === 'expend') expendCard(s, unit, card)
  else setUse(s, unit, card, 'exhausted')
}

/** It cannot be used any more. */
export function expendCard(s: LState, unit: Unit, card: string): void {
  setUse(s, unit, card, isSpared(unit, card) ? 'exhausted' : 'expended')
}

/** Some exhaust their Force upgrades in place of expending them (LG2-UPG-Dk). */
function isSpared(unit: Unit, card: string): boolean {
  return (
    upgradeCard(card).slot === 'force' &&
    unit.upgrades.some((one) => one.card === 'jedi-training-force-adept')
  )
}

/** An exhausted card is ready again; nothing readies an expended one (LG2-UPG-016). */
export function readyCard(s: LState, unit: Unit, card: string): void {
  setUse(s, unit, card, 'ready')
}
