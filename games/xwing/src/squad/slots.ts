import type { Slot, UpgradeCard } from '../../data/types.ts'
import { findPilot, findUpgrades } from './cards.ts'
import type { SquadShip } from './squad.ts'

/** A place for one upgrade card. */
export interface UpgradeSlot {
  /** One icon, or several where a card leaves the choice ("Heavy Scyk" Interceptor). */
  readonly accepts: readonly Slot[]
  /** The card that gives the slot; null: it is on the pilot card, or every ship has it. */
  readonly from: string | null
  /** The only card that may go there (Mist Hunter). */
  readonly only?: string
  /** The most that a card there may cost (Smuggling Compartment). */
  readonly maxCost?: number
}

/** All slots of a ship, with what its cards add and take away, modification and title included. */
export function slotsOf(ship: SquadShip): readonly UpgradeSlot[] {
  const printed = findPilot(ship.pilot)?.slots
  return printed === undefined ? [] : slotsWith(printed, findUpgrades(ship.upgrades))
}

export function slotsWith(printed: readonly Slot[], equipped: readonly UpgradeCard[]): UpgradeSlot[] {
  const bar = [...printed]
  for (const { takes } of equipped) {
    for (const lost of takes?.loses ?? []) {
      const at = bar.indexOf(lost)
      if (at >= 0) bar.splice(at, 1)
    }
  }
  const slots: UpgradeSlot[] = bar.map((slot) => ({ accepts: [slot], from: null }))
  for (const card of equipped) slots.push(...given(card))
  slots.push(...several('title', equipped), ...several('modification', equipped))
  return slots.filter((slot) => !equipped.some((card) => shuts(card, slot)))
}

function given(card: UpgradeCard): UpgradeSlot[] {
  const { grants, restrictions, id: from } = card
  const slots: UpgradeSlot[] = []
  for (const slot of grants?.slots ?? []) {
    const only = restrictions?.mustEquip
    slots.push(only === undefined ? { accepts: [slot], from } : { accepts: [slot], from, only })
  }
  if (grants?.slotsOneOf !== undefined) slots.push({ accepts: grants.slotsOneOf, from })
  const more = grants?.extraModifications
  for (let i = 0; i < (more?.count ?? 0); i++) {
    slots.push({ accepts: ['modification'], from, maxCost: more?.maxCost ?? 0 })
  }
  return slots
}

/** One title and one modification (XW-BUILD-007); of cards that raise the number the most generous counts. */
function several(slot: 'title' | 'modification', equipped: readonly UpgradeCard[]): UpgradeSlot[] {
  let count = 1
  let from: string | null = null
  for (const card of equipped) {
    const limit = limitOf(slot, card)
    if (limit !== undefined && limit.count > count) [count, from] = [limit.count, card.id]
  }
  const slots: UpgradeSlot[] = [{ accepts: [slot], from: null }]
  while (slots.length < count) slots.push({ accepts: [slot], from })
  return slots
}

export function limitOf(slot: 'title' | 'modification', card: UpgradeCard) {
  return slot === 'title' ? card.grants?.titleLimit : card.grants?.modificationLimit
}

function shuts(card: UpgradeCard, slot: UpgradeSlot): boolean {
  return slot.accepts.every((one) => card.restrictions?.forbidsSlot?.includes(one) ?? false)
}

/** May the card lie in the slot? Never in one that it brings itself. */
function fits(card: UpgradeCard, need: Slot, slot: UpgradeSlot): boolean {
  if (!slot.accepts.includes(need) || slot.from === card.id) return false
  if (slot.only !== undefined && slot.only !== card.id) return false
  return slot.maxCost === undefined || card.points <= slot.maxCost
}

/**
 * The cards that find no slot. Cards are moved about among the slots as long as that makes room for one more,
 * so the answer does not depend on luck; earlier cards keep their place before later ones.
 */
export function withoutSlot(cards: readonly UpgradeCard[], slots: readonly UpgradeSlot[]): UpgradeCard[] {
  const needs = cards.flatMap((card) =>
    [card.slot, ...(card.takes?.extraSlots ?? [])].map((slot) => ({ card, slot })),
  )
  /** Which need lies in each slot. */
  const held: (number | null)[] = slots.map(() => null)
  const placed = (need: number, tried: Set<number>): boolean => {
    const { card, slot } = needs[need] as (typeof needs)[number]
    for (const [at, one] of slots.entries()) {
      if (tried.has(at) || !fits(card, slot, one)) continue
      tried.add(at)
      const other = held[at] ?? null
      if (other !== null && !placed(other, tried)) continue
      held[at] = need
      return true
    }
    return false
  }
  const left: UpgradeCard[] = []
  let need = 0
  for (const card of cards) {
    const first = need
    need += 1 + (card.takes?.extraSlots?.length ?? 0)
    let all = true
    for (let one = first; all && one < need; one++) all = placed(one, new Set())
    if (all) continue
    left.push(card)
    // A card that needs two slots and finds one gives that one back.
    for (const [at, one] of held.entries()) if (one !== null && one >= first) held[at] = null
  }
  return left
}
