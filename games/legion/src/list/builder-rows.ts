import type { BuildPlace, BuiltRow, HeldCard } from '@sandtable/kernel'
import { counterparts, upgradeCards } from '../../data/2024/index.ts'
import type { Slot } from '../../data/types.ts'
import { findCounterpart, findUnit } from '../catalogue.ts'
import { text } from '../words/names.ts'
import { type Army, pointsOfUnit, pointsOfUpgrade, type UnitInList } from './army.ts'
import { counterpartPlace, detailOf } from './builder-offers.ts'
import { isOffered } from './offered.ts'
import { type Fielded, rosterOf } from './roster.ts'
import { barOf, needsSlot } from './slots.ts'
import { slotNames, titleOf } from './terms.ts'

/** A unit in the builder: its card, and a place for each kind of upgrade that it may have. */
export function rowOf(row: UnitInList, at: number, army: Army): Omit<BuiltRow, 'id' | 'at'> {
  const card = findUnit(row.card)
  const unit = rosterOf(army)?.units.find(({ field }) => field === `units[${at}].card`)
  const title = card === undefined ? text(row.card, row.card) : titleOf(card)
  return {
    label: title,
    detail: card === undefined ? text('', '') : detailOf(card),
    points: pointsOfUnit(army, row),
    about: `unit:${row.card}`,
    places: unit === undefined ? [] : [...slotPlaces(unit, at, army), ...counterpartPlaces(row, at)],
  }
}

function slotPlaces(unit: Fielded, at: number, army: Army): BuildPlace[] {
  const { free } = barOf(unit)
  const spare = upgradeCards.filter(
    (card) => card.noSlotNeededBy !== undefined && isOffered('upgrade', card.id) && !needsSlot(unit, card),
  )
  const kinds = new Set<Slot>([
    ...unit.slots,
    ...unit.upgrades.flatMap(({ card }) => [card.slot, ...(card.slots ?? [])]),
    ...spare.map(({ slot }) => slot),
  ])
  return [...kinds].map((slot) => ({
    id: `${at} ${slot}`,
    label: slotNames[slot],
    held: unit.upgrades.flatMap(({ card }): HeldCard[] => {
      if (card.slot !== slot) return []
      const points = pointsOfUpgrade(army, unit.card.id, card.id)
      return [{ card: card.id, label: titleOf(card), points, about: `upgrade:${card.id}` }]
    }),
    open: free.includes(slot) || spare.some((card) => card.slot === slot),
  }))
}

function counterpartPlaces({ card, counterpart }: UnitInList, at: number): BuildPlace[] {
  if (counterparts.every(({ hosts }) => !hosts.includes(card)) && counterpart === undefined) return []
  const partner = findCounterpart(counterpart ?? '')
  return [
    {
      id: `${at} ${counterpartPlace}`,
      label: text('Counterpart', 'Partner'),
      held:
        partner === undefined
          ? []
          : [
              {
                card: partner.id,
                label: titleOf(partner),
                points: partner.points,
                about: `counterpart:${partner.id}`,
              },
            ],
      open: partner === undefined,
    },
  ]
}
