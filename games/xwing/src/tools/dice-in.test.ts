import { applyAnswer, type Die, type Entry, look } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { scene } from '../scene/index.ts'
import { diceIn } from './dice-in.ts'

const table = {
  red: { rookie: { pilot: 'rookiepilot', at: [400, 300], tokens: { focus: 1 } } },
  blue: { academy: { pilot: 'academypilot', at: [400, 400], facing: 180 } },
}

test('the dice of an entry are those of the scene, with their symbols', () => {
  const script = ['hit', 'focus', 'crit', 'blank']
  const s = begin(xwing, { table, at: 'combat', script })
  applyAnswer(s, 'red', { weapon: 'primary', target: 'academy' })
  const seen = look(s, 'blue')
  const entry = seen.news.find(({ type }) => type === 'attack dice') as Entry
  const lying = scene(seen).things.filter((one): one is Die => one.type === 'die')
  expect(diceIn(entry)).toEqual(lying.map(({ kind, symbols, label }) => ({ kind, symbols, label })))
  expect(lying.map(({ symbols }) => symbols)).toEqual([
    [{ name: 'hit', count: 1 }],
    [{ name: 'focus', count: 1 }],
    [{ name: 'crit', count: 1 }],
    [],
  ])
})

test('dice for bombs, obstacles and cards are told, too, and of a turned one what it shows now', () => {
  const evade = { symbols: [{ name: 'evade', count: 1 }], label: { en: 'evade', de: 'Ausweichen' } }
  expect(diceIn({ type: 'defense dice', ship: 'a', dice: ['evade'] })).toEqual([
    { kind: 'defense', ...evade },
  ])
  expect(diceIn({ type: 'bomb dice', ship: 'a', dice: ['blank'] })).toMatchObject([
    { kind: 'bomb', symbols: [] },
  ])
  expect(diceIn({ type: 'obstacle effect', ship: 'a', dice: ['hit'] })).toMatchObject([{ kind: 'roll' }])
  expect(diceIn({ type: 'die turned', dice: ['blank'], into: ['evade'] })).toEqual([
    { kind: 'roll', ...evade },
  ])
  expect(diceIn({ type: 'round', number: 2 })).toEqual([])
})
