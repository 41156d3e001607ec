import { games } from '@sandtable/games'
import type { BuildOffer, Game, Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { build } from './build.ts'

const game = (id: string) => games.find((one) => one.id === id) as Game

test.each<Plain>([null, 7, 'x', [], {}, { ships: [] }, { name: 'x', faction: 'nobody', ships: [] }])(
  'what is no force is a problem, not a crash: %j',
  (force) => {
    for (const id of ['xwing', 'assault'])
      expect(build(game(id), { show: force })).toEqual({ problem: expect.any(String) })
  },
)

test('a name that is a pilot and a crew member is the one at a ship’s place and the other at a slot', () => {
  const xwing = game('xwing')
  const offers = (force: Plain, place: string) => build(xwing, { offers: force, place }) as BuildOffer[]
  const about = (list: readonly BuildOffer[], card: string) => list.find((one) => one.card === card)?.about
  const empty = build(xwing, { empty: 'rebel' }) as Plain
  expect(about(offers(empty, 'ships'), 'lukeskywalker')).toBe('pilot:lukeskywalker')
  expect(about(offers(empty, 'ships'), 'rookiepilot')).toBe('pilot:rookiepilot')
  const falcon = build(xwing, { change: empty, by: { add: 'outerrimsmuggler', at: 'ships' } }) as Plain
  const crew = ['0 0', '0 1', '0 2'].map((place) => about(offers(falcon, place), 'lukeskywalker'))
  expect(crew).toContain('upgrade:lukeskywalker')
})
