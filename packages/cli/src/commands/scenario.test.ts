import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asked, folderFor, written } from '../../test/desk.ts'

const folder = folderFor(afterAll)
const play = (line: string) => asked(['scenario', ...line.split(' ')], { folder })

const good = `game: drill
title: Both sides are asked for orders
shows: [DR-ORD-001]
play:
  - asked: { red: orders, blue: orders }
`
const failing = `game: drill
title: A cadet has two lives
shows: [DR-SET-001]
play:
  - red: aim with red-a
  - expect: { red-a: { grit: 2 } }
`
written(folder, 'good.yaml', good)
written(folder, 'both.yaml', `${good}---\n${failing}`)
written(folder, 'malformed.yaml', 'game: drill\ntitle: [oops\n')
written(folder, 'unknown.yaml', good.replace('play:', 'pay:'))
written(folder, 'foreign.yaml', good.replace('drill', 'chess'))
mkdirSync(join(folder, 'empty'))
mkdirSync(join(folder, 'games', 'drill', 'scenarios'), { recursive: true })
written(folder, 'games/drill/scenarios/short.yaml', good.replace('game: drill\n', ''))

test('what a scenario is called does not steer the terminal', async () => {
  const title = String.raw`"\e[2J\x9b2J a cadet has two lives"`
  written(folder, 'steering.yaml', failing.replace('A cadet has two lives', title))
  const { code, out } = await play('steering.yaml')
  expect(code).toBe(1)
  expect(out).toContain('?[2J?2J a cadet has two lives')
})

test('scenarios that pass', async () => {
  expect(await play('good.yaml')).toEqual({ code: 0, out: '1 scenario: 1 passed, 0 failed', err: '' })
  expect(await play('good.yaml games')).toMatchObject({ code: 0, out: '2 scenarios: 2 passed, 0 failed' })
})

test('the folder says which game it is, wherever one stands', async () => {
  const inside = { folder: join(folder, 'games', 'drill') }
  expect(await asked(['scenario', 'scenarios'], inside)).toMatchObject({ code: 0 })
})

test('a failure says where, what was expected, what was seen, and how it was played', async () => {
  const { code, out, err } = await play('both.yaml')
  expect({ code, err }).toEqual({ code: 1, err: '' })
  const [first, problem, where, sum] = out.split('\n')
  expect(first).toBe('failed both.yaml:12: A cadet has two lives')
  expect(problem).toMatch(/red-a.*grit.*2.*3/)
  expect(where).toMatch(/played straight; at game: .* › round: orders, waiting for blue/)
  expect(sum).toBe('2 scenarios: 1 passed, 1 failed')
})

test('as JSON', async () => {
  const { code, out } = await play('both.yaml malformed.yaml --json')
  expect(code).toBe(2)
  expect(JSON.parse(out)).toEqual({
    scenarios: 2,
    passed: 1,
    failed: 1,
    results: [
      {
        file: 'both.yaml',
        line: 1,
        title: 'Both sides are asked for orders',
        game: 'drill',
        rules: ['DR-ORD-001'],
        passed: true,
        failure: null,
      },
      {
        file: 'both.yaml',
        line: 7,
        title: 'A cadet has two lives',
        game: 'drill',
        rules: ['DR-SET-001'],
        passed: false,
        failure: {
          line: 12,
          manner: 'straight',
          problem: expect.any(String),
          misread: null,
          where: expect.any(String),
        },
      },
    ],
    problems: [
      {
        file: 'malformed.yaml',
        line: expect.any(Number),
        problem: expect.any(String),
        expected: 'valid YAML',
      },
    ],
  })
})

test.each([
  ['malformed.yaml', /^malformed\.yaml:\d+: .+; expected valid YAML$/m],
  ['unknown.yaml', /^unknown\.yaml:4: “pay” is not known here; expected title, game, shows,/m],
  [
    'foreign.yaml',
    /^foreign\.yaml:1: no game “chess” can be played here; expected xwing, assault, legion, apex, drill$/m,
  ],
  ['nowhere.yaml', /^nowhere\.yaml:1: there is no such file or folder; expected a path to scenarios$/m],
  ['empty', /^empty:1: no scenarios here; expected files ending in \.yaml or \.yml$/m],
])('%s is not understood: exit 2, with the place and what would be right', async (path, err) => {
  const answer = await play(path)
  expect(answer.code).toBe(2)
  expect(answer.err).toMatch(err)
})

test('what cannot be read weighs more than what fails', async () => {
  expect(await play('both.yaml nowhere.yaml')).toMatchObject({ code: 2 })
})

test('an absolute path stays absolute', async () => {
  const path = join(folder, 'both.yaml')
  expect((await play(path)).out).toContain(`failed ${path}:12: `)
})
