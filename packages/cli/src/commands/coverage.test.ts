import { cpSync, mkdirSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { asked, folderFor, project as here, written } from '../../test/desk.ts'

const folder = folderFor(afterAll)
const project = join(folder, 'project')

/** A small project: Drill's own ledger with one scenario, a game without code, and the rules of the table. */
beforeEach(() => {
  rmSync(project, { recursive: true, force: true })
  for (const game of ['games/drill', 'games/chess', 'packages/kernel'])
    mkdirSync(join(project, game, 'rules'), { recursive: true })
  mkdirSync(join(project, 'games/go'))
  mkdirSync(join(project, 'games/drill/scenarios'))
  mkdirSync(join(project, '.sandtable'))
  cpSync(join(here, 'games/drill/rules/rules.md'), join(project, 'games/drill/rules/rules.md'))
  write('games/drill/scenarios/orders.yaml', scenario('DR-ORD-001'))
  write(
    'games/chess/rules/rules.md',
    '## A\n- [CH-A-001] (G) {move} One.\n- [CH-A-002] (G) {move} Two is longer.\n- [CH-A-003] (G) {meta} Three.\n',
  )
  write('games/chess/rules/exempt.yaml', 'CH-A-003: Manners.\n')
  write('packages/kernel/rules/table.md', '## A\n- [ST-A-001] (G) {timing} One.\n')
  write('packages/kernel/src.test.ts', '')
  report('two [CH-A-001]', 'passed')
})

function write(name: string, content: string | object): string {
  return written(project, name, content)
}

function report(title: string, status: string): void {
  const assertionResults = [{ title, ancestorTitles: [], status }]
  write('.sandtable/tests.json', { testResults: [{ name: join(project, 'a.test.ts'), assertionResults }] })
}

function scenario(id: string): string {
  return `title: Orders\nshows: [${id}]\nplay:\n  - asked: { red: orders, blue: orders }\n`
}

const coverage = (...args: string[]) => asked(['coverage', ...args], { project, folder: project })

test('rules shown by scenarios played now and by tests as they last went', async () => {
  const { code, out, err } = await coverage('--json')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const { games, ...rest } = JSON.parse(out)
  expect(rest).toEqual({})
  expect(games).toMatchObject({
    chess: { rules: 3, shown: 1, exempt: 1, pending: 0, missing: ['CH-A-002'] },
    drill: { shown: 1, exempt: 0, pending: 0 },
    table: { rules: 1, shown: 0, exempt: 0, pending: 0, missing: ['ST-A-001'] },
  })
  expect(Object.keys(games)).toEqual(['chess', 'drill', 'table'])
  expect(games.drill.missing).toHaveLength(games.drill.rules - 1)
  expect(games.drill.missing).not.toContain('DR-ORD-001')
})

test('as a table, with what is missing', async () => {
  const { out } = await coverage('chess', '--missing')
  expect(out.split('\n')).toEqual([
    'game   rules  shown          exempt  pending  missing',
    'chess      3      1    50 %       1        0        1',
    '',
    'missing in chess',
    'CH-A-002  Two is longer.',
  ])
})

test('a game of several editions is counted as a whole and by edition', async () => {
  mkdirSync(join(project, 'games/legion/rules'), { recursive: true })
  write(
    'games/legion/rules/rules.md',
    '## A\n- [LG1-A-001] (G) {move} One.\n- [LG1-A-002] (G) {move} Two.\n- [LG2-A-001] (G) {move} Three.\n',
  )
  report('two [LG1-A-002]', 'passed')
  const { games } = JSON.parse((await coverage('legion', '--json')).out)
  expect(games.legion).toMatchObject({
    rules: 3,
    shown: 1,
    missing: ['LG1-A-001', 'LG2-A-001'],
    editions: {
      2018: { rules: 2, shown: 1, exempt: 0, pending: 0, missing: ['LG1-A-001'] },
      2024: { rules: 1, shown: 0, exempt: 0, pending: 0, missing: ['LG2-A-001'] },
    },
  })
  expect((await coverage('legion')).out.split('\n')).toEqual([
    expect.stringMatching(/^game +rules +shown/),
    expect.stringMatching(/^legion +3 +1 +33 % +0 +0 +2/),
    expect.stringMatching(/^ {2}2018 +2 +1 +50 % +0 +0 +1/),
    expect.stringMatching(/^ {2}2024 +1 +0 +0 % +0 +0 +1/),
  ])
})

test('a test or scenario that fails shows nothing', async () => {
  report('two [CH-A-001]', 'failed')
  write('games/drill/scenarios/orders.yaml', scenario('DR-ORD-001').replace('red: orders', 'red: nothing'))
  const { code, out, err } = await coverage('--json')
  expect(code).toBe(0)
  expect(JSON.parse(out).games).toMatchObject({ chess: { shown: 0 }, drill: { shown: 0 } })
  expect(err).toContain('1 scenarios fail and show nothing')
})

test('what is cited but in no ledger, or cannot be read, is a problem', async () => {
  report('two [CH-A-009]', 'passed')
  write('games/drill/scenarios/typo.yaml', scenario('DR-ORD-1'))
  write('games/drill/scenarios/worse.yaml', 'titel: Orders\n')
  const json = await coverage('--json')
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out).problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ file: 'a.test.ts', problem: expect.stringContaining('CH-A-009') }),
      expect.objectContaining({ file: 'games/drill/scenarios/typo.yaml' }),
      expect.objectContaining({ file: 'games/drill/scenarios/worse.yaml', line: 1 }),
    ]),
  )
  const text = await coverage()
  expect(text.code).toBe(1)
  expect(text.err).toContain('a.test.ts:1: a test cites CH-A-009, which is in no ledger; correct the id')
})

test('tests that were not run since they changed, or never, are said to be stale', async () => {
  const later = Date.now() / 1000 + 60
  utimesSync(join(project, 'packages/kernel/src.test.ts'), later, later)
  const stale = await coverage()
  expect(stale.err).toBe('tests were last run before packages/kernel/src.test.ts was changed; run npm test')
  expect(stale.code).toBe(0)
  rmSync(join(project, '.sandtable/tests.json'))
  const never = await coverage('--json')
  expect(never.err).toBe('tests were never run here; run npm test')
  expect(JSON.parse(never.out).games.chess.shown).toBe(0)
})

test('a report that is none is a problem', async () => {
  write('.sandtable/tests.json', 'oops')
  expect(await coverage()).toMatchObject({
    code: 1,
    err: expect.stringContaining('.sandtable/tests.json:1: this is not a report of tests'),
  })
})

test('a game without rules is not known', async () => {
  expect(await coverage('go')).toEqual({
    code: 2,
    out: '',
    err: 'There are no rules of “go”. Games: chess, drill, table.',
  })
})
