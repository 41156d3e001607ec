import { choose } from '@sandtable/kernel'
import type { ShipId } from '../../state.ts'
import { shipOf } from '../../state.ts'
import { isStressed, upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { mayModify } from '../modifying.ts'
import { assign, attackUnderWay, choice, flip, has, mayReroll, me, suffer, turnDice } from '../words.ts'
import { besideTarget, fires, hurtTarget, ifHits, insteadOfDamage, mayTurn } from './weapon.ts'

const arcCasterReadyShip = choice<ShipId>('ship', {
  from: (s) => besideTarget(s, attackUnderWay(s)),
  do: (s, _, ship) => suffer(s, ship, 1),
})

/** Cannons. Dice and range are figures; here is what else they do. */
export const cannons: readonly XCard[] = [
  {
    id: 'upgrade:ioncannon',
    rules: ['XW-UPG-ioncannon', 'XW-REF-047'],
    trigger: insteadOfDamage((s, _, v) => {
      hurtTarget(s, v)
      assign(s, v.target, 'ion')
    }),
  },
  {
    id: 'upgrade:heavylasercannon',
    rules: ['XW-UPG-heavylasercannon', 'XW-UPG-145', 'XW-UPG-146', 'XW-UPG-147'],
    trigger: {
      'attack dice rolled': {
        forced: true,
        when: (s, effect, v) =>
          fires(s, effect, v) && has(v.attackDice, 'crit') && mayModify(s, effect, v, 'modify attack dice'),
        do: (_, __, v) => void turnDice(v.attackDice, 'crit', 'hit'),
      },
    },
  },
  {
    id: 'upgrade:autoblaster',
    rules: ['XW-UPG-autoblaster', 'XW-UPG-132', 'XW-UPG-133'],
    query: {
      'hits not cancelled': (hits, s, effect, v) => (fires(s, effect, v) ? v.attackDice.length : hits),
    },
  },
  {
    id: 'upgrade:flechettecannon',
    rules: ['XW-UPG-flechettecannon', 'XW-REF-048'],
    trigger: insteadOfDamage((s, _, v) => {
      hurtTarget(s, v)
      if (!isStressed(shipOf(s, v.target))) assign(s, v.target, 'stress')
    }),
  },
  { id: 'upgrade:manglercannon', rules: ['XW-UPG-manglercannon'], trigger: mayTurn('hit', 'crit', 1) },
  {
    id: 'upgrade:tractorbeam',
    rules: ['XW-UPG-tractorbeam', 'XW-UPG-161'],
    trigger: insteadOfDamage((s, _, v) => assign(s, v.target, 'tractor')),
  },
  {
    id: 'upgrade:arccaster-ready',
    rules: ['XW-UPG-arccaster-ready'],
    asks: [arcCasterReadyShip],
    trigger: {
      ...ifHits((s, effect) => choose(s, effect, arcCasterReadyShip)),
      'after attack': {
        forced: true,
        when: fires,
        do: (s, effect) => flip(s, effect, 'arccaster-recharging'),
      },
    },
  },
  {
    id: 'upgrade:arccaster-recharging',
    rules: ['XW-UPG-arccaster-recharging'],
    trigger: {
      'start of combat': {
        do: (s, effect) => {
          assign(s, effect.on ?? '', 'disabled')
          flip(s, effect, 'arccaster-ready')
        },
      },
    },
  },
  {
    id: 'upgrade:jammingbeam',
    rules: ['XW-UPG-jammingbeam'],
    trigger: insteadOfDamage((s, _, v) => assign(s, v.target, 'jam')),
  },
  {
    id: 'upgrade:linkedbattery',
    rules: ['XW-UPG-linkedbattery'],
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => {
          const weapon = v.weapon === 'primary' ? undefined : me(s, effect).upgrades[v.weapon]
          return weapon === undefined || upgradeCard(weapon.card).slot === 'cannon'
        },
        do: (s, _, v) => mayReroll(s, v.attacker, 'attack', 1),
      },
    },
  },
]
