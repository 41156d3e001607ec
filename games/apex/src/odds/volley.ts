import { type Chances, deck, drawInto, mapChances } from '@sandtable/dice'
import { targetCards } from '../../data/targets.ts'
import type { TargetCard } from '../../data/types.ts'
import {
  damageOf,
  difficultyOf,
  fireOf,
  hitsIn,
  modifierOf,
  newShot,
  passivesOf,
  type Sights,
  showsIn,
  sightsOf,
  slotsOf,
} from '../shot.ts'
import type { AState, LegendId } from '../state.ts'
import type { Bonus, Fire, Shot } from '../vocabulary/shot.ts'

/** A place for a target card: what its slot adds, and whether it belongs to the first shot. */
export interface Slot {
  readonly modifier: number
  readonly first: boolean
}

/** A shot of which nothing is left to be decided but the target cards. */
export interface Volley {
  readonly sights: Sights
  readonly slots: readonly Slot[]
}

/** Hits and headshots of a shoot action. */
export interface Struck {
  readonly hits: number
  readonly headshots: number
}

/**
 * What some cards come to, as digits of one number, so that it can be added up: hits, halves of hits, headshots that a
 * helmet cannot protect from, and those that it can.
 */
export type Tally = number
const half = 16
const free = 256
const guarded = 4096

export function tallyOf({ sights }: Volley, card: TargetCard, { modifier, first }: Slot): Tally {
  let sum = showsIn(sights, card, first, 'half') ? half : 0
  if (!hitsIn(sights, card, modifier, first)) return sum
  sum++
  if (!showsIn(sights, card, first, 'headshot')) return sum
  return sum + (card.value <= sights.upTo ? guarded : free)
}

/** Two halves are a hit (APX-RES-010); a helmet protects so often (APX-HEAD-003). */
export function struckBy({ sights }: Volley, tally: Tally): Struck {
  const protectable = Math.floor(tally / guarded)
  return {
    hits: (tally % half) + Math.floor((Math.floor(tally / half) % half) / 2),
    headshots: (Math.floor(tally / free) % half) + Math.max(0, protectable - sights.ignores),
  }
}

export function damageBy({ sights }: Volley, { hits, headshots }: Struck): number {
  return damageOf(sights.fire, hits, headshots)
}

const all = deck('target cards', targetCards)
const known = new Map<string, Chances<Struck>>()

/** How likely each number of hits and headshots is: all fourteen cards are in the deck, none is put back (APX-GEN-005). */
export function chancesOf(volley: Volley): Chances<Struck> {
  const key = keyOf(volley)
  let found = known.get(key)
  if (found === undefined) {
    const tallies = drawInto(all, volley.slots, 0, (sum, card, slot) => sum + tallyOf(volley, card, slot))
    found = mapChances(tallies, (tally) => struckBy(volley, tally))
    known.set(key, found)
  }
  return found
}

/** All that the chances hang on. No card has more than 80, no slot adds more than 15. */
function keyOf({ sights, slots }: Volley): string {
  const { difficulty, rise, covered, fire, ignores, upTo } = sights
  const asked = Math.max(0, Math.min(100, difficulty))
  let key = `${asked} ${Math.sign(rise)} ${covered} ${ignores} ${upTo} ${fire.ignored} ${fire.ignoredFirst}`
  for (const { modifier, first } of slots) key += first ? ` ${modifier}!` : ` ${modifier}`
  return key
}

/** A shot as it stands, right before its cards are turned; null: one of the two is not on the board. */
export function volleyOf(s: AState, v: Shot): Volley | null {
  const { fire } = v
  const sights = fire === null ? null : sightsOf(s, v, fire)
  if (fire === null || sights === null) return null
  return { sights, slots: cardSlots(s, fire) }
}

/** The places of all its target cards; there are not more than cards. */
export function cardSlots(s: AState, fire: Fire): Slot[] {
  const slots = slotsOf(s, fire).flatMap((slot, shot) =>
    Array.from({ length: fire.cards }, (): Slot => ({ modifier: modifierOf(s, slot), first: shot === 0 })),
  )
  return slots.slice(0, targetCards.length)
}

/** A shot that nobody has declared and to which nobody adds anything but what is named. */
export function volleyAt(
  s: AState,
  shooter: LegendId,
  target: LegendId,
  weapon: number,
  bonus: Partial<Bonus> = {},
): Volley | null {
  const shot = newShot(shooter, target, weapon)
  Object.assign(shot.bonus, bonus)
  shot.passives = passivesOf(s, shot)
  shot.difficulty = difficultyOf(s, shot)
  shot.fire = fireOf(s, shot)
  return volleyOf(s, shot)
}
