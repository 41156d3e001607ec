import { expect, test } from 'vitest'
import type { CommandCard } from '../../data/types.ts'
import { begin } from '../../test/position.ts'
import { cardsIn } from '../catalogue.ts'
import type { LState } from '../state.ts'
import { cardOfUnit, unitOf } from '../units.ts'
import { couldHold } from './could-hold.ts'
import { isBoundToTheLiving, mayPlay, mustNominate, unitsNamedBy } from './playable.ts'

const { commands } = cardsIn('2024')

/** Without rules of their own for when they are chosen. */
const plain = commands.filter(
  ({ mustDivulge, selectable, selectRule, nominate }) =>
    mustDivulge !== true && selectable !== false && selectRule === undefined && nominate === undefined,
)

function table(gold: Readonly<Record<string, object>>): LState {
  const s = begin({ gold, silver: { far: { card: 'rebel-troopers', at: [1700, 800] } } })
  Object.assign(s.table, { hands: { ...s.table.hands, gold: plain.map(({ id }) => id) } })
  return s
}
const lives = (s: LState, name: string, title: string | undefined) =>
  s.table.units.some((unit) => {
    const card = cardOfUnit(unit)
    return (
      unit.seat === 'gold' &&
      unit.minis.length > 0 &&
      card.name === name &&
      (title === undefined || card.title === title)
    )
  })
const bound = (s: LState, { commander = [], commanderMode, title }: CommandCard) => {
  const found = commander.filter((name) => lives(s, name, title)).length
  return commander.length === 0 || (commanderMode === 'all' ? found === commander.length : found > 0)
}

const armies: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'a general': { veers: { card: 'general-veers', at: [300, 300] } },
  'one of several by that name': { luke: { card: 'luke-skywalker-jedi-knight', at: [300, 300] } },
  'two heroes': {
    han: { card: 'han-solo-reluctant-hero', at: [300, 300] },
    chewie: { card: 'chewbacca-walking-carpet', at: [500, 300] },
    luke: { card: 'luke-skywalker-hero-of-the-rebellion', at: [700, 300] },
  },
}

test.each(Object.entries(armies))(
  '[LG2-CMD-003] [LG2-CMD-004] [LG2-CMD-005] with %s only cards of those who live are played',
  (_, gold) => {
    const s = table(gold)
    const expected = plain.filter((card) => bound(s, card)).map(({ id }) => id)
    expect(expected.length).toBeLessThan(plain.length)
    expect(mayPlay(s, 'gold')).toEqual(expected)
    expect(commands.filter((card) => isBoundToTheLiving(s, 'gold', card)).length).toBe(
      commands.filter((card) => bound(s, card)).length,
    )
    for (const card of plain)
      expect(
        unitsNamedBy(s, 'gold', card)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        Object.keys(gold)
          .filter((id) => {
            const { name, title } = cardOfUnit(unitOf(s, id))
            return (card.commander ?? []).includes(name) && (card.title === undefined || card.title === title)
          })
          .sort(),
      )
  },
)

test('[LG2-CMD-006] nobody plays a card without somebody to lead; a field commander will do', () => {
  const s = table({ troops: { card: 'stormtroopers', at: [300, 300] } })
  expect(mayPlay(s, 'gold')).toEqual([])
  Object.assign(unitOf(s, 'troops'), { conditions: ['field commander'] })
  expect(mayPlay(s, 'gold').length).toBeGreaterThan(0)
  const operative = table({ boba: { card: 'boba-fett-infamous-bounty-hunter', at: [300, 300] } })
  expect(mayPlay(operative, 'gold').length).toBeGreaterThan(0)
})

test('[LG2-ORD-001] [LG2-ORD-002] any commander is nominated, or whom the card belongs to', () => {
  const s = table({
    veers: { card: 'general-veers', at: [300, 300] },
    troops: { card: 'stormtroopers', at: [500, 300] },
    marquand: { card: 'major-marquand', at: [900, 300] },
  })
  const nominees = (card: string | null) => {
    Object.assign(s.table.played, { gold: card })
    return mustNominate(s, 'gold').map(({ id }) => id)
  }
  expect(nominees(null)).toEqual([])
  expect(nominees('ambush')).toEqual(['veers', 'marquand'])
  const own = commands.find(({ commander }) => commander?.join() === 'General Veers')
  expect(nominees(own?.id ?? '')).toEqual(['veers'])
})

test('[LG2-HAND-007] nobody holds a card of those who are not there, nor any with an empty hand', () => {
  const s = table(armies['a general'] ?? {})
  const own = commands.find(({ commander }) => commander?.join() === 'General Veers')?.id ?? ''
  const other = commands.find(({ commander }) => commander?.join() === 'Darth Vader')?.id ?? ''
  expect([couldHold(s, 'gold', own), couldHold(s, 'gold', other)]).toEqual([true, false])
  Object.assign(s.table, { hands: { ...s.table.hands, gold: [] } })
  expect(couldHold(s, 'gold', own)).toBe(false)
})
