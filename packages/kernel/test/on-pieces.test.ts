import {
  type Card,
  clone,
  type Effect,
  enter,
  finish,
  flowOf,
  inPlay,
  leave,
  numbersHaving,
  recast,
  type State,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

const { procedure, run } = flowOf<Vocabulary>()
const cards: readonly Card[] = [
  { id: 'ace', rules: [] },
  { id: 'king', rules: [], layer: 1 },
]
const main = procedure<object>('game', [run('end', (s) => finish(s, { winner: null, reason: 'over' }))])
const game = smallGame<Vocabulary>({ id: 'pieces', lay: () => ({}), main, cards })

/** As it says itself: all that ever came into play, one after the other. */
function plainly(s: State, on: string, card?: string): Effect[] {
  const all = Array.from({ length: s.lastEffect }, (_, at) => s.effects[at + 1])
  return all.flatMap((one) => (one?.on === on && (card ?? one.card) === one.card ? [one] : []))
}

type Deed =
  | { readonly does: 'enter'; readonly card: number; readonly on: number }
  | { readonly does: 'leave' | 'recast'; readonly which: number }
  | { readonly does: 'copy' | 'ask' | 'look' }

const pieces = ['anna', 'bert', null]
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ does: fc.constant('enter' as const), card: fc.nat(1), on: fc.nat(2) }),
  fc.record({ does: fc.constantFrom('leave' as const, 'recast' as const), which: fc.nat(20) }),
  fc.record({ does: fc.constantFrom('copy' as const, 'ask' as const, 'look' as const) }),
)

test('what is on a piece is found as if all cards in play were looked at, whatever comes, goes, turns or is copied', () => {
  holds(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      let s: State = start(game, { setup: {}, seed: 'a' })
      for (const one of deeds) {
        if (one.does === 'enter') enter(s, { card: cards[one.card]?.id ?? '', on: pieces[one.on] ?? null })
        else if (one.does === 'leave') leave(s, one.which)
        else if (one.does === 'recast' && s.effects[one.which] !== undefined) recast(s, one.which, 'king')
        else if (one.does === 'copy') s = clone(s)
        // What only looks at a state may have another count of what came into play before.
        else if (one.does === 'look') expect(inPlay({ ...s, lastEffect: 0 }, { on: 'anna' })).toEqual([])
        if (one.does !== 'ask') continue
        for (const on of ['anna', 'bert']) {
          expect(inPlay(s, { on })).toEqual(plainly(s, on))
          expect(inPlay(s, { on, card: 'king' })).toEqual(plainly(s, on, 'king'))
          // Only the king has a layer.
          expect(numbersHaving(s, on, 'layer')).toEqual(plainly(s, on, 'king').map(({ id }) => id))
        }
      }
      for (const on of ['anna', 'bert', 'nobody']) expect(inPlay(s, { on })).toEqual(plainly(s, on))
    }),
  )
})

test('a card that is turned has the parts of the other one at once', () => {
  const s: State = start(game, { setup: {}, seed: 'a' })
  const id = enter(s, { card: 'ace', on: 'anna' })
  expect(numbersHaving(s, 'anna', 'layer')).toEqual([])
  recast(s, id, 'king')
  expect(numbersHaving(s, 'anna', 'layer')).toEqual([id])
})
