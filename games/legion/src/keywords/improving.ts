import { cardWords, choose, type Effect, of, tell } from '@sandtable/kernel'
import { toldDice, turn } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import type { Legion, LState, TokenName } from '../state.ts'
import { maySpend, spendTokens } from '../tokens.ts'
import { cardOfUnit, unitOf } from '../units.ts'
import type { AttackFace, Pool, PoolKind } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords of a unit that attacks: better dice, better surges. */

const { choice } = cardWords<Legion>()

/** A die is improved by one step for each token; two of them make a crit of a blank. */
const better: Readonly<Partial<Record<AttackFace, AttackFace>>> = { blank: 'hit', hit: 'crit' }

function canImprove(v: Pool): AttackFace[] {
  return (['blank', 'hit'] as const).filter((face) => v.attackDice.some((die) => die.face === face))
}

function improves(id: string, rules: readonly string[], token: TokenName, kinds: readonly PoolKind[]): LCard {
  const face = choice<AttackFace>('choose a die to improve', {
    from: (s) => canImprove(poolNow(s)),
    do: (s, _, from) => {
      const pool = poolNow(s)
      turn<AttackFace>(pool.attackDice, from, better[from] ?? from, 1)
      tell(s, { type: 'attack dice', unit: pool.attacker, ...toldDice(pool.attackDice) })
    },
  })
  return {
    id: `keyword:${id}`,
    rules,
    asks: [face],
    trigger: {
      'improve attack dice': {
        of: 'attacker',
        when: (s, effect, v) =>
          kinds.includes(v.kind) && maySpend(s, own(s, effect), token) && canImprove(v).length > 0,
        pay: (s, effect, v) => spend(s, effect, v, token),
        do: (s, effect, v) => {
          v.again = true
          choose(s, effect, face)
        },
      },
    },
  }
}

function spend(s: LState, effect: Effect, v: Pool, token: TokenName): void {
  spendTokens(s, own(s, effect), token, 1)
  if (token === 'aim') v.improving++
}

/** Against whoever could have Force upgrades attack surges are crits. */
const jediHunter: LCard = {
  id: 'keyword:jedi-hunter',
  rules: ['LG2-KW-124'],
  query: {
    surges: of('unit', (chart, s, effect, { pool }) =>
      pool?.attacker === effect.on && cardOfUnit(unitOf(s, pool.defender)).slots.includes('force')
        ? { ...chart, attack: 'crit' }
        : chart,
    ),
  },
}

export const improving: readonly LCard[] = [
  improves('marksman', ['LG2-KW-162', 'LG2-KW-163'], 'aim', ['ranged', 'melee']),
  improves('jarkai-mastery', ['LG2-KW-122', 'LG2-KW-123'], 'dodge', ['melee']),
  jediHunter,
]
