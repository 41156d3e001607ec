import { query } from '@sandtable/kernel'
import { targetTracks } from '../data/targets.ts'
import type { TargetCard, TargetSymbol } from '../data/types.ts'
import { isCovered } from './board/cover.ts'
import { weaponPassives } from './cards/weapon-passives.ts'
import { targetCard } from './deck.ts'
import { apartFrom, groundIn, levelUnder } from './field.ts'
import { gearTile } from './loot.ts'
import { type AState, type Equipped, isOnBoard, type LegendId, legendOf } from './state.ts'
import type { Bonus, Fire, Part, Shot } from './vocabulary/shot.ts'
import { attachmentsOf, weaponAt, weaponCard } from './weapon.ts'

const mostStability = 3
const perFieldOff = 10

export function newShot(shooter: LegendId, target: LegendId, weapon: number): Shot {
  return {
    shooter,
    target,
    weapon,
    bonus: noBonus(),
    enhanced: null,
    before: [],
    after: [],
    heard: 0,
    lost: false,
    passives: [],
    difficulty: [],
    fire: null,
    revealed: [],
    hits: 0,
    headshots: 0,
    damage: 0,
  }
}

function noBonus(): Bonus {
  return {
    parts: [],
    slots: 0,
    stability: 0,
    noRecoil: false,
    eachHit: 0,
    firstHit: 0,
    less: 0,
    ignored: [],
    replace: 0,
    replaceIfLower: 0,
  }
}

/** The passives of the weapon whose condition holds (APX-WEAP-013, -014). */
export function passivesOf(s: AState, v: Shot): string[] {
  const { passives = [] } = weaponCard(weaponAt(legendOf(s, v.shooter), v.weapon).card)
  return passives.filter((id) => weaponPassives[id]?.holds?.(s, v) ?? true)
}

/** How far the target is. */
export function rangeOf(s: AState, v: Shot): number {
  return apartFrom(s, legendOf(s, v.shooter), legendOf(s, v.target))
}

/** What stands on the weapon card for this range: its difficulty, fields outside its optimal range, optics (APX-HIT-001 to -003). */
export function aimOf(weapon: Equipped, far: number): Part[] {
  const { difficulty, range } = weaponCard(weapon.card)
  const [least, most] = range
  const parts: Part[] = [{ what: 'weapon', add: difficulty }]
  const off = Math.max(least - far, far - (most ?? far), 0)
  if (off > 0) parts.push({ what: 'range', add: perFieldOff * off })
  for (const { range: reach, difficulty: easier } of attachmentsOf(weapon))
    if (reach !== undefined && easier !== undefined && far >= reach[0] && far <= (reach[1] ?? far))
      parts.push({ what: 'optic', add: easier })
  return parts
}

/** The hit difficulty as a list of named parts (APX-HIT): what stands on the card, range, optic, passives, zones and marks, cards. */
export function difficultyOf(s: AState, v: Shot): Part[] {
  const parts = aimOf(weaponAt(legendOf(s, v.shooter), v.weapon), rangeOf(s, v))
  for (const id of passivesOf(s, v)) {
    const add = weaponPassives[id]?.difficulty ?? 0
    if (add !== 0) parts.push({ what: id, add })
  }
  return [...query(s, 'difficulty', parts, v), ...v.bonus.parts.map((part) => ({ ...part }))]
}

/** The same as it is now: until it is fired, with all that was played meanwhile. */
export function difficultyNow(s: AState, v: Shot): readonly Part[] {
  return v.fire === null ? difficultyOf(s, v) : v.difficulty
}

export function totalOf(parts: readonly Part[]): number {
  let sum = 0
  for (const part of parts) sum += part.add
  return sum
}

/** The figures of the shot: card, attachments, passives, cards played (APX-FIRE-001, APX-ATT). */
export function fireOf(s: AState, v: Shot): Fire {
  return query(s, 'fire', firingOf(weaponAt(legendOf(s, v.shooter), v.weapon), v.passives, v.bonus), v)
}

/** The same by the weapon alone, with these passives. */
export function firingOf(weapon: Equipped, passives: readonly string[], bonus: Bonus = noBonus()): Fire {
  const { rate, damage, headshot } = weaponCard(weapon.card)
  const fire: Fire = {
    slots: rate[0] + bonus.slots,
    cards: rate[1],
    stability: bonus.stability,
    recoil: 0,
    damage,
    headshot,
    eachHit: bonus.eachHit,
    firstHit: bonus.firstHit,
    less: bonus.less,
    ignored: [...bonus.ignored],
    ignoredFirst: [],
  }
  for (const tile of attachmentsOf(weapon)) {
    fire.slots += tile.rate ?? 0
    fire.stability += tile.stability ?? 0
    fire.eachHit += tile.eachHit ?? 0
    fire.firstHit += tile.firstHit ?? 0
  }
  for (const id of passives) weaponPassives[id]?.fire?.(fire)
  if (bonus.noRecoil) fire.recoil = 0
  return fire
}

/** The slot of the target track for each shot: stability to the left, at most 3; recoil to the right; never beyond the last (APX-FIRE-007 to -012). */
export function slotsOf(s: AState, { slots, stability, recoil }: Fire): number[] {
  const { modifiers, zero } = targetTracks[s.table.targetTrack]
  const first = Math.max(0, zero - Math.max(0, Math.min(mostStability, stability)))
  return Array.from({ length: slots }, (_, shot) =>
    Math.min(modifiers.length - 1, first + shot * (1 + recoil)),
  )
}

export function modifierOf(s: AState, slot: number): number {
  return targetTracks[s.table.targetTrack].modifiers[slot] ?? 0
}

/** All that decides what a target card comes to, once it is known where everybody stands. */
export interface Sights {
  readonly difficulty: number
  /** Levels from the shooter up to the target. */
  readonly rise: number
  readonly covered: boolean
  readonly fire: Fire
  /** What the target's helmet does: so many headshots are none, of cards up to this value. */
  readonly ignores: number
  readonly upTo: number
}

/** Null: one of the two is not on the board. */
export function sightsOf(s: AState, v: Shot, fire: Fire): Sights | null {
  const [shooter, target] = [legendOf(s, v.shooter), legendOf(s, v.target)]
  if (!isOnBoard(shooter) || !isOnBoard(target)) return null
  const { ignores = 0, upTo = 0 } = gearTile(target, 'helmet')
  return {
    difficulty: totalOf(v.difficulty),
    rise: levelUnder(s, target) - levelUnder(s, shooter),
    covered: isCovered(groundIn(s), shooter.field, target.field),
    fire,
    ignores,
    upTo,
  }
}

/** Does a card show this symbol, or does it count as not having it? */
export function showsIn({ fire }: Sights, card: TargetCard, first: boolean, symbol: TargetSymbol): boolean {
  return (
    card.symbols.includes(symbol) &&
    !fire.ignored.includes(symbol) &&
    !(first && fire.ignoredFirst.includes(symbol))
  )
}

/** Does a card hit, with what its slot adds to its value (APX-RES)? `first`: it belongs to the first shot. */
export function hitsIn(sights: Sights, card: TargetCard, modifier: number, first: boolean): boolean {
  const { covered, rise, difficulty } = sights
  // What misses by itself comes before what hits by itself (OPEN-10).
  if (covered && showsIn(sights, card, first, 'cover')) return false
  if (rise > 0 && showsIn(sights, card, first, 'higher')) return false
  if (rise < 0 && showsIn(sights, card, first, 'lower')) return true
  return card.value + modifier >= difficulty
}

/** Hits and headshots of the revealed cards, from left to right (APX-RES, APX-HEAD). */
export function evaluate(s: AState, v: Shot): void {
  const { fire } = v
  const sights = fire === null ? null : sightsOf(s, v, fire)
  if (fire === null || sights === null) return
  let halves = 0
  let hits = 0
  let headshots = 0
  // A helmet looks at the bare value, and protects so often (APX-HEAD-002 to -004).
  let guarded = sights.ignores
  for (const one of v.revealed) {
    const card = targetCard(one.card)
    const first = one.shot === 0
    const hit = hitsIn(sights, card, modifierOf(s, one.slot), first)
    one.result = hit ? 'hit' : 'miss'
    if (hit) hits++
    if (showsIn(sights, card, first, 'half')) halves++
    one.headshot = hit && showsIn(sights, card, first, 'headshot')
    if (one.headshot && guarded > 0 && card.value <= sights.upTo) {
      one.headshot = false
      guarded--
    }
    if (one.headshot) headshots++
  }
  v.hits = hits + Math.floor(halves / 2)
  v.headshots = headshots
  v.damage = damageOf(fire, v.hits, v.headshots)
}

/** Hits and headshots times their damage, and what changes it (APX-DMG-001). */
export function damageOf(fire: Fire, hits: number, headshots: number): number {
  const first = hits > 0 ? fire.firstHit : 0
  return Math.max(0, hits * (fire.damage + fire.eachHit) + first + headshots * fire.headshot - fire.less)
}
