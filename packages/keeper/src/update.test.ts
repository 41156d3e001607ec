import { games } from '@sandtable/games'
import { awaited, look, type Match, openMatch, type Seat } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { botAnswers } from './bots.ts'
import { bytesByDecision, mean } from './long-game.ts'
import { pageAtHost } from './page-at-host.ts'
import type { Update } from './protocol.ts'
import { setupFor } from './quick.ts'
import { shownOf } from './shown.ts'
import type { LastSeen } from './table.ts'
import { type Held, type Told, taken, updateFor } from './update.ts'

const playable = games.filter((game) => game.lobby !== undefined)
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Somebody who looks at a match from a seat, or from beside the table. */
function onlooker(match: Match, seat: Seat | null, players: Readonly<Record<Seat, string>>) {
  let told: Told = { number: 0, shown: null, moves: 0 }
  let held: Held = { number: 0, shown: null, record: sent(match.record) }
  let seen: LastSeen | null = null
  return () => {
    const [shown, now] = shownOf(match, look(match.state, seat), 'de', { players, before: seen })
    seen = now
    const [update, after] = updateFor('t', told, shown, match.record.moves.length, match)
    told = after
    const got = taken(held, sent(update))
    if (got === null) throw new Error('the page has lost track')
    held = got
    expect(JSON.stringify(held.shown)).toBe(JSON.stringify(shown))
    return held
  }
}

/** A game to its end, unless it is one that has no end in sight. */
const most = 500

test.each(playable)(
  'whoever was told what is new has the whole table, to the byte: a random game of $id from every seat',
  (game) => {
    const match = openMatch(game, setupFor(game, { game: game.id, seed: 'new' }), 'new')
    const { seats } = match.state
    const players = Object.fromEntries(seats.map((seat) => [seat, 'random']))
    const [first, ...others] = [...seats, null].map((seat) => onlooker(match, seat, players))
    for (let move = 0; match.state.over === null && move < most; move++) {
      const [seat] = awaited(match.state)
      botAnswers({ match, players }, seat as Seat)
      first?.()
      // The others come and look now and then: more has changed for them.
      if (move % 7 === 0) for (const look of others) look()
    }
    for (const look of [first, ...others]) expect(look?.().record).toEqual(match.record)
  },
)

test('so it is after looking back, taking back, another language and another seat', () => {
  const table = 't'
  const at = pageAtHost()
  const record = at.send('lay', { game: 'assault', seed: 's' })
  at.sitDown({ table, record, players: { gold: 'person', silver: 'person' }, language: 'en' })
  const seat = () => at.shown().awaited[0] ?? ''
  const same = () => {
    const { motions, ...before } = at.shown()
    at.send('catch up', { table, moves: at.record().moves.length })
    expect(JSON.stringify({ ...at.shown(), motions })).toBe(
      JSON.stringify({ ...at.shown(), ...before, motions }),
    )
  }
  for (let turn = 0; turn < 40; turn++) {
    at.send('decide', { table, seat: seat() })
    if (turn % 5 === 1) at.send('look', { table, seat: seat(), language: turn % 2 === 0 ? 'en' : 'de' })
    same()
    if (turn % 7 === 3) at.send('turn to', { table, move: turn % 4 })
    same()
    if (turn % 6 === 5) at.send('undo', { table, seat: at.shown().seat ?? '' })
    same()
  }
  expect(at.record().moves.some((move) => 'undo' in move)).toBe(true)
})

test('a page that missed something has lost track, and everything sets it right', () => {
  const table = 't'
  const at = pageAtHost()
  const record = at.send('lay', { game: 'xwing', seed: 's' })
  at.sitDown({ table, record, players: { red: 'random', blue: 'random' }, language: 'en', seat: null })
  for (let turn = 0; turn < 6; turn++) at.goOn()
  at.ask('catch up', { table, moves: 0 })
  const updates = at.messages.flatMap((one): Update[] => ('update' in one ? [one.update] : []))
  const hear = (held: Held | null, which: number) => held && taken(held, updates.at(which) as Update)
  const start: Held = { number: 0, shown: null, record }
  const heard = hear(hear(start, 0), 1)
  expect(heard?.number).toBe(2)
  expect(hear(heard, 3)).toBeNull()
  expect(hear(heard, 2)?.number).toBe(3)
  expect(hear(start, 1)).toBeNull()
  expect(hear(heard, -1)).toEqual({ number: updates.length, shown: at.shown(), record: at.record() })
  const elsewhere = { ...record, hashes: ['another game'] }
  const other = taken({ ...start, record: elsewhere }, { ...(updates[0] as Update), after: null })
  expect(other?.record.hashes[0]).toBe(record.hashes[0])
})

test.each([
  ['xwing', 'steady', 'long 2', 210],
  ['assault', 'random', 'long 0', 500],
] as const)(
  'a decision of a long game of %s costs no more than one of a short game',
  (game, bot, seed, decisions) => {
    const costs = bytesByDecision(game, bot, seed, decisions)
    expect(costs.length).toBeGreaterThanOrEqual(200)
    expect(mean(costs)).toBeLessThan(20_000)
    expect(mean(costs.slice(-100))).toBeLessThan(2 * mean(costs.slice(0, 100)))
  },
)
