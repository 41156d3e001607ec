import { TOLERANCE } from '@sandtable/plane'
import type { AttackDie, SurgeChart, Weapon } from '../../data/types.ts'
import { coverOfUnit, crouches } from '../attack/cover.ts'
import { attackColours, attackDice, defenceDice } from '../dice.ts'
import { isUnitInArcs } from '../geometry/arcs.ts'
import { reachOf, SEGMENT } from '../geometry/measures.ts'
import { isEngaged } from '../geometry/melee.ts'
import { distanceToUnit } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf, isNotched, leaderOf, woundsLeft, woundThreshold } from '../units.ts'
import { canBeSuppressed, courageOf, defenceDieOf, isSuppressed, keywordX, surgesOf } from '../values.ts'
import { armsOf } from '../weapons.ts'

/** What attacks come to, roughly and quickly: for choosing, not for telling. Exact odds are in `odds`. */

/** What a wound on this unit is worth: its points by all that it can suffer. */
export function perWound(unit: Unit): number {
  const all = unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini), 0)
  return unit.points / Math.max(1, all)
}

/** What a pool brings, on average. */
interface Volley {
  readonly hits: number
  readonly crits: number
  readonly impact: number
  readonly pierce: number
  /** No cover against it. */
  readonly blast: boolean
  readonly suppressive: boolean
}

const nothing: Volley = { hits: 0, crits: 0, impact: 0, pierce: 0, blast: false, suppressive: false }

/** Points that an attack would take from a unit, on average, if it could be made from where both stand. */
export function harmTo(s: LState, attacker: Unit, defender: Unit, aims = attacker.tokens.aim): number {
  return strike(s, attacker, defender, aims).worth
}

export interface Strike {
  /** Wounds to expect. */
  readonly wounds: number
  /** What they and the suppression are worth, in points. */
  readonly worth: number
}

const miss: Strike = { wounds: 0, worth: 0 }

export function strike(s: LState, attacker: Unit, defender: Unit, aims = attacker.tokens.aim): Strike {
  const way = distanceToUnit(attacker, leaderOf(attacker), defender)
  const volley = volleyAt(s, attacker, defender, way, aims)
  if (volley.hits + volley.crits === 0) return miss
  // Who fights hand to hand is shot at by nobody, and shoots at nobody.
  if (way >= 1 && (isEngaged(s, defender) || isEngaged(s, attacker))) return miss
  if (!leaderSees(s, attacker, defender)) return miss
  const cover = way < 1 || volley.blast ? 0 : coverOf(s, attacker, defender)
  return resolved(s, volley, defender, cover)
}

/** Cover takes hits, dodges take hits, armour takes hits; what is left is blocked or wounds. */
function resolved(s: LState, volley: Volley, defender: Unit, cover: number): Strike {
  let hits = volley.hits * (1 - cover / 6)
  hits = Math.max(0, hits - 0.9 * defender.tokens.dodge)
  const impact = Math.min(hits, volley.impact)
  const armour = keywordX(s, defender, 'armor')
  const crits = volley.crits + (armour > 0 ? impact : 0)
  hits = Math.max(0, hits - (armour > 0 ? impact : 0) - armour)
  const shields = Math.min(hits + crits, defender.tokens.shield)
  const through = Math.max(0, hits + crits - shields)
  const blocks = Math.max(0, through * blocked(s, defender) - 0.8 * Math.min(volley.pierce, through / 3))
  const wounds = Math.min(Math.max(0, through - blocks), woundsLeft(defender))
  return { wounds, worth: wounds * perWound(defender) + fear(s, defender, through, volley) }
}

/** Whoever is suppressed by it does less. */
function fear(s: LState, defender: Unit, through: number, { suppressive }: Volley): number {
  if (!canBeSuppressed(s, defender)) return 0
  const courage = courageOf(s, defender)
  if (courage === null || isSuppressed(s, defender)) return 0
  const gained = Math.min(1, through) + (suppressive ? 1 : 0)
  const share = Math.min(1, gained / Math.max(1, courage - defender.tokens.suppression))
  return share * defender.points * 0.05
}

/** What the best attack from where it stands would take. */
export function bestHarm(s: LState, unit: Unit, aims = unit.tokens.aim): number {
  return Math.max(0, ...enemiesOf(s, unit).map((enemy) => harmTo(s, unit, enemy, aims)))
}

/** All that the unit can bring to bear at this distance. */
function volleyAt(s: LState, unit: Unit, defender: Unit, way: number, aims: number): Volley {
  const surges = surgesOf(s, unit)
  const [leader] = unit.minis
  const usable = armsOf(unit).filter(
    ({ weapon }) =>
      isInReach(weapon, way) && (leader === undefined || isInArc(unit, leader, weapon, defender)),
  )
  if (usable.length === 0) return nothing
  const shots = usable.map(({ weapon, card }) => ({ weapon, card, shot: shotOf(weapon, surges) }))
  const plain = strongest(shots.filter(({ card }) => card === null))
  const heavy = shots.filter(({ card }) => card !== null)
  const others = Math.max(0, unit.minis.length - heavy.length)
  const used = [
    ...(plain === null ? [] : [{ times: others, ...plain }]),
    ...heavy.map((one) =>
      plain !== null && total(plain.shot) > total(one.shot) ? { times: 1, ...plain } : { times: 1, ...one },
    ),
  ]
  let [hits, crits, impact, pierce, dice] = [0, 0, 0, 0, 0]
  for (const { shot, weapon, times } of used) {
    hits += shot.hits * times
    crits += shot.crits * times
    dice += shot.dice * times
    impact += xOf(weapon, 'impact') * times
    pierce += xOf(weapon, 'pierce') * times
  }
  const rerolled = Math.min(
    dice - hits - crits,
    aims * (2 + keywordX(s, unit, 'precise')) + defender.tokens.observation,
  )
  const more = dice === 0 ? 0 : rerolled * ((hits + crits) / dice)
  return {
    hits: hits + more,
    crits,
    impact,
    pierce,
    blast: used.some(({ weapon }) => has(weapon, 'blast')),
    suppressive: used.some(({ weapon }) => has(weapon, 'suppressive')),
  }
}

interface Shot {
  readonly hits: number
  readonly crits: number
  readonly dice: number
}

const total = ({ hits, crits }: Shot) => hits + 1.2 * crits

function strongest<T extends { readonly shot: Shot }>(all: readonly T[]): T | null {
  let best: T | null = null
  for (const one of all) if (best === null || total(one.shot) > total(best.shot)) best = one
  return best
}

function xOf({ keywords = [] }: Weapon, id: string): number {
  return keywords.reduce((sum, one) => sum + (one.id === id ? (one.x ?? 1) : 0), 0)
}

function has({ keywords = [] }: Weapon, id: string): boolean {
  return keywords.some((one) => one.id === id)
}

function isInReach({ melee, range }: Weapon, way: number): boolean {
  if (way < 1) return melee === true
  if (range === undefined) return false
  const [least, most] = range
  return way <= reachOf(most) + TOLERANCE && (least <= 1 || way > (least - 1) * SEGMENT)
}

function isInArc(unit: Unit, leader: Unit['minis'][number], weapon: Weapon, defender: Unit): boolean {
  if (!isNotched(unit)) return true
  const fixed = weapon.keywords?.find(({ id }) => id === 'fixed')?.of
  return fixed === undefined || isUnitInArcs(leader, fixed, defender)
}

function shotOf(weapon: Weapon, surges: SurgeChart): Shot {
  let [hits, crits, dice] = [0, 0, 0]
  for (const colour of attackColours) {
    const count = weapon.dice?.[colour] ?? 0
    if (count === 0) continue
    const odds = oddsOf(colour, surges)
    hits += count * odds.hit
    crits += count * odds.crit
    dice += count
  }
  return { hits, crits, dice }
}

function oddsOf(colour: AttackDie, { attack }: SurgeChart): { hit: number; crit: number } {
  const { faces, sides } = attackDice[colour]
  let [hit, crit] = [0, 0]
  for (const { name, sides: on } of faces) {
    if (name === 'hit' || (name === 'surge' && attack === 'hit')) hit += on / sides
    else if (name === 'crit' || (name === 'surge' && attack === 'crit')) crit += on / sides
  }
  return { hit, crit }
}

/** 0: none, 1: light, 2: heavy. */
function coverOf(s: LState, attacker: Unit, defender: Unit): number {
  const better = keywordX(s, defender, 'cover') + (crouches(s, defender) ? 1 : 0)
  const cover = Math.min(2, coverOfUnit(s, attacker, defender) + better)
  return Math.max(0, cover - keywordX(s, attacker, 'sharpshooter'))
}

/** The share of dice that block. */
function blocked(s: LState, defender: Unit): number {
  const { faces, sides } = defenceDice[defenceDieOf(s, defender)]
  const { defence } = surgesOf(s, defender)
  return faces.reduce(
    (sum, { name, sides: on }) =>
      sum + (name === 'block' || (name === 'surge' && defence != null) ? on / sides : 0),
    0,
  )
}

/** What a usual enemy would lose by its best attack, in points. */
export function punchOf(s: LState, unit: Unit): number {
  return usualPoints * 0.5 * bestBand(s, unit).shots
}

const usualPoints = 10

/** From how far it hits best, in mm; 0: hand to hand. */
export function bestReach(s: LState, unit: Unit): number {
  return bestBand(s, unit).way
}

/** Farther is a little better: one need not come so near. */
function bestBand(s: LState, unit: Unit): { readonly way: number; readonly shots: number } {
  const surges = surgesOf(s, unit)
  let best = { way: reachOfUnit(unit), shots: 0 }
  for (const band of [0, 1, 2, 3, 4, 5]) {
    const way = band === 0 ? 0 : band * SEGMENT - 1
    const usable = armsOf(unit).filter(({ weapon }) => isInReach(weapon, way))
    const shots = usable.map(({ weapon, card }) => ({ card, shot: shotOf(weapon, surges) }))
    const plain = strongest(shots.filter(({ card }) => card === null))
    const heavy = shots.filter(({ card }) => card !== null)
    const own = plain === null ? 0 : total(plain.shot)
    const sum =
      own * Math.max(0, unit.minis.length - heavy.length) +
      heavy.reduce((all, { shot }) => all + Math.max(own, total(shot)), 0)
    if (sum > 0 && sum >= best.shots * 0.85) best = { way, shots: Math.max(sum, best.shots) }
  }
  return best
}

/** How far its weapons reach, in mm; 0: only hand to hand. */
export function reachOfUnit(unit: Unit): number {
  return Math.max(
    0,
    ...armsOf(unit).map(({ weapon }) =>
      weapon.range === undefined ? 0 : Math.min(900, reachOf(weapon.range[1])),
    ),
  )
}
