import type { Area, Named, Seat, Zone } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { baseAt, playArea } from '../geometry/base.ts'
import { tokenAt } from '../geometry/bombs.ts'
import { kindOf, obstacleAt } from '../geometry/obstacles.ts'
import { band } from '../geometry/range.ts'
import { describedIn } from '../questions.ts'
import type { Edge } from '../state.ts'
import { sizeOf } from '../values.ts'
import { bombName, obstacleName, shipTypeName, sideName } from '../words/names.ts'
import { shipName } from '../words/ships.ts'
import { layer } from './layers.ts'
import { copied, inPlay, localBase, type Sight } from './view.ts'

/** Set-up: the edges to choose from, and where ships and obstacles may be placed. */

/** A part of the table, from edge to edge of it. */
function strip(fromX: number, fromY: number, toX: number, toY: number) {
  return { type: 'polygon' as const, points: [fromX, fromY, toX, fromY, toX, toY, fromX, toY] }
}

function along(edge: Edge) {
  return edge === 'bottom' ? strip(0, 0, playArea, band) : strip(0, playArea - band, playArea, playArea)
}

const edgeNames = {
  bottom: { en: 'this edge', de: 'dieser Rand' },
  top: { en: 'the far edge', de: 'der gegenüberliegende Rand' },
} as const

export function edges({ question }: Sight): Area[] {
  if (question?.step !== 'choose an edge') return []
  return (question.options ?? []).flatMap((edge): Area[] =>
    edge === 'bottom' || edge === 'top'
      ? [
          {
            type: 'area',
            kind: 'edge',
            id: `edge ${edge}`,
            z: layer.zone,
            label: { ...edgeNames[edge] },
            forms: [along(edge)],
            answers: [edge],
          },
        ]
      : [],
  )
}

/** Whose edge this is: the other side's is shown, too, so that nobody takes one for the other. */
function edgeOf(seat: Seat) {
  const { en, de } = sideName(seat)
  return { en: `${en} sets up here`, de: `Hier stellt ${de} auf` }
}

/** Within range 1 of one's own edge (XW-SETUP-008). */
function shipZone(sight: Sight): Zone[] {
  const place = part(sight.question?.space, 'place')
  const edge = part(sight.question?.space, 'edge')
  if (!Array.isArray(place) || (edge !== 'bottom' && edge !== 'top')) return []
  const ships = sight.ships.filter(({ id }) => place.includes(id))
  return [
    {
      type: 'zone',
      id: 'zone ships',
      z: layer.zone,
      about: 'XW-SETUP-008',
      label: edgeOf(sight.question?.seat ?? ''),
      form: along(edge),
      drops: ships.map((ship) => ({
        of: ship.id,
        label: { ...shipName(ship.id, sight.ships) },
        what: { ...shipTypeName(ship.type) },
        outline: localBase(sizeOf(ship)),
        facing: edge === 'bottom' ? 0 : 180,
        gives: { ship: ship.id },
      })),
    },
  ]
}

/** Beyond range 2 of every edge (XW-SETUP-005). */
const inward = 2 * band

function obstacleZone(sight: Sight): Zone[] {
  const shapes = part(sight.question?.space, 'obstacle')
  if (!Array.isArray(shapes)) return []
  const origin = { x: 0, y: 0, facing: 0 }
  return [
    {
      type: 'zone',
      id: 'zone obstacles',
      z: layer.zone,
      about: 'XW-SETUP-005',
      label: { en: 'Obstacles lie in here', de: 'Hier liegen Hindernisse' },
      form: strip(inward, inward, playArea - inward, playArea - inward),
      drops: shapes.map(String).map((shape) => ({
        of: shape,
        label: { ...obstacleName(shape) },
        kind: kindOf(shape),
        outline: copied(obstacleAt({ shape, pose: origin }).points),
        facing: 0,
        gives: { shape },
      })),
    },
  ]
}

/** Mines that are placed before the first round, anywhere but near the enemy. */
function bombZone(sight: Sight): Zone[] {
  const { bomb: kind } = describedIn(sight.question)
  if (sight.question?.step !== 'place a token' || kind === undefined) return []
  const middle = { x: playArea / 2, y: playArea / 2, facing: 0 }
  const points = tokenAt({ kind, pose: middle })?.points ?? []
  return [
    {
      type: 'zone',
      id: 'zone bombs',
      z: layer.zone,
      form: strip(0, 0, playArea, playArea),
      drops: [
        {
          of: kind,
          label: { ...bombName(kind) },
          kind: 'bomb',
          look: kind,
          outline: copied(points.map((number) => number - playArea / 2)),
          facing: 0,
          gives: {},
        },
      ],
    },
  ]
}

export function zones(sight: Sight): Zone[] {
  return [...shipZone(sight), ...obstacleZone(sight), ...bombZone(sight)]
}

/** Where the other side's ships will stand. */
export function enemyEdge({ question, seen }: Sight): Area[] {
  const edge = part(question?.space, 'edge')
  const enemy = seen.seats.find((seat) => seat !== question?.seat)
  if (enemy === undefined || (edge !== 'bottom' && edge !== 'top')) return []
  return [
    {
      type: 'area',
      kind: 'zone-enemy',
      id: 'zone enemy',
      z: layer.zone,
      label: edgeOf(enemy),
      titled: true,
      forms: [along(edge === 'bottom' ? 'top' : 'bottom')],
    },
  ]
}

/** Not at range 1 of obstacles that lie there already; mines not at range 3 of an enemy. */
export function keepOut(sight: Sight): Area[] {
  const { question } = sight
  if (Array.isArray(part(question?.space, 'obstacle')))
    return sight.obstacles.map((one) => forbidden(one.id, obstacleAt(one).points, band, tooNear))
  if (question?.step !== 'place a token') return []
  return inPlay(sight)
    .filter(({ seat }) => seat !== question.seat)
    .map((ship) => forbidden(ship.id, baseAt(ship.pose, sizeOf(ship)).points, 3 * band, nearEnemy))
}

const tooNear: Named = { en: 'Too close to other obstacles', de: 'Zu dicht bei anderen Hindernissen' }
const nearEnemy: Named = { en: 'Too close to the enemy', de: 'Zu dicht beim Gegner' }

function forbidden(id: string, points: readonly number[], distance: number, label: Named): Area {
  return {
    type: 'area',
    kind: 'forbidden',
    id: `${id} keep out`,
    z: layer.zone,
    label: { ...label },
    forms: [{ type: 'around', points: copied(points), distance }],
    of: id,
  }
}
