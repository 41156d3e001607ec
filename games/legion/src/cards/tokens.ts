import { call, cardWords, choose, query, tell } from '@sandtable/kernel'
import { spendings } from '../attack/spending.ts'
import { cancel } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import { flipShields, takeAll } from '../holdings.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { maySpend, spendTokens } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { type Pool, suffering } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'

/**
 * What tokens do in an attack. They are in play from the start, for all units at once, so that they are used at the same
 * moments and in the same way as cards.
 */
type Rule = LCard

const { choice } = cardWords<Legion>()

const attacker = (s: LState, v: Pool): Unit => unitOf(s, v.attacker)
const defender = (s: LState, v: Pool): Unit => unitOf(s, v.defender)

/** LG2-ATK-035, LG2-DEF-007. */
export const surgeToken: Rule = {
  id: 'surge-token',
  rules: ['LG2-TOKEN-003', 'LG2-ATK-035', 'LG2-DEF-007'],
  trigger: {
    'surges of the attacker': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) => maySpend(s, attacker(s, v), 'surge') && spendings.surgingToHit.can(s, v),
      idle: (s, _, v) => spendings.surgingToHit.idle?.(s, v) === true,
      pay: (s, _, v) => void spendTokens(s, attacker(s, v), 'surge', 1),
      do: (s, _, v) => spendings.surgingToHit.do(s, v),
    },
    'surges of the defender': {
      seat: (s, _, v) => defender(s, v).seat,
      when: (s, _, v) => maySpend(s, defender(s, v), 'surge') && spendings.surgingToBlock.can(s, v),
      pay: (s, _, v) => void spendTokens(s, defender(s, v), 'surge', 1),
      do: (s, _, v) => spendings.surgingToBlock.do(s, v),
    },
  },
}

/** Each shield that is turned over cancels a hit or a crit of a ranged attack (LG2-KW-191). */
const shielded = choice<'hit' | 'crit'>('choose what the shield cancels', {
  from: (s) => shieldable(poolNow(s)),
  by: (s) => defender(s, poolNow(s)).seat,
  do: (s, _, face) => {
    const pool = poolNow(s)
    flipShields(s, defender(s, pool), 1)
    const count = cancel(pool, face, 1)
    tell(s, { type: `${face}s cancelled`, unit: pool.defender, count })
  },
})

function shieldable(v: Pool): ('hit' | 'crit')[] {
  return (['hit', 'crit'] as const).filter((face) => v.attackDice.some((die) => die.face === face))
}

export const shieldToken: Rule = {
  id: 'shield-token',
  rules: ['LG2-KW-191'],
  asks: [shielded],
  trigger: {
    'defender modifies attack dice': {
      seat: (s, _, v) => defender(s, v).seat,
      when: (s, _, v) =>
        (v.kind === 'ranged' || (v.kind === 'melee' && query(s, 'shields in melee', false, v.defender))) &&
        maySpend(s, defender(s, v), 'shield') &&
        shieldable(v).length > 0,
      do: (s, effect, v) => {
        v.again = true
        choose(s, effect, shielded)
      },
    },
  },
}

/** At the end of its activation a wound for each, then they are gone (LG2-WKW-018). */
export const poisonToken: Rule = {
  id: 'poison-token',
  rules: ['LG2-WKW-018'],
  trigger: {
    'end of an activation': {
      seat: (s, _, v) => unitOf(s, v.unit).seat,
      forced: true,
      when: (s, _, v) => unitOf(s, v.unit).tokens.poison > 0,
      do: (s, _, v) => {
        const unit = unitOf(s, v.unit)
        call(s, 'suffer wounds', suffering(unit, unit.tokens.poison))
        takeAll(s, unit, 'poison')
      },
    },
  },
}
