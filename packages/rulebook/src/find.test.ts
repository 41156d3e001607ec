import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ruleFinder } from './find.ts'
import { readLedgers } from './ledger.ts'

const { rules } = readLedgers([
  {
    game: 'chess',
    file: 'chess.md',
    text: [
      '## Moving pieces',
      '- [CH-MOVE-010] (G) {move} A knight (Springer) jumps over other pieces.',
      '- [CH-MOVE-011] (G) {move} A bishop (Läufer) slides along diagonals.',
      '- [CH-MOVE-110] (G) {move} A pawn (Bauer) captures diagonally; see CH-MOVE-011.',
      '### Castling (große Rochade)',
      '- [CH-KING-001] (G) {move} The king goes two squares.',
      '## Cards',
      '- [CH-CARD-hi] {card} Führung: lead.',
      '- [CH-CARD-Hi] {card} Greetings from 1851.',
    ].join('\n'),
  },
  {
    game: 'go',
    file: 'go.md',
    text: '## Stones\n- [GO-STO-001] (G) {move} A stone jumps nowhere.\n- [GO-STO-002] (G) {move} A stone jumps nowhere.',
  },
])
const find = ruleFinder(rules)
const ids = (asked: string, options = {}) => find(asked, options).map(({ rule }) => rule.id)

test('all words must be there, in text, section or id', () => {
  expect(ids('jumps pieces')).toEqual(['CH-MOVE-010'])
  expect(ids('king castling')).toEqual(['CH-KING-001'])
  expect(ids('stones')).toEqual(['GO-STO-001', 'GO-STO-002'])
  expect(ids('sto')).toEqual(['GO-STO-001', 'GO-STO-002'])
})

test('when no rule has all words, those with some of them are found', () => {
  expect(ids('bishop Springer')).toEqual(expect.arrayContaining(['CH-MOVE-010', 'CH-MOVE-011']))
  expect(ids('zugzwang')).toEqual([])
  expect(ids('')).toEqual([])
})

test('an id is found first, in brackets or not, and case decides between two', () => {
  expect(ids('CH-MOVE-011')[0]).toBe('CH-MOVE-011')
  expect(ids(' [ch-move-011] ')[0]).toBe('CH-MOVE-011')
  expect(ids('CH-CARD-hi').slice(0, 2)).toEqual(['CH-CARD-hi', 'CH-CARD-Hi'])
  expect(ids('CH-CARD-Hi').slice(0, 2)).toEqual(['CH-CARD-Hi', 'CH-CARD-hi'])
})

test('a number is not a slip of another number nor the beginning of a longer one', () => {
  expect(ids('CH-MOVE-010')).toEqual(['CH-MOVE-010'])
  expect(ids('11')).toEqual([])
  expect(ids('1851')).toEqual(['CH-CARD-Hi'])
  expect(ids('1850')).toEqual([])
})

test('beginnings and small slips of the pen find the word', () => {
  expect(ids('diag')).toEqual(expect.arrayContaining(['CH-MOVE-011', 'CH-MOVE-110']))
  expect(ids('knigt')).toEqual(['CH-MOVE-010'])
  expect(ids('Srpinger')).toEqual(['CH-MOVE-010'])
  expect(ids('bxshxp')).toEqual([])
})

test('the very word comes before one that only resembles it, however short the text around that', () => {
  const text = [
    '## Reach',
    '- [CH-A-001] (G) {move} Rage, rage, rage.',
    '- [CH-A-002] (G) {move} Of all the pieces on the board it is the queen that has the longest range.',
    '- [CH-A-003] (G) {move} The rook has range.',
    '- [CH-A-004] (G) {move} The bishop has range.',
  ].join('\n')
  const found = ruleFinder(readLedgers([{ game: 'chess', file: 'a.md', text }]).rules)('range')
  expect(found.map(({ rule }) => rule.id)).toEqual(['CH-A-003', 'CH-A-004', 'CH-A-002', 'CH-A-001'])
})

test.each(['Läufer', 'laeufer', 'laufer', 'LÄUFER', 'La\u0308ufer'])('%s finds the German word', (asked) => {
  expect(find(asked)).toEqual([{ rule: rules[1], words: ['Läufer'] }])
})

test.each(['führung', 'fuehrung', 'fuhrung'])('%s finds the German word', (asked) => {
  expect(ids(asked)).toEqual(['CH-CARD-hi'])
})

test.each(['große', 'grosse'])('%s is found in a heading', (asked) => {
  expect(ids(asked)).toEqual(['CH-KING-001'])
})

test('where no word begins like this, a word that holds it is found', () => {
  const text = [
    '## Erfassen',
    '- [CH-A-001] (G) {move} Eine Zielerfassung endet nie.',
    '- [CH-A-002] (G) {move} Ein Ziel endet.',
  ].join('\n')
  const found = ruleFinder(readLedgers([{ game: 'chess', file: 'a.md', text }]).rules)
  expect(found('erfassung')[0]).toMatchObject({ rule: { id: 'CH-A-001' }, words: ['Zielerfassung'] })
  expect(found('fassung endet').map(({ rule }) => rule.id)).toEqual(['CH-A-001'])
})

test('the words found are given as they are written in the rule', () => {
  expect(find('JUMP knight')).toEqual([{ rule: rules[0], words: ['knight', 'jumps'] }])
  expect(find('laeuf')[0]?.words).toEqual(['Läufer'])
})

test('only rules of the game asked for, and not more than wanted', () => {
  expect(ids('jumps', { game: 'go' })).toEqual(['GO-STO-001', 'GO-STO-002'])
  expect(ids('GO-STO-001', { game: 'chess' })).not.toContain('GO-STO-001')
  expect(ids('jumps', { limit: 1 })).toHaveLength(1)
})

test('rules that answer equally well stand in the order of the ledger', () => {
  expect(ids('stone nowhere')).toEqual(['GO-STO-001', 'GO-STO-002'])
  const turned = ruleFinder([...rules].reverse())
  expect(turned('stone nowhere').map(({ rule }) => rule.id)).toEqual(['GO-STO-002', 'GO-STO-001'])
})

test('every rule is found by any words of it, whichever letters carry dots', () => {
  const syllable = fc.constantFrom('ma', 'nö', 've', 'rü', 'ck', 'ßa', 'äu', 'que', 'oe', 'Ü')
  const word = fc.array(syllable, { minLength: 2, maxLength: 4 }).map((parts) => parts.join(''))
  const text = fc.array(word, { minLength: 1, maxLength: 5 })
  const plain = (written: string) =>
    written
      .toLowerCase()
      .replaceAll('ä', 'ae')
      .replaceAll('ö', 'oe')
      .replaceAll('ü', 'ue')
      .replaceAll('ß', 'ss')
  holds(
    fc.property(fc.array(text, { minLength: 1, maxLength: 6 }), fc.nat(), (texts, pick) => {
      const lines = texts.map((words, i) => `- [CH-T-${i}] (G) {move} ${words.join(' ')}`)
      const ledger = readLedgers([{ game: 'chess', file: 'a.md', text: `## Texts\n${lines.join('\n')}` }])
      const at = pick % texts.length
      const asked = texts[at]!
      for (const query of [asked.join(' '), plain(asked.join(' ')), plain(asked[0]!)]) {
        const found = ruleFinder(ledger.rules)(query)
        expect(found.map(({ rule }) => rule.line)).toContain(at + 2)
      }
    }),
  )
})
