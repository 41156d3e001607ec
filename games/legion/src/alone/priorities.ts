import { circle, distance, type Point } from '@sandtable/plane'
import { isAgainst } from '../geometry/against.ts'
import { baseOf, radiusOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { isInZone, zonesOf } from '../mission/zones.ts'
import { type LState, type Objective, otherSeat, type Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { isNotched, isTrooper, leaderOf } from '../units.ts'
import { hasMeleeWeapon } from '../weapons.ts'
import { nearestEnemy } from './nearest.ts'

/** What a unit goes for that the rules lead. */
export interface Aim extends Point {
  /** How far away it is, in mm. */
  readonly far: number
  /** Is it there already? Then it stays. */
  readonly there: boolean
  /** So far from it, from middle to middle, it is in contact with it; null: contact is not what it is about. */
  readonly contact: number | null
  /** The enemy that it goes for; null: what the objective card is about. */
  readonly enemy: Unit | null
}

/** Against a token or terrain, and not upon it, in mm. */
const BESIDE = 0.5

/** The nearest objective or the nearest enemy, whichever is closer; an enemy, if both are as near (LG1-SOLO-008). */
export function aimOf(s: LState, unit: Unit): Aim | null {
  const enemy = towardsEnemy(s, unit)
  const objective = nearestObjective(s, unit)
  if (enemy === null || objective === null) return enemy ?? objective
  return objective.far < enemy.far ? objective : enemy
}

function towardsEnemy(s: LState, unit: Unit): Aim | null {
  const near = nearestEnemy(s, unit)
  if (near === null) return null
  const at = leaderOf(unit)
  const [mini] = [...near.unit.minis].sort((a, b) => between(a, at) - between(b, at))
  if (mini === undefined) return null
  const fights = !isNotched(unit) && hasMeleeWeapon(unit)
  const contact = fights ? radiusOf(unit) + radiusOf(near.unit) : null
  return { x: mini.x, y: mini.y, far: near.far, there: near.far === 0, contact, enemy: near.unit }
}

function between(a: Point, b: Point): number {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return Math.sqrt(dx * dx + dy * dy)
}

/** All that the objective card makes important to this unit. */
export function objectivesFor(s: LState, unit: Unit): readonly Aim[] {
  return objectives[s.table.mission.primary?.card ?? '']?.(s, unit) ?? []
}

function nearestObjective(s: LState, unit: Unit): Aim | null {
  let found: Aim | null = null
  for (const aim of objectivesFor(s, unit)) if (found === null || aim.far < found.far) found = aim
  return found
}

/** What each objective card makes important to a unit (LG1-SOLO-004). */
const objectives: Readonly<Record<string, (s: LState, unit: Unit) => readonly Aim[]>> = {
  '2018-breakthrough': zonesOfEnemy,
  '2018-intercept-the-transmissions': (s, unit) =>
    isTrooper(unit) ? tokens(s, unit, ({ name }) => name === 'Transmission', SEGMENT) : [],
  '2018-key-positions': pieces,
  '2018-recover-the-supplies': (s, unit) =>
    isTrooper(unit) ? tokens(s, unit, ({ name }) => name === 'Supplies', null) : [],
}

/** Tokens that lie on the battlefield, and how near is near enough; null: contact is. */
function tokens(s: LState, unit: Unit, fits: (token: Objective) => boolean, enough: number | null): Aim[] {
  const base = baseOf(unit, leaderOf(unit))
  return s.table.objectives
    .filter((token) => token.lies && fits(token))
    .map((token) => {
      const { x, y } = token
      const shape = circle(x, y, radiusOfToken(token))
      const far = distance(base, shape)
      const contact = enough === null ? radiusOf(unit) + radiusOfToken(token) + BESIDE : null
      return {
        x,
        y,
        far,
        there: enough === null ? isAgainst(base, shape) : far <= enough,
        contact,
        enemy: null,
      }
    })
}

function zonesOfEnemy(s: LState, unit: Unit): Aim[] {
  const leader = leaderOf(unit)
  const base = baseOf(unit, leader)
  const r = radiusOf(unit) + 1
  return zonesOf(s, otherSeat(unit.seat)).flatMap((zone) =>
    zone.map((rect) => {
      const x = within(leader.x, rect.left + r, rect.right - r)
      const y = within(leader.y, rect.bottom + r, rect.top - r)
      return { x, y, far: between(leader, { x, y }), there: isInZone(zone, base), contact: null, enemy: null }
    }),
  )
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** The pieces of terrain that are key positions: a leader must be against one. */
function pieces(s: LState, unit: Unit): Aim[] {
  const leader = leaderOf(unit)
  const base = baseOf(unit, leader)
  const { parts } = battlefieldOf(s.table.map)
  return s.table.objectives.flatMap(({ piece }) =>
    parts
      .filter((part) => part.piece === piece)
      .map(({ outline }) => {
        const point = nearestOn(outline.points, leader)
        const far = distance(base, outline)
        const contact = radiusOf(unit) + BESIDE
        return { ...point, far, there: isAgainst(base, outline), contact, enemy: null }
      }),
  )
}

/** The nearest point of an outline. */
function nearestOn(points: readonly number[], at: Point): Point {
  let [found, least]: [Point, number] = [at, Number.POSITIVE_INFINITY]
  for (let from = 0; from < points.length; from += 2) {
    const to = (from + 2) % points.length
    const [x, y] = [points[from] as number, points[from + 1] as number]
    const [dx, dy] = [(points[to] as number) - x, (points[to + 1] as number) - y]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : within(((at.x - x) * dx + (at.y - y) * dy) / length, 0, 1)
    const point = { x: x + share * dx, y: y + share * dy }
    const far = between(point, at)
    if (far < least) [found, least] = [point, far]
  }
  return found
}
