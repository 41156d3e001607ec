import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { KINDS, type Ledger, type Rule, readLedgers } from './ledger.ts'

const read = (text: string): Ledger => readLedgers([{ game: 'chess', file: 'rules.md', text }])

/** The one problem of an entry that stands alone in a section. */
function problemOf(entry: string, section = 'Moves'): string {
  const { rules, problems } = read(`## ${section}\n\n${entry}\n`)
  expect(rules).toEqual([])
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: 'rules.md', line: 3 })
  expect(problems[0]?.hint).not.toBe('')
  return problems[0]?.problem ?? ''
}

test('a rule, an example and a card are read with everything that is written about them', () => {
  const { rules, problems } = read(
    [
      '# Chess',
      'Prose, and a list:',
      '- not an entry',
      '## Moves',
      '- [CH-MOVE-001] (L12-14) {move} A pawn (Bauer) goes straight on.',
      '### Castling',
      '- [CH-MOVE-002] (G) {timing} Only once. (?)',
      '## Cards',
      '- [CH-CARD-Queen-2b] {card} Queen (9): anywhere.',
      '## Examples',
      '- [CH-EXK-001] (L1,5,26-28) Figure (1): Given a pawn When it moves Then it goes on.',
    ].join('\r\n'),
  )
  const at = { game: 'chess', file: 'rules.md' }
  expect(problems).toEqual([])
  expect(rules).toEqual<Rule[]>([
    {
      ...at,
      id: 'CH-MOVE-001',
      line: 5,
      section: 'Moves',
      kind: 'move',
      source: 'L12-14',
      text: 'A pawn (Bauer) goes straight on.',
      example: false,
      doubtful: false,
    },
    {
      ...at,
      id: 'CH-MOVE-002',
      line: 7,
      section: 'Moves',
      subsection: 'Castling',
      kind: 'timing',
      source: 'G',
      text: 'Only once. (?)',
      example: false,
      doubtful: true,
    },
    {
      ...at,
      id: 'CH-CARD-Queen-2b',
      line: 9,
      section: 'Cards',
      kind: 'card',
      text: 'Queen (9): anywhere.',
      example: false,
      doubtful: false,
    },
    {
      ...at,
      id: 'CH-EXK-001',
      line: 11,
      section: 'Examples',
      source: 'L1,5,26-28',
      text: 'Figure (1): Given a pawn When it moves Then it goes on.',
      example: true,
      doubtful: false,
    },
  ])
})

test.each(['G', 'L7', 'L7-9', 'L1100,2277-2278', 'L922-929, L1082', 'L198-208,L616-618'])(
  'the source %s is understood',
  (source) => {
    expect(read(`## Moves\n- [CH-MOVE-001] (${source}) {move} Go.`).rules[0]?.source).toBe(source)
  },
)

// The entries stay out of the titles: an id in brackets there would be a citation.
test.each([
  ['the id has no closing bracket', '- [CH-MOVE-001 (G) {move} Go.'],
  ['"" is not a rule id', '- [] (G) {move} Go.'],
  ['"CH-MOVE" is not a rule id', '- [CH-MOVE] (G) {move} Go.'],
  ['"ch-move-001" is not a rule id', '- [ch-move-001] (G) {move} Go.'],
  ['"CH-MOVE-001 " is not a rule id', '- [CH-MOVE-001 ] (G) {move} Go.'],
  ['"(page 3)" is not a source', '- [CH-MOVE-001] (page 3) {move} Go.'],
  ['"(L)" is not a source', '- [CH-MOVE-001] (L) {move} Go.'],
  ['the source has no closing parenthesis', '- [CH-MOVE-001] (G {move} Go.'],
  ['"{dance}" is not a kind', '- [CH-MOVE-001] (G) {dance} Go.'],
  ['the kind has no closing brace', '- [CH-MOVE-001] (G) {move Go.'],
  ['CH-MOVE-001 has no text', '- [CH-MOVE-001] (G) {move}'],
  ['CH-MOVE-001 has no text', '- [CH-MOVE-001]'],
  ['CH-MOVE-001 has no kind', '- [CH-MOVE-001] (G) Go.'],
  ['CH-MOVE-001 has no source', '- [CH-MOVE-001] {move} Go.'],
  ['this looks like an entry but does not start like one', ' - [CH-MOVE-001] (G) {move} Go.'],
  ['this looks like an entry but does not start like one', '* [CH-MOVE-001] (G) {move} Go.'],
  ['this looks like an entry but does not start like one', '-[CH-MOVE-001] (G) {move} Go.'],
])('refused: %s', (problem, entry) => {
  expect(problemOf(entry)).toBe(problem)
})

test('an example tells a story and has no kind', () => {
  expect(problemOf('- [CH-EX-001] (G) The pawn goes on.', 'Examples')).toBe('CH-EX-001 tells no story')
  expect(problemOf('- [CH-EX-001] (G) {move} Given a When b Then c.', 'Examples')).toBe(
    'CH-EX-001 is an example with a kind',
  )
})

test('an entry above the first section is refused', () => {
  expect(read('# Chess\n- [CH-MOVE-001] (G) {move} Go.').problems).toMatchObject([
    { line: 2, problem: 'the entry stands under no section' },
  ])
})

test('a section ends the subsection before it', () => {
  const { rules } = read('## A\n### B\n## C\n- [CH-MOVE-001] (G) {move} Go.')
  expect(rules[0]).not.toHaveProperty('subsection')
})

test('the second entry of an id is refused, in the same file or another, but case counts', () => {
  const { rules, problems } = readLedgers([
    { game: 'chess', file: 'a.md', text: '## A\n- [CH-A-hi] (G) {move} One.\n- [CH-A-Hi] (G) {move} Two.' },
    {
      game: 'chess',
      file: 'b.md',
      text: '## B\n\n- [CH-A-hi] (G) {move} Three.\n- [CH-A-hi] (G) {move} Four.',
    },
    { game: 'go', file: 'c.md', text: '## C\n- [CH-A-Hi] (G) {move} Five.' },
  ])
  expect(rules.map(({ text }) => text)).toEqual(['One.', 'Two.'])
  expect(problems.map(({ file, line, problem }) => [file, line, problem])).toEqual([
    ['b.md', 3, 'the id CH-A-hi is taken'],
    ['b.md', 4, 'the id CH-A-hi is taken'],
    ['c.md', 2, 'the id CH-A-Hi is taken'],
  ])
  expect(problems[0]?.hint).toContain('a.md:2')
})

test('whatever stands after "- [" becomes a rule or a problem, never nothing and never an exception', () => {
  const scrap = fc.constantFrom(
    'CH-A-1',
    'ch',
    ']',
    '[',
    '(G)',
    '(',
    ')',
    '{move}',
    '{',
    '}',
    ' ',
    'Given',
    'x',
  )
  holds(
    fc.property(fc.array(fc.array(scrap, { maxLength: 9 }), { maxLength: 6 }), (entries) => {
      const text = ['## Moves', ...entries.map((scraps) => `- [${scraps.join('')}`)].join('\n')
      const { rules, problems } = read(text)
      const lines = new Set([...rules, ...problems].map(({ line }) => line))
      expect(lines.size).toBe(entries.length)
      expect(rules.length + problems.length).toBe(entries.length)
    }),
  )
})

test('what is written out is read back the same', () => {
  const words = fc.stringMatching(/^[A-Za-zäöü][\w äöü()[\]{}:.,-]{0,30}[.!?]$/)
  const entry = fc.record({
    area: fc.stringMatching(/^[A-Z][A-Z0-9]{0,5}$/),
    name: fc.stringMatching(/^[A-Za-z0-9]{1,6}(-[A-Za-z0-9]{1,4})?$/),
    source: fc.constantFrom('G', 'L3', 'L3-4', 'L3,5-6', 'L3-4, L9'),
    kind: fc.constantFrom(...KINDS),
    text: words,
  })
  holds(
    fc.property(fc.uniqueArray(entry, { selector: ({ area, name }) => `${area}-${name}` }), (entries) => {
      const lines = entries.map((e) => `- [CH-${e.area}-${e.name}] (${e.source}) {${e.kind}} ${e.text}`)
      const { rules, problems } = read(`## Moves\n${lines.join('\n')}`)
      expect(problems).toEqual([])
      expect(rules).toEqual(
        entries.map(({ area, name, source, kind, text }, i) => ({
          id: `CH-${area}-${name}`,
          game: 'chess',
          file: 'rules.md',
          line: i + 2,
          section: 'Moves',
          source,
          kind,
          text,
          example: false,
          doubtful: false,
        })),
      )
    }),
  )
})
