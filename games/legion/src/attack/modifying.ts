import { query } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { activationOf } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { isInArcs } from '../geometry/arcs.ts'
import { baseOf } from '../geometry/bases.ts'
import { isBeyondRange, isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { isGuardianOf } from '../keywords/guardians.ts'
import type { LState, Unit } from '../state.ts'
import { friendsOf, isNotched, isTrooper, shootingLeaderOf, unitOf } from '../units.ts'
import { courageOf, hasKeyword, keywordsOf, keywordX } from '../values.ts'
import type { AttackFace, Pool } from '../vocabulary/attacks.ts'
import { armourOf } from './defending.ts'
import { hitsOf, isFinal, poolKeywords, poolX, turn } from './tally.ts'

/** Impact X turns hits into crits against armour (LG2-WKW-065); how many dice were turned. */
export function impactOn(s: LState, v: Pool): number {
  const defender = unitOf(s, v.defender)
  if (!hasKeyword(s, defender, 'armor')) return 0
  const isPrimitive = poolKeywords(s, v, 'primitive').length > 0
  const attacker = unitOf(s, v.attacker)
  const impact = poolX(s, v, 'impact') + keywordX(s, attacker, 'impact') + weakPoint(attacker, defender)
  const turned = turn<AttackFace>(v.attackDice, 'hit', 'crit', isFinal(v, 'attack') ? 0 : impact)
  // Primitive weapons lose their crits on armour, after Impact (LG2-WKW-034).
  return isPrimitive ? turn<AttackFace>(v.attackDice, 'crit', 'hit') : turned
}

/** Each weak point lends Impact X to whoever's leader is in its arc (LG2-KW-195). */
function weakPoint(attacker: Unit, defender: Unit): number {
  const leader = baseOf(attacker, shootingLeaderOf(attacker))
  const isOpen = (arcs: string) => defender.minis.some((mini) => isInArcs(mini, arcs, leader))
  return keywordsOf(defender, 'weak-point').reduce((sum, { x = 0, of = '' }) => sum + (isOpen(of) ? x : 0), 0)
}

/** Ram X turns any results into crits, the worst first; how many dice were turned (LG2-WKW-035). */
export function ramOn(s: LState, v: Pool): number {
  const ram = ramOf(s, v)
  const blanks = turn<AttackFace>(v.attackDice, 'blank', 'crit', ram)
  return blanks + turn<AttackFace>(v.attackDice, 'hit', 'crit', ram - blanks)
}

/**
 * Ram X counts if the unit came all along the tool of its highest speed, or on a small base moved at all, in this
 * activation (LG2-WKW-036, -037).
 */
export function ramOf(s: LState, v: Pool): number {
  const ram = poolX(s, v, 'ram')
  if (ram === 0 || isFinal(v, 'attack')) return 0
  const attacker = unitOf(s, v.attacker)
  const moves = activationOf(s, attacker)?.moves ?? []
  const isMoving = isNotched(attacker) ? moves.some(({ atFull }) => atFull) : moves.length > 0
  return isMoving ? ram : 0
}

/** What is good for a unit that is wounded, or that rolls defence dice. */
const livingFromHits: readonly string[] = ['deflect', 'enrage', 'juyo-mastery', 'vaapad-mastery']

/**
 * Could the defender's player want a hit to stand that nothing has to be paid for to cancel: for its wound, or for the
 * dice that it brings to the defender or to a guardian? All others cancel what they can and are not asked.
 */
export function livesFromHits(s: LState, v: Pool): boolean {
  if (!editionOf(s).backup) return false
  const unit = unitOf(s, v.defender)
  return (
    query(s, 'is worth a wound', false, v) ||
    livingFromHits.some((keyword) => hasKeyword(s, unit, keyword)) ||
    friendsOf(s, unit).some((friend) => hasKeyword(s, friend, 'deflect') && isGuardianOf(s, friend, v))
  )
}

/** What armour and backup may cancel (LG2-KW-147, LG2-BKUP-003). */
export function mostCancelled(s: LState, v: Pool): number {
  return Math.min(hitsOf(v), armourOf(s, unitOf(s, v.defender)) + backupOf(s, v))
}

/** Hits that backup may cancel (LG2-BKUP-003). */
export function backupOf(s: LState, v: Pool): number {
  return backedUp(s, v) ? 2 : 0
}

/** Does the defender benefit from backup (LG2-BKUP-001, -002, LG2-KW-288)? */
function backedUp(s: LState, v: Pool): boolean {
  const attacker = unitOf(s, v.attacker)
  const defender = unitOf(s, v.defender)
  if (!editionOf(s).backup || v.kind !== 'ranged' || !isTrooper(defender)) return false
  if (defender.rank !== 'commander' && defender.rank !== 'operative') return false
  // LG2-KW-048, -288.
  const isNone = hasKeyword(s, defender, 'were-not-regs') || hasKeyword(s, defender, 'guardian')
  if (!query(s, 'backed up', !isNone, v)) return false
  const isFar = isLeaderBeyond(attacker, defender)
  return friendsOf(s, defender).some(
    (friend) =>
      (isFar || query(s, 'backs up near enemies', false, { friend: friend.id, defender: defender.id })) &&
      backs(s, friend, defender),
  )
}

function isLeaderBeyond(attacker: Unit, defender: Unit): boolean {
  return isBeyondRange({ ...attacker, minis: [shootingLeaderOf(attacker)] }, defender, 2)
}

/** Who backs up a unit it is bound to by Retinue or Entourage need not be of corps rank (LG2-KW-017, -084). */
function belongTogether(s: LState, friend: Unit, defender: Unit): boolean {
  const bound =
    keywordsOf(friend, 'retinue').some(({ of }) => isMeant(s, defender, of)) ||
    keywordsOf(defender, 'entourage').some(({ of }) => isMeant(s, friend, of))
  return query(s, 'may back up', bound, { friend: friend.id, defender: defender.id })
}

/** Nobody incognito does (LG2-KW-119); guardians may be of any rank (LG2-KW-049). */
function backs(s: LState, friend: Unit, defender: Unit): boolean {
  if (friend === defender || !isTrooper(friend) || hasKeyword(s, friend, 'incognito')) return false
  if (friend.rank !== 'corps' && !hasKeyword(s, friend, 'guardian') && !belongTogether(s, friend, defender))
    return false
  const courage = courageOf(s, friend)
  if (courage !== null && friend.tokens.suppression >= courage) return false
  const leader = { ...friend, minis: friend.minis.slice(0, 1) }
  return isWithinRange(leader, defender, 'half') && leaderSees(s, friend, defender)
}
