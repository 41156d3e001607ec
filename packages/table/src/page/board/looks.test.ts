import { pageAtHost } from '@sandtable/keeper/page-at-host'
import { expect, test } from 'vitest'
import { arrow, lookOf } from './looks.ts'

test.each(['xwing', 'assault', 'drill'])('%s brings a look for every piece on its table', (game) => {
  const at = pageAtHost()
  const looks = at.send('looks', { game })
  const record = at.send('lay', { game, seed: 'looks' })
  const seats = at.send('offer', {}).find((one) => one.id === game)?.seats ?? []
  const players = Object.fromEntries(seats.map((seat) => [seat, 'steady']))
  at.sitDown({ table: 't', record, players, language: 'en', holds: [] })
  const drawn = new Map<string, boolean>()
  for (let moves = 0; moves < 60 && at.goOn(); moves++)
    for (const one of at.shown().scene.things)
      if (one.type === 'piece' && one.form.type !== 'stroke')
        drawn.set(`${one.kind} ${one.look}`, lookOf(looks, one.look, one.kind) !== arrow)
  expect(drawn.size).toBeGreaterThan(0)
  expect([...drawn].filter(([, isDrawn]) => !isDrawn)).toEqual([])
})

test('what a game has not drawn is a thing of its kind, or an arrow; while looks are on their way it is nothing', () => {
  const mine = { crate: { shape: 'mine' } }
  expect(lookOf(mine, 'crate-red', 'crate').shape).toBe('mine')
  expect(lookOf({}, 'crate-red', 'crate').shape).not.toBe(arrow.shape)
  expect(lookOf({}, 'toString', 'constructor')).toBe(arrow)
  expect(lookOf(null, 'crate-red', 'crate').shape).toBe('')
})
