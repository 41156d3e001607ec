import { canChoose, choose } from '@sandtable/kernel'
import { giveUpShield } from '../../../holdings.ts'
import { upgradeUp } from '../../../in-play.ts'
import { type Ship, shipOf } from '../../../state.ts'
import { upgradeCard } from '../../../values.ts'
import type { Die } from '../../../vocabulary/attacks.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { mayModify } from '../../modifying.ts'
import { assign, attackUnderWay, choice, isMe, isWingman, me } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { addResult, pilot } from '../pilot.ts'

const ordnanceToTurnUp = choice<string>('option', {
  from: (s, effect) => spentOrdnance(me(s, effect)),
  do: (s, effect, card) => {
    const upgrade = me(s, effect).upgrades.find((one) => one.card === card && !one.faceUp)
    if (upgrade !== undefined) upgradeUp(s, me(s, effect), upgrade)
  },
})

const sunnys = { times: 1, per: 'round', key: 'sunnybounder', each: 'piece' } as const

/** Pilots of the M3-A Interceptor of Scum and Villainy. */
export const m3AInterceptor: readonly XCard[] = [
  pilot('serissu', {
    lets: 'defender',
    trigger: {
      'modify defense dice': rerolling('defense', {
        most: () => 1,
        when: (s, effect, v) => isWingman(s, effect, v.target, 1),
      }),
    },
  }),
  pilot('laetinashera', {
    trigger: {
      'after attack': {
        of: 'target',
        when: (_, __, v) => v.everHit !== true,
        do: (s, _, v) => assign(s, v.target, 'evade'),
      },
    },
  }),
  pilot('genesisred', {
    trigger: {
      'lock acquired': {
        forced: true,
        of: 'ship',
        do: (s, effect, { ship, target }) => {
          for (const token of ['focus', 'evade'] as const) {
            assign(s, ship, token, shipOf(s, target).tokens[token] - me(s, effect).tokens[token])
          }
        },
      },
    },
  }),
  pilot('inaldra', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        ...rerolling('attack', { when: (s, effect) => me(s, effect).shields > 0 }),
        pay: (s, effect) => giveUpShield(s, me(s, effect), 'shield spent'),
      },
      'modify defense dice': {
        of: 'target',
        ...rerolling('defense', { when: (s, effect) => me(s, effect).shields > 0 }),
        pay: (s, effect) => giveUpShield(s, me(s, effect), 'shield spent'),
      },
    },
  }),
  pilot('quinnjast', {
    asks: [ordnanceToTurnUp],
    trigger: {
      'start of combat': {
        when: (s, effect) => canChoose(s, effect, ordnanceToTurnUp),
        pay: (s, effect) => assign(s, effect.on ?? '', 'disabled'),
        do: (s, effect) => choose(s, effect, ordnanceToTurnUp),
      },
    },
  }),
  pilot('sunnybounder', {
    trigger: {
      'attack dice rolled': {
        limit: sunnys,
        of: 'attacker',
        when: (s, effect, v) => allAlike(v.attackDice) && mayModify(s, effect, v, 'modify attack dice'),
        do: (s, _, v) => addResult(s, v, 'attack', v.attackDice[0]?.face ?? 'blank'),
      },
      'defense dice rolled': {
        limit: sunnys,
        of: 'target',
        when: (s, effect, v) => allAlike(v.defenseDice) && mayModify(s, effect, v, 'modify defense dice'),
        do: (s, _, v) => addResult(s, v, 'defense', v.defenseDice[0]?.face ?? 'blank'),
      },
      'dice rerolled': {
        limit: sunnys,
        when: (s, effect, { dice }) => {
          const attack = attackUnderWay(s)
          const mine = dice === 'attack' ? attack.attacker : attack.target
          return (
            isMe(effect, mine) &&
            allAlike(dice === 'attack' ? attack.attackDice : attack.defenseDice) &&
            mayModify(s, effect, attack, `modify ${dice} dice`)
          )
        },
        do: (s, _, { dice }) => {
          const attack = attackUnderWay(s)
          const [first] = dice === 'attack' ? attack.attackDice : attack.defenseDice
          addResult(s, attack, dice, first?.face ?? 'blank')
        },
      },
    },
  }),
]

function spentOrdnance(ship: Ship): string[] {
  return ship.upgrades
    .filter(({ card, faceUp }) => !faceUp && ['torpedo', 'missile'].includes(upgradeCard(card).slot))
    .map(({ card }) => card)
}

function allAlike(dice: readonly Die[]): boolean {
  return dice.length > 0 && dice.every((die) => die.face === dice[0]?.face)
}
