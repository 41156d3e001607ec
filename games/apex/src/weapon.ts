import { mostAmmo } from '../data/modes.ts'
import type { AmmoType, AttachmentTile, Weapon, WeaponCard } from '../data/types.ts'
import { weaponCards, weapons } from '../data/weapons.ts'
import { tileOf, whyNotFits } from './loot.ts'
import type { Equipped, Legend, Token } from './state.ts'

const cards = new Map(weaponCards.map((card) => [card.id, card]))
const models = new Map(weapons.map((weapon) => [weapon.id, weapon]))

export function weaponCard(id: string): WeaponCard {
  const card = cards.get(id)
  if (card === undefined) throw new Error(`no weapon card ${id}`)
  return card
}

export function isWeaponCard(id: string): boolean {
  return cards.has(id)
}

export function modelOf(card: string): Weapon {
  return models.get(weaponCard(card).weapon) as Weapon
}

export function ammoTypeOf(card: string): AmmoType {
  return modelOf(card).ammo
}

/** A weapon as it comes, with its ammo (APX-EQUIP-006). */
export function equipped(card: string, ammo: number = weaponCard(card).ammo): Equipped {
  return { card, ammo: Math.min(ammo, mostAmmo), attached: weaponCard(card).slots.map(() => null) }
}

/** The attachments that work: a token covers what is printed under it (APX-ATT-010 to -012). */
export function attachmentsOf(weapon: Equipped): AttachmentTile[] {
  const found: AttachmentTile[] = []
  for (const [at, slot] of weaponCard(weapon.card).slots.entries()) {
    const id = weapon.attached[at] ?? slot.printed
    if (id !== undefined) found.push(tileOf(id) as AttachmentTile)
  }
  return found
}

// What fits where never changes: found out once for each card and token.
const fitting = new Map<string, Map<Token, readonly number[]>>()

/** The slots of a weapon on which this token may lie. */
export function slotsFor({ card }: Equipped, token: Token): readonly number[] {
  let tokens = fitting.get(card)
  if (tokens === undefined) {
    tokens = new Map()
    fitting.set(card, tokens)
  }
  const known = tokens.get(token)
  if (known !== undefined) return known
  const tile = tileOf(token)
  const found = [...weaponCard(card).slots.entries()].flatMap(([at, slot]) =>
    whyNotFits(tile, slot) === null ? [at] : [],
  )
  tokens.set(token, found)
  return found
}

/** The rule that keeps a token off this slot of a weapon; null: it fits. */
export function whyNotAttached(weapon: Equipped | null | undefined, token: Token, at: number): string | null {
  const slot = weapon ? weaponCard(weapon.card).slots[at] : undefined
  return slot === undefined ? 'APX-ATT-006' : whyNotFits(tileOf(token), slot)
}

/** The weapons that a legend has, with their slots. */
export function armsOf({ weapons: held }: Legend): (readonly [number, Equipped])[] {
  const found: (readonly [number, Equipped])[] = []
  for (const [at, weapon] of held.entries()) if (weapon !== null) found.push([at, weapon])
  return found
}

export function weaponAt(legend: Legend, slot: number): Equipped {
  const weapon = legend.weapons[slot]
  if (weapon === null || weapon === undefined) throw new Error(`${legend.id} has no weapon ${slot}`)
  return weapon
}

/** Raises the ammo of a weapon; what is too much is lost (APX-WPN-004). */
export function addAmmo(weapon: Equipped, ammo: number): void {
  weapon.ammo = Math.min(mostAmmo, weapon.ammo + ammo)
}
