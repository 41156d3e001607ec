import { call, tell } from '@sandtable/kernel'
import { refreshLent } from './cards-of-unit.ts'
import { upgradeCard } from './catalogue.ts'
import { editionOf } from './editions/index.ts'
import type { Spot } from './geometry/bases.ts'
import { takeAll } from './holdings.ts'
import { noticedBaneTokens } from './mission/bane.ts'
import { closeUpNow } from './moves/2018/closing-up.ts'
import type { LState, Mini } from './state.ts'
import { leaderOf, unitsOn } from './units.ts'
import { canBeSuppressed, isPanicked } from './values.ts'

/**
 * What follows from the table as it is now: a unit that has become panicked drops what it carries (LG2-SUPP-014), one
 * that has no courage any more loses its suppression (LG2-SUPP-011), and who was deployed chooses how its cards lie
 * (LG2-UPG-024), enemies come near Bane tokens (LG2-CKW-009), and melees close up (LG1-MELB-016). To be called after whatever adds suppression or changes courage, or moves, wounds or removes a unit.
 */
export function settleUnits(s: LState): void {
  if (editionOf(s).closesUp === 'whenever') closeUpNow(s)
  refreshLent(s)
  for (const token of noticedBaneTokens(s)) call(s, 'show a Bane token', { token })
  // Those who are not there yet, too.
  for (const unit of s.table.units)
    if (unit.tokens.suppression > 0 && !canBeSuppressed(s, unit)) takeAll(s, unit, 'suppression')
  for (const unit of unitsOn(s)) {
    for (const { card, side } of unit.upgrades)
      if (side === null && upgradeCard(card).sides !== undefined)
        call(s, 'choose a side', { unit: unit.id, card })
    // LG1-PANB-001: it becomes so after rallying alone.
    if (editionOf(s).panic === 'runs') continue
    const panicked = isPanicked(s, unit)
    if (panicked && !unit.wasPanicked) {
      tell(s, { type: 'panicked', unit: unit.id })
      call(s, 'panic', { unit: unit.id })
      if (unit.holds.length > 0) call(s, 'drop assets', { unit: unit.id, at: spotOf(leaderOf(unit)) })
    }
    unit.wasPanicked = panicked
  }
}

function spotOf({ x, y, facing }: Mini): Spot {
  return { x, y, facing }
}
