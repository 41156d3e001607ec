import type { Plain } from '@sandtable/kernel'
import { isMap, otherKey } from '@sandtable/kit'
import { distance, doubleArea, exceeds, type OutlineFault, outline, type Polygon } from '@sandtable/plane'
import { tables2018 } from '../../data/2018/terrain.ts'
import type { Named, TerrainPart } from '../../data/terrain/types.ts'
import { CLIMB } from '../geometry/measures.ts'
import { findKind } from './battlefield.ts'
import { namedIn2018 } from './in-2018.ts'

/** What is wrong with a map or a kind of terrain: where, and in words. */
export interface Fault {
  readonly field: string
  readonly text: Named
}

export function fault(field: string, en: string, de: string): Fault {
  return { field, text: { en, de } }
}

/** Is it one of our kinds of terrain, or of those that the map has of its own? */
export function checkKnown(kind: Plain | undefined, field: string, own: readonly unknown[]): Fault[] {
  const isKnown = own.includes(kind) || (typeof kind === 'string' && findKind(kind) !== undefined)
  return isKnown ? [] : [fault(field, 'there is no such kind of terrain', 'diese Geländeart gibt es nicht')]
}

const faults: Readonly<Record<OutlineFault, Named>> = {
  'odd list': { en: 'a corner has no second number', de: 'einer Ecke fehlt die zweite Zahl' },
  'fewer than three corners': { en: 'fewer than three corners', de: 'weniger als drei Ecken' },
  'not a number': { en: 'only numbers are expected', de: 'nur Zahlen werden erwartet' },
  'corner repeated': { en: 'a corner stands twice in a row', de: 'eine Ecke steht zweimal hintereinander' },
  'crosses itself': {
    en: 'the outline crosses or touches itself: it may not have a hole',
    de: 'der Umriss kreuzt oder berührt sich: Er darf kein Loch haben',
  },
  'no area': { en: 'the outline encloses nothing', de: 'der Umriss umschließt nichts' },
}

const keysOfKind = [
  'id',
  'name',
  'class',
  'cover',
  'ground',
  'blocks',
  'barricade',
  'in2018',
  'parts',
] as const
const keysOfPart = ['outline', 'bottom', 'top', 'ground', 'stands'] as const

const oneOf = {
  class: ['scatter', 'area', 'obstacle'],
  cover: ['none', 'light', 'heavy'],
  ground: ['open', 'difficult', 'impassable'],
} as const

/** Names of battlefields and of kinds of terrain that belong to one. */
const ID = /^[a-z0-9-]{1,40}$/

export function checkId(id: Plain | undefined, field: string): Fault[] {
  return typeof id === 'string' && ID.test(id) ? [] : [expected(field, 'a-z, 0-9, -')]
}

/** So many of them at most: sight and moves stay quick among so many. */
export function tooMany(list: readonly unknown[], most: number, field: string): Fault[] {
  return list.length <= most
    ? []
    : [fault(field, `no more than ${most} are expected`, `höchstens ${most} werden erwartet`)]
}

/** Pieces of a battlefield. */
export const MOST_PIECES = 120
const MOST_PARTS = 12
const MOST_CORNERS = 64
/** No part is farther from the middle of its piece, nor higher, in mm. */
const FARTHEST = 1000
/** The least area of a part, in mm². */
const LEAST_AREA = 1

/** What is wrong with a kind of terrain as it was sent. */
export function checkKind(kind: Plain | undefined, field: string): Fault[] {
  if (!isMap(kind)) return [fault(field, 'a kind of terrain is expected', 'eine Geländeart wird erwartet')]
  const unknown = otherKey(kind, keysOfKind)
  if (unknown !== undefined) return [notPartOf(field, unknown)]
  const found = [...checkId(kind.id, `${field}.id`), ...checkName(kind.name, `${field}.name`)]
  for (const [key, allowed] of Object.entries(oneOf)) {
    if (!(allowed as readonly unknown[]).includes(kind[key]))
      found.push(expected(`${field}.${key}`, allowed.join(', ')))
  }
  found.push(...checkIn2018(kind.in2018, `${field}.in2018`))
  if (typeof kind.blocks !== 'boolean') found.push(expected(`${field}.blocks`, 'true, false'))
  if (kind.barricade !== undefined && kind.barricade !== true)
    found.push(expected(`${field}.barricade`, 'true'))
  if (!Array.isArray(kind.parts) || kind.parts.length === 0)
    return [
      ...found,
      fault(`${field}.parts`, 'at least one part is expected', 'mindestens ein Teil wird erwartet'),
    ]
  const crowd = tooMany(kind.parts, MOST_PARTS, `${field}.parts`)
  if (crowd.length > 0) return [...found, ...crowd]
  const wrong = kind.parts.flatMap((part, at) => checkPart(part, `${field}.parts[${at}]`))
  if (wrong.length > 0) return [...found, ...wrong]
  return [...found, ...checkLevels(kind.parts as unknown as TerrainPart[], field)]
}

const keysIn2018 = ['cover', 'moves', 'depression', 'ladders', 'openInside'] as const

/** A name of the tables of 2018, or what it is to each type of unit (LG1-SETUP-007). */
function checkIn2018(said: Plain | undefined, field: string): Fault[] {
  if (said === undefined || (typeof said === 'string' && namedIn2018(said) !== undefined)) return []
  if (!isMap(said)) return [expected(field, Object.keys(tables2018).join(', '))]
  const unknown = otherKey(said, keysIn2018)
  if (unknown !== undefined) return [notPartOf(field, unknown)]
  const { cover, moves, ...flags } = said
  const isGround = (one: Plain) => (oneOf.ground as readonly Plain[]).includes(one)
  const isMoves =
    moves === 'by height' || (Array.isArray(moves) && moves.length === 3 && moves.every(isGround))
  return [
    ...((oneOf.cover as readonly (Plain | undefined)[]).includes(cover)
      ? []
      : [expected(`${field}.cover`, oneOf.cover.join(', '))]),
    ...(isMoves ? [] : [expected(`${field}.moves`, `by height, 3 × ${oneOf.ground.join('/')}`)]),
    ...Object.entries(flags).flatMap(([key, value]) =>
      value === true ? [] : [expected(`${field}.${key}`, 'true')],
    ),
  ]
}

const LONGEST_NAME = 60

export function checkName(name: Plain | undefined, field: string): Fault[] {
  const isOne = (one: Plain | undefined) =>
    typeof one === 'string' && one.trim() !== '' && one.length <= LONGEST_NAME
  const isNamed = isMap(name) && [name.en, name.de].every(isOne)
  return isNamed
    ? []
    : [
        fault(
          field,
          'a name in English and German is expected',
          'ein Name auf Englisch und Deutsch wird erwartet',
        ),
      ]
}

export function notPartOf(field: string, key: string): Fault {
  return fault(`${field}.${key}`, 'there is no such field', 'dieses Feld gibt es nicht')
}

export function expected(field: string, what: string): Fault {
  return fault(field, `expected: ${what}`, `erwartet: ${what}`)
}

function checkPart(part: Plain, field: string): Fault[] {
  if (!isMap(part)) return [fault(field, 'a part is expected', 'ein Teil wird erwartet')]
  const unknown = otherKey(part, keysOfPart)
  if (unknown !== undefined) return [notPartOf(field, unknown)]
  const { top, bottom = 0, ground } = part
  const found = checkOutline(part.outline, `${field}.outline`)
  if (typeof top !== 'number' || typeof bottom !== 'number' || !(bottom >= 0 && top > bottom))
    found.push(fault(`${field}.top`, 'it must lie above its bottom', 'es muss über seiner Unterkante liegen'))
  else if (top > FARTHEST) found.push(expected(`${field}.top`, `≤ ${FARTHEST}`))
  if (ground !== undefined && !(oneOf.ground as readonly unknown[]).includes(ground))
    found.push(expected(`${field}.ground`, oneOf.ground.join(', ')))
  if (part.stands !== undefined && part.stands !== true) found.push(expected(`${field}.stands`, 'true'))
  return found
}

function checkOutline(points: Plain | undefined, field: string): Fault[] {
  if (!Array.isArray(points))
    return [fault(field, 'a list of corners is expected', 'eine Liste von Ecken wird erwartet')]
  const crowd = tooMany(points, 2 * MOST_CORNERS, field)
  if (crowd.length > 0) return crowd
  const far = points.findIndex((one) => typeof one === 'number' && Math.abs(one) > FARTHEST)
  if (far >= 0) return [expected(`${field}[${far}]`, `−${FARTHEST} … ${FARTHEST}`)]
  const made = outline(points as number[])
  if (!made.ok) {
    const { en, de } = faults[made.fault]
    return [fault(`${field}[${2 * made.at}]`, en, de)]
  }
  // Sight and moves count on it; a drawing that runs the other way is a slip that its author should see.
  if (made.polygon.points[0] !== points[0] || made.polygon.points[1] !== points[1])
    return [
      fault(
        field,
        'the corners run clockwise; counter-clockwise is expected',
        'die Ecken laufen im Uhrzeigersinn; gegen ihn wird erwartet',
      ),
    ]
  if (doubleArea(points as number[]) < 2 * LEAST_AREA) {
    const { en, de } = faults['no area']
    return [fault(field, en, de)]
  }
  return []
}

/** Every level must be reached by a climb from the battlefield or from a level beside it (LG2-CLIMB-004). */
function checkLevels(parts: readonly TerrainPart[], field: string): Fault[] {
  const reached = new Set<TerrainPart>()
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const part of parts) {
      const beside = parts.filter(
        (other) => reached.has(other) && distance(shapeOf(other), shapeOf(part)) === 0,
      )
      if (
        part.stands &&
        [0, ...beside.map(({ top }) => top)].some((from) => !exceeds(Math.abs(part.top - from), CLIMB))
      )
        reached.add(part)
    }
  }
  return parts.flatMap((part, at) =>
    part.stands === true && !reached.has(part)
      ? [
          fault(
            `${field}.parts[${at}].top`,
            'nobody can climb to this level',
            'auf diese Ebene kann niemand klettern',
          ),
        ]
      : [],
  )
}

function shapeOf({ outline: points }: TerrainPart): Polygon {
  return { type: 'polygon', points: [...points] }
}
