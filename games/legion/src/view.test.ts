import { randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { commandCard } from './catalogue.ts'
import { legion } from './index.ts'
import { pipsInHand } from './list/hand.ts'
import { readyArmies } from './list/library.ts'
import { view } from './view.ts'

const [first, second] = readyArmies
if (first === undefined || second === undefined) throw new Error('there are no ready-made armies')

const setup = {
  armies: { gold: first.army, silver: second.army },
  format: 'free',
  map: 'crossroads',
}

const pipsOf = (hand: readonly string[]) => hand.map((id) => pipsInHand(commandCard(id))).sort()

test('what nobody has seen of a hand could be other cards that the army allows [LG2-HAND-007]', () => {
  const hands = Array.from({ length: 20 }, (_, at) => {
    const s = start(legion, { setup, seed: 'hands' })
    legion.scramble(s, 'silver', randomFrom(`${at}`))
    expect(s.table.hands.silver).toEqual([...second.army.commands, 'standing-orders'])
    return s.table.hands.gold ?? []
  })
  for (const hand of hands) {
    expect(pipsOf(hand)).toEqual(pipsOf([...first.army.commands, 'standing-orders']))
    expect(new Set(hand).size).toBe(hand.length)
    expect(hand).toContain('standing-orders')
  }
  expect(new Set(hands.flat()).size).toBeGreaterThan(first.army.commands.length + 1)
})

test('[LG2-GEN-009] all but the hands and what lies face down is open to both', () => {
  const s = start(legion, { setup, seed: 'hands' })
  const open = (seat: string) => {
    const { hand: _, ...rest } = view(s, seat)
    return rest
  }
  expect(open('gold')).toEqual(open('silver'))
  const openOnes = Object.keys(s.table).filter((key) => key !== 'hands')
  expect(Object.keys(view(s, 'silver'))).toEqual(expect.arrayContaining(openOnes))
})

test('a card that was shown is known to be there [LG2-HAND-009]', () => {
  const [known = ''] = first.army.commands
  for (let at = 0; at < 10; at++) {
    const s = start(legion, { setup, seed: 'hands' })
    Object.assign(s.table, { shown: { ...s.table.shown, gold: [known] } })
    legion.scramble(s, 'silver', randomFrom(`${at}`))
    expect(s.table.hands.gold).toContain(known)
  }
})

test('[LG2-CMD-by] [LG2-CMD-rw] which order tokens lie aside their owner alone knows', () => {
  const s = start(legion, { setup, seed: 'hands' })
  Object.assign(s.table, {
    pools: { ...s.table.pools, gold: ['corps', 'corps'] },
    reserves: { ...s.table.reserves, gold: ['commander'] },
  })
  expect(view(s, 'gold').reserves.gold).toEqual(['commander'])
  for (const seat of ['silver', null]) {
    const { pools, reserves, asideSizes } = view(s, seat)
    expect([pools.gold, reserves.gold, asideSizes.gold]).toEqual([['commander', 'corps', 'corps'], [], 1])
  }
  const aside = new Set(
    Array.from({ length: 20 }, (_, at) => {
      const other = structuredClone(s)
      legion.scramble(other, 'silver', randomFrom(`${at}`))
      expect([...(other.table.pools.gold ?? []), ...(other.table.reserves.gold ?? [])].sort()).toEqual([
        'commander',
        'corps',
        'corps',
      ])
      return other.table.reserves.gold?.[0]
    }),
  )
  expect(aside).toEqual(new Set(['commander', 'corps']))
})
