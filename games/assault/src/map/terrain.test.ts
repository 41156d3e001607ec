import {
  areNeighbours,
  type Board,
  boardInPlay,
  countingSteps,
  countSpaces,
  emptyReach,
  lay,
  neighbours,
  type Space,
  type StepRule,
  sees,
} from '@sandtable/grid'
import { expect, test } from 'vitest'
import type { MapPlan } from '../../data/maps/types.ts'
import { loadMap } from './check.ts'
import { nameOfSpace, opened, spaceNamed } from './map.ts'
import { nameOf } from './names.ts'
import { counting, FIGURE, sightBlockers, striding, walking } from './terrain.ts'

const mission = { name: { en: 'none', de: 'keine' }, rules: 'hangar-bay-A', tokens: [] }

/** An empty floor of 20 × 14 spaces, with what a test puts on it. */
function floor(change: Partial<MapPlan>): Board {
  return loadMap({
    id: 'floor',
    name: { en: 'floor', de: 'Boden' },
    tiles: [{ sky: 'exterior', spaces: ['a1:t14'] }],
    zones: { red: ['a1:b14'], blue: ['s1:t14'] },
    missions: { A: mission, B: mission },
    ...change,
  }).board
}

/** The appendix counts from a space in the middle of nowhere; here that is h7. */
function at(x: number, y: number): string {
  return nameOf({ x: x + 7, y: y + 6 })
}

function on(board: Board, name: string): Space {
  const space = spaceNamed(board, name)
  if (space === null) throw new Error(`no space ${name}`)
  return space
}

/** An upright wall on the line x = 1. */
function wallBetween(from: number, to: number): string {
  return `${at(0, from)}:${at(0, to - 1)} e`
}

function seen(board: Board, from: string, to: string): boolean {
  return sees(board, sightBlockers, [on(board, from)], on(board, to))
}

function adjacent(board: Board, rule: StepRule, from: string, to: string): boolean {
  return areNeighbours(board, rule, on(board, from), on(board, to))
}

function withFigures(board: Board, ...names: readonly string[]): Board {
  const play = boardInPlay(board)
  lay(
    play,
    names.map((name) => ({ on: 'space', at: on(board, name), take: 0, put: FIGURE })),
  )
  return play
}

const A = at(0, 0)

test('what stands on an edge stops a step; a door that is opened does not [IA-TERR-014] [IA-TERR-020] [IA-TERR-022] [IA-DOOR-001] [IA-DOOR-002]', () => {
  const edge = [`${A} e`]
  const east = at(1, 0)
  expect(adjacent(floor({}), walking, A, east)).toBe(true)
  for (const barrier of ['wall', 'blocking', 'impassable'] as const) {
    expect(adjacent(floor({ edges: { [barrier]: edge } }), walking, A, east), barrier).toBe(false)
  }
  const plan = { doors: [{ id: 'gate', edges: edge }] }
  const board = floor(plan)
  expect(adjacent(board, walking, A, east)).toBe(false)
  const map = loadMap({
    id: 'door',
    name: { en: 'door', de: 'Tür' },
    tiles: [{ sky: 'exterior', spaces: ['a1:t14'] }],
    zones: { red: ['a1:b14'], blue: ['s1:t14'] },
    missions: { A: mission, B: mission },
    ...plan,
  })
  const play = boardInPlay(map.board)
  lay(play, opened(map, ['gate']))
  expect(adjacent(play, walking, A, east)).toBe(true)
  lay(play, [])
  expect(adjacent(play, walking, A, east)).toBe(false)
})

test('nobody enters blocking or impassable terrain, anybody enters difficult [IA-TERR-013] [IA-TERR-017]', () => {
  for (const [terrain, open] of [
    ['difficult', true],
    ['blocking', false],
    ['impassable', false],
  ] as const) {
    expect(adjacent(floor({ [terrain]: [at(1, 0)] }), walking, A, at(1, 0)), terrain).toBe(open)
  }
})

test('Massive and Mobile figures go through terrain, not through walls and doors [IA-MASS-002] [IA-MOB-002] [IA-MOB-004] [IA-TERR-024]', () => {
  const east = at(1, 0)
  expect(adjacent(floor({ blocking: [east] }), striding, A, east)).toBe(true)
  expect(adjacent(floor({ impassable: [east] }), striding, A, east)).toBe(true)
  expect(adjacent(floor({ edges: { blocking: [`${A} e`] } }), striding, A, east)).toBe(true)
  expect(adjacent(floor({ edges: { wall: [`${A} e`] } }), striding, A, east)).toBe(false)
  expect(adjacent(floor({ doors: [{ id: 'd', edges: [`${A} e`] }] }), striding, A, east)).toBe(false)
})

test('spaces that share an edge or a corner are adjacent [IA-ADJ-001]', () => {
  const board = floor({})
  const around = neighbours(board, counting, on(board, A)).map((space) => nameOfSpace(board, space))
  expect(around.sort()).toEqual(['g6', 'g7', 'g8', 'h6', 'h8', 'i6', 'i7', 'i8'])
})

test('a wall, a door or a blocking edge parts two spaces, an impassable one does not [IA-ADJ-002]', () => {
  const edges = [`${A} e`]
  expect(adjacent(floor({ edges: { wall: edges } }), counting, A, at(1, 0))).toBe(false)
  expect(adjacent(floor({ edges: { blocking: edges } }), counting, A, at(1, 0))).toBe(false)
  expect(adjacent(floor({ doors: [{ id: 'd', edges }] }), counting, A, at(1, 0))).toBe(false)
  expect(adjacent(floor({ edges: { impassable: edges } }), counting, A, at(1, 0))).toBe(true)
})

test('spaces are counted through impassable terrain, and around walls, doors and blocking terrain [IA-CNT-002] [IA-CNT-003] [IA-TERR-018] [IA-TERR-031]', () => {
  const distance = (change: Partial<MapPlan>) => {
    const board = floor(change)
    const steps = countingSteps(board, counting)
    return countSpaces(emptyReach(board), steps, [on(board, A)], [on(board, at(2, 0))])?.distance
  }
  const column = `${at(1, -2)}:${at(1, 2)}`
  const line = wallBetween(-2, 3)
  expect(distance({})).toBe(2)
  expect(distance({ impassable: [column], difficult: [A] })).toBe(2)
  expect(distance({ edges: { impassable: [line] } })).toBe(2)
  for (const change of [
    { blocking: [column] },
    { edges: { wall: [line] } },
    { edges: { blocking: [line] } },
    { doors: [{ id: 'd', edges: [line] }] },
  ]) {
    expect(distance(change)).toBe(6)
  }
})

test('a diagonal step slips past one thing, never between two [IA-MOVE-008] [IA-MOVE-009] [IA-EX-050] [IA-EX-051] [IA-EX-052] [IA-EX-054]', () => {
  const step = (change: Partial<MapPlan>) => adjacent(floor(change), walking, A, at(1, 1))
  expect(step({ blocking: [at(1, 0)] })).toBe(true)
  expect(step({ impassable: [at(1, 0)] })).toBe(true)
  expect(step({ edges: { wall: [wallBetween(-3, 1), `${at(1, 0)}:${at(3, 0)} s`] } })).toBe(true)
  expect(step({ blocking: [at(1, 0)], impassable: [at(0, 1)] })).toBe(false)
})

test('adjacency across a corner: two blocking things part it, impassable ones do not [IA-ADJ-003] [IA-EX-048]', () => {
  const diagonal = (change: Partial<MapPlan>) => adjacent(floor(change), counting, A, at(1, 1))
  expect(diagonal({ blocking: [at(1, 0), at(0, 1)] })).toBe(false)
  expect(diagonal({ blocking: [at(1, 0)], edges: { wall: [`${A} s`] } })).toBe(false)
  expect(diagonal({ impassable: [at(1, 0), at(0, 1)] })).toBe(true)
  expect(seen(floor({ blocking: [at(1, 0), at(0, 1)] }), A, at(1, 1))).toBe(false)
})

test('walls, doors and blocking terrain stop sight [IA-TERR-019] [IA-TERR-023] [IA-LOS-015] [IA-EX-044] [IA-EX-045] [IA-EX-047]', () => {
  const B = at(2, 0)
  expect(seen(floor({}), A, B)).toBe(true)
  expect(seen(floor({ edges: { wall: [wallBetween(-3, 4)] } }), A, B)).toBe(false)
  const closed = floor({
    edges: { wall: [wallBetween(-3, 0), wallBetween(1, 4)] },
    doors: [{ id: 'd', edges: [`${A} e`] }],
  })
  expect(seen(closed, A, B)).toBe(false)
  expect(seen(floor({ blocking: [at(1, 0)] }), A, B)).toBe(false)
})

test('difficult and impassable terrain hide nobody [IA-TERR-011] [IA-TERR-016]', () => {
  expect(seen(floor({ difficult: [at(1, 0)] }), A, at(2, 0))).toBe(true)
  expect(seen(floor({ impassable: [at(1, 0)] }), A, at(2, 0))).toBe(true)
  expect(seen(floor({ edges: { impassable: [wallBetween(-3, 4)] } }), A, at(2, 0))).toBe(true)
})

test('beside the end of a wall one sees past it, and is not seen [IA-EX-034] [IA-EX-035]', () => {
  const board = floor({ edges: { wall: [wallBetween(-4, 1)] } })
  expect(seen(board, A, at(2, 0))).toBe(true)
  expect(seen(board, at(2, 0), A)).toBe(false)
})

test('on both sides of the last edge of a wall: sight, but not adjacent [IA-ADJ-006] [IA-EX-038]', () => {
  const board = floor({ edges: { wall: [wallBetween(0, 5)] } })
  expect(seen(board, A, at(1, 0))).toBe(true)
  expect(seen(board, at(1, 0), A)).toBe(true)
  expect(adjacent(board, counting, A, at(1, 0))).toBe(false)
})

test('lines run along walls, doors and blocking spaces, and touch their corners [IA-LOS-012] [IA-LOS-013] [IA-EX-040] [IA-EX-041] [IA-EX-042] [IA-EX-043]', () => {
  const south = `${at(0, 0)}:${at(3, 0)} s`
  expect(seen(floor({ edges: { wall: [south] } }), A, at(3, 0))).toBe(true)
  expect(seen(floor({ doors: [{ id: 'd', edges: [south] }] }), A, at(3, 0))).toBe(true)
  expect(seen(floor({ blocking: [`${at(1, 1)}:${at(2, 1)}`] }), A, at(3, 0))).toBe(true)
  expect(seen(floor({ edges: { wall: [wallBetween(1, 4)] } }), A, at(2, 2))).toBe(true)
  expect(seen(floor({ blocking: [at(0, 1)] }), A, at(2, 2))).toBe(true)
})

test('figures stop lines, but close no corner [IA-LOS-002] [IA-LOS-006] [IA-EX-036] [IA-EX-046] [IA-EX-049]', () => {
  expect(seen(withFigures(floor({}), at(1, 0)), A, at(2, 0))).toBe(false)
  const crowd = withFigures(floor({}), at(0, 1), at(1, 0))
  expect(seen(crowd, A, at(1, 1))).toBe(true)
  expect(adjacent(crowd, counting, A, at(1, 1))).toBe(true)
})
