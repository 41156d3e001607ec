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
    for (const card of reconfigured(unitOf(s, v.unit))) call(s, 'choose a side', { unit: v.unit, card })
  }),
])

/** Its upgrades that can be turned over whenever it recovers (LG2-CKW-040). */
function reconfigured(unit: Unit): string[] {
  return activeUpgrades(unit).flatMap(({ id, gains = [] }) =>
    gains.some((one) => one.id === 'reconfigure') ? [id] : [],
  )
}

/** Is there anything that could come of it? */
export function mayRecoverAnything(s: LState, unit: Unit): boolean {
  return (
    unit.tokens.suppression > 0 ||
    unit.upgrades.some(({ state }) => state === 'exhausted') ||
    Math.min(unit.tokens['spent shield'], keywordX(s, unit, 'recharge')) > 0 ||
    reconfigured(unit).length > 0
  )
}

function mayKeep(s: LState, unit: Unit): boolean {
  return editionOf(s).recovers !== 'all' && mayLoseSuppression(s, unit)
}
