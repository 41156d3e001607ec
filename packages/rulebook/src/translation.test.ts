import { expect, test } from 'vitest'
import { readLedgers } from './ledger.ts'
import { checkTranslation, readTranslation, translated } from './translation.ts'

const { rules } = readLedgers([
  {
    game: 'chess',
    file: 'rules.md',
    text: '## Moves\n### Pawns\n- [CH-A-001] (G) {move} A pawn goes on.\n- [CH-A-002] (G) {move} No.',
  },
])
const german = (text: string) => readTranslation([{ game: 'chess', file: 'de/rules.md', text }])

test('a translation gives section, subsection and text; source and kind stay', () => {
  const there = german('# Regeln\n\nVorrede.\n\n## Züge\n\n- [CH-A-001] Ein Bauer zieht vorwärts. (?)')
  expect(there.problems).toEqual([])
  const [pawn, other] = translated(rules, there)
  expect(pawn).toMatchObject({ id: 'CH-A-001', section: 'Züge', text: 'Ein Bauer zieht vorwärts. (?)' })
  expect(pawn).toMatchObject({ kind: 'move', source: 'G', file: 'rules.md' })
  expect(pawn).not.toHaveProperty('subsection')
  expect(other).toBe(rules[1])
})

test.each([
  ['the entry stands under no section', '- [CH-A-001] Ohne Abschnitt.'],
  ['the id has no closing bracket', '## Z\n- [CH-A-001 Text.'],
  ['"CH-A" is not a rule id', '## Z\n- [CH-A] Text.'],
  ['CH-A-001 has no text', '## Z\n- [CH-A-001]'],
  ['CH-A-001 has a kind', '## Z\n- [CH-A-001] {move} Text.'],
  ['this looks like an entry but does not start like one', '## Z\n* [CH-A-001] Text.'],
  ['CH-A-001 is translated twice', '## Z\n- [CH-A-001] Eins.\n- [CH-A-001] Zwei.'],
])('%s', (problem, text) => {
  expect(german(text).problems).toMatchObject([{ file: 'de/rules.md', problem }])
})

test('what is missing, left as it was, or too much is said with its place', () => {
  const there = german('## Züge\n- [CH-A-002] No.\n- [CH-A-009] Neun.')
  expect(checkTranslation(there, rules)).toMatchObject([
    { file: 'rules.md', line: 3, problem: 'CH-A-001 is not translated' },
    { file: 'de/rules.md', line: 2, problem: 'CH-A-002 reads as in the ledger' },
    { file: 'de/rules.md', line: 3, problem: 'CH-A-009 is in no ledger' },
  ])
})
