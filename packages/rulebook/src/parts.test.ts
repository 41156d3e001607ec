import { expect, test } from 'vitest'
import { readLegend } from './legend.ts'
import { partsOf, partsOfCard } from './parts.ts'

const legend = readLegend([
  {
    game: 'chess',
    file: 'rules/cards.md',
    text: [
      '- `@hit`: hit or miss is known, before damage is dealt.',
      '- `@lock`: a lock is won, lost or spent; limits.',
      '- `@set-up`: set-up: before or after.',
      '- `@act`: eine „Aktion:“ des Schiffs, frei gewählt.',
      '- `@mod`: Modify Dice (attacker first).',
      '- `Move N`: no short form, though it looks like one.',
    ].join('\n'),
  },
  {
    game: 'chess',
    file: 'rules/legend.md',
    text: '- `R1`: range 1.\n- `R1-2`: range 1 to 2.\n- `R1 Droid`: R1 Droid.\n- `(act)`: (1 action); it costs one.\n- `MP`: movement points.',
  },
])
const reading = { legend, knows: (id: string) => id.startsWith('CH-') }
const words = (text: string) =>
  partsOf(text, reading).map((part) =>
    part.type === 'doubt'
      ? '?'
      : part.type === 'rule'
        ? `→${part.id}`
        : 'text' in part
          ? part.text
          : `<${part.meaning.short}>`,
  )

test('the first clause of a meaning is its short form', () => {
  expect(legend.get('@hit')).toEqual({ short: 'hit or miss is known', more: 'before damage is dealt' })
  expect(legend.get('@lock')).toEqual({ short: 'a lock is won, lost or spent', more: 'limits' })
  expect(legend.get('@set-up')).toEqual({ short: 'set-up', more: 'before or after' })
  expect(legend.get('@mod')).toEqual({ short: 'Modify Dice', more: '(attacker first)' })
  expect(legend.get('@act')).toEqual({ short: 'eine „Aktion:“ des Schiffs', more: 'frei gewählt' })
  expect(legend.get('R1')).toEqual({ short: 'range 1', more: null })
  expect(legend.has('Move N')).toBe(false)
})

test('windows become their words, and one that nobody explained stays', () => {
  expect(words('@hit: may. @set-up: must.')).toEqual([
    '<hit or miss is known>',
    ' may. ',
    '<set-up>',
    ' must.',
  ])
  expect(words('@other: may.')).toEqual(['@other: may.'])
})

test('short forms become words only where they stand alone', () => {
  expect(words('in R1, in R1-2, R1-D4, 2 MP, MPs')).toEqual([
    'in ',
    '<range 1>',
    ', in ',
    '<range 1 to 2>',
    ', R1-D4, 2 ',
    '<movement points>',
    ', MPs',
  ])
  expect(words('an R1 Droid in R1')).toEqual(['an R1 Droid in ', '<range 1>'])
})

test('other rules can be followed, also when only their number is given; unknown ones cannot', () => {
  expect(words('see CH-A-001, -002 and -003, or XX-A-001.')).toEqual([
    'see ',
    '→CH-A-001',
    ', ',
    '→CH-A-002',
    ', ',
    '→CH-A-003',
    ', or XX-A-001.',
  ])
  expect(words('(CH-UPG-r2-d2)')).toEqual(['(', '→CH-UPG-r2-d2', ')'])
})

test('doubt is a part of its own', () => {
  expect(words('It stands. (?)')).toEqual(['It stands. ', '?'])
})

test('lines of a document that nobody has before them are left out', () => {
  expect(words('It stands. (Also L12, L20.) It falls.')).toEqual(['It stands. It falls.'])
})

test('on a card its name and the names of its abilities stand out', () => {
  const names = (text: string) =>
    partsOfCard(text, reading).flatMap((part) => (part.type === 'name' ? [part.text] : []))
  expect(names('Rook (elite): Slam (act): one. Long Arm: two; three: four. (Ruling: five.)')).toEqual([
    'Rook (elite)',
    'Slam',
    'Long Arm',
  ])
  expect(names('Queen (R1): Wait.')).toEqual(['Queen (range 1)'])
  expect(names('Bishop: Wait. MP: all. In R1: none.')).toEqual(['Bishop'])
  expect(names('Pawn: @hit: may go.')).toEqual(['Pawn'])
  expect(names('No name at all.')).toEqual([])
})
