import { tell } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import { rollAttackDie } from '../dice.ts'
import type { ActionChoice } from '../flow/action.ts'
import { turnDown } from '../flow/damage.ts'
import type { Ship, XState } from '../state.ts'

/** Damage cards with the header Action: that turn themselves face down, some by a die. */
const repairs = new Map(damageCards.filter((card) => card.action).map((card) => [card.id, card.repair]))

export function isRepair(card: string): boolean {
  return repairs.has(card)
}

/** Each card action once a round, however many copies there are (XW-META-013). */
export function repairActions(ship: Ship, allowed: readonly string[] | null): ActionChoice[] {
  return ship.damage.flatMap(({ card, faceUp, effect }) =>
    faceUp &&
    effect !== null &&
    repairs.has(card) &&
    !ship.actions.includes(card) &&
    (allowed === null || allowed.includes(card))
      ? [{ action: 'card' as const, effect, card }]
      : [],
  )
}

export function repair(s: XState, ship: Ship, card: string, effect: number): void {
  const how = repairs.get(card)
  if (how?.roll) {
    const face = rollAttackDie(s)
    tell(s, { type: 'damage card rolls', ship: ship.id, card, dice: [face] })
    if (!how.on?.includes(face)) return
  }
  turnDown(s, effect)
}
