import { enter, type Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { shipOf, type XState } from '../src/state.ts'
import type { Attack } from '../src/vocabulary/attacks.ts'
import type { XCard } from '../src/vocabulary/card.ts'
import { begin, say, withCards } from './position.ts'

const moments = [
  'declare target',
  'before attack roll',
  'attack dice rolled',
  'modify attack dice',
  'before defense roll',
  'defense dice rolled',
  'modify defense dice',
  'compare results',
  'attack hits',
  'damage dealt',
  'after attack',
] as const

type Look = (s: XState, v: Attack) => Plain

/** A card that does nothing but note what it sees at every moment of an attack. */
function witness(seen: [string, Plain][], look: Look): XCard {
  const noting = (moment: string) => ({
    forced: true,
    do: (s: XState, _: unknown, v: Attack) => void seen.push([moment, look(s, v)]),
  })
  return {
    id: 'witness',
    rules: [],
    trigger: Object.fromEntries(moments.map((moment) => [moment, noting(moment)])),
  }
}

/** What the witness saw of a torpedo attack with these dice. */
function watched(look: Look, dice: readonly string[]): [string, Plain][] {
  const seen: [string, Plain][] = []
  const s = begin(withCards(witness(seen, look)), {
    table: {
      red: {
        rookie: { pilot: 'rookiepilot', at: [400, 300], upgrades: ['protontorpedoes'], locks: ['academy'] },
      },
      blue: { academy: { pilot: 'academypilot', at: [400, 460] } },
    },
    at: 'combat',
    script: dice,
    arrange: (state) => void enter(state, { card: 'witness' }),
  })
  say(s, 'red', { weapon: 0, target: 'academy' })
  return seen
}

const hit = ['hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank']
const miss = ['hit', 'blank', 'blank', 'blank', 'evade', 'blank', 'blank']

test('an attack goes through its steps in the order of the timing chart [XW-TIME-001] [XW-TIME-023]', () => {
  expect(watched(() => null, hit).map(([moment]) => moment)).toEqual(moments)
  expect(watched(() => null, miss).map(([moment]) => moment)).toEqual(
    moments.filter((moment) => moment !== 'attack hits' && moment !== 'damage dealt'),
  )
})

test('costs come between the declaration and all that a defender is needed for [XW-TIME-004] [XW-TIME-005]', () => {
  const paid = watched((s, v) => shipOf(s, v.attacker).locks.length === 0, hit)
  expect(paid.map(([, yes]) => yes)).toEqual(moments.map((moment) => moment !== 'declare target'))
})

test('dice are rolled where the chart has them [XW-TIME-007] [XW-TIME-013]', () => {
  const rolled = new Map(watched((_, v) => [v.attackDice.length, v.defenseDice.length], hit))
  expect(rolled.get('before attack roll')).toEqual([0, 0])
  expect(rolled.get('attack dice rolled')).toEqual([4, 0])
  expect(rolled.get('before defense roll')).toEqual([4, 0])
  expect(rolled.get('defense dice rolled')).toEqual([4, 3])
})
