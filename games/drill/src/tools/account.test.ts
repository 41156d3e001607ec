import {
  accountOf,
  awaited,
  type Match,
  openMatch,
  placeAt,
  randomFrom,
  submit,
  undo,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { steady } from '../bot.ts'
import { drill } from '../index.ts'
import type { Drill } from '../state.ts'

const random = randomFrom('account')

function answerOnce(match: Match<Drill>): void {
  const [seat = ''] = awaited(match.state)
  submit(match, { seat, answer: steady.choose(placeAt(match.state, seat), random) })
}

/** A drill to its end; `fickle`: whoever may takes each order back once. */
function played(seed: string, fickle = false): Match<Drill> {
  const match = openMatch(drill, {}, seed)
  while (match.state.over === null) {
    const [seat = ''] = awaited(match.state)
    answerOnce(match)
    if (fickle && match.state.over === null && undo(match, seat) === null) answerOnce(match)
  }
  return match
}

test('no account is given before the end', () => {
  const match = openMatch(drill, {}, 'a')
  answerOnce(match)
  expect(accountOf(match)).toBeNull()
})

test('the account of a drill: grit from 9 to what is left, damage that explains it, and who fell', () => {
  const match = played('a')
  const account = accountOf(match)
  const cadets = match.state.table.cadets
  const left = (seat: string) => cadets.reduce((sum, one) => sum + (one.seat === seat ? one.grit : 0), 0)
  expect(account?.points[0]).toEqual({ move: 0, of: { red: 9, blue: 9 } })
  expect(account?.points.at(-1)?.of).toEqual({ red: left('red'), blue: left('blue') })
  expect(account?.rounds).toHaveLength(match.state.table.round)
  const fallen = account?.harms.filter((harm) => harm.defeated).map(({ to }) => to.piece)
  expect(new Set(fallen)).toEqual(new Set(cadets.filter((one) => one.grit === 0).map((one) => one.id)))
  for (const { by, to } of account?.harms ?? []) expect(by?.seat).not.toBe(to.seat)
})

test('each die counts once, for whoever rolled it, against three hits in six', () => {
  const match = played('b')
  const dice = { red: 0, blue: 0 }
  let rerolls = 0
  for (const entry of match.journal.flat()) {
    const faces = Array.isArray(entry.dice) ? entry.dice.length : 0
    const seat = String(entry.attacker).startsWith('red') ? 'red' : 'blue'
    if (entry.type === 'rolled') dice[seat] += faces
    rerolls += entry.type === 'rerolled' ? 1 : 0
  }
  for (const { seat, dice: rolled, expected, variance } of accountOf(match)?.luck ?? []) {
    expect(expected).toBe(rolled / 2)
    expect(variance).toBe(rolled / 4)
    // Rerolls come on top.
    expect(rolled).toBeGreaterThanOrEqual(dice[seat as 'red' | 'blue'])
  }
  expect(rerolls).toBeGreaterThan(0)
})

test('what is taken back is not counted, and the turning point is a move at which points changed', () => {
  const match = played('c', true)
  const account = accountOf(match)
  expect(match.record.moves.length).toBeGreaterThan(match.inForce.length)
  const hurt = match.journal.flat().filter((entry) => entry.type === 'damage' && Number(entry.amount) > 0)
  const total = (harms: readonly { readonly damage: number }[]) =>
    harms.reduce((sum, one) => sum + one.damage, 0)
  expect(total(account?.harms ?? [])).toBe(hurt.reduce((sum, entry) => sum + Number(entry.amount), 0))
  expect(account?.points.slice(1).map(({ move }) => move)).toContain(account?.turn)
})
