import type { Slot, UpgradeCard } from '../../data/types.ts'
import { meets } from './needs.ts'
import type { Fielded, Placed } from './roster.ts'

/** The upgrade bar of a unit with what its upgrades add, and the upgrades that find no place in it (LG2-UPG-002). */
export interface Bar {
  /** What is left of each kind. */
  readonly free: readonly Slot[]
  readonly homeless: readonly Placed<UpgradeCard>[]
}

export function barOf(unit: Fielded): Bar {
  const free: Slot[] = [...unit.slots]
  let waiting = unit.upgrades.filter(({ card }) => needsSlot(unit, card)).toSorted(bySlotsAdded)
  for (const { card } of unit.upgrades) if (!needsSlot(unit, card)) free.push(...(card.slots ?? []))
  for (;;) {
    const next = waiting.find(({ card }) => free.includes(card.slot))
    if (next === undefined) return { free, homeless: waiting }
    free.splice(free.indexOf(next.card.slot), 1)
    free.push(...(next.card.slots ?? []))
    waiting = waiting.filter((one) => one !== next)
  }
}

/** Some upgrades take no place on some units. */
export function needsSlot(unit: Fielded, { slot, noSlotNeededBy }: UpgradeCard): boolean {
  return noSlotNeededBy === undefined || !meets(unit, noSlotNeededBy, slot)
}

/** What gives back the place it takes comes first, then what adds another: so a place is never lost by the order. */
function bySlotsAdded({ card: a }: Placed<UpgradeCard>, { card: b }: Placed<UpgradeCard>): number {
  const worth = ({ slot, slots = [] }: UpgradeCard) => (slots.includes(slot) ? 2 : Math.sign(slots.length))
  return worth(b) - worth(a)
}
