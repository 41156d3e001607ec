import { allSpaces } from '@sandtable/grid'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import freightDepot from '../../data/maps/freight-depot.json' with { type: 'json' }
import pumpStation from '../../data/maps/pump-station.json' with { type: 'json' }
import type { MapPlan, TilePlan } from '../../data/maps/types.ts'
import { checkMap, longestMap, readMap, readMapText } from './check.ts'
import { mapOf, mapPlans } from './library.ts'
import { nameOfSpace } from './map.ts'
import { mostProblems } from './problem.ts'

/** A copy with one field set, or taken away (undefined), by its path: "zones.red[0]". */
function broken(plan: object, path: string, value: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(plan))
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '')
  const last = steps.pop() ?? ''
  let at: unknown = copy
  for (const step of steps) at = inside(at, step)
  if (value === undefined) Reflect.deleteProperty(objectOf(at), last)
  else Reflect.set(objectOf(at), last, value)
  return copy
}

function inside(value: unknown, step: string): unknown {
  return Reflect.get(objectOf(value), step)
}

function objectOf(value: unknown): object {
  if (typeof value === 'object' && value !== null) return value
  throw new Error('there is nothing to break')
}

/** What is told of a copy, as field and type. */
function told(plan: object, path: string, value: unknown): string[] {
  return checkMap(broken(plan, path, value)).map(({ field, type }) => `${field}: ${type}`)
}

const walls = freightDepot.edges?.wall ?? []

test.each([
  // The form.
  ['colour', 'grey', 'colour: unknown field'],
  ['zones.green', [], 'zones.green: unknown field'],
  ['missions.C', {}, 'missions.C: unknown field'],
  ['missions.B.tokens[2].owner', 'red', 'missions.B.tokens[2].owner: unknown field'],
  ['id', undefined, 'id: field missing'],
  ['tiles', undefined, 'tiles: field missing'],
  ['zones.red', undefined, 'zones.red: field missing'],
  ['missions', undefined, 'missions: field missing'],
  ['missions.B', undefined, 'missions.B: mission missing'],
  ['missions.A.rules', undefined, 'missions.A.rules: field missing'],
  ['id', 'Freight Depot', 'id: wrong kind'],
  ['name', 'Freight Depot', 'name: wrong kind'],
  ['name.de', '', 'name.de: wrong kind'],
  ['name.en', 'x'.repeat(81), 'name.en: too long'],
  ['tiles', 'a1:t14', 'tiles: wrong kind'],
  ['blocking', [5], 'blocking[0]: wrong kind'],
  ['blocking', null, 'blocking: wrong kind'],
  ['doors', null, 'doors: wrong kind'],
  ['doors', [{ id: 'gate', edges: [] }], 'doors[0].edges: wrong kind'],
  ['difficult', Array.from({ length: 4001 }, () => 'a1'), 'difficult: too long'],
  // Words.
  ['tiles[1].sky', 'cloudy', 'tiles[1].sky: unknown word'],
  ['lava', ['a1'], 'lava: unknown field'],
  ['edges.fence', ['a1 e'], 'edges.fence: unknown field'],
  ['terminals[0].colour', 'pink', 'terminals[0].colour: unknown word'],
  ['missions.A.tokens[0].kind', 'barrel', 'missions.A.tokens[0].kind: unknown word'],
  // Spaces.
  ['tiles[1].spaces[0]', 'f1-o14', 'tiles[1].spaces[0]: not a space'],
  ['difficult[0]', 'h8:h7', 'difficult[0]: not a space'],
  ['difficult[0]', 'h7:h15', 'difficult[0]: no such space'],
  ['difficult[1]', 'h7', 'difficult[1]: space twice'],
  ['impassable[0]', 'd5', 'impassable[0]: two terrains'],
  // Edges.
  ['edges.wall[0]', 'e1:f2 e', 'edges.wall[0]: not an edge'],
  ['edges.wall[0]', 'a1 w', 'edges.wall[0]: edge without space'],
  ['edges.blocking[0]', 't3 e', 'edges.blocking[0]: edge without space'],
  ['edges.impassable[0]', 'c14 s', 'edges.impassable[0]: edge without space'],
  ['edges.wall', [...walls, 'f1 w'], `edges.wall[${walls.length}]: edge twice`],
  ['edges.impassable[0]', 'e1 e', 'edges.impassable[0]: edge twice'],
  // Doors.
  ['doors[0].edges[0]', 'a1:a2 w', 'doors[0].edges[0]: door without spaces'],
  ['doors[0].edges[0]', 'e6:e7 e', 'doors[0].edges[0]: door on a barrier'],
  ['doors[1].edges[0]', 'e7:e8 e', 'doors[1].edges[0]: door on a barrier'],
  ['doors[1].id', 'west', 'doors[1].id: id twice'],
  // Zones.
  ['zones.red[0]', 'a3:b15', 'zones.red[0]: no such space'],
  ['zones.red', ['a3:b12', 'b12'], 'zones.red[1]: space twice'],
  ['zones.blue[0]', 'b12:c20', 'zones.blue[0]: no such space'],
  ['zones.red', [], 'zones.red: zone too small'],
  ['zones.red[0]', 'a3:a12', 'zones.red: zone too small'],
  ['zones.blue', ['s3:t12', 'b3'], 'zones.blue[1]: zones overlap'],
  // Things on the map.
  ['terminals[1].at', 'u1', 'terminals[1].at: off the map'],
  ['terminals[1].at', 'g2', 'terminals[1].at: space twice'],
  ['terminals[1].at', 'terminal', 'terminals[1].at: not a space'],
  ['missions.A.tokens[1].at', 'k15', 'missions.A.tokens[1].at: off the map'],
  ['missions.A.tokens[1].at', 't14:u14', 'missions.A.tokens[1].at: off the map'],
  ['missions.A.tokens[1].at', 'f1:j4', 'missions.A.tokens[1].at: too large'],
  ['terminals', Array.from({ length: 61 }, () => ({ at: 'g2' })), 'terminals: too long'],
  // Missions.
  ['missions.A.rules', 'hide-and-seek', 'missions.A.rules: unknown mission'],
  ['missions.A.rules', 'constructor', 'missions.A.rules: unknown mission'],
  ['missions.A.tokens[0].label', 'relays', 'missions.A.tokens[0].label: unknown token'],
  ['missions.A.tokens', [], 'missions.A.tokens: token missing'],
  ['terminals', [], 'terminals: terminal missing'],
] as const)('a map with %s = %j is refused', (path, value, problem) => {
  expect(told(freightDepot, path, value)).toContain(problem)
})

test('overlapping tiles are refused, and the space is named', () => {
  const [problem] = checkMap(broken(freightDepot, 'tiles[2].spaces', ['p1:t14', 'o3']))
  expect(problem).toMatchObject({ field: 'tiles[2].spaces[1]', type: 'tiles overlap' })
  expect(problem?.text.en).toContain('o3')
  expect(problem?.text.de).toContain('o3')
})

test('a zone that cannot be reached from the other is refused [IA-SSET-007]', () => {
  const around = [...walls, 'r1:r14 e']
  const problems = checkMap(broken(freightDepot, 'edges.wall', around))
  expect(problems.map(({ type }) => type)).toEqual(['zone unreachable', 'separate parts'])
  expect(problems[0]).toMatchObject({ field: 'zones.blue', rule: 'IA-SSET-007' })
  expect(problems[1]?.text.en).toContain('s1')
})

test('a door parts nothing, impassable edges do', () => {
  const doors = [...(freightDepot.doors ?? []), { id: 'long', edges: ['r1:r14 e'] }]
  expect(checkMap({ ...freightDepot, doors })).toEqual([])
  expect(told(freightDepot, 'edges.impassable', ['r1:r14 e'])).toContain('zones.blue: zone unreachable')
})

test('a corner of the map that nobody can get to is refused', () => {
  const problems = checkMap({
    ...freightDepot,
    blocking: [...(freightDepot.blocking ?? []), 'o1', 'n2', 'n1', 'o2:o3'],
  })
  expect(problems).toEqual([])
  const cut = told(freightDepot, 'edges.wall', [...walls, 'm1 e', 'n1:o1 s'])
  expect(cut).toEqual(['tiles: separate parts'])
})

test('a token may lie in blocking terrain only if somebody can stand beside it', () => {
  expect(told(freightDepot, 'missions.A.tokens[0].at', 'd5')).toEqual([])
  const blocking = ['f1:h3']
  const terminal = broken({ ...freightDepot, blocking }, 'terminals[0].at', 'g2')
  expect(checkMap(terminal)).toMatchObject([{ field: 'terminals[0].at', type: 'out of reach' }])
})

test('a mission must find its areas', () => {
  expect(told(pumpStation, 'areas', [])).toEqual(['areas: area missing'])
})

test('a mission that is not offered may be named, and its tokens are its own affair', () => {
  expect(told(freightDepot, 'missions.A.rules', 'training-ground-B')).toEqual([])
})

test('all that is wrong is told at once', () => {
  const plan = { ...freightDepot, difficult: ['z9', 'c1'], terminals: [{ at: 'z9' }], id: 'depot' }
  expect(checkMap(plan).map(({ field }) => field)).toEqual(['difficult[0]', 'terminals[0].at'])
})

test('a long text is not read, and one that is no JSON is refused', () => {
  const types = (text: string) => {
    const reading = readMapText(text)
    return reading.ok ? [] : reading.problems.map(({ type }) => type)
  }
  expect(types(JSON.stringify(freightDepot))).toEqual([])
  expect(types(`${' '.repeat(longestMap)}${JSON.stringify(freightDepot)}`)).toEqual(['too long'])
  expect(types('{')).toEqual(['not JSON'])
  expect(types('"map"')).toEqual(['not a map'])
})

test('a hostile map is not looked at to the end', () => {
  const many = Array.from({ length: 3000 }, () => 'a1:az52')
  const reports = [
    checkMap({ ...freightDepot, tiles: [{ sky: 'exterior', spaces: many }] }),
    checkMap({ ...freightDepot, difficult: many, blocking: many }),
    checkMap({ ...freightDepot, edges: { wall: Array.from({ length: 3000 }, () => 'a1:az1 s') } }),
    checkMap(Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`field ${i}`, i]))),
    checkMap({ ...freightDepot, areas: Array.from({ length: 3000 }, () => ({ spaces: many })) }),
  ]
  const nested = Array.from({ length: 3000 }, () => ({ sky: 'exterior', spaces: many }))
  const long = checkMap({ ...freightDepot, tiles: nested })
  expect(long.every(({ type }) => type === 'too long')).toBe(true)
  for (const problems of reports) expect(problems.length).toBeLessThanOrEqual(mostProblems)
  expect(reports.every((problems) => problems.length > 0)).toBe(true)
  const quoted = checkMap({ ...freightDepot, id: 'x'.repeat(1_000_000), ['y'.repeat(1_000_000)]: 1 })
  expect(JSON.stringify(quoted).length).toBeLessThan(2000)
})

test('whatever a file holds, nothing is thrown, and every problem is told in both languages', () => {
  const check = (value: unknown) => {
    const reading = readMap(value)
    expect(reading.ok).toBe(false)
    for (const { text } of reading.ok ? [] : reading.problems) {
      expect(text.en).not.toBe('')
      expect(text.de).not.toBe('')
    }
  }
  holds(fc.property(fc.jsonValue(), check), { numRuns: 300 })
  const field = fc.constantFrom(...Object.keys(freightDepot))
  holds(
    fc.property(field, fc.jsonValue(), (name, value) => {
      // By chance the right thing may be put in; then it is none of a hostile file's doing.
      const reading = readMap({ ...freightDepot, [name]: value })
      if (!reading.ok) check({ ...freightDepot, [name]: value })
    }),
    { numRuns: 300 },
  )
})

test('a good map with any of its texts replaced by nonsense is refused, and the field named', () => {
  const maps = fc.constantFrom(...mapPlans)
  holds(
    fc.property(maps, fc.nat(), fc.constantFrom('?', 7, null, [], {}), (plan, pick, nonsense) => {
      const paths = leaves(plan, '').filter((path) => !/name\.(en|de)$/.test(path) || nonsense !== '?')
      // A label may be anything where the mission is not offered.
      const path = paths[pick % paths.length] ?? ''
      const problems = checkMap(broken(plan, path, nonsense))
      if (path.endsWith('.label') && nonsense === '?' && problems.length === 0) return
      expect(problems.map(({ field }) => field)).toContain(path)
    }),
    { numRuns: 250 },
  )
})

/** The path of every text in a plan. */
function leaves(value: unknown, path: string): string[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((one, i) => leaves(one, `${path}[${i}]`))
  return Object.entries(objectOf(value)).flatMap(([name, one]) =>
    leaves(one, path === '' ? name : `${path}.${name}`),
  )
}

test('a good map made impossible is refused, whichever map it is', () => {
  const pick = <T>(list: readonly T[], at: number): T => {
    const found = list[at % list.length]
    if (found === undefined) throw new Error('there is nothing to pick')
    return found
  }
  holds(
    fc.property(fc.constantFrom(...mapPlans), fc.nat(), (plan, at) => {
      const told = (change: Partial<MapPlan>) =>
        checkMap({ ...plan, ...change }).map(({ field, type }) => `${field}: ${type}`)
      const { board } = mapOf(plan.id)
      const spaces = allSpaces(board)
      const space = nameOfSpace(board, pick(spaces, at))
      const twice: TilePlan = { sky: 'interior', spaces: [space] }
      expect(told({ tiles: [...plan.tiles, twice] })).toEqual([
        `tiles[${plan.tiles.length}].spaces[0]: tiles overlap`,
      ])
      const wall = pick(plan.edges?.wall ?? [], at)
      const { wall: all = [] } = plan.edges ?? {}
      const edges = { ...plan.edges, wall: [...all, wall] }
      expect(told({ edges })).toContain(`edges.wall[${all.length}]: edge twice`)
      const island: TilePlan = { sky: 'unknown', spaces: ['ax50'] }
      expect(told({ tiles: [...plan.tiles, island] })).toEqual(['tiles: separate parts'])
      const far = { red: ['aw46:ax50', 'av46:av50', 'au46:au50'], blue: plan.zones.blue }
      const moved = told({ zones: far, tiles: [...plan.tiles, { sky: 'unknown', spaces: ['au46:ax50'] }] })
      expect(moved).toContain('zones.blue: zone unreachable')
    }),
    { numRuns: 30 },
  )
})
