import { asking, pending } from '@sandtable/kernel'
import { attackInProgress } from '../../current-attack.ts'
import type { TokenKind } from '../../geometry/bombs.ts'
import { mayLock, spendLock } from '../../lock.ts'
import type { Ship, ShipId } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { isStressed, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canReroll } from '../pilots/pilot.ts'
import {
  alliesAt,
  assign,
  choice,
  discard,
  discardDrawn,
  isMe,
  lock,
  me,
  mustReroll,
  relieve,
  rollFor,
  sequel,
  suffer,
} from '../words.ts'
import { greenAt } from './astromech/flight.ts'
import { dropFrom } from './bomb.ts'
import { isFromDial, traitOf } from './elite/flight.ts'

const bombToDrop = choice<string>('option', {
  from: (s, effect) => droppable(me(s, effect)),
  may: () => true,
  do: (s, effect, card) => {
    const upgrade = me(s, effect).upgrades.find((one) => one.faceUp && one.card === card)
    const carried = s.effects[upgrade?.effect ?? 0]
    const bomb = upgradeCard(card).bomb
    if (carried !== undefined && bomb !== undefined)
      dropFrom(s, carried, bomb.token as TokenKind, !bomb.discardCard)
  },
})

const r5p8Dice = sequel<readonly string[], { attacker: ShipId }>(
  'dice',
  (s, effect, [face], { attacker }) => {
    if (face === 'hit' || face === 'crit') suffer(s, attacker, 1)
    if (face === 'crit') suffer(s, effect.on ?? '', 1)
  },
)

export const salvagedAstromech: readonly XCard[] = [
  greenAt('unhingedastromech', [3]),
  {
    id: 'upgrade:salvagedastromech',
    rules: ['XW-UPG-salvagedastromech', 'XW-ERRAT-001'],
    trigger: {
      'damage card drawn': {
        when: (_, effect, v) => isMe(effect, v.ship) && v.faceUp && traitOf(v.card) === 'ship',
        do: (s, effect, v) => {
          discardDrawn(s, v)
          discard(s, effect)
        },
      },
    },
  },
  {
    id: 'upgrade:genius',
    rules: ['XW-UPG-genius', 'XW-ERRAT-015'],
    asks: [bombToDrop],
    trigger: {
      'after maneuver': asking(
        bombToDrop,
        (s, effect, v) =>
          isMe(effect, v.ship) &&
          isFromDial(s, me(s, effect), v.maneuver) &&
          v.overlapped.length === 0 &&
          !me(s, effect).bombed,
      ),
    },
  },
  {
    id: 'upgrade:r4agromech',
    rules: ['XW-UPG-r4agromech', 'XW-UPG-124', 'XW-UPG-125', 'XW-UPG-126', 'XW-UPG-127'],
    trigger: {
      'token spent': {
        when: (s, effect, { ship, token }) => {
          if (!isMe(effect, ship) || token !== 'focus') return false
          // Not where it is a cost: then there is no defender yet (XW-UPG-126).
          const attack = attackInProgress(s)
          return attack?.attacker === ship && mayLock(s, me(s, effect), attack.target)
        },
        do: (s, effect) => {
          const attack = attackInProgress(s)
          if (attack !== null) lock(s, effect.on ?? '', attack.target)
        },
      },
    },
  },
  {
    id: 'upgrade:r4b11',
    rules: ['XW-UPG-r4b11', 'XW-ERRAT-020'],
    trigger: {
      'modify defense dice': {
        when: (s, effect, v) =>
          isMe(effect, v.attacker) && maySpendLock(s, me(s, effect), v.target) && canReroll(v.defenseDice),
        pay: (s, effect, v) => spendLock(s, me(s, effect), v.target),
        do: (s, effect, v) => mustReroll(s, effect.on ?? '', 'defense', 0, v.defenseDice.length),
      },
    },
  },
  {
    id: 'upgrade:r5p8',
    rules: ['XW-UPG-r5p8'],
    asks: [r5p8Dice],
    trigger: {
      'after attack': {
        limit: { times: 1, per: 'round' },
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect, v) => rollFor(s, pending(effect, r5p8Dice, { attacker: v.attacker })),
      },
    },
  },
  {
    id: 'upgrade:overclockedr4',
    rules: ['XW-UPG-overclockedr4'],
    trigger: {
      'token spent': {
        when: (s, effect, { ship, token }) =>
          isMe(effect, ship) && token === 'focus' && s.table.phase === 'combat',
        pay: (s, effect) => assign(s, effect.on ?? '', 'stress', 1, true),
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  },
  {
    id: 'upgrade:r4e1',
    rules: ['XW-UPG-r4e1'],
    query: {
      'acts while stressed': (acts, _, effect, { ship, action }) =>
        acts || (isMe(effect, ship) && isOnOrdnance(action)),
    },
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          isStressed(me(s, effect)) &&
          v.done?.action === 'card' &&
          isOnOrdnance(v.done.card),
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => relieve(s, effect, effect.on ?? ''),
      },
    },
  },
  {
    id: 'upgrade:r5tk',
    rules: ['XW-UPG-r5tk'],
    query: {
      'lock targets': (targets, s, effect, ship) =>
        isMe(effect, ship) ? [...new Set([...targets, ...alliesAt(s, effect, 1, 3)])] : targets,
      'attacks allies': (attacks, _, effect, ship) => attacks || isMe(effect, ship),
    },
  },
]

/** Bombs that could be dropped when the dial is revealed. */
function droppable(ship: Ship): string[] {
  const cards = ship.upgrades.filter(
    (one) => one.faceUp && one.effect !== null && upgradeCard(one.card).bomb?.drop === 'reveal',
  )
  return [...new Set(cards.map(({ card }) => card))]
}

/** Is it the action of a torpedo or bomb card? */
function isOnOrdnance(action: string | null): boolean {
  if (!action?.startsWith('upgrade:')) return false
  const { slot } = upgradeCard(action.slice('upgrade:'.length))
  return slot === 'torpedo' || slot === 'bomb'
}
