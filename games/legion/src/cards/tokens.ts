import { call, query, tell } from '@sandtable/kernel'
import { facesOf, turn } from '../attack/tally.ts'
import { takeTokens } from '../holdings.ts'
import type { LState, Unit } from '../state.ts'
import { maySpend } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { keywordX, surgesOf } from '../values.ts'
import type { AttackFace, DefenceFace, Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'

/**
 * What tokens do in an attack. They are in play from the start, for all units at once, so that they are used at the same
 * moments and in the same way as cards.
 */
type Rule = LCard

const attacker = (s: LState, v: Pool): Unit => unitOf(s, v.attacker)
const defender = (s: LState, v: Pool): Unit => unitOf(s, v.defender)

/** Each token re-rolls up to two dice, Precise X that many more (LG2-ATK-031 to -033, LG2-KW-161). */
export const aimToken: Rule = {
  id: 'aim-token',
  rules: ['LG2-TOKEN-001', 'LG2-ATK-031'],
  trigger: {
    're-roll attack dice': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) => maySpend(s, attacker(s, v), 'aim') && v.attackDice.length > 0,
      idle: (_, __, v) => v.attackDice.every(({ face }) => face === 'crit'),
      pay: (s, _, v) => void takeTokens(s, attacker(s, v), 'aim', 1, 'token spent'),
      do: (s, _, v) => {
        v.aims++
        v.again = true
        const most = query(s, 'dice per aim', 2, v.attacker) + keywordX(s, attacker(s, v), 'precise')
        call(s, 'reroll', { unit: v.attacker, dice: 'attack', most })
      },
    },
  },
}

/** Each token turns a surge that nothing else converts (LG2-ATK-035, LG2-DEF-007). */
export const surgeToken: Rule = {
  id: 'surge-token',
  rules: ['LG2-TOKEN-003', 'LG2-ATK-035', 'LG2-DEF-007'],
  trigger: {
    'surges of the attacker': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) =>
        attacker(s, v).tokens.surge > 0 &&
        surgesOf(s, attacker(s, v), v).attack == null &&
        v.attackDice.some(({ face }) => face === 'surge'),
      pay: (s, _, v) => void takeTokens(s, attacker(s, v), 'surge', 1, 'token spent'),
      do: (s, _, v) => {
        turn<AttackFace>(v.attackDice, 'surge', 'hit', 1)
        v.again = true
        tell(s, { type: 'attack dice', unit: v.attacker, dice: facesOf(v.attackDice) })
      },
    },
    'surges of the defender': {
      seat: (s, _, v) => defender(s, v).seat,
      when: (s, _, v) =>
        defender(s, v).tokens.surge > 0 &&
        surgesOf(s, defender(s, v), v).defence == null &&
        v.defenceDice.some(({ face }) => face === 'surge'),
      pay: (s, _, v) => void takeTokens(s, defender(s, v), 'surge', 1, 'token spent'),
      do: (s, _, v) => {
        turn<DefenceFace>(v.defenceDice, 'surge', 'block', 1)
        v.again = true
        tell(s, { type: 'defence dice', unit: v.defender, dice: facesOf(v.defenceDice) })
      },
    },
  },
}

/** Tokens on the defender: each re-rolls one die, one after the other, mixed with aims as one likes (LG2-KW-037, -038). */
export const observationToken: Rule = {
  id: 'observation-token',
  rules: ['LG2-KW-037', 'LG2-KW-038'],
  trigger: {
    're-roll attack dice': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) => defender(s, v).tokens.observation > 0 && v.attackDice.length > 0,
      idle: (_, __, v) => v.attackDice.every(({ face }) => face === 'crit'),
      pay: (s, _, v) => void takeTokens(s, defender(s, v), 'observation', 1),
      do: (s, _, v) => {
        v.again = true
        call(s, 'reroll', { unit: v.attacker, dice: 'attack', most: 1 })
      },
    },
  },
}
