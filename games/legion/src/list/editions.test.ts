import type { Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { legion } from '../index.ts'
import { builder } from './builder.ts'
import { readHqLink } from './hq-link.ts'
import { readyArmies } from './library.ts'
import { readyArmies2018 } from './library-2018.ts'
import { armyText } from './text.ts'
import { readArmyText } from './text-read.ts'
import { readTtsJson, ttsJson } from './tts-json.ts'

const [first] = readyArmies2018
const old = first!.army
const young = readyArmies.find(({ army }) => army.faction === 'rebels' && army.format === undefined)!.army

test.each(readyArmies2018)(
  '$id is written as text in both languages and as JSON, and read as it was',
  ({ army }) => {
    for (const read of [readArmyText(armyText(army, 'en')), readArmyText(armyText(army, 'de'))])
      expect(read).toEqual({ army, notices: [] })
    expect(readTtsJson(ttsJson(army))).toEqual({ army, notices: [] })
  },
)

test('a link of Legion HQ is of 2024 alone, and another one says so', () => {
  expect(builder.show(old as unknown as Plain).formats).toEqual(['text', 'tts'])
  expect(builder.show(young as unknown as Plain)).not.toHaveProperty('formats')
  expect(readHqLink('https://legion-hq.com/list/rebels/800:1aa')).toMatchObject({
    refused: { en: expect.stringContaining('another edition') },
  })
})

test('a list with cards of the other edition is not half taken: it says which it belongs to', () => {
  const mixed = armyText(old, 'en').replace('Rebel Troopers', 'Tauntaun Riders')
  expect(readArmyText(mixed)).toEqual({
    refused: {
      en: 'The list is for the rules of 2018, but Tauntaun Riders is a card of 2024: it is a list of 2024.',
      de: expect.stringContaining('eine Liste von 2024'),
    },
  })
  const other = armyText(young, 'en').replace(/^Format: .*$/m, 'Format: Rules of 2018')
  expect(readArmyText(other)).toMatchObject({ refused: { en: expect.stringContaining('a card of 2024') } })
})

test('an army is taken on the terms of its edition, and no game mixes them', () => {
  expect(builder.show(old as unknown as Plain).terms).toEqual({ edition: ['2018', 'qr3'] })
  expect(builder.show(young as unknown as Plain).terms).toEqual({ edition: ['2024'] })
  const armies = { gold: old, silver: young } as unknown as Plain
  expect(legion.checkSetup({ armies, format: '2018', map: 'crossroads' })).toBe(
    'army of silver: format: it is built for standard, in the edition of 2024',
  )
  const cards = { ...young, format: '2018' }
  expect(
    legion.checkSetup({
      armies: { gold: old, silver: cards } as unknown as Plain,
      format: '2018',
      map: 'crossroads',
    }),
  ).toContain('2024')
})

test('only the rules of 2018 are played alone, on one seat, in a strength that there is', () => {
  const armies = (army: object) => ({ gold: army, silver: army }) as unknown as Plain
  const setup = { armies: armies(old), format: '2018', map: 'crossroads' }
  const alone = { seat: 'silver', level: 'hard' }
  expect(legion.checkSetup({ ...setup, alone })).toBeNull()
  expect(legion.checkSetup({ armies: armies(young), format: 'standard', map: 'crossroads', alone })).toBe(
    'alone: the rules of 2018 alone say how to play so',
  )
  expect(legion.checkSetup({ ...setup, alone: { ...alone, seat: 'gold and silver' } })).toBe(
    'alone: seat: gold or silver is expected',
  )
  expect(legion.checkSetup({ ...setup, alone: { ...alone, level: 'harder' } })).toBe(
    'alone: level: usual, easy, hard are expected',
  )
})

test('the lobby lays a game alone where the rules are chosen for a seat', () => {
  const forces = { gold: old, silver: old } as unknown as Record<string, Plain>
  const chosen = {
    forces,
    board: 'crossroads',
    terms: { edition: 'qr3' },
    automata: { silver: 'alone-easy' },
  }
  expect(legion.lobby?.setup(chosen)).toMatchObject({
    format: '2018-qr3',
    alone: { seat: 'silver', level: 'easy' },
  })
  expect(legion.lobby?.setup({ ...chosen, automata: {} })).not.toHaveProperty('alone')
})

test('a battlefield is of the size that its edition asks for; whoever plays without end says so for both', () => {
  const offered = (edition: string, points: number) =>
    legion.lobby?.boards
      .filter(({ terms, limits }) => terms?.edition?.includes(edition) && limits?.includes(points))
      .map(({ id }) => id)
  // The second is laid by the players in turns.
  expect(offered('2018', 1600)).toEqual(['2018/wide-plain', '2018/marches'])
  expect(offered('2024', 1600)).not.toContain('wide-plain')
  expect(offered('2018', 800)).toContain('2018/crossroads')
  const forces = { gold: { ...old, format: '2018-unlimited' }, silver: old } as unknown as Record<
    string,
    Plain
  >
  const setup = legion.lobby?.setup({ forces, board: '2018/crossroads', terms: { edition: '2018' } })
  expect(setup).toMatchObject({ format: '2018-unlimited', map: 'crossroads' })
  expect(legion.checkSetup(setup as unknown as Plain)).toBeNull()
  expect(builder.show({ ...old, format: '2018-grand' } as unknown as Plain).terms).toEqual({
    edition: ['2018'],
  })
})
