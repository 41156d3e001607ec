import {
  enter,
  type Frame,
  type Misread,
  type Plain,
  type Position,
  pieceAsked,
  type Referee,
} from '@sandtable/kernel'
import { rerollSentences } from '@sandtable/kit'
import { tricks } from '../cards/tricks.ts'
import { handOf } from '../hand.ts'
import { cadetIds, checkSetup } from '../setup.ts'
import type { Drill, DrillTable } from '../state.ts'

/** How scenarios speak of Drill. They begin with the orders of a round, hands dealt as they say. */
export const referee: Referee<Drill> = {
  position(spec, at): Position | Misread {
    if (at !== null && at !== 'orders')
      return { problem: 'Drill scenarios begin with the orders', expected: 'at: orders' }
    const { grit = {}, hands = {}, decks = {}, ...rest } = (spec ?? {}) as Record<string, Plain>
    const setup = { grit }
    const wrong = checkSetup(setup)
    if (wrong !== null) return { problem: wrong, path: ['grit'] }
    const { round = 1, initiative = 'red', ...unknown } = rest
    const [first] = Object.keys(unknown)
    if (first !== undefined)
      return {
        problem: `“${first}” is not known`,
        path: [first],
        expected: 'grit, hands, decks, round, initiative',
      }
    for (const [where, piles] of Object.entries({ hands, decks })) {
      const problem = checkPiles(piles)
      if (problem !== null) return { problem, path: [where], expected: `sides with lists of ${trickNames}` }
    }
    if (initiative !== 'red' && initiative !== 'blue') return { problem: 'red or blue', path: ['initiative'] }
    if (typeof round !== 'number') return { problem: 'a number', path: ['round'] }
    return {
      setup,
      arrange(s) {
        const table = s.table as DrillTable
        table.round = round - 1
        table.initiative = initiative
        for (const id of cadetIds) enter(s, { card: 'guard', seat: id.slice(0, id.indexOf('-')), on: id })
        for (const seat of s.seats) {
          for (const card of (hands as Piles)[seat] ?? []) enter(s, { card, seat })
          table.decks[seat] = [...((decks as Piles)[seat] ?? [])].reverse()
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

type Piles = Record<string, string[]>

const trickNames = tricks.map((trick) => trick.id).join(', ')

function checkPiles(piles: Plain): string | null {
  if (typeof piles !== 'object' || piles === null || Array.isArray(piles))
    return 'red and blue with their tricks'
  for (const [seat, cards] of Object.entries(piles)) {
    if (seat !== 'red' && seat !== 'blue') return `no side “${seat}”`
    if (!Array.isArray(cards)) return `${seat}: a list of tricks`
    const wrong = cards.find((card) => !tricks.some((trick) => trick.id === card))
    if (wrong !== undefined) return `no trick “${String(wrong)}”`
  }
  return null
}
