import { type Plain, type RuleId, type Space, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { distance, farthest, rest, TOLERANCE } from '@sandtable/plane'
import { editionOf } from '../../editions/index.ts'
import { baseAt, type Spot } from '../../geometry/bases.ts'
import { SEGMENT, toolLength } from '../../geometry/measures.ts'
import type { Displaced } from '../../moves/2018/displacing.ts'
import {
  liesOnOwn,
  nearestForLeader,
  othersBack,
  setAside,
  staysWith,
  wasAt,
} from '../../moves/2018/putting-back.ts'
import { placeAt, putAt } from '../../moves/cohesion.ts'
import { asSaid, isSpot, touchedEnemies, touchesFriends } from '../../moves/ending.ts'
import { liesOnAnother, refuseOnToken } from '../../moves/ground.ts'
import { settleUnits } from '../../settle.ts'
import type { Legion, LState, Mini, Place, Unit } from '../../state.ts'
import { gain } from '../../tokens.ts'
import { leaderOf, unitOf } from '../../units.ts'
import type { Displacing, PuttingBack } from '../../vocabulary/moves.ts'
import { ask, procedure, repeat, run } from '../words.ts'

/** Where those who are put back stand, or that it is the nearest place. */
type Answer =
  | 'anywhere'
  | { readonly x?: number; readonly y?: number; readonly minis?: readonly { x: number; y: number }[] }

/** The player who did not move the vehicle puts back whom it drove over (LG1-DISP-005 to -014). */
export const displace = procedure(
  'displace',
  [
    run('set them aside', (s, v) => {
      setAside(s, v.displaced)
      v.left = inTurn(s, v.displaced)
    }),
    ask('put back the displaced', {
      rule: 'LG1-DISP-007',
      seats: (s, v) => (isDone(s, v) ? null : v.by),
      about: (_, v) => ({ unit: v.left[0]?.of.unit ?? null }),
      space: { describe, refuse, sample: () => 'anywhere' } as Space<Legion, Displacing, Plain>,
      answer: (s, v, answer) => {
        const places = judged(s, v, answer as Answer)
        if (typeof places === 'string') throw new Error(`a place was taken that ${places} forbids`)
        const unit = unitNow(s, v)
        for (const [mini, place] of places) putAt(mini, place)
        tell(s, { type: 'displaced', unit: unit.id })
      },
    }),
    run('next', (_, v) => {
      v.left = v.left.slice(1)
    }),
    repeat('put back the displaced', (_, v) => v.left.length > 0),
    // One token for a unit, however many of it were driven over (LG1-DISP-013, -014).
    run('suppression', (s, v) => {
      for (const { unit } of v.displaced) gain(s, unitOf(s, unit), 'suppression')
    }),
    run('settle', settleUnits),
  ],
  { about: (_, v) => ({ unit: v.left[0]?.of.unit ?? null }) },
)

/** One unit is put back at once; of several all leaders come first, then the others (LG1-COH-008). */
function inTurn(s: LState, displaced: readonly Displaced[]): PuttingBack[] {
  if (displaced.length === 1) return displaced.map((of) => ({ of, who: 'everybody' }))
  const led = displaced.filter((of) => wasAt(of, leaderOf(unitOf(s, of.unit))) !== null)
  return [
    ...led.map((of): PuttingBack => ({ of, who: 'leader' })),
    ...displaced.map((of): PuttingBack => ({ of, who: 'others' })),
  ]
}

function unitNow(s: LState, v: Displacing): Unit {
  return unitOf(s, now(v).of.unit)
}

function now({ left: [first] }: Displacing): PuttingBack {
  if (first === undefined) throw new Error('nobody is put back')
  return first
}

/** Does everybody who is not the leader stay? */
function isDone(s: LState, v: Displacing): boolean {
  const { of, who } = now(v)
  if (who !== 'others') return false
  const unit = unitNow(s, v)
  return unit.minis.slice(1).every((mini) => staysWith(s, unit, of, leaderOf(unit), mini))
}

/** Where the leader that is put back now was; null: it stands. */
function leaderWas(s: LState, v: Displacing): Place | null {
  const { of, who } = now(v)
  return who === 'others' ? null : wasAt(of, leaderOf(unitNow(s, v)))
}

function describe(s: LState, v: Displacing): Plain {
  const { id } = unitNow(s, v)
  return leaderWas(s, v) === null ? { scatter: { unit: id } } : { placed: { unit: id } }
}

function refuse(s: LState, v: Displacing, answer: Plain): RuleId | null {
  const places = judged(s, v, answer as unknown as Answer)
  return typeof places === 'string' ? places : null
}

/** Who stands where, or the rule by which they may not. */
function judged(s: LState, v: Displacing, answer: Answer): readonly (readonly [Mini, Place])[] | RuleId {
  const unit = unitNow(s, v)
  const { of, who } = now(v)
  const was = leaderWas(s, v)
  if (answer !== 'anywhere' && !isMap(answer as Plain)) return 'LG1-DISP-007'
  const leader = was === null ? leaderOf(unit) : leaderAt(s, unit, of, was, answer)
  if (typeof leader === 'string') return leader
  const first = [leaderOf(unit), leader] as const
  if (who === 'leader') return [first]
  const others = othersAt(s, unit, of, leader, answer)
  if (typeof others === 'string') return others
  return [first, ...others.map((place, at) => [unit.minis[at + 1] as Mini, place] as const)]
}

function othersAt(
  s: LState,
  unit: Unit,
  of: Displaced,
  leader: Place,
  answer: Answer,
): readonly Place[] | RuleId {
  const near = othersBack(s, unit, of, leader)
  const said = answer === 'anywhere' ? undefined : answer.minis
  if (said === undefined) return near
  if (!(Array.isArray(said) && said.every(isSpot))) return 'LG1-DISP-008'
  const places = asSaid(s, unit, leader, said)
  if (typeof places === 'string') return places
  for (const [at, place] of places.entries()) {
    const mini = unit.minis[at + 1] as Mini
    // LG1-DISP-010: nobody else is moved.
    const moves = place.x !== mini.x || place.y !== mini.y
    if (moves && staysWith(s, unit, of, leader, mini)) return 'LG1-DISP-010'
    if (place.on !== wasAt(of, mini)?.on && near[at]?.on === wasAt(of, mini)?.on) return 'LG1-DISP-012'
  }
  return places
}

/** Within range 1 of where it was, beside no enemy (LG1-DISP-009, -011). */
function leaderAt(s: LState, unit: Unit, of: Displaced, was: Place, answer: Answer): Place | RuleId {
  if (answer === 'anywhere') return nearestForLeader(s, unit, of, was)
  const said = { x: answer.x, y: answer.y } as Spot
  if (!isSpot(said as unknown as Plain)) return 'LG1-DISP-009'
  const at = rest({ ...said, facing: was.facing })
  if (isTooFar(s, unit, was, at)) return 'LG1-DISP-009'
  const place = placeAt(s, unit, at)
  if ('rule' in place) return place.rule
  if (place.on !== was.on && staysUp(s, unit, of, was)) return 'LG1-DISP-012'
  if (liesOnAnother(s, unit, place) || liesOnOwn(unit, of, place)) return 'LG2-MOVE-011'
  if (touchesFriends(s, unit, place)) return 'LG1-BASE-008'
  const base = baseAt(unit, at)
  return refuseOnToken(s, base) ?? (touchedEnemies(s, unit, place).length > 0 ? 'LG1-DISP-011' : place)
}

function isTooFar(s: LState, unit: Unit, was: Place, at: Spot): boolean {
  const [before, base] = [baseAt(unit, was), baseAt(unit, at)]
  return editionOf(s).displacedWithin === 'range 1'
    ? farthest(before, base).distance > SEGMENT + TOLERANCE
    : distance(before, base) > toolLength[1] + TOLERANCE
}

/** Is there room on the level where it was (LG1-DISP-012)? */
function staysUp(s: LState, unit: Unit, of: Displaced, was: Place): boolean {
  const free = nearestForLeader(s, unit, of, was)
  return free.on === was.on && !isTooFar(s, unit, was, free)
}
