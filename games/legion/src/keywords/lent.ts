import type { Effect } from '@sandtable/kernel'
import type { Keyword } from '../../data/types.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Friendly units have a keyword as long as something is so; `settleUnits` sees to it that what acts comes and goes with it. */
export function lends(
  keywords: readonly Keyword[],
  to: (s: LState, effect: Effect, unit: Unit, keyword: Keyword) => boolean,
): Pick<LCard, 'query'> {
  const lent = (s: LState, effect: Effect, id: UnitId): readonly Keyword[] => {
    const unit = unitOf(s, id)
    if (unit.seat !== effect.seat || unit.minis.length === 0) return []
    return keywords.filter((keyword) => to(s, effect, unit, keyword))
  }
  const named = (keyword: string) => keywords.some(({ id }) => id === keyword)
  return {
    query: {
      'keywords lent': (value, s, effect, unit) => [...value, ...lent(s, effect, unit)],
      'has keyword': allows(
        (s, effect, { unit, keyword }) =>
          named(keyword) && lent(s, effect, unit).some(({ id }) => id === keyword),
      ),
      'keyword x': (value, s, effect, { unit, keyword }) =>
        named(keyword)
          ? lent(s, effect, unit).reduce((sum, { id, x = 0 }) => (id === keyword ? sum + x : sum), value)
          : value,
    },
  }
}
