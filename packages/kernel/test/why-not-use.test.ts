import {
  type Card,
  enter,
  finish,
  flowOf,
  refuse,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/** Cards that cannot be used say by which rule: their own, unless another one forbids it. */
interface Duel extends Vocabulary {
  table: object
  windows: { parry: object }
}

const { procedure, run, window } = flowOf<Duel>()
const does = { do: () => {} }
const tired = { when: () => false, ...does }

const cards: readonly Card<Duel>[] = [
  { id: 'dodge', rules: ['DU-DODGE-001'], trigger: { parry: does } },
  { id: 'lunge', rules: ['DU-LUNGE-001'], trigger: { parry: { ...tired, why: () => null } } },
  { id: 'riposte', rules: ['DU-RIPOSTE-001'], trigger: { parry: { ...tired, why: () => 'DU-TIRED-001' } } },
  { id: 'bow', rules: ['DU-BOW-001'] },
]

const game = smallGame<Duel>({
  id: 'why-not-use',
  main: procedure<object>('duel', [
    run('open', (s) => {
      for (const { id } of cards) enter(s, { card: id, seat: 'red' })
      enter(s, { card: 'riposte', seat: 'blue' })
    }),
    window('parry'),
    run('close', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
  ]),
  cards,
  lay: () => ({}),
})

const why = (card: string) =>
  refuse(start(game, { setup: {}, seed: 's' }) as unknown as State, 'red', { use: 9, card })

test('a card that cannot be used names the rule that forbids it, else its own', () => {
  expect(why('riposte')).toBe('DU-TIRED-001')
  expect(why('lunge')).toBe('DU-LUNGE-001')
  expect(why('dodge')).toBe('DU-DODGE-001')
})

test('what has another moment says so itself, and what there is not is not in the list', () => {
  expect(why('bow')).toBe('DU-BOW-001')
  expect(why('feint')).toBe('ST-ASK-003')
})
