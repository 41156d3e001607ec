import type { Effect } from '@sandtable/kernel'
import { of } from '@sandtable/kernel'
import { isInFiringArc } from '../../../arcs.ts'
import { isAttackingNow } from '../../../current-attack.ts'
import { shipOf, type XState } from '../../../state.ts'
import { upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { assign, dealCard, has, isWingman, mayAct, me } from '../../words.ts'
import { rerolling, turning } from '../../words-dice.ts'
import { cancelAttackDice, pilot, rollsMore } from '../pilot.ts'

const tieFighters = ['tiefighter', 'tiefofighter', 'tiesffighter']

/** Pilots of the TIE Fighter of the Empire. */
export const tieFighter: readonly XCard[] = [
  {
    id: 'pilot:maulermithel',
    rules: ['XW-PIL-maulermithel'],
    query: {
      'attack dice': of('attacker', (dice, _, __, v) => (v.range === 1 ? dice + 1 : dice)),
    },
  },
  pilot('youngster', {
    query: {
      'borrowed actions': (borrowed, s, effect, ship) => {
        const learns = isWingman(s, effect, ship, 3)
        return learns && tieFighters.includes(shipOf(s, ship).type)
          ? [...borrowed, ...eliteCards(s, effect)]
          : borrowed
      },
    },
  }),
  pilot('wingedgundark', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...turning('attack', 'hit', 'crit', { most: 1, when: (_, __, v) => v.range === 1 }),
      },
    },
  }),
  pilot('nightbeast', {
    trigger: {
      'after maneuver': {
        of: 'ship',
        ...mayAct('ship', ['focus'], (_, __, v) => v.maneuver.difficulty === 'green'),
      },
    },
  }),
  rollsMore('backstabber', (s, effect, v) => !isInFiringArc(shipOf(s, v.target), me(s, effect))),
  pilot('darkcurse', {
    query: {
      'spending forbidden': (forbidden, s, effect, { ship, token }) =>
        forbidden || (token === 'focus' && isAttackingNow(s, ship, effect.on)),
      'rerolls allowed': of('target', () => 0),
    },
  }),
  pilot('howlrunner', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': rerolling('attack', {
        most: () => 1,
        when: (s, effect, v) => v.weapon === 'primary' && isWingman(s, effect, v.attacker, 1),
      }),
    },
  }),
  rollsMore('scourge', (s, _, v) => shipOf(s, v.target).damage.length > 0),
  pilot('wampa', {
    trigger: {
      'compare results': {
        of: 'attacker',
        when: (_, __, v) => v.attackDice.length > 0,
        do: (s, _, v) => {
          const crit = has(v.attackDice, 'crit')
          cancelAttackDice(s, v)
          if (crit) dealCard(s, v.target, false)
        },
      },
    },
  }),
  pilot('chaser', {
    trigger: {
      'token spent': {
        forced: true,
        when: (s, effect, { ship, token }) => token === 'focus' && isWingman(s, effect, ship, 1),
        do: (s, effect) => assign(s, effect.on ?? '', 'focus'),
      },
    },
  }),
]

/** The effects of his Elite upgrades; an action comes only of those with the header Action: (XW-PIL-129). */
function eliteCards(s: XState, effect: Effect): number[] {
  return me(s, effect).upgrades.flatMap(({ card, effect: id }) =>
    id !== null && upgradeCard(card).slot === 'elite' ? [id] : [],
  )
}
