import { type Plain, questionFor, start } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { expect, test } from 'vitest'
import { weaponCards } from '../../data/weapons.ts'
import { apex } from '../index.ts'
import { readPosition } from '../scenario/position.ts'
import type { AState } from '../state.ts'
import { odds } from './answer-odds.ts'

function position(table: object, at: object | string): AState {
  const found = readPosition(table as Plain, at as Plain)
  if ('problem' in found) throw new Error(JSON.stringify(found))
  const { setup, arrange } = found
  return start(apex, { setup: setup as never, seed: 'weapons', arrange: arrange as never })
}

const chances = (s: AState, seat: string, answer: Plain) =>
  (odds(s, seat, answer)?.results ?? []).map(({ label, chance }) => [label.en, chance.toFixed(9)])

/** The shot on an open board, as the rules reckon it: so far away, at somebody whom no shot brings down. */
function onTheBoard(weapon: object, far: number) {
  const s = position(
    {
      size: 14,
      red: { wraith: { at: 'b5', weapons: [weapon, 'magnus-a'] } },
      blue: {
        gibraltar: { at: `${String.fromCharCode(98 + far)}5`, shield: 40, gear: { body: 'body-epic!' } },
      },
    },
    { activate: 'wraith' },
  )
  return chances(s, 'red', { shoot: 'gibraltar', weapon: 0 })
}

/** The first squad is to equip itself, with this card on a slot already. */
function equipping(card: string): AState {
  const s = position({ red: { wraith: {} }, blue: { gibraltar: {} } }, 'equip')
  const pool = s.table.pools.red
  if (pool === null) throw new Error('no pool')
  pool.weapons = [card, 'magnus-a', 'lancer-a', 'ember-a']
  return s
}

const rangeIn = (title: string) => Number(/range (\d+)/.exec(title)?.[1])

test('while a squad equips itself, each weapon has its exact odds: those of its shot at its best range', () => {
  for (const { id } of weaponCards) {
    const s = equipping(id)
    const answer = { equip: id, legend: 'wraith', slot: 0 }
    const found = odds(s, 'red', answer)
    expect(chances(s, 'red', answer), id).toEqual(onTheBoard({ card: id }, rangeIn(found?.title.en ?? '')))
  }
})

test('an attachment shows what the weapon becomes with it, for each slot that takes it', () => {
  const s = equipping('car-a')
  const wraith = s.table.legends.find((one) => one.id === 'wraith')
  if (wraith === undefined || s.table.pools.red === null) throw new Error('nobody is there')
  wraith.weapons[0] = { card: 'car-a', ammo: 4, attached: [null, null, null] }
  s.table.pools.red.tokens = ['barrel-rare', 'syringe']
  const give = { give: 'barrel-rare', legend: 'wraith', weapon: 0, slot: 0 }
  const found = odds(s, 'red', give)
  expect(chances(s, 'red', give)).toEqual(
    onTheBoard({ card: 'car-a', attached: ['barrel-rare'] }, rangeIn(found?.title.en ?? '')),
  )
  const mean = (answer: Plain) =>
    chances(s, 'red', answer).reduce((sum, [damage, chance]) => sum + Number(damage) * Number(chance), 0)
  expect(mean(give)).toBeGreaterThan(mean({ equip: 'car-a', legend: 'wraith', slot: 0 }))
  expect(odds(s, 'red', { give: 'syringe', legend: 'wraith', to: 'backpack' })).toBeNull()
  expect(odds(s, 'red', 'sensibly')).toBeNull()
})

test('on the board, too: attachments that are taken out of the backpack', () => {
  const s = position(
    { red: { wraith: { at: 'c5', weapons: ['car-a', 'dmr-a'], backpack: ['barrel-rare'] } }, blue: {} },
    { activate: 'wraith' },
  )
  const answer = questionFor(s, 'red')?.options?.find((one) => part(one, 'attach') === 'barrel-rare')
  const found = odds(s, 'red', answer ?? null)
  expect(found?.title.de).toMatch(/Schaden einer Schießen-Aktion in Reichweite \d/)
  expect(found?.results.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
})
