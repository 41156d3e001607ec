import { end, type Next } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import type { ActionChoice } from '../flow/action.ts'
import { turnDown } from '../flow/damage.ts'
import { rollForEffect, rolling } from '../flow/roll.ts'
import { call, procedure, run } from '../flow/words.ts'
import type { Ship, ShipId } from '../state.ts'

/** Damage cards with the header Action: that turn themselves face down, some by a die. */
const repairs = new Map(damageCards.filter((card) => card.action).map((card) => [card.id, card.repair]))

export function isRepair(card: string): boolean {
  return repairs.has(card)
}

/** The actions of its damage cards that lie face up. */
export function repairActions(ship: Ship, allowed: readonly string[] | null): ActionChoice[] {
  return ship.damage.flatMap(({ card, faceUp, effect }) =>
    faceUp && effect !== null && repairs.has(card) && (allowed === null || allowed.includes(card))
      ? [{ action: 'card' as const, effect, card }]
      : [],
  )
}

interface Repair {
  readonly ship: ShipId
  readonly card: string
  readonly effect: number
}

/** The card is turned down, if the die says so where it asks for one. */
export const repair = procedure<Repair>('repair', [
  call(
    'roll to repair',
    () => rollForEffect,
    (_, { ship, card }) => (repairs.get(card)?.roll ? rolling(ship, { type: 'card rolls', card }) : null),
    (_, v, { faces: [face = ''] }): Next => (repairs.get(v.card)?.on?.includes(face) ? undefined : end),
  ),
  run('turn it down', (s, v) => turnDown(s, v.effect)),
])
