import { look } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { attackDice, defenceDice } from '../../data/dice.ts'
import { begin, choose } from '../../test/position.ts'
import { assault } from '../index.ts'
import { scene } from '../scene/index.ts'
import { diceIn } from './dice-in.ts'

const dieIn = (colour: string, face: string) =>
  diceIn({ type: 'rolled', attack: [{ colour, face }], defence: [] })[0]

test('a face is told symbol by symbol; of accuracy the number', () => {
  expect(dieIn('blue', '3 accuracy 1 damage 1 surge')).toEqual({
    kind: 'blue',
    symbols: [
      { name: 'accuracy', count: 3 },
      { name: 'damage', count: 1 },
      { name: 'surge', count: 1 },
    ],
    label: {
      en: 'blue (3 accuracy, 1 damage, 1 surge)',
      de: 'blau (3 Zielsicherheit, 1 Schaden, 1 Energie)',
    },
  })
  expect(dieIn('white', '1 dodge')?.symbols).toEqual([{ name: 'dodge', count: 1 }])
  expect(dieIn('white', 'blank')?.symbols).toEqual([])
})

test('every side of every die comes back as it is printed', () => {
  for (const [colour, sides] of Object.entries({ ...attackDice, ...defenceDice }))
    for (const side of sides) {
      const [die] = diceIn({ type: 'dice', dice: [{ colour, ...side }] })
      expect(Object.fromEntries(die?.symbols.map(({ name, count }) => [name, count]) ?? [])).toEqual(side)
    }
})

test('the journal tells of the dice that lie on the table, of attack and defence', () => {
  const table = {
    gold: { ranger: { card: 'alliance-ranger', at: ['c3'] } },
    silver: { vader: { card: 'darth-vader', at: 'f3' } },
  }
  const script = ['2 accuracy 1 damage', '2 damage', '1 block', '1 evade']
  const s = begin(assault, { table, at: { attack: 'ranger-1', dice: ['blue', 'red'] }, script })
  choose(s, { target: 'vader' })
  const rolled = s.news.find(({ type }) => type === 'rolled')
  const told = rolled === undefined ? [] : diceIn(rolled)
  const lying = scene(look(s, null)).things.filter((one) => one.type === 'die')
  expect(told).toEqual(lying.map(({ kind, symbols, label }) => ({ kind, symbols, label })))
  expect(told.map(({ symbols }) => symbols.map(({ name, count }) => `${count} ${name}`).join(' '))).toEqual(
    script,
  )
})

test('what was rolled for something else lies there, too, and entries without dice tell of none', () => {
  const s = begin(assault, {
    table: {
      gold: { a: { card: 'darth-vader', at: 'c3' } },
      silver: { b: { card: 'imperial-officer', at: 'f3' } },
    },
  })
  const entry = { type: 'dice', dice: [{ colour: 'green', accuracy: 1, damage: 2 }, { colour: 'white' }] }
  const [green, white] = scene({ ...look(s, null), news: [entry] }).things.filter((one) => one.type === 'die')
  expect(green).toMatchObject({ ...diceIn(entry)[0], face: '1 accuracy 2 damage' })
  expect(white).toMatchObject({ symbols: [], face: 'blank' })
  expect(diceIn({ type: 'attack', attacker: 'a', target: 'b' })).toEqual([])
  expect(diceIn({ type: 'drew', seat: 'gold', count: 1 })).toEqual([])
})
