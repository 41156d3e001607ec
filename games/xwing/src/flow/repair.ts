import { end } from '@sandtable/kernel'
import { damageCards } from '../../data/damage.ts'
import type { Ship } from '../state.ts'
import type { CardAction } from '../vocabulary/actions.ts'
import { turnDown } from './damage.ts'
import { rolling } from './roll.ts'
import { call, procedure, run } from './words.ts'

/** Damage cards with the header Action: that turn themselves face down, some by a die. */
const repairs = new Map(damageCards.filter((card) => card.action).map((card) => [card.id, card.repair]))

export function isRepair(card: string): boolean {
  return repairs.has(card)
}

/** The actions of its damage cards that lie face up: no other has an effect. */
export function repairActions(ship: Ship): CardAction[] {
  return ship.damage.flatMap(({ card, effect }) =>
    effect !== null && repairs.has(card) ? [{ action: 'card', effect, card }] : [],
  )
}

/** The card is turned down, if the die says so where it asks for one. */
export const repair = procedure('repair', [
  call(
    'roll to repair',
    'roll',
    (_, { ship, card }) => (repairs.get(card)?.roll ? rolling(ship, { type: 'card rolls', card }) : null),
    (_, v, { faces: [face = ''] }) => (repairs.get(v.card)?.on?.includes(face) ? undefined : end),
  ),
  run('turn it down', (s, v) => turnDown(s, v.effect)),
])
