import { targetCards } from '../data/targets.ts'
import type { LootTile, Rarity, Squad } from '../data/types.ts'
import { hasRoom, putOn } from './legend.ts'
import { isExhausted, tileOf } from './loot.ts'
import { onceForName } from './speed/once.ts'
import { type AState, type Legend, squadOf, type Token } from './state.ts'
import { equipped, modelOf, slotsFor, weaponCard } from './weapon.ts'

/** Where a token is put: on its gear slot, into the backpack, or onto a weapon. */
export type Placing =
  | { readonly to: 'gear' | 'backpack' }
  | { readonly weapon: number; readonly slot: number }

/** The places of a legend that would take this token without anything else being moved (APX-EQUIP-007). */
export function placesFor(legend: Legend, token: Token): Placing[] {
  const tile = tileOf(token)
  if (tile.kind === 'gear') return tileOf(legend.gear[tile.slot]).rarity === 'start' ? [{ to: 'gear' }] : []
  const found: Placing[] = hasRoom(legend) ? [{ to: 'backpack' }] : []
  for (const [weapon, one] of legend.weapons.entries()) {
    if (one === null) continue
    for (const slot of slotsFor(one, token)) if (one.attached[slot] === null) found.push({ weapon, slot })
  }
  return found
}

export function place(legend: Legend, token: Token, to: Placing): void {
  if ('weapon' in to) {
    const weapon = legend.weapons[to.weapon]
    if (weapon) weapon.attached[to.slot] = token
  } else if (to.to === 'gear') putOn(legend, token)
  else legend.backpack.push(token)
}

const ranks: readonly Rarity[] = ['start', 'common', 'rare', 'epic', 'legendary']

/** A sensible allotment of a squad's pool: good weapons for near and far, gear and attachments where they fit, the rest into backpacks. */
export function equipSensibly(s: AState, squad: Squad): void {
  const pool = s.table.pools[squad]
  if (pool === null) return
  const legends = squadOf(s, squad)
  for (const first of [true, false])
    for (const legend of legends) {
      const [one, other] = legend.weapons
      if (first ? one !== null : other !== null) continue
      const partner = first ? null : (one?.card ?? null)
      const best = bestOf(pool.weapons, (card) => worthOfWeapon(card, partner))
      if (best === null) continue
      pool.weapons.splice(pool.weapons.indexOf(best), 1)
      legend.weapons[first ? 0 : 1] = equipped(best)
    }
  const byWorth = [...pool.tokens].sort((a, b) => worthOfToken(tileOf(b)) - worthOfToken(tileOf(a)))
  for (const token of byWorth) {
    const choices = legends.flatMap((legend) => placesFor(legend, token).map((to) => ({ legend, to })))
    const best = bestOf(choices, ({ legend, to }) => worthOfPlace(legend, token, to))
    if (best !== null) place(best.legend, token, best.to)
  }
  pool.tokens = []
}

function bestOf<T>(list: readonly T[], worth: (one: T) => number): T | null {
  let [best, most]: [T | null, number] = [null, Number.NEGATIVE_INFINITY]
  for (const one of list) {
    const its = worth(one)
    if (its > most) [best, most] = [one, its]
  }
  return best
}

/** Damage to be expected in the optimal range, more if the other weapon does not reach there. */
function worthOfWeapon(id: string, partner: string | null): number {
  const card = weaponCard(id)
  const apart = partner === null ? 0 : Math.abs(weaponCard(partner).range[0] - card.range[0])
  const sameAmmo = partner !== null && modelOf(partner).ammo === modelOf(id).ammo ? 1 : 0
  return damageAtBest(id) + card.ammo + Math.min(3, apart) + sameAmmo
}

const damageAtBest = onceForName((id) => {
  const { rate, difficulty, damage } = weaponCard(id)
  const [slots, cards] = rate
  let sum = 0
  for (let slot = 0; slot < slots; slot++) {
    const hits = targetCards.filter(({ value }) => value - 5 * slot >= difficulty).length
    sum += (cards * hits * damage) / targetCards.length
  }
  return sum
})

function worthOfToken(tile: LootTile): number {
  const kinds = { gear: 30, attachment: 20, consumable: 10, grenade: 5 }
  return kinds[tile.kind] + ranks.indexOf(tile.rarity)
}

/** Onto a weapon rather than into a backpack, and evenly among the legends. */
function worthOfPlace(legend: Legend, token: Token, to: Placing): number {
  if ('weapon' in to) {
    const printed = weaponCard(legend.weapons[to.weapon]?.card ?? '').slots[to.slot]?.printed
    const gain =
      ranks.indexOf(tileOf(token).rarity) -
      (printed === undefined ? 0 : ranks.indexOf(tileOf(printed).rarity))
    return printed !== undefined && gain <= 0 ? -20 : 20 + gain - to.weapon
  }
  if (to.to === 'gear') return 10 + (isExhausted(token) ? 0 : 1)
  return -legend.backpack.length
}
