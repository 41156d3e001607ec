import { enter, type Seen } from '@sandtable/kernel'
import { laidOut } from '@sandtable/kit'
import { rulesInPlay } from '../cards/index.ts'
import { refreshCards } from '../cards-of-unit.ts'
import type { Legion, LState } from '../state.ts'

/**
 * The table that a seat sees, laid out so that the rules can be asked: who sees whom, how far one gets, who would be in
 * cover. What units have on their cards is in play on it; what is hidden is not there, and nothing is played on it.
 */
export function imagined(seen: Seen<Legion>): LState {
  const { hand: _, handSizes: __, ...open } = seen.table
  const s: LState = laidOut(seen, {
    hands: Object.fromEntries(seen.seats.map((seat) => [seat, []])),
    ...open,
    units: open.units.map((unit) => ({
      ...unit,
      minis: unit.minis.map((mini) => ({ ...mini })),
      upgrades: unit.upgrades.map((one) => ({ ...one, effect: null })),
    })),
  })
  for (const { id } of rulesInPlay) enter(s, { card: id })
  for (const unit of s.table.units) refreshCards(s, unit)
  return s
}
