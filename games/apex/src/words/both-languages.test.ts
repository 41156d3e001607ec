import { applyAnswer, awaited, look, pickOne, randomFrom, sampleFor, start } from '@sandtable/kernel'
import { newReader, textsAtTable, textsIn, textsOnRequest } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { legendsData } from '../../data/legends/index.ts'
import { lootTiles } from '../../data/loot.ts'
import { objects } from '../../data/objects.ts'
import { weaponCards } from '../../data/weapons.ts'
import { flawsIn } from '../../test/languages.ts'
import { apex } from '../index.ts'
import { lobby } from '../lobby.ts'
import { usualSetup } from '../setup.ts'
import { sheet } from '../sheet/index.ts'
import { answerName } from './answers.ts'

test('in both languages everybody reads all of whole games, by chance', () => {
  const reader = newReader(flawsIn)
  const setups = [
    usualSetup(3, { passives: true, board: 'pinegulch' }),
    usualSetup(2, { start: 'drop', lineUp: 'draft', squads: draftedByTwo }),
  ]
  for (const [game, setup] of setups.entries()) {
    const random = randomFrom(`words ${game}`)
    const s = start(apex, { setup, seed: `words ${game}` })
    while (s.over === null) {
      const seat = pickOne(random, awaited(s))
      if (s.decision % 7 === 0) {
        const seen = look(s, seat)
        reader.read(textsAtTable(apex, seen))
        if (s.decision % 49 === 0) reader.read(textsOnRequest(apex, seen))
      }
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
    reader.read(textsAtTable(apex, look(s, null)))
  }
  expect(reader.flaws).toEqual([])
  expect(reader.count).toBeGreaterThan(1000)
}, 120_000)

const draftedByTwo = {
  red: { seats: ['red', 'red'], legends: null },
  blue: { seats: ['blue', 'blue'], legends: null },
}

test('what is chosen before a game, its lesson, and what is printed on everything is there in both languages', () => {
  const { setup: _, emblem: __, ...words } = lobby
  const cards = Object.values(legendsData).flatMap(({ id, abilities, cards: own, passive }) => [
    `legend:${id}`,
    ...[...abilities, ...own, passive].map((one) => one.id),
  ])
  const things = [
    ...cards,
    ...lootTiles.map(({ id }) => `tile:${id}`),
    ...weaponCards.map(({ id }) => `weapon:${id}`),
    ...Object.keys(objects).map((id) => `object:${id}`),
  ]
  const sheets = things.map(sheet)
  expect(sheets).not.toContain(null)
  const reader = newReader(flawsIn)
  reader.read(textsIn([words, sheets]))
  expect(reader.flaws).toEqual([])
})

test('what a question is about goes by its name, and so does what a card leaves behind', () => {
  const names = ['tile:med-kit', 'dmr-a', 'lifeline-covering-burst/covering'].map((id) =>
    apex.phrases.de.card?.(id),
  )
  expect(names).toEqual(['Medizinkoffer', 'DMR Longbow', 'Deckungsfeuer'])
  const asked = { question: { step: 'choose two', about: { tokens: ['med-kit', 'syringe', 'phoenix-kit'] } } }
  expect(answerName(asked as never, [0, 2])).toEqual({
    en: 'Med Kit and Phoenix Kit',
    de: 'Medizinkoffer und Phoenix-Kit',
  })
})
