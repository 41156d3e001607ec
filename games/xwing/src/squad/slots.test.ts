import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pilotCards } from '../../data/pilots.ts'
import type { Slot, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { slotsWith, type UpgradeSlot, withoutSlot } from './slots.ts'

/** Is there any way to lay all cards out? Tries every way. */
function canLay(needs: readonly { card: UpgradeCard; slot: Slot }[], slots: readonly UpgradeSlot[]): boolean {
  const [first, ...rest] = needs
  if (first === undefined) return true
  return slots.some(({ accepts, from, only = first.card.id, maxCost = 99 }, at) => {
    if (!accepts.includes(first.slot) || from === first.card.id) return false
    if (only !== first.card.id || first.card.points > maxCost) return false
    return canLay(rest, slots.toSpliced(at, 1))
  })
}

function needsOf(cards: readonly UpgradeCard[]) {
  return cards.flatMap((card) => {
    return [card.slot, ...(card.takes?.extraSlots ?? [])].map((slot) => ({ card, slot }))
  })
}

test('cards find slots whenever there is a way to lay them out, and those left over would not fit', () => {
  const giving = upgradeCards.filter(({ grants, takes }) => grants !== undefined || takes !== undefined)
  const card = fc.oneof(fc.constantFrom(...upgradeCards), fc.constantFrom(...giving))
  const outcomes = new Set<boolean>()
  holds(
    fc.property(fc.constantFrom(...pilotCards), fc.array(card, { maxLength: 5 }), (pilot, cards) => {
      const slots = slotsWith(pilot.slots, cards)
      const left = withoutSlot(cards, slots)
      outcomes.add(left.length === 0)
      expect(left.length === 0).toBe(canLay(needsOf(cards), slots))
      const laid = [...cards]
      for (const one of left) laid.splice(laid.lastIndexOf(one), 1)
      expect(canLay(needsOf(laid), slots)).toBe(true)
      for (const one of left) expect(canLay(needsOf([...laid, one]), slots)).toBe(false)
    }),
    { numRuns: 2000 },
  )
  expect(outcomes.size).toBe(2)
})
