import type { Advice } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { pageAtHost } from './page-at-host.ts'

const table = 't'

function seated(game: string, seats: readonly [string, string]) {
  const at = pageAtHost()
  const record = at.send('lay', { game, seed: 'a hint' })
  at.sitDown({ table, record, players: { [seats[0]]: 'person', [seats[1]]: 'easy' }, language: 'en' })
  while (at.goOn());
  return at
}

describe.each([
  ['xwing', ['red', 'blue']],
  ['assault', ['gold', 'silver']],
] as const)('%s', (game, seats) => {
  test('a hint is an answer that may be given, with reasons in both languages, and nothing is done', () => {
    const { send, shown, goOn } = seated(game, seats)
    const [seat] = seats
    const reasons: Advice['reasons'][number][] = []
    for (let asked = 0; asked < 12 && shown().over === null; asked++) {
      const { moves } = shown()
      const hint = send('hint', { table, seat })
      expect(shown().moves).toBe(moves)
      if (hint === null) throw new Error('it is asked, and has no hint')
      reasons.push(...hint.reasons)
      expect(send('answer', { table, seat, answer: hint.answer })).toBeNull()
      while (goOn());
    }
    expect(shown().hints).toBe(true)
    expect(reasons.length).toBeGreaterThan(2)
    for (const { en, de } of reasons) {
      expect(en).toMatch(/^\S.*\.$/)
      expect(de).toMatch(/^\S.*\.$/)
      expect(de).not.toBe(en)
    }
  })
})

test('nobody gets a hint for another seat, nor an account before the end', () => {
  const { ask, send, shown } = seated('drill', ['red', 'blue'])
  expect(ask('hint', { table, seat: 'blue' })).toMatchObject({ problem: 'nobody at this page plays blue' })
  expect(send('account', { table })).toBeNull()
  expect(shown().won).toBeNull()
  send('concede', { table, seat: 'red' })
  expect(shown().won).toBe(false)
  expect(send('account', { table })).toMatchObject({ points: [{ move: 0 }], turn: null })
  send('look', { table, seat: 'blue', language: 'en' })
  expect(shown().won).toBe(true)
})

test('the same forces once more: the setup of a game that was played, with other dice', () => {
  const { send } = seated('drill', ['red', 'blue'])
  const first = send('lay', { game: 'xwing', seed: 'one' })
  const again = send('lay', { game: 'xwing', seed: 'two', setup: first.setup })
  expect(again.setup).toEqual(first.setup)
  expect(again.seed).toBe('two')
})
