import { randomFrom } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { pilotCards } from '../../data/pilots.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { isOffered } from '../cards/index.ts'
import { xwing } from '../index.ts'
import { checkSquad } from './check.ts'
import { cardsOf, randomSquad } from './random.ts'
import { pointsOf } from './squad.ts'

const all = () => true
const many = Array.from({ length: 3000 }, (_, i) => randomSquad(randomFrom(`squad ${i}`), 100, all))

describe('a random squad', () => {
  test('is legal', () => {
    for (const squad of many) expect(checkSquad(squad, { points: 100, offered: all })).toEqual([])
  })

  test('is the same for the same seed', () => {
    expect(randomSquad(randomFrom('squad 7'), 100, all)).toEqual(many[7])
  })

  test('has from one to eight ships, mostly several, of all factions', () => {
    const sizes = many.map((squad) => squad.ships.length)
    expect(new Set(sizes)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
    expect(sizes.filter((size) => size > 1).length).toBeGreaterThan(many.length * 0.75)
    expect(new Set(many.map((squad) => squad.faction)).size).toBe(3)
  })

  test('draws on nearly all cards', () => {
    const pilots = new Set(many.flatMap((squad) => squad.ships.map((ship) => ship.pilot)))
    const upgrades = new Set(many.flatMap((squad) => squad.ships.flatMap((ship) => ship.upgrades)))
    expect(pilots.size).toBeGreaterThan(pilotCards.length * 0.97)
    expect(upgrades.size).toBeGreaterThan(upgradeCards.length * 0.97)
  })

  test('has the wanted card, whichever it is, and what that cannot be without', () => {
    for (const [at, card] of xwing.roster?.cards.entries() ?? []) {
      const squad = randomSquad(randomFrom(`wanted ${at}`), 100, isOffered, [card])
      expect(cardsOf(squad)).toContain(card)
      expect(checkSquad(squad, { points: 100, offered: isOffered })).toEqual([])
    }
  })

  test('keeps to the points and to the cards that are offered', () => {
    const offered = (id: string, kind: string) =>
      kind === 'upgrade' || id === 'academypilot' || id === 'rookiepilot'
    for (let i = 0; i < 200; i++) {
      const squad = randomSquad(randomFrom(`few ${i}`), 30, offered)
      expect(checkSquad(squad, { points: 30, offered })).toEqual([])
      expect(pointsOf(squad)).toBeLessThanOrEqual(30)
    }
    expect(() => randomSquad(randomFrom('none'), 11, offered)).toThrow(RangeError)
  })

  test('brings along what a card cannot be without', () => {
    const names = ['ghost', 'phantom', 'misthunter', 'tractorbeam']
    const flown = ['lothalrebel', 'zeborrelios-attackshuttle', 'gandfindsman']
    const offered = (id: string, kind: string) => (kind === 'pilot' ? flown : names).includes(id)
    const squads = Array.from({ length: 100 }, (_, i) => randomSquad(randomFrom(`few ${i}`), 100, offered))
    const used = new Set(squads.flatMap((squad) => squad.ships.flatMap((ship) => ship.upgrades)))
    expect(used).toEqual(new Set(names))
  })
})
