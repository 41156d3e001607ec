import { cardWords, choose, inPlay, of, tell } from '@sandtable/kernel'
import type { Spending } from '../attack/spending.ts'
import { isFinal, toldDice, turn } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import type { Legion, TokenName } from '../state.ts'
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

interface Improvement {
  readonly card: LCard
  /** What each token does, whosever it is. */
  readonly spending: Spending
}

function improves(
  id: string,
  rules: readonly string[],
  token: TokenName,
  kinds: readonly PoolKind[],
): Improvement {
  const card = `keyword:${id}`
  const face = choice<AttackFace>('choose a die to improve', {
    from: (s) => canImprove(poolNow(s)),
    do: (s, _, from) => {
      const pool = poolNow(s)
      turn<AttackFace>(pool.attackDice, from, better[from] ?? from, 1)
      tell(s, { type: 'attack dice', unit: pool.attacker, ...toldDice(pool.attackDice) })
    },
  })
  const spending: Spending = {
    can: (s, v) =>
      kinds.includes(v.kind) &&
      !isFinal(v, 'attack') &&
      canImprove(v).length > 0 &&
      inPlay(s, { card, on: v.attacker }).length > 0,
    do: (s, v) => {
      if (token === 'aim') v.improving++
      v.again = true
      for (const effect of inPlay(s, { card, on: v.attacker }).slice(0, 1)) choose(s, effect, face)
    },
  }
  return {
    spending,
    card: {
      id: card,
      rules,
      asks: [face],
      trigger: {
        'improve attack dice': {
          of: 'attacker',
          when: (s, effect, v) => maySpend(s, own(s, effect), token) && spending.can(s, v),
          pay: (s, effect) => void spendTokens(s, own(s, effect), token, 1),
          do: (s, _, v) => spending.do(s, v),
        },
      },
    },
  }
}

export const marksman = improves('marksman', ['LG2-KW-162', 'LG2-KW-163'], 'aim', [
  'ranged',
  'melee',
  'overrun',
])
export const jarkai = improves('jarkai-mastery', ['LG2-KW-122', 'LG2-KW-123'], 'dodge', ['melee'])

/** Against whoever could have Force upgrades attack surges are crits. */
const jediHunter: LCard = {
  id: 'keyword:jedi-hunter',
  rules: ['LG2-KW-124'],
  query: {
    surges: of('unit', (chart, s, _, { pool }) =>
      pool !== null && cardOfUnit(unitOf(s, pool.defender)).slots.includes('force')
        ? { ...chart, attack: 'crit' }
        : chart,
    ),
  },
}

export const improving: readonly LCard[] = [marksman.card, jarkai.card, jediHunter]
