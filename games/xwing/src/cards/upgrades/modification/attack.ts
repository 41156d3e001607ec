import { cause, choose, of, own } from '@sandtable/kernel'
import { attackValue, upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { cardOf } from '../../../weapons.ts'
import { attackUnderWay, choice, me, turnDice } from '../../words.ts'

/** Modifications that are nothing but figures: what they add is read off the card wherever it counts. */
const figures: readonly XCard[] = [
  'shieldupgrade',
  'hullupgrade',
  'engineupgrade',
  'targetingcomputer',
  'bwinge2',
  'vectoredthrusters',
  'smugglingcompartment',
].map((id) => ({ id: `upgrade:${id}`, rules: [`XW-UPG-${id}`] }))

const dieToImprove = choice<string>('option', {
  from: (s) => [...new Set(attackUnderWay(s).attackDice.flatMap((die) => (die.fixed ? [] : [die.face])))],
  do: (s, effect, face) => {
    const better = attackValue(s, me(s, effect)) >= 3 ? 'crit' : 'hit'
    turnDice(attackUnderWay(s).attackDice, face, better, 1)
  },
})

const weapons: readonly XCard[] = [
  {
    id: 'upgrade:munitionsfailsafe',
    rules: ['XW-UPG-munitionsfailsafe', 'XW-REF-035', 'XW-UPG-051', 'XW-UPG-077'],
    query: { 'weapon is kept': of('attacker', () => true) },
    trigger: {
      'attack hits': {
        forced: true,
        // The cost of both halves of a double attack is paid once, for the first that hits (XW-ATK-007).
        of: 'attacker',
        when: (s, effect, v) => v.everHit !== true && cardOf(me(s, effect), v.weapon)?.discardCard === true,
        do: (s, _, v) => {
          if (v.weapon !== 'primary')
            cause(s, 'discard upgrade', { ship: v.attacker, at: v.weapon, why: 'attack' })
        },
      },
    },
  },
  {
    id: 'upgrade:longrangescanners',
    rules: ['XW-UPG-longrangescanners'],
    query: { 'lock range': own(() => [3, 4]) },
  },
  {
    id: 'upgrade:guidancechips',
    rules: ['XW-UPG-guidancechips'],
    asks: [dieToImprove],
    trigger: {
      'modify attack dice': {
        limit: { times: 1, per: 'round' },
        of: 'attacker',
        when: (s, effect, v) => {
          if (v.weapon === 'primary' || v.attackDice.length === 0) return false
          const { slot } = upgradeCard(me(s, effect).upgrades[v.weapon]?.card ?? '')
          return slot === 'torpedo' || slot === 'missile'
        },
        do: (s, effect) => choose(s, effect, dieToImprove),
      },
    },
  },
]

export const modificationsInAttack: readonly XCard[] = [...figures, ...weapons]
