import { expect, test } from 'vitest'
import { pageAtHost } from './page-at-host.ts'
import type { Answered, Kind, News, ReplyTo } from './protocol.ts'

const table = 't'

/** A page that plays red; blue is played by a bot here, or at another page (where it does as the bot does). */
function seated(holds?: readonly string[]) {
  const at = pageAtHost()
  const record = at.send('lay', { game: 'xwing', seed: 'nobody knows' })
  const players = { red: 'person', blue: 'steady' }
  at.sitDown({ table, record, players, language: 'en', ...(holds && { holds }) })
  while (at.goOn());
  const news = () => at.messages.filter((one): one is News => !('call' in one))
  const grown = () => news().flatMap((one) => ('update' in one && one.update.record) || [])
  return { ...at, record: at.record, laid: record, news, grown }
}

const refused = (told: Answered<ReplyTo<Kind>>) => ('problem' in told ? told.problem : null)

test('one looks with the eyes of a seat that one plays, or with nobody’s', () => {
  const { ask, shown } = seated()
  expect(refused(ask('look', { table, seat: 'blue', language: 'en' }))).toBe('nobody at this page plays blue')
  expect(shown().seat).toBe('red')
  expect(refused(ask('look', { table, seat: 'nobody', language: 'en' }))).not.toBeNull()
  expect(refused(ask('look', { table, seat: null, language: 'en' }))).toBeNull()
  expect(shown().seat).toBeNull()
})

test('one sits down only where one plays, and speaks for nobody else', () => {
  const { ask, laid } = seated()
  const players = { red: 'person', blue: 'steady' }
  const resume = { table: 'other', record: laid, players, language: 'en', seat: 'blue' } as const
  expect(refused(ask('resume', resume))).toBe('nobody at this page plays blue')
  const by = { table, seat: 'blue' }
  for (const told of [
    ask('answer', { ...by, answer: 0 }),
    ask('undo', by),
    ask('concede', by),
    ask('decide', by),
    ask('propose', { ...by, change: { end: { winner: null, reason: 'agreed' } } }),
    ask('agree', { ...by, yes: true }),
    ask('preview', { ...by, answer: 0 }),
    ask('mean', { ...by, meant: { piece: 'blue-1' } }),
    ask('try', { ...by, answer: null }),
  ])
    expect(refused(told)).toBe('nobody at this page plays blue')
})

test('once a game is over everybody may look with every eye', () => {
  const { send, shown } = seated()
  send('concede', { table, seat: 'red' })
  send('look', { table, seat: 'blue', language: 'en' })
  expect(shown().seat).toBe('blue')
})

test('where others play, seed and moves come when the game is over, and then all of them', () => {
  const { send, ask, shown, news, grown, laid } = seated(['red'])
  for (let turn = 0; turn < 5; turn++) send('decide', { table, seat: 'red' })
  expect(shown().moves).toBeGreaterThan(5)
  expect(grown()).toEqual([])
  expect(JSON.stringify(news())).not.toContain(laid.seed)
  expect(refused(ask('branch', { table, move: 1, seed: 'other' }))).toContain('when the game is over')
  send('concede', { table, seat: 'red' })
  expect(shown().over).not.toBeNull()
  expect(grown()).toHaveLength(1)
  expect(grown()[0]).toMatchObject({ from: 0, over: true })
  expect(grown()[0]?.moves.length).toBe(shown().moves)
})

test('where all seats are at one page it has the record, to keep it', () => {
  const { send, shown, record } = seated()
  send('decide', { table, seat: 'red' })
  expect(record().moves.length).toBe(shown().moves)
})
