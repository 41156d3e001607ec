import { expect, test } from 'vitest'
import { readExemptions, shownThoughExempt, waits } from './exempt.ts'
import { readLedgers } from './ledger.ts'

const { rules } = readLedgers([
  {
    game: 'chess',
    file: 'rules.md',
    text: [
      '## Manners',
      '- [CH-MAN-001] (G) {meta} Shake hands.',
      '- [CH-MAN-002] (G) {meta} Touch, move.',
      '## League',
      '- [CH-LEA-001] (G) {campaign} A win is one point.',
    ].join('\n'),
  },
  { game: 'go', file: 'go.md', text: '## Board\n- [GO-BRD-001] (G) {setup} Nineteen lines.' },
])

const read = (text: string) => readExemptions({ game: 'chess', file: 'exempt.yaml', text }, rules)

const problemsOf = (text: string) => read(text).problems.map(({ line, problem }) => [line, problem])

test('exempt rules and what is pending are read with their reasons and places', () => {
  const { exempt, pending, problems } = read(
    [
      '# why',
      'CH-MAN-001: Nobody has hands here.',
      'pending:',
      '  - kind: campaign',
      '    reason: No league yet.',
      '  - section: Manners',
      '    reason: Later.',
    ].join('\n'),
  )
  const at = { game: 'chess', file: 'exempt.yaml' }
  expect(problems).toEqual([])
  expect(exempt).toEqual([{ ...at, id: 'CH-MAN-001', reason: 'Nobody has hands here.', line: 2 }])
  expect(pending).toEqual([
    { ...at, kind: 'campaign', reason: 'No league yet.', line: 4 },
    { ...at, section: 'Manners', reason: 'Later.', line: 6 },
  ])
})

test('a file without entries exempts nothing and is in order', () => {
  expect(read('')).toEqual({ exempt: [], pending: [], problems: [] })
  expect(read('# nothing yet\n')).toEqual({ exempt: [], pending: [], problems: [] })
})

test('an id that the ledger of this game does not know is reported and does not count', () => {
  const text = 'CH-MAN-003: Why.\nGO-BRD-001: Why.\nch-man-001: Why.'
  expect(read(text).exempt).toEqual([])
  expect(problemsOf(text)).toEqual([
    [1, 'CH-MAN-003 is in no ledger of chess'],
    [2, 'GO-BRD-001 is in no ledger of chess'],
    [3, 'ch-man-001 is in no ledger of chess'],
  ])
})

test.each(['CH-MAN-001:', 'CH-MAN-001: ""', 'CH-MAN-001: 7', 'CH-MAN-001: [a]', 'CH-MAN-001: " "'])(
  '%s gives no reason and does not count',
  (text) => {
    expect(read(text).exempt).toEqual([])
    expect(problemsOf(text)).toEqual([[1, 'CH-MAN-001 has no reason']])
  },
)

test.each([
  ['pending:', 1, 'this says neither kind nor section'],
  ['pending: campaign', 1, 'this says neither kind nor section'],
  ['pending:\n  - campaign', 2, 'this says neither kind nor section'],
  ['pending:\n  - kind: campaign', 2, 'this has no reason'],
  ['pending:\n  - reason: Later.', 2, 'this must say either kind or section'],
  [
    'pending:\n  - { kind: campaign, section: League, reason: Later. }',
    2,
    'this must say either kind or section',
  ],
  ['pending:\n  - { kind: war, reason: Later. }', 2, '"war" is not a kind'],
  ['pending:\n  - { kind: ai, reason: Later. }', 2, 'no rule of chess waits for this'],
  ['pending:\n  - { section: Board, reason: Later. }', 2, 'no rule of chess waits for this'],
])('%j is refused', (text, line, problem) => {
  expect(read(text).pending).toEqual([])
  expect(problemsOf(text)).toEqual([[line, problem]])
})

test('a file that is no map is reported, not thrown', () => {
  expect(problemsOf('- CH-MAN-001')).toEqual([[1, 'the file is not a map']])
  expect(problemsOf('CH-MAN-001: a\n: : [')[0]?.[1]).toMatch(/^this is not YAML/)
})

test('an id twice in one file is reported', () => {
  const text = 'CH-MAN-001: One.\nCH-MAN-001: Two.'
  expect(problemsOf(text)).toHaveLength(1)
  expect(problemsOf(text)[0]?.[0]).toBe(2)
})

test('a rule that a test shows must not be exempt', () => {
  const { exempt } = read('CH-MAN-001: One.\nCH-MAN-002: Two.')
  expect(shownThoughExempt(exempt, new Set(['CH-MAN-002', 'CH-LEA-001']))).toMatchObject([
    { file: 'exempt.yaml', line: 2, problem: 'CH-MAN-002 is exempt, but a test shows it' },
  ])
})

test('some rules can wait by name, and a name that is in no ledger is reported', () => {
  const { rules } = readLedgers([
    {
      game: 'toy',
      file: 'a.md',
      text: '## One\n\n- [TOY-A-001] (own) {meta} This.\n- [TOY-A-002] (own) {meta} That.\n',
    },
  ])
  const read = (ids: string) =>
    readExemptions(
      { game: 'toy', file: 'e.yaml', text: `pending:\n  - rules: [${ids}]\n    reason: Later.\n` },
      rules,
    )
  const [later] = read('TOY-A-002').pending
  expect(rules.filter((rule) => later !== undefined && waits(rule, later)).map(({ id }) => id)).toEqual([
    'TOY-A-002',
  ])
  expect(read('TOY-A-009').problems).toMatchObject([{ line: 2, problem: 'TOY-A-009 is in no ledger of toy' }])
})
