import { type Entry, look, type Plain, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import { sightOf } from '../scene/view.ts'
import { usualSetup } from '../setup.ts'
import { answerName } from './answers.ts'

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

test('of several things to destroy or to pick up each goes by where it is', () => {
  const found = readPosition(
    {
      red: { pathfinder: { at: 'c5' }, wraith: { at: 'j1' } },
      blue: { bloodhound: { at: 'j9' } },
      placed: [
        { kind: 'raven', of: 'bloodhound', on: 'pathfinder' },
        { kind: 'raven', of: 'bloodhound', on: 'wraith' },
        { kind: 'portal', of: 'wraith', at: 'f5' },
        { kind: 'portal', of: 'wraith', at: 'c8' },
        { kind: 'pathfinder-zip-line-point', of: 'pathfinder', at: 'c5 nw' },
        { kind: 'pathfinder-zip-line-point', of: 'pathfinder', at: 'f5 nw' },
      ],
      loot: { c4: ['syringe'], c6: ['syringe'] },
    } as Plain,
    { activate: 'pathfinder' },
  )
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  const s = start(apex, { setup: setup as never, seed: 'told', arrange: arrange as never })
  const asked = sightOf(look(s, 'red'))
  const names = (asked.question?.options ?? []).map((option) => answerName(asked, option))
  expect(names).toContainEqual({
    en: 'Destroy Raven on Pathfinder by hand',
    de: 'Rabe an Pathfinder von Hand zerstören',
  })
  expect(names).toContainEqual({ en: 'Pick up Syringe from c4', de: 'Spritze von c4 aufheben' })
  for (const language of ['en', 'de'] as const)
    expect(new Set(names.map((name) => name[language])).size).toBe(names.length)
})
