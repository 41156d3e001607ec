import { type Choice, type Plain, same, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { sights } from '../../test/sights.ts'
import { drill } from '../index.ts'
import { lobby } from '../lobby.ts'
import { scene } from './index.ts'

test('every answer that is listed has a button, and things stand for answers that are listed', () => {
  const onTable = new Set<string>()
  for (const seen of sights()) {
    const { things } = scene(seen)
    const options = seen.question?.options ?? []
    const choices = things.filter((thing): thing is Choice => thing.type === 'choice')
    expect(choices.map(({ answers: [answer] }) => answer)).toEqual(options)
    for (const { type, answers = [] } of things) {
      expect(answers.every((answer) => options.some((one) => same(one, answer)))).toBe(true)
      if (answers.length > 0) onTable.add(`${type} ${seen.question?.step}`)
    }
  }
  expect([...onTable].filter((one) => !one.startsWith('choice')).sort()).toEqual([
    'card use an ability',
    'piece declare target',
    'piece orders',
    'piece use an ability',
  ])
})

test('who stands is in the yard, each on a space of its own', () => {
  for (const seen of sights()) {
    const pieces = scene(seen).things.filter((thing) => thing.type === 'piece')
    expect(pieces.map(({ id }) => id)).toEqual(
      seen.table.cadets.filter(({ grit }) => grit > 0).map(({ id }) => id),
    )
    expect(new Set(pieces.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(pieces.length)
  }
})

test('dice lie on the table while the attack goes on, and can be chosen when they may be rerolled', () => {
  let chosen = 0
  for (const seen of sights()) {
    const dice = scene(seen).things.filter((thing) => thing.type === 'die')
    expect(dice.map(({ face }) => face)).toEqual(seen.table.dice)
    const mayReroll = seen.question?.step === 'reroll attack dice'
    expect(dice.every((die) => (die.choice !== undefined) === mayReroll)).toBe(true)
    if (mayReroll) chosen++
  }
  expect(chosen).toBeGreaterThan(0)
})

test('nobody is shown a hand but the own one [DR-SET-003]', () => {
  for (const seen of sights()) {
    const hand = scene(seen).things.filter((thing) => thing.type === 'card')
    expect(hand.map(({ about }) => about)).toEqual(seen.seat === null ? [] : seen.table.hand)
    expect(hand.every(({ seat }) => seat === seen.seat)).toBe(true)
  }
})

test('whatever is chosen in the lobby can be played', () => {
  for (const red of lobby.forces) {
    for (const blue of lobby.forces) {
      const setup = lobby.setup({ forces: { red: red.force, blue: blue.force }, board: 'yard' })
      expect(drill.checkSetup(setup as unknown as Plain)).toBeNull()
      const s = start(drill, { setup, seed: 'lobby' })
      const grit = (seat: string) =>
        s.table.cadets.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.grit, 0)
      expect([grit('red'), grit('blue')]).toEqual([red.points, blue.points])
    }
  }
})
