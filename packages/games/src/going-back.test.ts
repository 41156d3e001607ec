import {
  awaited,
  type Game,
  type Match,
  openMatch,
  opponentsOf,
  pickOne,
  type Random,
  randomFrom,
  replay,
  sampleFor,
  submit,
} from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from './index.ts'

function playOn(match: Match, decisions: number, random: Random): void {
  for (let made = 0; made < decisions && match.state.over === null; made++) {
    const seat = pickOne(random, awaited(match.state))
    expect(submit(match, { seat, answer: sampleFor(match.state, seat, random) })).toBeNull()
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: from any point to which both sides go back, the game goes on, and plays back',
  (_, game: Game) => {
    holds(
      fc.property(fc.nat(10_000), fc.nat(80), fc.nat(80), (number, decisions, back) => {
        const random = randomFrom(`back ${number}`)
        const match = openMatch(game, game.randomSetup(random), `back ${number}`)
        playOn(match, decisions + 1, random)
        const { over, seats } = match.state
        if (over !== null) return
        const [one = ''] = seats
        const [other = ''] = opponentsOf(match.state, one)
        const undo = Math.max(0, match.inForce.length - 1 - back)
        expect(submit(match, { seat: one, propose: { undo } })).toBeNull()
        expect(submit(match, { seat: other, agree: true })).toBeNull()
        expect(match.inForce).toHaveLength(undo)
        playOn(match, 20, random)
        expect(replay(game, match.record, { verify: true })).not.toHaveProperty('problem')
      }),
      { numRuns: 5 },
    )
  },
  60_000,
)

const withDecks = games.filter(({ mixUnseen }) => mixUnseen !== undefined)

test.each(withDecks.map((game) => [game.id, game] as const))(
  '%s: the decks lie in another order after going back [ST-UNDO-002]',
  (_, game: Game) => {
    const setup = game.randomSetup(randomFrom('decks'))
    const decksOf = ({ state }: Match) => JSON.stringify((state.table as { decks: unknown }).decks)
    const match = openMatch(game, setup, 'decks')
    const [one = ''] = match.state.seats
    const [other = ''] = opponentsOf(match.state, one)
    const before = decksOf(match)
    playOn(match, 1, randomFrom('one move'))
    submit(match, { seat: one, propose: { undo: 0 } })
    submit(match, { seat: other, agree: true })
    expect(decksOf(match)).not.toBe(before)
    expect(decksOf(match)).toHaveLength(before.length)
  },
)
