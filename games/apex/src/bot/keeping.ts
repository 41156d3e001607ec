import type { Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { targetCards } from '../../data/targets.ts'
import type { LootTile, Rarity } from '../../data/types.ts'
import { isExhausted, tileOf } from '../loot.ts'
import type { Legend, Token } from '../state.ts'
import { ammoTypeOf, weaponCard } from '../weapon.ts'

const ranks: readonly Rarity[] = ['start', 'common', 'rare', 'epic', 'legendary']

const rank = (token: Token) => ranks.indexOf(tileOf(token).rarity)

/** What a token is worth to have. */
export function tokenWorth(token: Token): number {
  const tile: LootTile = tileOf(token)
  switch (tile.kind) {
    case 'gear':
      return { body: 5, helmet: 3, knockdown: 4 }[tile.slot] * (rank(token) - (isExhausted(token) ? 0.6 : 0))
    case 'consumable':
      return 4 + 0.2 * ((tile.health ?? 0) + (tile.shield ?? 0)) + (tile.cooldown !== undefined ? 1 : 0)
    case 'grenade':
      return 5.5
    case 'attachment':
      return 1.5 + rank(token)
  }
}

/** Does it make anything better to put this piece of gear on? */
export function gearGain(legend: Legend, token: Token): number {
  const tile = tileOf(token)
  return tile.kind === 'gear' ? tokenWorth(token) - tokenWorth(legend.gear[tile.slot]) : 0
}

/** What it brings to put an attachment there. */
export function attachGain(legend: Legend, token: Token, weapon: number, slot: number): number {
  const held = legend.weapons[weapon]
  if (!held) return 0
  const lying = held.attached[slot] ?? weaponCard(held.card).slots[slot]?.printed
  return rank(token) + 1 - (lying === undefined ? 0 : rank(lying) + 1)
}

/** Onto the body, onto a weapon, into the backpack, or down: whatever brings most. It never waits. */
export function keepWorth(legend: Legend, token: Token, option: Plain): number {
  if (option === 'later') return -2
  if (part(option, 'to') === 'gear') return 10 * gearGain(legend, token)
  const [weapon, slot] = [part(option, 'weapon'), part(option, 'slot')]
  if (typeof weapon === 'number' && typeof slot === 'number') {
    const gain = attachGain(legend, token, weapon, slot)
    return gain > 0 ? 8 + gain : -1
  }
  const swap = part(option, 'swap')
  if (typeof swap === 'string') return tokenWorth(token) - tokenWorth(swap) - 0.5
  if (part(option, 'to') === 'backpack') return 0.5 + tokenWorth(token)
  return 0
}

const known = new Map<string, number>()

/** The damage of a weapon card at its best, on average, about. */
export function weaponWorth(id: string): number {
  let found = known.get(id)
  if (found === undefined) {
    const card = weaponCard(id)
    const [slots, cards] = card.rate
    found = 0
    for (let slot = 0; slot < slots; slot++) {
      const good = targetCards.filter(({ value }) => value - 5 * slot >= card.difficulty)
      const heads = good.filter(({ symbols }) => symbols.includes('headshot'))
      found += (cards * (good.length * card.damage + heads.length * card.headshot)) / targetCards.length
    }
    const [least, most] = card.range
    found += 0.4 * Math.min(5, (most ?? 10) - least)
    known.set(id, found)
  }
  return found
}

/** What a slot with a weapon on it is worth: without ammo not much. */
function armedWith(id: string, ammo: number, attached: number): number {
  return weaponWorth(id) * [0.15, 0.6, 0.85, 1, 1.08, 1.12][Math.min(5, ammo)]! + 1.2 * attached
}

function heldWorth(weapon: Legend['weapons'][number]): number {
  if (weapon === null) return 0
  return armedWith(weapon.card, weapon.ammo, weapon.attached.filter((one) => one !== null).length)
}

/** To take a weapon card in place of another, for its ammo, or not at all. */
export function armingWorth(legend: Legend, card: string, option: Plain): number {
  const replace = part(option, 'replace')
  const ammo = part(option, 'ammo')
  if (typeof replace === 'number') {
    const before = legend.weapons[replace] ?? null
    const same = before !== null && ammoTypeOf(before.card) === ammoTypeOf(card)
    return armedWith(card, weaponCard(card).ammo + (same ? before.ammo : 0), 0) - heldWorth(before) - 0.5
  }
  if (!Array.isArray(ammo)) return 0
  return legend.weapons.reduce((sum, weapon, at) => {
    if (weapon === null) return sum
    const more = { ...weapon, ammo: Math.min(5, weapon.ammo + Number(ammo[at] ?? 0)) }
    return sum + heldWorth(more) - heldWorth(weapon)
  }, 0)
}

/** The best that a weapon card can do for somebody. */
export function cardWorth(legend: Legend, card: string): number {
  const ways: Plain[] = [{ replace: 0 }, { replace: 1 }]
  const takers = legend.weapons.map(
    (weapon) => weapon !== null && ammoTypeOf(weapon.card) === ammoTypeOf(card),
  )
  for (const at of [0, 1])
    if (takers[at]) ways.push({ ammo: [0, 1].map((one) => (one === at ? weaponCard(card).ammo : 0)) })
  return Math.max(...ways.map((way) => armingWorth(legend, card, way)))
}

/** Which weapon wants a round of ammo most. */
export function ammoWorth(legend: Legend, at: number): number {
  const weapon = legend.weapons[at]
  if (!weapon || weapon.ammo >= 5) return -1
  return heldWorth({ ...weapon, ammo: weapon.ammo + 1 }) - heldWorth(weapon)
}
