import {
  type Card,
  canUse,
  type Effect,
  enter,
  finish,
  flowOf,
  inPlay,
  of,
  own,
  query,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { offered, passes, uses } from './at-the-table.ts'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * "While attacking", "when you are attacked", "your agility": a card speaks of the piece that carries it. The place
 * in which that piece must stand is said, not reckoned anew by every card.
 */
interface Duel {
  readonly attacker: string
  readonly target: string
}

interface Fencing extends Vocabulary {
  table: { cheers: string[] }
  windows: { lunge: Duel }
  queries: { reach: { value: number; about: string }; odds: { value: number; about: Duel } }
}

const { procedure, run, call, window } = flowOf<Fencing>()

const cheer = (s: { table: Fencing['table'] }, effect: Effect) =>
  void s.table.cheers.push(`${effect.on} is ${effect.card}`)

const cards: readonly Card<Fencing>[] = [
  { id: 'bold', rules: [], trigger: { lunge: { of: 'attacker', do: cheer } } },
  { id: 'wary', rules: [], trigger: { lunge: { of: 'target', do: cheer } } },
  { id: 'shy', rules: [], trigger: { lunge: { of: 'attacker', when: () => false, do: cheer } } },
  {
    id: 'loud',
    rules: [],
    trigger: { lunge: { limit: { times: 1, per: 'game', key: 'loud' }, do: cheer } },
  },
  { id: 'long arm', rules: [], query: { reach: own((value) => value + 1) } },
  { id: 'eager', rules: [], query: { odds: of('attacker', (value) => value + 10) } },
  { id: 'calm', rules: [], query: { odds: of('target', (value) => value - 3) } },
]

const bout: Duel = { attacker: 'anna', target: 'bert' }

const main = procedure<object>('game', [
  run('come', (s) => {
    for (const { id: card } of cards)
      for (const on of ['anna', 'bert', 'cleo']) enter(s, { card, seat: 'red', on })
  }),
  call('fight', 'bout', () => bout),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Fencing>({
  id: 'carriers',
  main,
  procedures: [main, procedure<Duel>('bout', [window('lunge')])],
  cards,
  lay: () => ({ cheers: [] }),
})

mustKeepTheContract(game)

const begin = () => start(game, { setup: {}, seed: 'fencing' })

test('an ability of the attacker is offered to the attacker alone, one of the target to the target', () => {
  const s = begin()
  expect(offered(s, 'red')).toEqual(['bold', 'wary', 'loud', 'loud', 'loud', 'pass'])
  uses(s, 'red', 'bold')
  uses(s, 'red', 'wary')
  passes(s, 'red')
  expect(s.table.cheers).toEqual(['anna is bold', 'bert is wary'])
})

test('what a card does to its own value it does to no other', () => {
  const s = begin()
  expect(query(s, 'reach', 1, 'anna')).toBe(2)
  expect(query(s, 'reach', 1, 'nobody')).toBe(1)
})

test('what a card does for the attacker it does in its own attacks alone', () => {
  const s = begin()
  expect(query(s, 'odds', 50, bout)).toBe(57)
  expect(query(s, 'odds', 50, { attacker: 'nobody', target: 'bert' })).toBe(47)
  expect(query(s, 'odds', 50, { attacker: 'anna', target: 'nobody' })).toBe(60)
})

test('whether a card could be used is told by its carrier, its condition and its limit', () => {
  const s = begin()
  const held = (card: string, on: string) => {
    const effect = inPlay(s, { card, on })[0]
    return effect !== undefined && canUse(s, 'lunge', effect, bout)
  }
  expect(held('bold', 'anna')).toBe(true)
  expect(held('bold', 'bert')).toBe(false)
  expect(held('shy', 'anna')).toBe(false)
  expect(held('long arm', 'anna')).toBe(false)
  expect(held('loud', 'cleo')).toBe(true)
  uses(s, 'red', 'loud', 'anna')
  expect(held('loud', 'cleo')).toBe(false)
})
