import { call, type Effect, of } from '@sandtable/kernel'
import { isAllOf } from '../attack/defending.ts'
import { isFinal } from '../attack/tally.ts'
import { isEngaged } from '../geometry/melee.ts'
import type { LState, Unit } from '../state.ts'
import { hasKeyword, keywordX } from '../values.ts'
import type { Pool, PoolKind } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords of a unit that defends. */

/** Whoever spent a dodge token converts defence surges. */
const block: LCard = {
  id: 'keyword:block',
  rules: ['LG2-KW-011'],
  query: {
    surges: of('unit', (chart, _, effect, { pool }) =>
      pool !== null && pool.defender === effect.on && pool.dodges > 0
        ? { ...chart, defence: 'block' }
        : chart,
    ),
  },
}

/** Surges convert against ranged attacks, also on the dice of a guardian, unless all of it is High Velocity; the wound is a step of the attack. */
const deflect: LCard = {
  id: 'keyword:deflect',
  rules: ['LG2-KW-001', 'LG2-KW-002', 'LG2-KW-006'],
  query: {
    surges: of('unit', (chart, s, _, { pool }) =>
      pool?.kind === 'ranged' && !isAllOf(s, pool, 'high-velocity') ? { ...chart, defence: 'block' } : chart,
    ),
  },
}

/** While engaged, surges convert on both sides of the chart. */
const holdTheLine: LCard = {
  id: 'keyword:hold-the-line',
  rules: ['LG2-KW-232', 'LG2-KW-233'],
  query: {
    surges: of('unit', (chart, s, effect) =>
      isEngaged(s, own(s, effect)) ? { ...chart, attack: chart.attack ?? 'hit', defence: 'block' } : chart,
    ),
  },
}

/** Could a surge be worth more to it than a block? */
function deflectsIn(s: LState, unit: Unit, v: Pool): boolean {
  return v.kind === 'ranged' && hasKeyword(s, unit, 'deflect')
}

/** "While it defends it may re-roll defence dice", all at once and none twice. */
function rerolls(
  id: string,
  rules: readonly string[],
  most: (s: LState, effect: Effect) => number | 'all',
  only?: PoolKind,
): LCard {
  return {
    id: `keyword:${id}`,
    rules,
    trigger: {
      're-roll defence dice': {
        of: 'defender',
        when: (_, __, v) => (only ?? v.kind) === v.kind && v.defenceDice.length > 0 && !isFinal(v, 'defence'),
        idle: (s, effect, v) =>
          v.defenceDice.every(({ face }) => face === 'block') && !deflectsIn(s, own(s, effect), v),
        do: (s, effect, v) => call(s, 'reroll', { unit: v.defender, dice: 'defence', most: most(s, effect) }),
      },
    },
  }
}

/** Up to X of them. */
const uncannyLuck = rerolls('uncanny-luck', ['LG2-KW-261', 'LG2-KW-262'], (s, effect) =>
  keywordX(s, own(s, effect), 'uncanny-luck'),
)

/** All of them. */
const soresu = rerolls('soresu-mastery', ['LG2-KW-218', 'LG2-KW-220'], () => 'all', 'ranged')

/** Red dice in the rally. */
const indomitable: LCard = {
  id: 'keyword:indomitable',
  rules: ['LG2-KW-254'],
  query: { 'rally die': (die, _, effect, unit) => (effect.on === unit ? 'red' : die) },
}

export const defending: readonly LCard[] = [block, deflect, holdTheLine, uncannyLuck, soresu, indomitable]
