import { isInFrontArc } from '../../arcs.ts'
import { shipOf } from '../../state.ts'
import { attackValue } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { assign, mayReroll, me } from '../words.ts'
import { fires, hurtTarget, insteadOfDamage } from './weapon.ts'

/** Turrets. Dice, range and direction are figures; here is what else they do. */
export const turrets: readonly XCard[] = [
  {
    id: 'upgrade:ioncannonturret',
    rules: ['XW-UPG-ioncannonturret', 'XW-REF-047'],
    trigger: insteadOfDamage((s, _, v) => {
      hurtTarget(s, v)
      assign(s, v.target, 'ion')
    }),
  },
  { id: 'upgrade:blasterturret', rules: ['XW-UPG-blasterturret', 'XW-REF-046'] },
  {
    id: 'upgrade:autoblasterturret',
    rules: ['XW-UPG-autoblasterturret'],
    query: {
      'hits not cancelled': (hits, s, effect, v) => (fires(s, effect, v) ? v.attackDice.length : hits),
    },
  },
  {
    id: 'upgrade:twinlaserturret',
    rules: ['XW-UPG-twinlaserturret', 'XW-UPG-194', 'XW-UPG-195'],
    trigger: insteadOfDamage((s, _, v) => hurtTarget(s, v)),
  },
  {
    id: 'upgrade:dorsalturret',
    rules: ['XW-UPG-dorsalturret'],
    query: {
      'attack dice': (dice, s, effect, v) => (fires(s, effect, v) && v.range === 1 ? dice + 1 : dice),
    },
  },
  {
    id: 'upgrade:syncedturret',
    rules: ['XW-UPG-syncedturret'],
    trigger: {
      'modify attack dice': {
        when: (s, effect, v) => fires(s, effect, v) && isInFrontArc(me(s, effect), shipOf(s, v.target)),
        do: (s, effect, v) => mayReroll(s, v.attacker, 'attack', attackValue(s, me(s, effect))),
      },
    },
  },
]
