import { amount, call } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import { restoreShields, setUse, takeAll, takeTokens } from '../holdings.ts'
import type { LState, Unit } from '../state.ts'
import { mayLoseSuppression } from '../tokens.ts'
import { activeUpgrades, unitOf } from '../units.ts'
import { keywordX } from '../values.ts'
import type { Recovering } from '../vocabulary/activations.ts'
import { ask, procedure, run } from './words.ts'

/** Any number of suppression tokens, and all exhausted upgrades (LG2-ACT-017, -018). */
export const recover = procedure('recover', [
  ask('choose how much suppression to remove', {
    rule: 'LG2-ACT-017',
    seats: (s, v) => (mayKeep(s, unitOf(s, v.unit)) ? unitOf(s, v.unit).seat : null),
    about: (_, v) => ({ unit: v.unit }),
    space: amount((s, v: Recovering) => ({ least: 0, most: unitOf(s, v.unit).tokens.suppression })),
    answer: (s, v, count) => void takeTokens(s, unitOf(s, v.unit), 'suppression', count),
  }),
  run('ready the upgrades', (s, v) => {
    const unit = unitOf(s, v.unit)
    if (editionOf(s).recovers === 'all' && mayLoseSuppression(s, unit)) takeAll(s, unit, 'suppression')
    for (const { card, state } of unit.upgrades) if (state === 'exhausted') setUse(s, unit, card, 'ready')
    // LG2-KW-028.
    restoreShields(s, unit, keywordX(s, unit, 'recharge'))
  }),
  // LG2-CKW-040 to -042.
  run('reconfigure', (s, v) => {
    for (const { id, gains = [] } of activeUpgrades(unitOf(s, v.unit)))
      if (gains.some((one) => one.id === 'reconfigure')) call(s, 'choose a side', { unit: v.unit, card: id })
  }),
])

function mayKeep(s: LState, unit: Unit): boolean {
  return editionOf(s).recovers !== 'all' && mayLoseSuppression(s, unit)
}
