import { tell } from '@sandtable/kernel'
import { wound } from './attack/wounding.ts'
import { removeCondition } from './holdings.ts'
import type { LState, Unit } from './state.ts'
import { keywordX } from './values.ts'

/** A unit comes onto the battlefield; some are wounded when they enter play (LG2-KW-278). */
export function entersBattlefield(s: LState, unit: Unit): void {
  tell(s, { type: 'deployed', unit: unit.id })
  unit.deployed = true
  if (unit.conditions.includes('reinforcements')) removeCondition(s, unit, 'reinforcements')
  wound(s, unit, keywordX(s, unit, 'wound'))
}
