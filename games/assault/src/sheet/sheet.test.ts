import type { Sheet } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { skirmishFigures } from '../army/cards.ts'
import { sheet } from './index.ts'

const every = [
  ...[...skirmishFigures, ...upgradeCards].map(({ id }) => `deployment:${id}`),
  ...commandCards.map(({ id }) => `command:${id}`),
  ...['bleeding', 'focused', 'hidden', 'stunned', 'weakened'].map((id) => `condition:${id}`),
]

test('every figure, upgrade, command card and condition has a sheet', () => {
  expect(every.filter((about) => (sheet(about)?.kind.length ?? 0) === 0)).toEqual([])
  expect(sheet('deployment:nobody')).toBeNull()
  expect(sheet('mission:anything')).toBeNull()
})

const partOf = (found: Sheet | null, label: string) => found?.parts.find((one) => one.label.en === label)

test('every figure that can attack shows its dice, and every figure its health and speed', () => {
  for (const card of skirmishFigures) {
    const found = sheet(`deployment:${card.id}`)
    expect(found?.figures.map(({ name }) => name)).toEqual(['health', 'speed', 'members'])
    const dice = found?.parts.flatMap((part) => (part.type === 'dice' ? part.dice : [])) ?? []
    expect(dice).toHaveLength((card.attack?.dice.length ?? 0) + card.defence.length)
  }
})

test('a figure’s card shows what is printed on it', () => {
  const droid = sheet('deployment:0-0-0')
  expect(droid?.points).toBe(4)
  expect(droid?.kind.map(({ de }) => de)).toEqual(['Imperium', 'einzigartig', 'Spezialist für Schmerzen'])
  expect(droid?.figures.map(({ value }) => value)).toEqual([8, 4, 1])
  expect(partOf(droid, 'Melee attack')).toMatchObject({ dice: [{ kind: 'red' }, { kind: 'yellow' }] })
  expect(partOf(droid, 'Defence')).toMatchObject({ dice: [{ kind: 'black' }] })
  expect(partOf(droid, 'Surges')).toMatchObject({
    words: [{ en: 'Pierce 2' }, { en: 'Recover 2' }, { en: 'Shocking Palm', de: 'Schock-Handflächen' }],
  })
  expect(partOf(droid, 'Special actions')).toMatchObject({ words: [{ en: 'Invasive Procedure' }] })
  expect(partOf(droid, 'Traits')).toMatchObject({ words: [{ en: 'Droid', de: 'Droide' }] })
  expect(partOf(sheet('deployment:at-dp'), 'Always')).toMatchObject({
    words: [{ en: '+1 block, +3 accuracy' }],
  })
})

test('a command card says who plays it, how often a deck may have it, and what it takes', () => {
  const intel = sheet('command:data-theft')
  expect(partOf(intel, 'Played by')).toMatchObject({ words: [{ en: 'Spy', de: 'Spion' }] })
  expect(partOf(intel, 'Takes')).toMatchObject({ words: [{ en: '1 action', de: '1 Aktion' }] })
  expect(intel?.figures).toMatchObject([{ name: 'copies', value: 1 }])
  expect(partOf(sheet('command:adrenaline'), 'Played by')).toMatchObject({
    words: [{ en: 'the player, without a figure' }],
  })
})
