import type { Plain } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import type { Named } from '../../data/terrain/types.ts'

/** What is wrong with an army: where, in words, and the rule. */
export interface Problem {
  readonly field: string
  readonly text: Named
  readonly rule: string
}

/** What is wrong with an army as it was sent; nothing: it may be fielded. */
export function checkArmy(army: Plain | undefined): Problem[] {
  if (!isMap(army) || otherKey(army, ['name', 'faction', 'units', 'commands', 'battle']) !== undefined)
    return [
      {
        field: 'army',
        text: { en: 'an army is expected', de: 'eine Armee wird erwartet' },
        rule: 'LG2-BUILD-002',
      },
    ]
  return []
}
