import { choose, pending } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import type { ShipId } from '../../../state.ts'
import { shipOf, type XState } from '../../../state.ts'
import { agility, upgradeCard } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  attackUnderWay,
  choice,
  discard,
  has,
  inRangeOf,
  isWingman,
  me,
  rollFor,
  sequel,
  suffer,
} from '../../words.ts'

const ruthlessnessShip = choice<ShipId>('ship', {
  from: (s) => bystanders(s, attackUnderWay(s)),
  do: (s, _, ship) => suffer(s, ship, 1),
})

const saturationSalvoDice = sequel<readonly string[], { ship: ShipId }>('dice', (s, _, [face], { ship }) => {
  if (face === 'hit') suffer(s, ship, 1)
  if (face === 'crit') suffer(s, ship, 0, 1)
})

/** Elite upgrades that work on the results of an attack, and on those who are near. */
export const eliteOnResults: readonly XCard[] = [
  {
    id: 'upgrade:drawtheirfire',
    rules: ['XW-UPG-drawtheirfire', 'XW-UPG-061', 'XW-UPG-062'],
    trigger: {
      'attack hits': {
        when: (s, effect, v) => isWingman(s, effect, v.target, 1) && v.crits > 0,
        do: (s, effect, v) => {
          v.crits--
          suffer(s, effect.on ?? '', 0, 1)
        },
      },
    },
  },
  {
    id: 'upgrade:selflessness',
    rules: ['XW-UPG-selflessness'],
    trigger: {
      'attack hits': {
        when: (s, effect, v) => isWingman(s, effect, v.target, 1) && v.hits > 0,
        pay: (s, effect) => discard(s, effect),
        do: (s, effect, v) => {
          suffer(s, effect.on ?? '', v.hits)
          v.hits = 0
        },
      },
    },
  },
  {
    id: 'upgrade:crackshot',
    rules: ['XW-UPG-crackshot', 'XW-ERRAT-018', 'XW-UPG-107', 'XW-TIME-018'],
    trigger: {
      'compare results': {
        of: 'attacker',
        when: (s, effect, v) =>
          has(v.defenseDice, 'evade') && isInFiringArc(me(s, effect), shipOf(s, v.target)),
        pay: (s, effect) => discard(s, effect),
        do: (_, __, v) => {
          const at = v.defenseDice.findIndex((die) => die.face === 'evade')
          v.defenseDice.splice(at, 1)
        },
      },
    },
  },
  {
    id: 'upgrade:ruthlessness',
    rules: ['XW-UPG-ruthlessness', 'XW-REF-023'],
    asks: [ruthlessnessShip],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => v.everHit === true && bystanders(s, v).length > 0,
        do: (s, effect) => choose(s, effect, ruthlessnessShip),
      },
    },
  },
  {
    id: 'upgrade:saturationsalvo',
    rules: ['XW-UPG-saturationsalvo'],
    asks: [saturationSalvoDice],
    trigger: {
      'after attack': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => v.everHit !== true && costOfOrdnance(s, v) > 0,
        do: (s, effect, v) => {
          const cost = costOfOrdnance(s, v)
          for (const ship of [v.target, ...inRangeOf(s, v.target, 1)]) {
            if (agility(s, shipOf(s, ship)) < cost)
              rollFor(s, pending(effect, saturationSalvoDice, { ship }), { ship })
          }
        },
      },
    },
  },
]

/** Ships near the defender, other than it and the attacker. */
function bystanders(s: XState, v: Attack): string[] {
  return inRangeOf(s, v.target, 1).filter((ship) => ship !== v.attacker)
}

/** What the torpedo or missile of this attack costs; 0 for another weapon. */
function costOfOrdnance(s: XState, v: Attack): number {
  if (v.weapon === 'primary') return 0
  const { slot, points } = upgradeCard(shipOf(s, v.attacker).upgrades[v.weapon]?.card ?? '')
  return slot === 'torpedo' || slot === 'missile' ? points : 0
}
