import { type Drawable, drawNames } from '@sandtable/kernel'
import { lootTiles } from '../data/loot.ts'
import type { AttachmentSlot, GearSlot, GearTile, LootTile } from '../data/types.ts'
import type { AState, Bag, Legend, Token } from './state.ts'

const tiles = new Map(lootTiles.map((tile) => [tile.id, tile]))

/** A shield that has done what it does once lies on its back. */
const back = '!'

/** Tiles by the tokens that lie there, on either side. */
const byToken = new Map<Token, LootTile>([
  ...tiles,
  ...lootTiles.map((tile) => [tile.id + back, tile] as const),
])

export function tileOf(token: Token): LootTile {
  const tile = byToken.get(token)
  if (tile === undefined) throw new Error(`no tile ${token}`)
  return tile
}

/** Is there such a tile, of this kind if one is named? */
export function isTile(id: string, kind?: LootTile['kind']): boolean {
  const tile = tiles.get(id)
  return tile !== undefined && (kind === undefined || tile.kind === kind)
}

/** Is it a shield with two sides (APX-GEAR-005)? */
export function hasBack(tile: LootTile): boolean {
  return tile.kind === 'gear' && (tile.restores !== undefined || tile.prevents !== undefined)
}

export function isExhausted(token: Token): boolean {
  return token.endsWith(back)
}

export function exhausted(token: Token): Token {
  return isExhausted(token) ? token : token + back
}

export function refreshed(token: Token): Token {
  return isExhausted(token) ? token.slice(0, -1) : token
}

export function gearTile(legend: Legend, slot: GearSlot): GearTile {
  return tileOf(legend.gear[slot]) as GearTile
}

/** The rule that keeps an attachment off a slot: family, ammo, node and kind of stock must agree; null: it fits. */
export function whyNotFits(tile: LootTile, slot: AttachmentSlot): string | null {
  if (tile.kind !== 'attachment') return 'APX-LOOT-005'
  if (tile.family !== slot.family) return 'APX-ATT-006'
  if (slot.ammo !== undefined && slot.ammo !== 'any' && tile.ammo !== slot.ammo) return 'APX-ATT-007'
  if (slot.nodes !== undefined && (tile.node === undefined || !slot.nodes.includes(tile.node)))
    return 'APX-ATT-008'
  return slot.stock === undefined || tile.stock === slot.stock ? null : 'APX-ATT-006'
}

/** A full bag (APX-SETUP-008 to -011). */
export function fullBag(bag: Bag): Record<string, number> {
  return Object.fromEntries(
    lootTiles.filter((tile) => tile.rarity === bag).map(({ id, count }) => [id, count]),
  )
}

/** What is in a bag, one by one. */
export function contentsOf(bag: Readonly<Record<string, number>>): string[] {
  const found: string[] = []
  for (const [tile, count] of Object.entries(bag)) for (let one = 0; one < count; one++) found.push(tile)
  return found
}

export function isEmpty(bag: Readonly<Record<string, number>>): boolean {
  for (const tile in bag) if ((bag[tile] ?? 0) > 0) return false
  return true
}

/** Draws tokens from a bag, as many as there are at most (OPEN-28). */
export function drawTokens(s: AState, bag: Bag, count: number): Token[] {
  return drawFrom(s, `${bag} bag`, s.table.bags[bag], count)
}

export function drawFrom(s: AState, id: string, bag: Record<string, number>, count: number): Token[] {
  if (count <= 0) return []
  const drawn = drawNames(s, { id, names: contentsOf(bag) }, count)
  for (const tile of drawn) bag[tile] = (bag[tile] ?? 0) - 1
  return drawn
}

/** Draws cards off a deck that lies in no order. */
export function drawCards(s: AState, { id, names }: Drawable & { names: string[] }, count: number): string[] {
  if (count <= 0) return []
  const drawn = drawNames(s, { id, names }, count)
  for (const card of drawn) names.splice(names.indexOf(card), 1)
  return drawn
}
