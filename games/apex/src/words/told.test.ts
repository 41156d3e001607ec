import { type Entry, look, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { usualSetup } from '../setup.ts'

const { table } = look(start(apex, { setup: usualSetup(2), seed: 'told' }), null)

test('where a grenade lands is a field of this board, or beyond it [APX-GREN-008]', () => {
  const lands = (x: number, y: number) => {
    const entry = { type: 'scatters', token: 'frag', cards: [], x, y } as unknown as Entry
    return [apex.phrases.en.entry(entry, table), apex.phrases.de.entry(entry, table)]
  }
  expect(lands(13, 0)).toEqual(['The Frag Grenade lands on n1.', 'Die Splittergranate landet auf n1.'])
  const beyond = [
    'The Frag Grenade lands beyond the board.',
    'Die Splittergranate landet außerhalb des Spielplans.',
  ]
  for (const [x, y] of [
    [-1, 3],
    [3, -1],
    [14, 3],
    [3, 14],
  ] as const)
    expect(lands(x, y)).toEqual(beyond)
})

test('who wins by points or health may do so before round 8, if both squads fall at once', () => {
  for (const reason of ['more victory points', 'most health'])
    for (const words of [apex.phrases.en, apex.phrases.de]) expect(words.reason(reason)).not.toMatch(/8/)
})
