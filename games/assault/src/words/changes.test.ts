import { look, type Plain } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { assault } from '../index.ts'
import type { AssaultView } from '../vocabulary/view.ts'
import { de } from './de.ts'
import { en } from './en.ts'

const seen = look(
  begin(assault, {
    table: {
      floor: { rules: 'home-delivery', tokens: [{ label: 'crate', at: 'h3' }] },
      gold: { vader: { card: 'darth-vader', at: 'c3' } },
      silver: { officer: { card: 'imperial-officer', at: 'f3' } },
    },
  }),
  null,
)
const stand = seen.table.figures[0]?.stand ?? 0

function told(change: Plain, table: AssaultView | undefined = seen.table): [string | null, string | null] {
  const entry = { type: 'proposed', seat: 'gold', change }
  return [en.entry(entry, table), de.entry(entry, table)]
}

const set = (...settings: [(string | number)[], Plain][]): Plain => ({
  set: settings.map(([path, value]) => ({ path, value })),
})

describe('a proposal names what is changed, and to what', () => {
  test.each<[Plain, string, string]>([
    [
      set([['figures', 0, 'damage'], 3]),
      'Gold proposes: Darth Vader has 3 damage.',
      'Gold schlägt vor: Darth Vader hat 3 Schaden.',
    ],
    [
      set([['figures', 0, 'stand'], stand + 1], [['objects', 0, 'spaces'], [stand + 1]]),
      'Gold proposes: Darth Vader now stands on d3.',
      'Gold schlägt vor: Darth Vader steht neu auf d3.',
    ],
    [
      set([['points', 'silver'], 1]),
      'Gold proposes: Silver has scored 1 victory point.',
      'Gold schlägt vor: Silber hat 1 Siegpunkt erzielt.',
    ],
    [
      set([['figures', 0, 'damage'], 0], [['points', 'gold'], 12]),
      'Gold proposes: Darth Vader has 0 damage; Gold has scored 12 victory points.',
      'Gold schlägt vor: Darth Vader hat 0 Schaden; Gold hat 12 Siegpunkte erzielt.',
    ],
    [
      { undo: 12 },
      'Gold proposes: back to how it was after 12 moves.',
      'Gold schlägt vor: zurück zum Stand nach 12 Zügen.',
    ],
    [{ undo: 0 }, 'Gold proposes: back to the beginning.', 'Gold schlägt vor: zurück zum Anfang.'],
    [
      { end: { winner: 'silver', reason: 'agreed' } },
      'Gold proposes: the game ends, and Silver wins.',
      'Gold schlägt vor: das Spiel endet, und Silber gewinnt.',
    ],
    [
      { end: { winner: null, reason: 'agreed' } },
      'Gold proposes: the game ends in a draw.',
      'Gold schlägt vor: das Spiel endet unentschieden.',
    ],
  ])('%j', (change, english, german) => {
    expect(told(change)).toEqual([english, german])
  })

  test('what is agreed on is told in the same words', () => {
    const entry = { type: 'changed', change: set([['objects', 0, 'count'], 2]) }
    expect(en.entry(entry, seen.table)).toMatch(/^By agreement: .+ has 2 strain tokens\.$/)
    expect(de.entry(entry, seen.table)).toMatch(/^Einvernehmlich: .+ hat 2 Anstrengungsmarker\.$/)
    const over = { type: 'over', winner: null, reason: 'agreed' }
    expect([en.entry(over), de.entry(over)]).toEqual([
      'A draw: by agreement.',
      'Unentschieden: einvernehmlich.',
    ])
  })

  test('whatever is proposed, no key and no value without words reaches a reader', () => {
    const odd: Plain[] = [
      set([['decks', 'gold', 'draw'], ['blitz']]),
      set([['figures', 0, 'damage'], { much: 1 }]),
      set([['figures', 0], null]),
      set([['points', 'nobody'], 1]),
      set([['initiative'], ['gold']]),
      set([['figures', 77, 'stand'], -3]),
      set([['objects', 77, 'spaces'], 'x']),
      set([['sheet', 'pile'], 4]),
      set([['groups', 0, 'exhausted'], true]),
      set([['round'], 3]),
      { end: { winner: 'gold', reason: 'because-of: {}' } },
    ]
    for (const change of odd)
      for (const table of [seen.table, undefined])
        for (const sentence of told(change, table)) {
          expect(sentence).toMatch(/^Gold (proposes|schlägt vor): \S.*\.$/)
          expect(sentence).not.toMatch(
            /[{}[\]]|undefined|null|blitz|decks|pile|because|nobody|object Object|-\d/,
          )
        }
  })
})
