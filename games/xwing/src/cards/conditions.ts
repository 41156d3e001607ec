import type { Entering } from '@sandtable/kernel'
import {
  call,
  cause,
  choose,
  type Effect,
  enter,
  happening,
  inPlay,
  leave,
  of,
  own,
  pending,
  tell,
  underWay,
} from '@sandtable/kernel'
import { conditionCards } from '../../data/conditions.ts'
import { currentAttack, isDefendingNow } from '../current-attack.ts'
import { mayLock } from '../lock.ts'
import type { XWing } from '../state.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import type { XCard } from '../vocabulary/card.ts'
import {
  attackUnderWay,
  choice,
  dealCard,
  inRangeOf,
  lock,
  rangeTo,
  recall,
  rollFor,
  sequel,
  suffer,
} from './words.ts'

/** Condition cards lie beside a ship and belong to its player. */

/** Assigns a condition; of a unique one an older copy goes. */
export function assignCondition<Id extends string>(
  s: XState,
  id: Id,
  on: ShipId,
  vars?: Entering<XWing, `condition:${Id}`>['vars'],
): void {
  const card = `condition:${id}` as const
  if (conditionCards.find((one) => one.id === id)?.unique)
    for (const old of inPlay(s, { card })) leave(s, old.id)
  enter(s, { card, seat: shipOf(s, on).seat, on, ...(vars && { vars: { ...vars } }) })
  tell(s, { type: 'condition', ship: on, card: id })
}

export function dropCondition(s: XState, effect: Effect): void {
  leave(s, effect.id)
  tell(s, { type: 'condition removed', ship: effect.on ?? '', card: effect.card.slice('condition:'.length) })
}

const harpoonedDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'hit' || face === 'crit') suffer(s, effect.on ?? '', 1)
})

const rattledDice = sequel<readonly string[]>('dice', (s, effect, [face]) => {
  if (face === 'focus' || face === 'hit') dropCondition(s, effect)
})

const resultForShield = choice<string>('option', {
  from: (s) => facesIn(attackUnderWay(s)),
  do: (s, _, face) => {
    const v = attackUnderWay(s)
    giveUp(v, face)
    cause(s, 'lose shield', { ship: v.target })
  },
})

export const conditions: readonly XCard[] = [
  // What these do, they do for Thweek.
  { id: 'condition:mimicked', rules: ['XW-CON-mimicked'] },
  { id: 'condition:shadowed', rules: ['XW-CON-shadowed'] },
  {
    id: 'condition:suppressivefire',
    rules: ['XW-CON-suppressivefire'],
    query: {
      // Against whoever assigned it the condition is gone before dice are rolled.
      'attack dice': of('attacker', (dice) => dice - 1),
    },
    trigger: {
      'declare target': {
        forced: true,
        of: 'attacker',
        when: (_, effect, v) => v.target === recall(effect, 'condition:suppressivefire').by,
        do: dropCondition,
      },
      'ship destroyed': {
        forced: true,
        when: (_, effect, v) => v.ship === recall(effect, 'condition:suppressivefire').by,
        do: dropCondition,
      },
      // Whoever assigned it did so after an attack of that round.
      'end of combat': {
        forced: true,
        when: (s, effect) => recall(effect, 'condition:suppressivefire').round !== s.table.round,
        do: dropCondition,
      },
    },
  },
  {
    id: 'condition:harpooned',
    rules: ['XW-CON-harpooned'],
    asks: [harpoonedDice],
    trigger: {
      'attack hits': {
        forced: true,
        of: 'target',
        when: (_, __, v) => v.crits > 0,
        do: (s, effect) => {
          dropCondition(s, effect)
          for (const ship of inRangeOf(s, effect.on ?? '', 1)) suffer(s, ship, 1)
          dealCard(s, effect.on ?? '', false)
        },
      },
      'ship destroyed': {
        forced: true,
        of: 'ship',
        do: (s, effect) => {
          dropCondition(s, effect)
          for (const ship of inRangeOf(s, effect.on ?? '', 1)) suffer(s, ship, 1)
        },
      },
    },
    action: {
      do: (s, _, effect) => {
        dropCondition(s, effect)
        rollFor(s, pending(effect, harpoonedDice))
      },
    },
  },
  {
    id: 'condition:rattled',
    rules: ['XW-CON-rattled'],
    asks: [rattledDice],
    replace: {
      'suffer damage': {
        forced: true,
        of: 'ship',
        when: (s, _, v) => isFromBomb(s, v.ship),
        do: (s, effect, v) => {
          dropCondition(s, effect)
          const suffering = underWay(s, 'suffer damage')
          if (suffering !== null) suffering.crits++
          return v
        },
      },
    },
    action: {
      do: (s, _, effect) => rollFor(s, pending(effect, rattledDice)),
    },
  },
  {
    id: 'condition:fanaticaldevotion',
    rules: ['XW-CON-fanaticaldevotion'],
    query: {
      'spending forbidden': of(
        'ship',
        (forbidden, s, _, { ship, token }) => forbidden || (token === 'focus' && isDefendingNow(s, ship)),
      ),
      'hits not cancelled': of('attacker', (hits, _, __, v) => ((v.focusTurned ?? 0) > 0 ? hits + 1 : hits)),
    },
    trigger: { 'end of round': { forced: true, do: dropCondition } },
  },
  {
    id: 'condition:illshowyouthedarkside',
    rules: ['XW-CON-illshowyouthedarkside'],
    replace: {
      'suffer damage': {
        forced: true,
        of: 'ship',
        when: (s, _, v) => v.critical && currentAttack(s) !== null,
        do: (s, effect, v) => {
          dropCondition(s, effect)
          const given = recall(effect, 'condition:illshowyouthedarkside').damage
          call(s, 'deal a damage card', { ship: v.ship, faceUp: true, effect: 0, given })
          return null
        },
      },
    },
  },
  {
    id: 'condition:optimizedprototype',
    rules: ['XW-CON-optimizedprototype'],
    asks: [resultForShield],
    query: { 'shield value': own((value) => value + 1) },
    trigger: {
      'modify attack dice': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (s, _, v) =>
          v.weapon === 'primary' && v.attackDice.length > 0 && shipOf(s, v.target).shields > 0,
        do: (s, effect) => choose(s, effect, resultForShield),
      },
      'after attack': {
        of: 'attacker',
        when: (s, effect, v) => v.weapon === 'primary' && krennic(s, effect, v.target) !== undefined,
        do: (s, effect, v) => {
          const ship = krennic(s, effect, v.target)
          if (ship !== undefined) lock(s, ship, v.target)
        },
      },
    },
  },
]

/** What the attack dice show, each face once. */
export function facesIn(v: Attack): string[] {
  return [...new Set(v.attackDice.map((die) => die.face))]
}

/** One die of the attack that shows this is cancelled. */
export function giveUp(v: Attack, face: string): void {
  const at = v.attackDice.findIndex((die) => die.face === face)
  if (at >= 0) v.attackDice.splice(at, 1)
}

/** The friendly ship with Director Krennic, if it is near and could lock that ship. */
function krennic(s: XState, effect: Effect, target: ShipId): ShipId | undefined {
  const ship = inPlay(s, { card: 'upgrade:directorkrennic' }).find(({ seat }) => seat === effect.seat)?.on
  if (ship == null || rangeTo(s, effect, ship) > 2) return undefined
  return mayLock(s, shipOf(s, ship), target) ? ship : undefined
}

/** Does this ship suffer the damage of a bomb right now? */
function isFromBomb(s: XState, ship: ShipId): boolean {
  return happening(s, 'bomb hits').some((blast) => blast.ship === ship)
}
