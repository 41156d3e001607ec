import { look, type Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { legion } from '../index.ts'

const seen = look(
  begin({
    gold: { troops: { card: 'stormtroopers', at: [300, 300] } },
    silver: { rebels: { card: 'rebel-troopers', at: [600, 300] } },
  }),
  null,
)

function told(change: Plain): (string | null)[] {
  const entry = { type: 'proposed', seat: 'gold', change }
  return [legion.phrases.en.entry(entry, seen.table), legion.phrases.de.entry(entry, seen.table)]
}

const set = (...settings: [(string | number)[], Plain][]): Plain => ({
  set: settings.map(([path, value]) => ({ path, value })),
})

test.each<[Plain, string, string]>([
  [set([['points', 'silver'], 1]), 'Silver has 1 victory point', 'Silber hat 1 Siegpunkt'],
  [
    set([['units', 0, 'tokens', 'aim'], 2]),
    'Stormtroopers has 2 aim tokens',
    'Sturmtruppen hat 2 Zielmarker',
  ],
  [
    set([['units', 1, 'minis', 0, 'x'], 4], [['units', 1, 'minis', 0, 'y'], 5]),
    'a miniature (Rebel Troopers) stands elsewhere',
    'eine Miniatur (Rebellentruppen) steht woanders',
  ],
  [
    set([['units', 1, 'minis', 2, 'wounds'], 1]),
    'a miniature (Rebel Troopers) has 1 wound',
    'eine Miniatur (Rebellentruppen) hat 1 Wunde',
  ],
  [{ undo: 1 }, 'back to how it was after 1 move', 'zurück zum Stand nach 1 Zug'],
  [{ end: { winner: null, reason: 'agreed' } }, 'the game ends in a draw', 'das Spiel endet unentschieden'],
  [set([['lastRound'], 2]), 'something else on the table changes', 'etwas anderes am Tisch ändert sich'],
])('a proposal names what is changed, and to what', (change, en, de) => {
  expect(told(change)).toEqual([`Gold proposes: ${en}.`, `Gold schlägt vor: ${de}.`])
})

test('without a table nobody knows which unit is meant', () => {
  const entry = { type: 'changed', change: set([['units', 0, 'tokens', 'aim'], 1]) }
  expect(legion.phrases.de.entry(entry, undefined)).toBe('Einvernehmlich: eine Einheit hat 1 Zielmarker.')
})
