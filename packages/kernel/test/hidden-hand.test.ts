import {
  answer,
  type Card,
  clone,
  type Effect,
  enter,
  finish,
  flowOf,
  inPlay,
  journalFor,
  leave,
  look,
  mix,
  openMatch,
  questionFor,
  recast,
  reveal,
  type Seat,
  type State,
  shuffle,
  start,
  submit,
  tell,
  undo,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * A reaction out of a hidden hand. Imperial Assault's command cards and Apex's reactions may be played when an
 * attack comes; if the question came only to those who hold a fitting card, being asked would give it away. So
 * it comes to whoever holds any card at all, which everybody knows.
 */
interface Attack {
  blocked: boolean
}

interface Ambush extends Vocabulary {
  table: { deck: string[]; hits: number; attacks: number }
  windows: { react: Attack }
}

const { procedure, run, ask, call, repeat, window } = flowOf<Ambush>()

const cards: readonly Card<Ambush>[] = [
  {
    id: 'parry',
    rules: [],
    secret: true,
    trigger: {
      react: {
        when: (_, __, attack) => !attack.blocked,
        pay: play,
        do: (_, __, attack) => {
          attack.blocked = true
        },
      },
    },
  },
  { id: 'feint', rules: [], secret: true },
]

/** A card that is played is known to all: nobody can take that back. */
function play(s: State<Ambush>, effect: Effect): void {
  leave(s, effect.id)
  reveal(s)
}

const handOf = (s: State<Ambush>) => inPlay(s, { seat: 'blue' })

const attack = procedure<Attack>('attack', [
  ask('declare', { seats: () => 'red', options: () => ['high', 'low'], answer: () => {} }),
  window('react', {
    order: () => ['blue'],
    offer: (s, _, seat) => seat === 'blue' && handOf(s).length > 0,
  }),
  run('resolve', (s, v) => {
    s.table.attacks++
    if (!v.blocked) s.table.hits++
    tell(s, { type: 'attack', blocked: v.blocked })
  }),
])

const main = procedure<object>('game', [
  run('deal', (s) => {
    shuffle(s, s.table.deck)
    for (let i = 0; i < 2; i++) {
      const card = s.table.deck.pop() ?? ''
      enter(s, { card, seat: 'blue' })
      tell(s, { type: 'drew', card }, ['blue'])
    }
  }),
  call('attack', 'attack', () => ({ blocked: false })),
  repeat('attack', (s) => s.table.attacks < 3),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Ambush>({
  id: 'hidden-hand',
  main,
  procedures: [main, attack],
  cards,
  lay: () => ({ deck: ['parry', 'parry', 'feint', 'feint'], hits: 0, attacks: 0 }),
  view: (s, seat) => ({
    hits: s.table.hits,
    attacks: s.table.attacks,
    cards: handOf(s).length,
    hand: seat === 'blue' ? handOf(s).map((effect) => effect.card) : [],
  }),
  scramble: (s, seat, random) => {
    const hidden = seat === 'blue' ? [] : handOf(s)
    const unseen = [...s.table.deck, ...hidden.map((effect) => effect.card)]
    mix(random, unseen)
    for (const effect of hidden) recast(s, effect.id, unseen.pop() ?? '')
    s.table.deck = unseen
  },
})

mustKeepTheContract(game)

/** A game in which blue holds these two. */
function holding(...hand: string[]): State<Ambush> {
  const s = start(game, { setup: {}, seed: 'ambush' })
  for (const [at, effect] of handOf(s).entries()) recast(s, effect.id, hand[at] ?? '')
  s.table.deck = ['feint']
  return s
}

/** All that a seat gets, as it is sent. */
const seen = (s: State<Ambush>, seat: Seat) => JSON.stringify(look(s, seat))

test('blue is asked, whether it can parry or not, and red cannot tell which', () => {
  const able = holding('parry', 'feint')
  const unable = holding('feint', 'feint')
  for (const s of [able, unable]) answer(s, 'red', 'high')
  expect(offered(able, 'blue')).toEqual(['parry', 'pass'])
  expect(offered(unable, 'blue')).toEqual(['pass'])
  expect(seen(able, 'red')).toBe(seen(unable, 'red'))
  for (const s of [able, unable]) passes(s, 'blue')
  expect(seen(able, 'red')).toBe(seen(unable, 'red'))
})

test('what was drawn is told to whoever drew it, and to nobody else', () => {
  const match = openMatch(game, {}, 'ambush')
  const drawn = handOf(match.state).map(({ card }) => ({ type: 'drew', card, to: ['blue'] }))
  expect(journalFor(match, 'blue')).toEqual(drawn)
  expect(journalFor(match, 'red')).toEqual([])
  expect(journalFor(match, null)).toEqual([])
})

test('a side without cards is not asked: everybody knows that', () => {
  const s = holding('parry', 'feint')
  for (const { id } of handOf(s)) leave(s, id)
  answer(s, 'red', 'high')
  expect(questionFor(s, 'blue')).toBeNull()
  expect(s.table).toMatchObject({ attacks: 1, hits: 1 })
})

test('a parry blocks the attack and is gone', () => {
  const s = holding('parry', 'feint')
  answer(s, 'red', 'high')
  uses(s, 'blue', 'parry')
  expect(offered(s, 'blue')).toEqual(['pass'])
  passes(s, 'blue')
  expect(s.table).toMatchObject({ attacks: 1, hits: 0 })
  expect(handOf(s).map((effect) => effect.card)).toEqual(['feint'])
})

test('a card that was shown cannot be taken back into the hand; a decision not to show one can', () => {
  const match = openMatch(game, {}, 'parry at hand')
  submit(match, { seat: 'red', answer: 'low' })
  const before = clone(match.state)
  submit(match, { seat: 'blue', answer: 'pass' })
  expect(undo(match, 'blue')).toBeNull()
  expect(match.state).toEqual(before)
  const parry = questionFor(match.state, 'blue')?.options?.[0] ?? null
  expect(parry).toMatchObject({ card: 'parry' })
  submit(match, { seat: 'blue', answer: parry })
  expect(undo(match, 'blue')).toBe('ST-UNDO-002')
})
