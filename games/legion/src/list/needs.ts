import type { Needs, Slot } from '../../data/types.ts'
import { type Fielded, has, isMercenary } from './roster.ts'

/** Is it a unit that a card speaks of, while armies are built? `slot`: of the card that it would be equipped with. */
export function meets(unit: Fielded, needs: Needs, slot?: Slot): boolean {
  const { any, all, not } = needs
  if (Array.isArray(any) && !any.some((one: Needs) => meets(unit, one, slot))) return false
  if (all !== undefined && !all.every((one) => meets(unit, one, slot))) return false
  if (not !== undefined && meets(unit, not, slot)) return false
  const { card } = unit
  const types = typesOf(unit, slot)
  return (
    fits(needs.name, card.name) &&
    fits(needs.title, card.title) &&
    (needs.type === undefined || types.includes(needs.type)) &&
    (needs.typeAny === undefined || types.some((type) => type.endsWith(needs.typeAny ?? ''))) &&
    fits(needs.rank, unit.rank) &&
    fits(needs.faction, card.faction) &&
    fits(needs.affiliation, unit.affiliation) &&
    fits(needs.side, unit.side) &&
    (needs.keyword === undefined || has(unit, needs.keyword)) &&
    (needs.hasSlot === undefined || unit.slots.includes(needs.hasSlot)) &&
    fits(needs.defence, card.defence) &&
    (needs.mercenary === undefined || isMercenary(unit))
  )
}

/** A counterpart's own type matters for what it is equipped with, and for nothing else (LG2-KW-151). */
function typesOf({ card, counterpart }: Fielded, slot: Slot | undefined): string[] {
  if (counterpart === null || slot === undefined || !counterpart.card.slots?.includes(slot))
    return [card.type]
  return [card.type, counterpart.card.type]
}

function fits<T>(wanted: T | undefined, found: T | null | undefined): boolean {
  return wanted === undefined || wanted === found
}
