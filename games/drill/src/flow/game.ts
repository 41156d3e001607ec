import { enter, finish, type Seat, type State, shuffle, tell } from '@sandtable/kernel'
import { tricks } from '../cards/tricks.ts'
import { drawTrick, handOf } from '../hand.ts'
import {
  type Attack,
  byInitiative,
  cadet,
  type Drill,
  handSize,
  otherSide,
  rounds,
  type Stance,
  standing,
} from '../state.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

const stances: readonly Stance[] = ['aim', 'rush']

/** DR-SET, then round after round. */
export const game = procedure('game', [
  run('set up', (s) => {
    for (const one of s.table.cadets) enter(s, { card: 'guard', seat: one.seat, on: one.id })
    for (const seat of s.seats) {
      const deck = tricks.flatMap((trick) => [trick.id, trick.id])
      shuffle(s, deck)
      s.table.decks[seat] = deck
      for (let i = 0; i < handSize; i++) drawTrick(s, seat)
    }
  }),
  call('play a round', 'round', () => ({})),
  repeat('play a round'),
])

export const round = procedure(
  'round',
  [
    run('begin', (s) => {
      s.table.round++
      s.table.orders = {}
      tell(s, { type: 'round', number: s.table.round, initiative: s.table.initiative })
    }),
    window('start of round'),
    ask('orders', {
      rule: 'DR-ORD-001',
      seats: (s) => byInitiative(s),
      options: (s, _, seat) =>
        standing(s, seat).flatMap((one) => stances.map((stance) => ({ cadet: one.id, stance }))),
      why: (s, _, answer, seat) => {
        const named = (answer as { cadet?: unknown } | null)?.cadet
        const own = s.table.cadets.some((one) => one.id === named && one.seat === seat)
        return own ? 'DR-ORD-002' : null
      },
      answer: (s, _, order, seat) => {
        s.table.orders[seat] = order
      },
    }),
    run('reveal orders', (s) => {
      for (const seat of byInitiative(s)) {
        const order = s.table.orders[seat]
        if (order !== undefined) tell(s, { type: 'order', seat, ...order })
      }
    }),
    call('first attack', 'attack', (s) => attackOf(s, s.table.initiative)),
    call('second attack', 'attack', (s) => attackOf(s, otherSide(s.table.initiative))),
    run('end', (s) => {
      for (const seat of byInitiative(s)) if (handOf(s, seat).length < handSize) drawTrick(s, seat)
      s.table.initiative = otherSide(s.table.initiative)
      if (s.table.round < rounds) return
      const grit = (seat: Seat) => standing(s, seat).reduce((sum, one) => sum + one.grit, 0)
      const [red, blue] = [grit('red'), grit('blue')]
      const winner = red > blue ? 'red' : blue > red ? 'blue' : null
      finish(s, { winner, reason: 'grit', score: { red, blue } })
    }),
  ],
  { period: 'round', about: (s) => ({ round: s.table.round }) },
)

/** The attack that a side's order asks for; a cadet that is down does not attack. */
function attackOf(s: State<Drill>, seat: Seat): Attack | null {
  const order = s.table.orders[seat]
  if (order === undefined || cadet(s, order.cadet).grit === 0) return null
  return { attacker: order.cadet, stance: order.stance, target: '', dice: [] }
}
