import { type Card, enter, tell } from '@sandtable/kernel'
import type { Legion, LState, Unit } from '../state.ts'
import { hasKeyword } from '../values.ts'
import { keywordCardOf } from './index.ts'

/** A keyword that something gives to a unit in the course of the game. */
export const grantedKeyword: Card<Legion> = {
  id: 'granted-keyword',
  rules: ['LG2-CARD-022'],
  query: {
    'has keyword': (value, _, { on, vars }, { unit, keyword }) =>
      value || (on === unit && vars.keyword === keyword),
  },
}

/** A unit has this keyword from now on, or until a period is over. */
export function grantKeyword(s: LState, unit: Unit, keyword: string, until?: string): void {
  if (hasKeyword(s, unit, keyword)) return
  const on = { seat: unit.seat, on: unit.id, ...(until === undefined ? {} : { until }) }
  enter(s, { card: 'granted-keyword', vars: { keyword }, ...on })
  const card = keywordCardOf(keyword)
  if (card !== null) enter(s, { card, ...on })
  tell(s, { type: 'keyword', unit: unit.id, keyword })
}
