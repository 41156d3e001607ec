import { expect, test } from 'vitest'
import { boardPlans } from '../boards.ts'
import { fieldNamed, nameOfField } from './ground.ts'
import { rectangleNamed, spotNamed } from './names.ts'
import { cornerOn, readBoard } from './read.ts'

const piece = (kind: string, at: string, level?: number, line?: string) => ({
  kind,
  at,
  ...(level === undefined ? {} : { level }),
  ...(line === undefined ? {} : { line }),
})
const beacon = piece('respawn-beacon', 'j10')
const plan = (...pieces: readonly unknown[]) => ({
  id: 'mine',
  name: { en: 'Mine', de: 'Meiner' },
  width: 10,
  height: 10,
  pieces: [beacon, ...pieces],
})

/** All that is wrong, each with its field and the words for it. */
function wrong(given: unknown): string[] {
  const reading = readBoard(given as never)
  return 'problems' in reading ? reading.problems.map(({ field, type }) => `${field}: ${type}`) : []
}

const block = piece('building', 'c3:e5')
const zipLine = piece('zip-line-point', 'h8 nw', 0, 'a')
const tower = piece('building', 'c3:d4', 1)

test.each([
  ['a wall in the air', [piece('wall', 'c3 n', 1)], ['pieces[1].at: in the air']],
  ['a wall that leaves the roof', [block, piece('wall', 'e4:f4 n', 1)], ['pieces[2].at: in the air']],
  ['a tree in the air', [piece('tree', 'c3', 1)], ['pieces[1].level: in the air']],
  ['a wall half on a roof', [block, piece('wall', 'e4 e', 1)], ['pieces[2].at: half on a roof']],
  ['a half wall on its edge', [block, piece('half-wall', 'c3 n', 1)], ['pieces[2].at: half on a roof']],
])('%s is refused [APX-LVL-002]', (_, pieces, problems) => expect(wrong(plan(...pieces))).toEqual(problems))

test.each([
  [
    'a wall against a building',
    [piece('rock', 'c3'), piece('wall', 'c3 n')],
    ['pieces[2].at: in a building'],
  ],
  ['a wall inside a building', [block, piece('wall', 'd4 n')], ['pieces[2].at: in a building']],
  ['a tree below its roof', [piece('rock', 'c3'), piece('tree', 'c3')], ['pieces[2].level: in a building']],
])('%s is refused [APX-BLDG-006]', (_, pieces, problems) => expect(wrong(plan(...pieces))).toEqual(problems))

const trees = (...fields: readonly string[]) => fields.map((field) => piece('tree', field))

test.each([
  ['a bin', [...trees('e5', 'f5'), piece('supply-bin', 'e5 e')]],
  [
    'a zip line',
    [
      ...trees('c3', 'd3', 'c4', 'd4'),
      piece('zip-line-point', 'h8 nw', 0, 'a'),
      piece('zip-line-point', 'd4 nw', 0, 'a'),
    ],
  ],
])('%s that nobody can stand beside is refused [APX-INT-002]', (_, pieces) =>
  expect(wrong(plan(...pieces))).toEqual([`pieces[${pieces.length}].at: no room beside`]),
)

test.each([
  ['a bin', [...trees('e5'), piece('supply-bin', 'e5 e')]],
  [
    'a zip line',
    [
      ...trees('c3', 'd3', 'c4'),
      piece('zip-line-point', 'h8 nw', 0, 'a'),
      piece('zip-line-point', 'd4 nw', 0, 'a'),
    ],
  ],
])('%s with one field to stand on is fine', (_, pieces) => expect(wrong(plan(...pieces))).toEqual([]))

test.each([
  ['half on it', [block, piece('building', 'e5:f6', 1)], ['pieces[2].at: not on one roof']],
  [
    'on two',
    [piece('rock', 'c3'), piece('rock', 'd3'), piece('building', 'c3:d3', 1)],
    ['pieces[3].at: not on one roof'],
  ],
  ['on none', [piece('building', 'c3', 1)], ['pieces[1].at: not on one roof']],
  ['on a tower', [block, tower, piece('rock', 'c3', 2)], ['pieces[3].level: too high']],
])('a building %s is refused [APX-LVL-004]', (_, pieces, problems) =>
  expect(wrong(plan(...pieces))).toEqual(problems),
)

test.each([
  ['on the ground', [piece('roof-edge-half-wall', 'c3 n', 1)]],
  ['on no level', [piece('roof-edge-half-wall', 'c3 n')]],
  ['in the middle of a roof', [block, piece('roof-edge-half-wall', 'd4 n', 1)]],
  ['at the foot of a tower', [block, tower, piece('roof-edge-half-wall', 'd4 e', 1)]],
  ['at the foot of the building', [block, piece('roof-edge-wall', 'c3 n', 0)]],
  ['where a zip line ends on the ground', [zipLine, piece('roof-edge-zip-line-point', 'c3 nw', 0, 'a')]],
  [
    'where a zip line ends in the middle of a roof',
    [block, zipLine, piece('roof-edge-zip-line-point', 'd4 nw', 1, 'a')],
  ],
])('a piece for the edge of a roof %s is refused [APX-LVL-002]', (_, pieces) =>
  expect(wrong(plan(...pieces))).toEqual([`pieces[${pieces.length}].at: no roof edge`]),
)

test.each([
  ['two buildings', [block, piece('rock', 'd4')], 2],
  ['two pieces on one edge', [piece('wall', 'c3 n'), piece('half-wall', 'c2 s')], 2],
  ['two trees', [piece('tree', 'c3'), piece('tree', 'c3')], 2],
  [
    'two points of zip lines',
    ['a', 'a', 'b', 'b'].map((line, at) =>
      piece('zip-line-point', at === 2 ? 'c3 nw' : `c${3 + at} nw`, 0, line),
    ),
    3,
  ],
])('%s at one place are refused [APX-GRID-006]', (_, pieces, at) =>
  expect(wrong(plan(...pieces))).toEqual([`pieces[${at}].at: overlap`]),
)

test('what stands where it can stand is a board [APX-LVL-002, APX-LVL-004, APX-GRID-006]', () => {
  const good = plan(
    block,
    tower,
    piece('wall', 'c8:e8 n'),
    piece('wall', 'a9:b9 s'),
    piece('wall', 'f2:g2 n'),
    piece('wall', 'b6:b7 w'),
    piece('wall', 'i1:i2 e'),
    piece('roof-edge-wall', 'e3:e5 e', 1),
    piece('roof-edge-half-wall', 'd4 e', 2),
    piece('half-wall', 'c4 n', 2),
    piece('supply-bin', 'e5 n', 1),
    piece('half-wall', 'g7 n', 0),
    piece('rock', 'h2'),
    piece('tree', 'h2', 1),
    piece('zip-line-point', 'a1 nw', 0, 'x'),
    piece('roof-edge-zip-line-point', 'e5 se', 1, 'x'),
    piece('zip-line-point', 'j9 ne', 0, 'y'),
    piece('zip-line-point', 'a10 sw', 0, 'y'),
  )
  expect(wrong(good)).toEqual([])
  for (const one of boardPlans) expect(wrong(one)).toEqual([])
})

test('a zip line has two ends, each on a free corner that there is [APX-CARD-object-zip-line, APX-PLACE-002]', () => {
  const line = (...at: readonly string[]) => at.map((one) => piece('zip-line-point', one, 0, 'a'))
  expect(wrong(plan(...line('c3 nw')))).toEqual(['pieces: line not in two'])
  expect(wrong(plan(...line('c3 nw', 'd3 nw', 'e3 nw')))).toEqual(['pieces: line not in two'])
  const wall = piece('wall', 'c3:d3 n')
  expect(wrong(plan(wall, ...line('d3 nw', 'g7 nw')))).toEqual(['pieces[2].at: corner not free'])
  expect(wrong(plan(wall, ...line('c3 nw', 'g7 nw')))).toEqual([])
  const high = [piece('zip-line-point', 'c3 nw', 1, 'a'), piece('zip-line-point', 'g7 nw', 0, 'a')]
  expect(wrong(plan(...high))).toEqual(['pieces[1].at: corner not free'])
  expect(wrong(plan(piece('zip-line-point', 'c3 nw')))).toEqual(['pieces[1].line: field missing'])
  expect(wrong(plan({ ...piece('zip-line-point', 'c3 nw'), line: 3 }))).toEqual([
    'pieces[1].line: field missing',
  ])
  expect(wrong(plan(piece('zip-line-point', 'c3 nw', 0, '')))).toEqual(['pieces[1].line: field missing'])
  expect(wrong(plan(piece('tree', 'c3', 0, 'a')))).toEqual(['pieces[1].line: unknown field'])
})

test('a building lies on another whichever of them the board names first [APX-LVL-004]', () => {
  const reading = readBoard(
    plan(tower, block, piece('tree', 'c3', 2), piece('roof-edge-wall', 'd4 s', 2)) as never,
  )
  if ('problems' in reading) throw new Error(JSON.stringify(reading.problems))
  const at = (name: string) => reading.ground.levels[fieldNamed(reading.ground, name) ?? -1]
  expect(['c3', 'd4', 'e5', 'f6'].map(at)).toEqual([2, 2, 1, 0])
})

test('a run of edges, a field and a corner are read where they are, and nowhere else [APX-GRID-003, APX-GRID-004]', () => {
  const at = (kind: string, word: unknown) => wrong(plan({ kind, at: word }))
  for (const word of [
    'c1 n',
    'c10 s',
    'a3 w',
    'j3 e',
    'k3 n',
    'c11 n',
    'c3',
    'c3 x',
    'c3:d4 n',
    'd3:c3 n',
    'c3:c4 n',
    'c3:d3 e',
    '',
    3,
  ])
    expect(at('wall', word), String(word)).toEqual(['pieces[1].at: not an edge'])
  for (const word of ['c3:d3 n', 'c3:c4 e', 'b1 s', 'c9 s', 'i3 e', 'c3:e3 n'])
    expect(at('wall', word), word).toEqual([])
  expect(at('wall', 'c3:f3 n')).toEqual(['pieces[1].at: too long'])
  expect(at('half-wall', 'c3:d3 n')).toEqual(['pieces[1].at: too long'])
  for (const word of ['k3', 'c11', 'c0', '3c', 'C3', 'c3:d3', 'c3 n', 'c03', 'c3:c4:c5', 7])
    expect(at('tree', word), String(word)).toEqual(['pieces[1].at: not a field'])
  for (const word of ['j3:k3', 'c10:c11', 'd4:c4', 'd4:d3', 'c3:d4:e5'])
    expect(at('building', word), word).toEqual(['pieces[1].at: not a field'])
  expect(at('rock', 'c3:c4')).toEqual(['pieces[1].at: not a field'])
  expect(at('building', 'c3:c4')).toEqual([])
  for (const word of ['k11 nw', 'l3 nw', 'c12 nw', 'c3', 'c3 n', 'k3 ne', 'c11 sw'])
    expect(
      wrong(plan(piece('zip-line-point', word, 0, 'a'), piece('zip-line-point', 'c3 nw', 0, 'a'))),
      word,
    ).toEqual([`pieces[1].at: ${word === 'k11 nw' ? 'no room beside' : 'not a corner'}`])
})

test('names go from a1 to z26, and corners have the number of the field to the south-east [APX-GRID-003, APX-GRID-004]', () => {
  expect(spotNamed('a1')).toEqual({ x: 0, y: 0 })
  expect(spotNamed('z26')).toEqual({ x: 25, y: 25 })
  expect(spotNamed('z27')).toBeNull()
  expect(spotNamed('aa1')).toBeNull()
  expect(rectangleNamed('c3:d4')).toEqual({ from: { x: 2, y: 2 }, to: { x: 3, y: 3 } })
  const reading = readBoard(plan() as never)
  if ('problems' in reading) throw new Error('a board')
  const { ground } = reading
  expect(fieldNamed(ground, 'c3:d4')).toBeNull()
  const cornerAt = (name: string) => cornerOn(ground, name)
  expect(nameOfField(ground, cornerAt('c3 nw') ?? -1)).toBe('c3')
  expect(cornerAt('c3 se')).toBe(cornerAt('d4 nw'))
  expect(cornerAt('c3 ne')).toBe(cornerAt('d3 nw'))
  expect(cornerAt('c3 sw')).toBe(cornerAt('c4 nw'))
  expect(cornerAt('j10 se')).not.toBeNull()
  for (const name of ['k10 se', 'j11 se', 'c3', 'c3 x']) expect(cornerAt(name)).toBeNull()
})

test('what is no board, or no piece, is told by its field [APX-GRID-001]', () => {
  for (const given of [null, 3, [], 'board']) expect(wrong(given)).toEqual([': not a board'])
  expect(wrong({ id: 'x' })).toEqual([
    'name: wrong name',
    'width: wrong size',
    'height: wrong size',
    'pieces: not a list',
  ])
  for (const id of ['', '-a', 'A', 'a b', 'a'.repeat(61), 7])
    expect(wrong({ ...plan(), id })).toEqual(['id: wrong id'])
  for (const id of ['a', '7-b', 'a'.repeat(60)]) expect(wrong({ ...plan(), id })).toEqual([])
  for (const name of [null, 'Mine', { en: 'Mine' }, { en: '', de: 'x' }, { en: 'x', de: 3 }])
    expect(wrong({ ...plan(), name })).toEqual(['name: wrong name'])
  for (const size of [5, 27, 6.5, '10']) {
    expect(wrong({ ...plan(), width: size })).toEqual(['width: wrong size'])
    expect(wrong({ ...plan(), height: size })).toEqual(['height: wrong size'])
  }
  const small = { ...plan(), width: 6, height: 6, pieces: [piece('respawn-beacon', 'f6')] }
  expect(wrong(small)).toEqual([])
  expect(wrong({ ...plan(), width: 26, height: 26 })).toEqual([])
  expect(wrong({ ...plan(), colour: 'red' })).toEqual(['colour: unknown field'])
  expect(wrong({ ...plan(), pieces: 'none' })).toEqual(['pieces: not a list'])
  const many = (count: number) => ({ ...plan(), pieces: Array(count).fill({ kind: 'door', at: 'c3' }) })
  expect(wrong(many(201))).toEqual(['pieces: too many'])
  // After forty nobody reads on.
  expect(wrong(many(200))).toEqual(Array.from({ length: 40 }, (_, at) => `pieces[${at}].kind: unknown kind`))
  expect(wrong(plan(3))).toEqual(['pieces[1]: field missing'])
  expect(wrong(plan({ ...piece('tree', 'c3'), colour: 'red' }))).toEqual(['pieces[1].colour: unknown field'])
  for (const level of [-1, 3, 0.5, '1'])
    expect(wrong(plan({ ...piece('tree', 'c3'), level }))).toEqual(['pieces[1].level: wrong size'])
})

test('every problem is told in both languages, with its rule where there is one [APX-GRID-001]', () => {
  const reading = readBoard(plan(piece('wall', 'c3 n', 1)) as never)
  const [problem] = 'problems' in reading ? reading.problems : []
  expect(problem).toEqual({
    field: 'pieces[1].at',
    type: 'in the air',
    rule: 'APX-LVL-002',
    text: {
      en: 'c3 n: nothing there reaches up to level 1; the piece would stand in the air.',
      de: 'c3 n: Nichts reicht dort bis Ebene 1; das Teil stünde in der Luft.',
    },
  })
  const [other] = (readBoard({ ...plan(), colour: 'red' } as never) as { problems: object[] }).problems
  expect(other).not.toHaveProperty('rule')
})
