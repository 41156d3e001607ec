import type { BuildOffer, Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { pageAtHost } from './page-at-host.ts'

test.each<Plain>([null, 7, 'x', [], {}, { ships: [] }, { name: 'x', faction: 'nobody', ships: [] }])(
  'what is no force is a problem, not a crash: %j',
  (force) => {
    for (const game of ['xwing', 'assault'])
      expect(pageAtHost().ask('show force', { game, force })).toMatchObject({ problem: expect.any(String) })
  },
)

test('a name that is a pilot and a crew member is the one at a ship’s place and the other at a slot', () => {
  const { send } = pageAtHost()
  const game = 'xwing'
  const offers = (force: Plain, place: string) => send('offers for force', { game, force, place })
  const about = (list: readonly BuildOffer[], card: string) => list.find((one) => one.card === card)?.about
  const empty = send('empty force', { game, side: 'rebel' })
  expect(about(offers(empty, 'ships'), 'lukeskywalker')).toBe('pilot:lukeskywalker')
  expect(about(offers(empty, 'ships'), 'rookiepilot')).toBe('pilot:rookiepilot')
  const by = { add: 'outerrimsmuggler', at: 'ships' }
  const falcon = send('change force', { game, force: empty, by })
  const crew = ['0 0', '0 1', '0 2'].map((place) => about(offers(falcon, place), 'lukeskywalker'))
  expect(crew).toContain('upgrade:lukeskywalker')
})
