import type { Led, Plain, Seen, Steered } from '@sandtable/kernel'
import { bearing, localPoint, normalDegrees, type Point, pointAt, restPoint } from '@sandtable/plane'
import { cites } from '../editions/cited.ts'
import { editionOf } from '../editions/index.ts'
import { radiusOf, sizeOf } from '../geometry/bases.ts'
import { toolLength } from '../geometry/measures.ts'
import { entryStretches, type Stretch } from '../moves/entering.ts'
import { judgeMove } from '../moves/judge.ts'
import { mostPivot } from '../moves/ways.ts'
import { moveTo } from '../proposals/moves.ts'
import { notchedTo } from '../proposals/notched-moves.ts'
import { sweepUpTo } from '../proposals/sweeps.ts'
import { type Leading, leadings } from '../scene/steering.ts'
import { type Sight, sightOf } from '../scene/view.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { isNotched, leaderOf, unitOf } from '../units.ts'
import type { Move, NotchedMove, Pivot, RoundMove, Speed } from '../vocabulary/moves.ts'
import { steerBack } from './steer-back.ts'
import { isPivot, shownOf, shownOutOfPlace, shownWhereNot } from './steer-shown.ts'

/**
 * A unit that is led by its leader: where the tool lies, where everybody comes to stand, or the rule that forbids it.
 * Whoever points too far is taken as far as the tool reaches.
 */
export function steer(seen: Seen<Legion>, led: Led): Steered {
  const sight = sightOf(seen)
  const { displacing } = sight.table.now
  if (displacing !== null) return steerBack(sight, displacing, led)
  const leading = leadings(sight).find(({ unit }) => unit.id === led.of)
  if (leading === undefined) return { answers: null, refused: null, things: [] }
  const found = moveNear(sight, leading, led)
  if (found === null)
    return {
      answers: null,
      refused: cites(sight.s, 'LG2-NOTCH-009'),
      things: shownWhereNot(sight, leading, led.at, null),
    }
  const move =
    led.placed === undefined || isPivot(found) ? found : withPlaced(sight, leading, found, led.placed)
  const judged = judgeMove(sight.s, leading.v, move)
  if (typeof judged === 'string')
    return {
      answers: null,
      refused: cites(sight.s, judged),
      things:
        isPivot(move) || move.minis === undefined
          ? shownWhereNot(sight, leading, 'way' in move ? led.at : move, move)
          : shownOutOfPlace(sight, leading, move, judgeMove(sight.s, leading.v, found), led.placed),
    }
  const answers: Plain[] = [...leading.first, move as unknown as Plain]
  return { answers, refused: null, things: shownOf(sight, leading, move, judged) }
}

/** The move to there, or as far on the way there as one is found; null: a notched base finds none. */
function moveNear(sight: Sight, leading: Leading, { at, facing }: Led): Move | null {
  const { unit, v } = leading
  if (!isNotched(unit)) return roundNear(sight, leading, at)
  const pivot = facing === undefined ? null : pivotHere(sight, leading, at, facing)
  return pivot ?? notchedTo(sight.s, v, at, Number.POSITIVE_INFINITY, facing)
}

/** Whoever turns a base where it stands means that it shall turn on the spot. */
function pivotHere({ s }: Sight, { unit, v }: Leading, { x, y }: Point, facing: number): Pivot | null {
  const leader = leaderOf(unit)
  const isHere = Math.abs(x - leader.x) + Math.abs(y - leader.y) < radiusOf(unit) / 2
  if (!unit.deployed || !isHere) return null
  const most = mostPivot(s, unit)
  const turn = Math.max(-most, Math.min(most, Math.round(normalDegrees(facing - leader.facing + 180) - 180)))
  const pivot = { way: 'pivot', turn } as const
  return typeof judgeMove(s, v, pivot) === 'string' ? null : pivot
}

/** Where none is found, the straight one that a rule forbids. */
function roundNear({ s }: Sight, leading: Leading, at: Point): RoundMove {
  const { unit, v } = leading
  const most = Math.max(1, Math.min(3, v.speed)) as Speed
  for (let speed = most; speed >= 1; speed--) {
    const near = withinReach(s, leading, at, toolLength[speed as Speed])
    const move = moveTo(s, v, near.at)
    if (move !== null && !('way' in move)) return move
    // Where the tool could reach it, something else forbids it: nobody wants to be taken elsewhere.
    if (!near.isShort && speed === most) break
  }
  const straight = withinReach(s, leading, at, toolLength[most])
  // Whoever points at what bars the way goes up to it.
  const upTo = editionOf(s).roundBases === 'sweep' ? sweepUpTo(s, v, straight.at) : null
  if (upTo !== null) return upTo
  const { x, y } = restPoint(straight.at)
  const from = straight.from ?? leaderOf(unit)
  const direction = straight.inwards ?? bearing(straight.at.x - from.x, straight.at.y - from.y)
  return { speed: most, direction, bend: 0, x, y, ...(straight.from && { from: straight.from }) }
}

interface Near {
  readonly at: Point
  /** Was it moved nearer? */
  readonly isShort: boolean
  readonly from?: Point
  readonly inwards?: number
}

/** A hair less than the tool reaches, so that nothing hangs on the last digit. */
const HAIR = 0.05

function withinReach(s: LState, { unit, v }: Leading, at: Point, length: number): Near {
  const r = radiusOf(unit)
  if (v.outOf !== undefined) return fromVehicle(unitOf(s, v.outOf), at, length + r - HAIR)
  if (!unit.deployed) return fromEdge(entryStretches(s, unit), at, length + r - HAIR, r)
  const leader = leaderOf(unit)
  const [dx, dy] = [at.x - leader.x, at.y - leader.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const most = length + 2 * r - HAIR
  if (far <= most) return { at, isShort: false }
  return { at: { x: leader.x + (dx * most) / far, y: leader.y + (dy * most) / far }, isShort: true }
}

/** The same for a unit that gets out of a vehicle, from the place at its base that is nearest. */
function fromVehicle(vehicle: Unit, at: Point, most: number): Near {
  const leader = leaderOf(vehicle)
  const [width, length] = sizeOf(vehicle)
  const straight = (length - width) / 2
  const along = localPoint(leader, at).y
  const by = pointAt(leader, { x: 0, y: Math.max(-straight, Math.min(straight, along)) })
  const [dx, dy] = [at.x - by.x, at.y - by.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const reach = width / 2 + most
  if (far <= reach) return { at, isShort: false }
  return { at: { x: by.x + (dx * reach) / far, y: by.y + (dy * reach) / far }, isShort: true }
}

/** The same for a unit that comes in from the nearest stretch of the edge. */
function fromEdge(stretches: readonly Stretch[], at: Point, most: number, r: number): Near {
  let best: Near & { readonly off: number } = { at, isShort: false, off: Number.POSITIVE_INFINITY }
  for (const { from, to, inwards } of stretches) {
    const isLevel = from.y === to.y
    const along = (value: number, one: number, other: number) =>
      Math.min(Math.max(value, Math.min(one, other) + r), Math.max(one, other) - r)
    const foot = isLevel
      ? { x: along(at.x, from.x, to.x), y: from.y }
      : { x: from.x, y: along(at.y, from.y, to.y) }
    const sign = inwards === 0 || inwards === 90 ? 1 : -1
    const deep = isLevel ? (at.y - foot.y) * sign : (at.x - foot.x) * sign
    const kept = Math.min(Math.max(deep, r), most)
    const place = isLevel ? { x: foot.x, y: foot.y + kept * sign } : { x: foot.x + kept * sign, y: foot.y }
    const off = Math.abs(place.x - at.x) + Math.abs(place.y - at.y)
    if (off < best.off) best = { at: place, isShort: off > 0, off, from: foot, inwards }
  }
  return best
}

/** Those that were put elsewhere by hand, among the others where they stand of themselves. */
function withPlaced<M extends RoundMove | NotchedMove>(
  { s }: Sight,
  { unit, v }: Leading,
  move: M,
  placed: NonNullable<Led['placed']>,
): M {
  const judged = judgeMove(s, v, move)
  if (typeof judged === 'string') return move
  const minis = unit.minis.slice(1).map((mini, at) => {
    const { x, y } = placed[mini.id] ?? judged.others[at] ?? mini
    return { x, y }
  })
  return { ...move, minis }
}
