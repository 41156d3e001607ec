import { enter, type Frame, type Misread, type Position, pieceAsked, type Referee } from '@sandtable/kernel'
import { count, fields, listOf, mapOf, number, oneOf, rerollSentences } from '@sandtable/kit'
import { tricks } from '../cards/tricks.ts'
import { handOf } from '../hand.ts'
import { checkSetup } from '../setup.ts'
import type { Drill, DrillTable } from '../state.ts'

/** How scenarios speak of Drill. They begin with the orders of a round, hands dealt as they say. */
export const referee: Referee<Drill> = {
  position(spec, at): Position | Misread {
    if (at !== null && at !== 'orders')
      return { problem: 'Drill scenarios begin with the orders', expected: 'at: orders' }
    const misread = spec === null ? null : table(spec, [])
    if (misread !== null) return misread
    const { grit = {}, hands = {}, decks = {}, round = 1, initiative = 'red' } = (spec ?? {}) as TableSpec
    const setup = { grit }
    const wrong = checkSetup(setup)
    if (wrong !== null) return { problem: wrong, path: ['grit'] }
    return {
      setup,
      arrange(s) {
        const table = s.table as DrillTable
        table.round = round - 1
        table.initiative = initiative
        for (const { id, seat } of table.cadets) enter(s, { card: 'guard', seat, on: id })
        for (const seat of s.seats) {
          for (const card of hands[seat] ?? []) enter(s, { card, seat })
          table.decks[seat] = [...(decks[seat] ?? [])].reverse()
        }
        // The set-up has been done by hand: go on with the first round.
        const [game] = s.stack
        ;(game as Frame).step = 1
      },
    }
  },
  sentences: [
    { pattern: 'aim with {cadet}', answer: ({ cadet = '' }) => ({ cadet, stance: 'aim' }) },
    { pattern: 'rush with {cadet}', answer: ({ cadet = '' }) => ({ cadet, stance: 'rush' }) },
    { pattern: '{cadet} attacks {target}', subject: 'cadet', answer: ({ target = '' }) => target },
    ...rerollSentences,
  ],
  asked: (s, question) => pieceAsked(s, question, ['attacker']),
  look: (s) => ({
    ...Object.fromEntries(s.table.cadets.map(({ id, grit }) => [id, { grit }])),
    ...Object.fromEntries(
      s.seats.map((seat) => [seat, { hand: handOf(s, seat).map((trick) => trick.card) }]),
    ),
    game: { round: s.table.round, initiative: s.table.initiative },
  }),
}

const piles = listOf(oneOf(tricks.map((trick) => trick.id)))

const table = fields({
  grit: mapOf(number),
  hands: fields({ red: piles, blue: piles }),
  decks: fields({ red: piles, blue: piles }),
  round: count,
  initiative: oneOf(['red', 'blue']),
})

/** What the shape above lets through. */
interface TableSpec {
  readonly grit?: Readonly<Record<string, number>>
  readonly hands?: Piles
  readonly decks?: Piles
  readonly round?: number
  readonly initiative?: string
}

type Piles = Readonly<Record<string, readonly string[]>>
