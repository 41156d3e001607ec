import { expect, test } from 'vitest'
import { checkCitations, citationsInScenarios, citationsInTests } from './citations.ts'
import { readLedgers } from './ledger.ts'

const { rules } = readLedgers([
  {
    game: 'chess',
    file: 'rules.md',
    text: '## A\n- [CH-A-001] (G) {move} One.\n- [CH-A-hi] (G) {move} Two.',
  },
])

/** A report as Vitest writes it, with the fields that do not matter here. */
function report(
  tests: readonly { title: string; status?: string; ancestorTitles?: readonly string[] }[],
): string {
  const assertionResults = tests.map(({ title, status = 'passed', ancestorTitles = [] }) => ({
    ancestorTitles,
    fullName: [...ancestorTitles, title].join(' '),
    status,
    title,
    duration: 1.5,
    failureMessages: [],
    meta: {},
  }))
  const testResults = [
    { assertionResults, startTime: 1, endTime: 2, status: 'passed', message: '', name: '/a.test.ts' },
  ]
  return JSON.stringify({ numTotalTests: tests.length, success: true, testResults })
}

const idsIn = (title: string) =>
  citationsInTests(report([{ title }]), 'tests.json').citations.map(({ id }) => id)

test('titles cite rules in brackets, one or several', () => {
  expect(idsIn('goes on [CH-A-001]')).toEqual(['CH-A-001'])
  expect(idsIn('[CH-A-001] goes [CH-A-hi]')).toEqual(['CH-A-001', 'CH-A-hi'])
  expect(idsIn('goes on [CH-A-001, CH-A-hi]')).toEqual(['CH-A-001', 'CH-A-hi'])
  expect(idsIn('goes on [CH-A-001 CH-A-hi]')).toEqual(['CH-A-001', 'CH-A-hi'])
})

test('what stands without brackets, or is no id, cites nothing', () => {
  expect(idsIn('CH-A-001 goes (CH-A-001) on [straight 2] []')).toEqual([])
})

test('only passed tests have passed', () => {
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'todo']
  const text = report(statuses.map((status) => ({ title: `${status} [CH-A-001]`, status })))
  expect(citationsInTests(text, 'tests.json').citations).toEqual(
    statuses.map((status) => ({
      id: 'CH-A-001',
      by: 'test',
      file: '/a.test.ts',
      passed: status === 'passed',
    })),
  )
})

test('a title around several tests does not count and is reported once', () => {
  const around = { ancestorTitles: ['pawns [CH-A-001] [straight-ish]'] }
  const text = report([
    { title: 'one', ...around },
    { title: 'two', ...around },
  ])
  const { citations, problems } = citationsInTests(text, 'tests.json')
  expect(citations).toEqual([])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: '/a.test.ts' })
  expect(problems[0]?.problem).toContain('CH-A-001')
})

test.each([
  '',
  '[]',
  'null',
  '{"testResults":{}}',
  '{"testResults":[null]}',
  '{"testResults":[{"name":"a"}]}',
])('the text %j is no report, and says so', (text) => {
  expect(citationsInTests(text, 'tests.json')).toMatchObject({
    citations: [],
    problems: [{ file: 'tests.json', line: 1, problem: 'this is not a report of tests' }],
  })
})

test('scenarios cite what they show', () => {
  expect(
    citationsInScenarios([
      { rules: ['CH-A-001', 'CH-A-hi'], passed: true, file: 'a.yaml' },
      { rules: ['CH-A-001'], passed: false, file: 'b.yaml' },
    ]),
  ).toEqual([
    { id: 'CH-A-001', by: 'scenario', file: 'a.yaml', passed: true },
    { id: 'CH-A-hi', by: 'scenario', file: 'a.yaml', passed: true },
    { id: 'CH-A-001', by: 'scenario', file: 'b.yaml', passed: false },
  ])
})

test.each(['CH-A-002', 'CH-A-HI', 'ch-a-001', 'CH-A001', 'CH-A-001..003', 'ZZ-A-001'])(
  'a test that cites %s is reported, passed or not',
  (id) => {
    for (const passed of [true, false]) {
      const { citations, problems } = checkCitations([{ id, by: 'test', file: 'a.test.ts', passed }], rules)
      expect(citations).toEqual([])
      expect(problems).toMatchObject([
        { file: 'a.test.ts', problem: `a test cites ${id}, which is in no ledger` },
      ])
    }
  },
)

test('words in brackets that only look a little like an id are left alone, but not in a scenario', () => {
  for (const id of ['AT-ST', 'R2-D2', '-5', '1-3']) {
    expect(checkCitations([{ id, by: 'test', file: 'a', passed: true }], rules)).toEqual({
      citations: [],
      problems: [],
    })
    expect(checkCitations([{ id, by: 'scenario', file: 'a', passed: true }], rules).problems).toHaveLength(1)
  }
})

test('a citation of a rule is kept as it is', () => {
  const citation = { id: 'CH-A-hi', by: 'test', file: 'a', passed: false } as const
  expect(checkCitations([citation], rules)).toEqual({ citations: [citation], problems: [] })
})
