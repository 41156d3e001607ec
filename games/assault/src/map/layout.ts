import {
  type Board,
  EAST,
  type Edge,
  edgeOf,
  emptyBoard,
  isThere,
  SOUTH,
  type Space,
  spot,
  THERE,
} from '@sandtable/grid'
import {
  type Barrier,
  barriers,
  type MapPlan,
  type MissionPlan,
  type Sky,
  terrains,
} from '../../data/maps/types.ts'
import type { Area, Door, SkirmishMap, Terminal, Token } from './map.ts'
import { besides, nameOf, nameOfSide, type Side, type Spot, sidesNamed, spotsNamed } from './names.ts'
import type { Report } from './problem.ts'
import { BLOCKING, DIFFICULT, DOOR, EXTERIOR, IMPASSABLE, INTERIOR, terrainNames, WALL } from './terrain.ts'

const skyBits: Readonly<Record<Sky, number>> = { exterior: EXTERIOR, interior: INTERIOR, unknown: 0 }
const terrainBits = { difficult: DIFFICULT, blocking: BLOCKING, impassable: IMPASSABLE }
const barrierBits: Readonly<Record<Barrier, number>> = {
  wall: WALL,
  blocking: BLOCKING,
  impassable: IMPASSABLE,
}

/** Puts a plan on a board, and reports every name that has no place there. */
export function layOut(report: Report, plan: MapPlan): SkirmishMap {
  const board = layTiles(report, plan)
  layTerrain(report, board, plan)
  layEdges(report, board, plan)
  return {
    plan,
    board,
    doors: layDoors(report, board, plan),
    terminals: layTerminals(report, board, plan),
    zones: layZones(report, board, plan),
    areas: layAreas(report, board, plan),
    tokens: {
      A: layTokens(report, board, 'missions.A', plan.missions.A),
      B: layTokens(report, board, 'missions.B', plan.missions.B),
    },
  }
}

function layTiles(report: Report, plan: MapPlan): Board {
  const floor = new Map<string, Spot & { readonly sky: Sky }>()
  for (const [i, { spaces, sky }] of plan.tiles.entries()) {
    for (const [field, at] of spotsOf(report, `tiles[${i}].spaces`, spaces)) {
      const name = nameOf(at)
      if (floor.has(name)) report.add(field, 'tiles overlap', name)
      else floor.set(name, { sky, ...at })
      if (report.full()) break
    }
  }
  let width = 1
  let height = 1
  for (const { x, y } of floor.values()) {
    width = Math.max(width, x + 1)
    height = Math.max(height, y + 1)
  }
  const board = emptyBoard(width, height, 1, terrainNames)
  for (const { x, y, sky } of floor.values()) board.spaces[spot(board, x, y)] = THERE | skyBits[sky]
  return board
}

function layTerrain(report: Report, board: Board, plan: MapPlan): void {
  for (const terrain of terrains) {
    for (const [field, space, name] of spacesOf(report, board, terrain, plan[terrain] ?? [])) {
      board.spaces[space]! |= terrainBits[terrain]
      // Where nobody may go, one reason is enough: two would be a mistake.
      const both = BLOCKING | IMPASSABLE
      if ((board.spaces[space]! & both) === both) report.add(field, 'two terrains', name)
    }
  }
}

function layEdges(report: Report, board: Board, plan: MapPlan): void {
  for (const barrier of barriers) {
    for (const [field, edge, side] of edgesOf(
      report,
      board,
      `edges.${barrier}`,
      plan.edges?.[barrier] ?? [],
    )) {
      if (edge === null) report.add(field, 'edge without space', nameOfSide(side), missingBeside(board, side))
      else if (board.edges[edge] !== 0) report.add(field, 'edge twice', nameOfSide(side))
      else board.edges[edge] = barrierBits[barrier]
    }
  }
}

function layDoors(report: Report, board: Board, plan: MapPlan): Door[] {
  const doors = plan.doors ?? []
  differentIds(report, 'doors', doors)
  return doors.map(({ id, edges }, i) => {
    const found: Edge[] = []
    for (const [field, edge, side] of edgesOf(report, board, `doors[${i}].edges`, edges)) {
      const name = nameOfSide(side)
      if (edge === null) report.add(field, 'door without spaces', name, missingBeside(board, side))
      else if (board.edges[edge] !== 0) report.add(field, 'door on a barrier', name)
      else {
        board.edges[edge] = DOOR
        found.push(edge)
      }
    }
    return { id, edges: found }
  })
}

function layTerminals(report: Report, board: Board, plan: MapPlan): Terminal[] {
  const found = new Set<Space>()
  return (plan.terminals ?? []).map(({ at, colour = null }, i) => {
    const field = `terminals[${i}].at`
    const [space = 0] = placeOf(report, board, field, at)
    if (found.has(space) && space !== 0) report.add(field, 'space twice', at)
    found.add(space)
    return { space, colour }
  })
}

function layZones(report: Report, board: Board, plan: MapPlan): SkirmishMap['zones'] {
  const of = (colour: 'red' | 'blue') => spacesOf(report, board, `zones.${colour}`, plan.zones[colour])
  const red = of('red').map(([, space]) => space)
  const taken = new Set(red)
  const blue: Space[] = []
  for (const [field, space, name] of of('blue')) {
    if (taken.has(space)) report.add(field, 'zones overlap', name)
    blue.push(space)
  }
  return { red, blue }
}

function layAreas(report: Report, board: Board, plan: MapPlan): Area[] {
  const areas = plan.areas ?? []
  differentIds(report, 'areas', areas)
  return areas.map(({ id, spaces }, i) => {
    return { id, spaces: spacesOf(report, board, `areas[${i}].spaces`, spaces).map(([, space]) => space) }
  })
}

function layTokens(report: Report, board: Board, field: string, { tokens }: MissionPlan): Token[] {
  return tokens.map(({ label, kind, at, colour = null }, i) => {
    return { label, kind, spaces: placeOf(report, board, `${field}.tokens[${i}].at`, at), colour }
  })
}

/** The largest thing in the game, such as a ship that has landed. */
const largestThing = 16

/** Where a single thing lies. */
function placeOf(report: Report, board: Board, field: string, at: string): Space[] {
  const spots = spotsNamed(at)
  if (spots === null) report.add(field, 'not a space', at)
  const found: Space[] = []
  if (spots !== null && spots.length > largestThing) {
    report.add(field, 'too large', `${largestThing}`)
    return found
  }
  for (const one of spots ?? []) {
    const space = spaceAt(board, one)
    if (space !== null) found.push(space)
    else {
      report.add(field, 'off the map', nameOf(one))
      break
    }
  }
  return found
}

/** Every spot that a list names, with the field that names it. */
function* spotsOf(report: Report, field: string, list: readonly string[]): Generator<[string, Spot]> {
  for (const [i, words] of list.entries()) {
    if (report.full()) return
    const spots = spotsNamed(words)
    if (spots === null) report.add(`${field}[${i}]`, 'not a space', words)
    for (const one of spots ?? []) yield [`${field}[${i}]`, one]
  }
}

/** Every space that a list names, each once, with the field that names it and its name. */
function spacesOf(
  report: Report,
  board: Board,
  field: string,
  list: readonly string[],
): [field: string, space: Space, name: string][] {
  const found: [string, Space, string][] = []
  const seen = new Set<Space>()
  for (const [where, at] of spotsOf(report, field, list)) {
    const space = spaceAt(board, at)
    const name = nameOf(at)
    if (space === null) report.add(where, 'no such space', name)
    else if (seen.has(space)) report.add(where, 'space twice', name)
    else {
      seen.add(space)
      found.push([where, space, name])
    }
    if (report.full()) break
  }
  return found
}

/** Every edge that a list names; null for one that does not lie between two spaces. */
function edgesOf(
  report: Report,
  board: Board,
  field: string,
  list: readonly string[],
): [field: string, edge: Edge | null, side: Side][] {
  const found: [string, Edge | null, Side][] = []
  for (const [i, words] of list.entries()) {
    const sides = sidesNamed(words)
    if (sides === null) report.add(`${field}[${i}]`, 'not an edge', words)
    if (report.full()) break
    for (const side of sides ?? []) found.push([`${field}[${i}]`, edgeAt(board, side), side])
  }
  return found
}

function edgeAt(board: Board, side: Side): Edge | null {
  const [one, other] = besides(side)
  const space = spaceAt(board, one)
  if (space === null || spaceAt(board, other) === null) return null
  return edgeOf(board, space, side.side === 'e' ? EAST : SOUTH)
}

/** Which space is not there; at the rim of the largest map it has no name. */
function missingBeside(board: Board, side: Side): string {
  const missing = besides(side).find((at) => spaceAt(board, at) === null)
  return missing === undefined || missing.x < 0 || missing.y < 0 ? '–' : nameOf(missing)
}

function spaceAt(board: Board, { x, y }: Spot): Space | null {
  if (x < 0 || y < 0 || x >= board.width || y >= board.height) return null
  const space = spot(board, x, y)
  return isThere(board, space) ? space : null
}

function differentIds(report: Report, field: string, list: readonly { readonly id: string }[]): void {
  const seen = new Set<string>()
  for (const [i, { id }] of list.entries()) {
    if (seen.has(id)) report.add(`${field}[${i}].id`, 'id twice', id)
    seen.add(id)
  }
}
