import { expect, test } from 'vitest'
import { parseScenarios } from './scenario-parse.ts'

const good = `title: A side answers
shows: [DR-ORD-001]
table: { initiative: blue }
play:
  - red: aim with red-a
  - dice: [hit, miss]
  - expect: { red-a: { grit: 3 } }
  - refused: { red: red-a attacks red-b, by: DR-ATK-003 }
  - asked: { blue: orders }
  - asked: nobody
  - offered: { blue: [aim with blue-a, { cadet: blue-b, stance: rush }] }
  - not offered: { blue: pass }
  - not idle: { blue: pass }
  - sees: { blue: { round: 1 } }
  - hides: { blue: dodge }
  - told: { type: order }
  - not told: { type: damage }
  - over: { winner: red }
  - red: concede
`

const read = (text: string, game: string | undefined = 'drill') => parseScenarios('a.yaml', text, game)

/** The problems of a scenario whose play is only this. */
const wrong = (step: string) =>
  read(`title: t\nshows: [X]\nplay:\n  - red: pass\n${step}\n`).problems.map(
    ({ line, problem }) => `${line}: ${problem}`,
  )

test('a scenario is read with the line of each step', () => {
  const { scenarios, problems } = read(good)
  expect(problems).toEqual([])
  expect(scenarios).toHaveLength(1)
  const [scenario] = scenarios
  expect(scenario).toMatchObject({
    file: 'a.yaml',
    line: 1,
    title: 'A side answers',
    game: 'drill',
    shows: ['DR-ORD-001'],
  })
  expect(scenario?.play.map((step) => step.type)).toEqual([
    'move',
    'dice',
    'expect',
    'refused',
    'asked',
    'asked',
    'offered',
    'not offered',
    'not idle',
    'sees',
    'hides',
    'told',
    'not told',
    'over',
    'move',
  ])
  expect(scenario?.play.map((step) => step.line)).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ])
  expect(scenario?.play[3]).toEqual({
    type: 'refused',
    line: 8,
    seat: 'red',
    says: 'red-a attacks red-b',
    by: 'DR-ATK-003',
  })
})

test('several scenarios stand in one file, parted by ---', () => {
  const { scenarios } = read(`${good}---\n${good.replace('A side answers', 'Another')}`)
  expect(scenarios.map(({ title, line }) => [title, line])).toEqual([
    ['A side answers', 1],
    ['Another', 21],
  ])
})

test('the game comes from the file, else from its folder', () => {
  expect(read(`game: other\n${good}`).scenarios[0]?.game).toBe('other')
  expect(parseScenarios('a.yaml', good).problems).toEqual([
    { file: 'a.yaml', line: 1, problem: '“game” is missing', expected: 'the game’s id' },
  ])
})

test('what is not understood is named with its line and what was expected', () => {
  expect(read('')).toMatchObject({ problems: [{ line: 1, problem: 'the file is empty' }] })
  expect(read('just words').problems).toMatchObject([{ line: 1, problem: 'a scenario is a map' }])
  expect(read('title: t\nshows: [X]\nplay: [\n').problems[0]).toMatchObject({ expected: 'valid YAML' })
  expect(read('shows: [X]\nplay: []').problems).toMatchObject([{ problem: '“title” is missing' }])
  expect(read('title: t\nplay: []').problems).toMatchObject([{ problem: '“shows” is missing' }])
  expect(read('title: t\nshows: { a: 1 }\nplay: []').problems).toMatchObject([
    { line: 2, problem: 'a list of words is needed' },
  ])
  expect(read('title: t\nshows: [X]').problems).toMatchObject([{ problem: 'what is played is missing' }])
  expect(read('title: t\nshows: [X]\nplay: []\nbored: 1').problems).toMatchObject([
    { line: 4, problem: '“bored” is not known here' },
  ])
  expect(read('title: t\nshows: [X]\ndice: loaded\nplay: []').problems).toMatchObject([
    { line: 3, expected: 'dice: free' },
  ])
  expect(read('title: a\ntitle: b\nshows: [X]\nplay: []').problems).toMatchObject([
    { line: 2, expected: 'valid YAML' },
  ])
})

test.each([
  ['  - pass', '5: a step is a map with one key'],
  ['  - { red: a, blue: b }', '5: a step has one key, not 2'],
  ['  - {}', '5: a step has one key, not 1'],
  ['  - expect: 3', '5: a map is needed'],
  ['  - refused: { red: x }', '5: one seat and “by” are needed'],
  ['  - refused: { by: X }', '5: one seat and “by” are needed'],
  ['  - asked: red', '5: who is asked what'],
  ['  - asked: { red: [1] }', '5: the name of a step'],
  ['  - sees: { red: 1 }', '5: what is seen is a map'],
  ['  - offered: [1]', '5: a map with one seat is needed'],
  ['  - over: red', '5: a map is needed'],
  ['  - dice: { hit: 2 }', '5: a list of words is needed'],
  ['  - expect: { a: 1 }\n  - dice: [hit]', '6: dice stand right after the move that rolls them'],
])('%s', (step, problem) => {
  expect(wrong(step)).toContain(problem)
})

test('a file made to blow up is refused, not expanded', () => {
  const laughs = ['a: &a [x, x, x, x, x, x, x, x, x, x]']
  for (const [one, other] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh', 'hi'])
    laughs.push(`${other}: &${other} [${Array(20).fill(`*${one}`).join(', ')}]`)
  expect(read(laughs.join('\n')).problems).toMatchObject([{ problem: '160 aliases' }])
})
