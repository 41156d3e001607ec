import { TOLERANCE } from '@sandtable/plane'
import type { AttackDie, SurgeChart, Weapon } from '../../data/types.ts'
import { attackColours, attackDice, defenceDice } from '../dice.ts'
import { reachOf, SEGMENT } from '../geometry/measures.ts'
import { coverFrom, obscuredMinis } from '../geometry/obscured.ts'
import { distanceToUnit } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import type { LState, Unit } from '../state.ts'
import { enemiesOf, leaderOf, woundThreshold } from '../units.ts'
import { defenceDieOf, keywordX, surgesOf } from '../values.ts'
import { armsOf } from '../weapons.ts'

/** What attacks come to, roughly and quickly: for choosing, not for telling. Exact odds are in `odds`. */

/** What a wound on this unit is worth: its points by all that it can suffer. */
export function perWound(unit: Unit): number {
  const all = unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini), 0)
  return unit.points / Math.max(1, all)
}

export function woundsLeft(unit: Unit): number {
  return unit.minis.reduce((sum, mini) => sum + woundThreshold(unit, mini) - mini.wounds, 0)
}

/** Points that an attack would take from a unit, on average, if it could be made from where both stand. */
export function harmTo(s: LState, attacker: Unit, defender: Unit, aims = attacker.tokens.aim): number {
  const way = distanceToUnit(attacker, leaderOf(attacker), defender)
  const hits = hitsAt(s, attacker, way, aims)
  if (hits === 0 || !leaderSees(s, attacker, defender)) return 0
  const through = way < 1 ? hits : hits * coverLets(s, attacker, defender)
  const wounds = Math.max(0, through - defender.tokens.dodge * 0.7) * (1 - blocked(s, defender))
  return Math.min(wounds, woundsLeft(defender)) * perWound(defender)
}

/** What the best attack from where it stands would take. */
export function bestHarm(s: LState, unit: Unit): number {
  return Math.max(0, ...enemiesOf(s, unit).map((enemy) => harmTo(s, unit, enemy)))
}

/** Hits to expect of all that the unit can bring to bear at this distance. */
export function hitsAt(s: LState, unit: Unit, way: number, aims: number): number {
  const surges = surgesOf(s, unit)
  const usable = armsOf(unit).filter(({ weapon }) => isInReach(weapon, way))
  if (usable.length === 0) return 0
  const own = Math.max(
    0,
    ...usable.filter(({ card }) => card === null).map(({ weapon }) => hitsOf(weapon, surges)),
  )
  const heavy = usable.filter(({ card }) => card !== null).map(({ weapon }) => hitsOf(weapon, surges))
  const others = Math.max(0, unit.minis.length - heavy.length)
  const hits = own * others + heavy.reduce((sum, one) => sum + Math.max(one, own), 0)
  return hits + Math.min(hits, aims * (2 + keywordX(s, unit, 'precise')) * 0.4)
}

function isInReach({ melee, range }: Weapon, way: number): boolean {
  if (way < 1) return melee === true
  if (range === undefined) return false
  const [least, most] = range
  return way <= reachOf(most) + TOLERANCE && (least <= 1 || way > (least - 1) * SEGMENT)
}

function hitsOf({ dice }: Weapon, surges: SurgeChart): number {
  return attackColours.reduce((sum, colour) => sum + (dice?.[colour] ?? 0) * chanceOf(colour, surges), 0)
}

function chanceOf(colour: AttackDie, { attack }: SurgeChart): number {
  const { faces, sides } = attackDice[colour]
  return faces.reduce((sum, { name, sides: on }) => {
    const counts = name === 'hit' || name === 'crit' || (name === 'surge' && attack != null)
    return sum + (counts ? on / sides : 0)
  }, 0)
}

/** The share of hits that cover lets through. */
function coverLets(s: LState, attacker: Unit, defender: Unit): number {
  const cover = Math.min(2, coverFrom(obscuredMinis(s, attacker, defender)) + keywordX(s, defender, 'cover'))
  return 1 - cover / 6
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

/** How far its weapons reach, in mm; 0: only hand to hand. */
export function reachOfUnit(unit: Unit): number {
  return Math.max(
    0,
    ...armsOf(unit).map(({ weapon }) =>
      weapon.range === undefined ? 0 : Math.min(900, reachOf(weapon.range[1])),
    ),
  )
}
