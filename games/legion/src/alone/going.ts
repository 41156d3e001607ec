import { cos, type Point, restFacing, sin } from '@sandtable/plane'
import { radiusOf } from '../geometry/bases.ts'
import { MOST_BEND, toolLength } from '../geometry/measures.ts'
import { judgeMove } from '../moves/judge.ts'
import { alongTool } from '../proposals/along-tool.ts'
import { moveTo } from '../proposals/moves.ts'
import type { LState, Unit } from '../state.ts'
import { isNotched, leaderOf, unitOf } from '../units.ts'
import type { Move, Moving, Speed } from '../vocabulary/moves.ts'
import type { Aim } from './priorities.ts'
import { wayToPoint } from './way-to-point.ts'

/** The way to what a unit goes for. */

/** Degrees between the directions and the bends that are tried. */
const TURN = 15
const BEND = 45

/** So many of them are looked at closely, those that lead nearest first. */
const LOOKS = 120

/** A move must bring it nearer by so much to be worth an action, in mm. */
const WORTH_IT = 5

/** The move that leaves the shortest way; null: none brings it nearer. */
export function moveTowards(s: LState, v: Moving, aim: Aim): Move | null {
  const unit = unitOf(s, v.unit)
  if (v.speed < 1) return null
  // What must move goes somewhere, nearer or not (LG1-COMP-001).
  const must = v.compulsory === true
  if (aim.there && !must) return null
  const touching = intoContact(s, v, unit, aim)
  if (touching !== null) return touching
  const now = must ? Number.POSITIVE_INFINITY : wayToPoint(s, unit, aim, leaderOf(unit)) - WORTH_IT
  return isNotched(unit) ? driven(s, v, unit, aim, now) : walked(s, v, unit, aim, now)
}

/** Up to an enemy, a token or a piece of terrain that must be touched, from the side that is nearest. */
function intoContact(s: LState, v: Moving, unit: Unit, { contact, x, y }: Aim): Move | null {
  if (contact === null || isNotched(unit)) return null
  const from = leaderOf(unit)
  const way = wayBetween(from, { x, y })
  if (way < 1 || way - contact > toolLength[most(v)] + 2 * radiusOf(unit)) return null
  const [ux, uy] = [((from.x - x) * contact) / way, ((from.y - y) * contact) / way]
  for (const [along, aside] of fan) {
    const move = moveTo(s, v, { x: x + ux * along - uy * aside, y: y + uy * along + ux * aside })
    if (move !== null) return move
  }
  return null
}

function most(v: Moving): Speed {
  return Math.max(1, Math.min(3, v.speed)) as Speed
}

interface Idea {
  readonly move: Move
  readonly left: number
}

function walked(s: LState, v: Moving, unit: Unit, aim: Point, now: number): Move | null {
  const ideas: Idea[] = []
  for (let speed = most(v); speed >= 1; speed--)
    for (const share of speed === most(v) ? [1, 0.75, 0.5] : [1])
      for (let bend = -MOST_BEND; bend <= MOST_BEND; bend += BEND)
        for (let direction = 0; direction < 360; direction += TURN) {
          const facing = restFacing(direction)
          const move = alongTool(s, v, speed as Speed, facing, bend, share)
          const left = wayToPoint(s, unit, aim, move)
          if (left < now) ideas.push({ move, left })
        }
  return firstLegal(s, v, ideas)
}

/** Vehicles go where their base may drive: places ahead of them and to both sides are tried. */
function driven(s: LState, v: Moving, unit: Unit, aim: Point, now: number): Move | null {
  const from = leaderOf(unit)
  const way = Math.max(1, wayBetween(from, aim))
  const [ux, uy] = [(aim.x - from.x) / way, (aim.y - from.y) / way]
  const ideas: Idea[] = []
  for (const far of [1.4, 1, 0.6])
    for (const [along, aside] of fan) {
      const reach = far * toolLength[most(v)]
      const at = {
        x: from.x + reach * (ux * along - uy * aside),
        y: from.y + reach * (uy * along + ux * aside),
      }
      const left = wayToPoint(s, unit, aim, at)
      const move = left < now ? moveTo(s, v, at) : null
      if (move !== null) ideas.push({ move, left })
    }
  return firstLegal(s, v, ideas)
}

function wayBetween(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return Math.sqrt(dx * dx + dy * dy)
}

/** Straight on and to both sides, as cosine and sine. */
const fan: readonly (readonly [number, number])[] = [0, 15, -15, 30, -30, 45, -45, 60, -60].map((angle) => [
  cos(angle),
  sin(angle),
])

function firstLegal(s: LState, v: Moving, ideas: Idea[]): Move | null {
  const close = ideas.sort((a, b) => a.left - b.left).slice(0, LOOKS)
  return (
    close.find(({ move }) => {
      const judged = judgeMove(s, v, move)
      return typeof judged !== 'string' && !judged.offEdge
    })?.move ?? null
  )
}
