import { query } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import { baseOf } from '../geometry/bases.ts'
import { coverByMost, obscuredByLine } from '../geometry/covered.ts'
import { coverFrom, type Obscuring, obscuredMinis } from '../geometry/obscured.ts'
import type { LState, Unit } from '../state.ts'
import { battlefieldOf, heightOf } from '../terrain/battlefield.ts'
import { heightOverlapped } from '../terrain/standing.ts'
import { leaderOf, shootingLeaderOf, unitOf } from '../units.ts'
import { hasKeyword, isSuppressed, keywordX } from '../values.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import { poolKeywords } from './tally.ts'

/**
 * The defender's cover: what obscures it, improved by what improves it up to heavy, then reduced (LG2-COVER-002 to -005,
 * LG2-SUPP-013).
 */
export function coverAgainst(s: LState, v: Pool): number {
  const attacker = unitOf(s, v.attacker)
  const defender = unitOf(s, v.defender)
  // LG2-WKW-011, LG2-KW-109.
  if (poolKeywords(s, v, 'blast').length > 0 && !hasKeyword(s, defender, 'immune-blast')) return 0
  const better = (cover: number) => query(s, 'better cover', cover, v)
  const worse = (cover: number) => query(s, 'worse cover', cover, v)
  return improved(s, attacker, defender, obscuring(s, attacker, defender), better, worse)
}

/** The cover that it would have, before anybody has chosen weapons: what a player wants to know who thinks about an attack. */
export function coverExpected(
  s: LState,
  attacker: Unit,
  defender: Unit,
  minis: readonly (readonly Obscuring[])[],
): number {
  const asItIs = (cover: number) => cover
  return improved(s, attacker, defender, minis, asItIs, asItIs)
}

/** By what the units do themselves, and by cards. */
function improved(
  s: LState,
  attacker: Unit,
  defender: Unit,
  minis: readonly (readonly Obscuring[])[],
  better: (cover: number) => number,
  worse: (cover: number) => number,
): number {
  // LG2-KW-092.
  if (strikesFromAbove(s, attacker, defender) || hasKeyword(s, defender, 'unconcerned')) return 0
  const most = Math.min(2, better(coverBy(s, minis) + betterBy(s, defender)))
  return Math.max(0, worse(most - keywordX(s, attacker, 'sharpshooter')))
}

/** By what it does itself. */
function betterBy(s: LState, defender: Unit): number {
  return (crouches(s, defender) ? 1 : 0) + keywordX(s, defender, 'cover')
}

/** What each of its miniatures is obscured by. */
export function obscuring(s: LState, attacker: Unit, defender: Unit): Obscuring[][] {
  const { cover } = editionOf(s)
  if (cover === 'near the defender') return obscuredMinis(s, attacker, defender)
  return obscuredByLine(s, attacker, defender, cover === 'view, then line of the middles')
}

/** The cover that a unit has from where it stands, as seen from another: 0, 1 or 2. */
export function coverOfUnit(s: LState, attacker: Unit, defender: Unit): 0 | 1 | 2 {
  return coverBy(s, obscuring(s, attacker, defender))
}

/** The cover that comes of what obscures each miniature. */
export function coverBy(s: LState, minis: readonly (readonly Obscuring[])[]): 0 | 1 | 2 {
  return editionOf(s).mixedCover === 'the highest' ? coverFrom(minis) : coverByMost(minis)
}

/** Who keeps its head down has better cover (LG2-SUPP-013, LG1-SUPB-002). */
export function crouches(s: LState, unit: Unit): boolean {
  if (editionOf(s).coverOfSuppressed === 'suppressed') return isSuppressed(s, unit)
  return unit.tokens.suppression > 0
}

/** Death From Above: its leader stands on terrain that is higher than any that the defender's leader is on or in (LG2-KW-240). */
function strikesFromAbove(s: LState, attacker: Unit, defender: Unit): boolean {
  if (!hasKeyword(s, attacker, 'death-from-above')) return false
  const field = battlefieldOf(s.table.map)
  const [one, other] = [shootingLeaderOf(attacker), leaderOf(defender)]
  return heightOf(field, one.on) > heightOverlapped(field, baseOf(defender, other), other.on)
}
