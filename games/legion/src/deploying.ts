import { tell } from '@sandtable/kernel'
import { wound } from './attack/wounding.ts'
import type { LState, Unit } from './state.ts'
import { keywordX } from './values.ts'

/** A unit comes onto the battlefield; some are wounded when they enter play (LG2-KW-278). */
export function entersBattlefield(s: LState, unit: Unit): void {
  tell(s, { type: 'deployed', unit: unit.id })
  unit.deployed = true
  wound(s, unit, keywordX(s, unit, 'wound'))
}
