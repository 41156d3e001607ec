import { legendsData } from '../data/legends/index.ts'
import { backpackSlots, deathBoxes, startGear, startHealth, startShield } from '../data/modes.ts'
import type { GearTile, LegendId, Squad } from '../data/types.ts'
import { exhausted, gearTile, isExhausted, tileOf } from './loot.ts'
import type { AbilityToken, Legend, Token } from './state.ts'

/** A legend as it comes to the table (APX-SETUP-015 to -019, APX-LEG). */
export function newLegend(id: LegendId, squad: Squad, seat: string): Legend {
  const { abilities, cards, tokens } = legendsData[id]
  return {
    id,
    squad,
    seat,
    field: null,
    shield: startShield,
    health: startHealth,
    gear: { ...startGear },
    weapons: [null, null],
    backpack: [],
    hand: [],
    deck: cards.map((card) => card.id),
    discard: [],
    boxes: deathBoxes,
    tokens: abilities.flatMap((ability) =>
      Array.from(
        { length: tokens[ability.kind] },
        (): AbilityToken => ({ ability: ability.id, at: 'supply', position: 0 }),
      ),
    ),
    activated: false,
  }
}

/** The value on its body shield (APX-SHLD-004). */
export function shieldLimit(legend: Legend): number {
  return gearTile(legend, 'body').limit ?? 0
}

/**
 * Puts gear on its slot; the token that lay there. A body shield that is not exhausted restores points at once and is
 * turned over (APX-TILE-009 to -011); shield points never exceed the limit (OPEN-14).
 */
export function putOn(legend: Legend, token: Token): Token {
  const tile = tileOf(token) as GearTile
  const before = legend.gear[tile.slot]
  legend.gear[tile.slot] = token
  if (tile.slot !== 'body') return before
  const limit = shieldLimit(legend)
  const restores = isExhausted(token) ? 0 : (tile.restores ?? 0)
  legend.shield = Math.min(limit, legend.shield + restores)
  if (restores > 0) legend.gear.body = exhausted(token)
  return before
}

export function hasRoom(legend: Legend): boolean {
  return legend.backpack.length < backpackSlots
}

export function takeFromBackpack(legend: Legend, token: Token): void {
  const at = legend.backpack.indexOf(token)
  if (at < 0) throw new Error(`${legend.id} has no ${token}`)
  legend.backpack.splice(at, 1)
}

/** Each thing of a list once, in its order. */
export function distinct<T>(list: readonly T[]): T[] {
  const found: T[] = []
  for (const one of list) if (!found.includes(one)) found.push(one)
  return found
}
