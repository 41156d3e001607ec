import { asking, of, own, pending } from '@sandtable/kernel'
import { attackInProgress } from '../../current-attack.ts'
import type { TokenKind } from '../../geometry/bombs.ts'
import { mayLock, spendLock } from '../../lock.ts'
import type { Ship, ShipId } from '../../state.ts'
import { maySpendLock } from '../../usable-tokens.ts'
import { isStressed, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canReroll } from '../pilots/pilot.ts'
import {
  alliesWithin,
  assign,
  choice,
  discard,
  discardDrawn,
  lock,
  me,
  mustReroll,
  payStress,
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
        of: 'ship',
        when: (_, __, v) => v.faceUp && traitOf(v.card) === 'ship',
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
      'after maneuver': {
        of: 'ship',
        ...asking(
          bombToDrop,
          (s, effect, v) =>
            isFromDial(s, me(s, effect), v.maneuver) && v.overlapped.length === 0 && !me(s, effect).bombed,
        ),
      },
    },
  },
  {
    id: 'upgrade:r4agromech',
    rules: ['XW-UPG-r4agromech', 'XW-UPG-124', 'XW-UPG-125', 'XW-UPG-126', 'XW-UPG-127'],
    trigger: {
      'token spent': {
        of: 'ship',
        when: (s, effect, { ship, token }) => {
          if (token !== 'focus') return false
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
        of: 'attacker',
        when: (s, effect, v) => maySpendLock(s, me(s, effect), v.target) && canReroll(v.defenseDice),
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
        of: 'target',
        do: (s, effect, v) => rollFor(s, pending(effect, r5p8Dice, { attacker: v.attacker })),
      },
    },
  },
  {
    id: 'upgrade:overclockedr4',
    rules: ['XW-UPG-overclockedr4'],
    trigger: {
      'token spent': {
        of: 'ship',
        when: (s, _, { token }) => token === 'focus' && s.table.phase === 'combat',
        pay: (s, effect) => payStress(s, effect),
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  },
  {
    id: 'upgrade:r4e1',
    rules: ['XW-UPG-r4e1'],
    query: {
      'acts while stressed': of('ship', (acts, _, __, { action }) => acts || isOnOrdnance(action)),
    },
    trigger: {
      'after action': {
        of: 'ship',
        when: (s, effect, v) =>
          isStressed(me(s, effect)) && v.done?.action === 'card' && isOnOrdnance(v.done.card),
        pay: (s, effect) => discard(s, effect),
        do: (s, effect) => relieve(s, effect, effect.on ?? ''),
      },
    },
  },
  {
    id: 'upgrade:r5tk',
    rules: ['XW-UPG-r5tk'],
    query: {
      'lock targets': own((targets, s, effect) => [...new Set([...targets, ...alliesWithin(s, effect, 3)])]),
      'attacks allies': own(() => true),
    },
  },
]

/** Bombs that could be dropped when the dial is revealed. */
function droppable(ship: Ship): string[] {
  const cards = ship.upgrades.filter((one) => one.faceUp && upgradeCard(one.card).bomb?.drop === 'reveal')
  return [...new Set(cards.map(({ card }) => card))]
}

/** Is it the action of a torpedo or bomb card? */
function isOnOrdnance(action: string | null): boolean {
  if (!action?.startsWith('upgrade:')) return false
  const { slot } = upgradeCard(action.slice('upgrade:'.length))
  return slot === 'torpedo' || slot === 'bomb'
}
