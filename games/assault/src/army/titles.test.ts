import { describe, expect, test } from 'vitest'
import { commandCards } from '../../data/commands.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { skirmishFigures } from './cards.ts'
import { affiliationNamed, cardsNamed, titleOf } from './titles.ts'

const cards = [...skirmishFigures, ...upgradeCards, ...commandCards]
const ids = (name: string, army: 'rebel' | 'imperial' | 'mercenary' | null = null) => {
  return cardsNamed(name, army).map(({ card }) => card.id)
}

describe('titles', () => {
  test('tell every card from every other, in both languages', () => {
    for (const language of ['en', 'de'] as const)
      expect(new Set(cards.map((card) => titleOf(card)[language].toLowerCase())).size).toBe(cards.length)
  })

  test('say no more than they must', () => {
    const titles = Object.fromEntries(cards.map((card) => [card.id, titleOf(card)]))
    expect(titles.stormtrooper).toEqual({ en: 'Stormtrooper', de: 'Sturmtruppen' })
    expect(titles['stormtrooper-elite']).toEqual({ en: 'Stormtrooper (elite)', de: 'Sturmtruppen (Elite)' })
    expect(titles['darth-vader']?.en).toBe('Darth Vader')
    expect(titles['at-st']?.en).toBe('AT-ST')
    expect(titles['luke-skywalker-jedi-knight']?.en).toBe('Luke Skywalker (Jedi Knight)')
    expect(titles['luke-skywalker-hero-of-the-rebellion']?.de).toBe('Luke Skywalker (Held der Rebellion)')
    expect(titles['bossk-rebel']).toEqual({ en: 'Bossk (Rebel)', de: 'Bossk (Rebellen)' })
    expect(titles['temporary-alliance-imperial']?.de).toBe('Bündnis auf Zeit (Angeheuerte Söldner)')
  })

  test('lead back to their card, whatever the army is', () => {
    for (const card of cards) {
      for (const army of ['rebel', 'imperial', 'mercenary', null] as const) {
        expect(ids(titleOf(card).en, army)).toEqual([card.id])
        expect(ids(titleOf(card).de.toUpperCase(), army)).toEqual([card.id])
      }
    }
  })
})

describe('what players write', () => {
  test('case, blanks, marks and accents do not matter', () => {
    for (const name of ['STORMTROOPER', 'storm trooper', 'Storm-Trooper', 'sturmtruppen', 'stormtrooper'])
      expect(ids(name)).toEqual(['stormtrooper'])
    for (const name of ['Initiative ergreifen', 'take initiative', 'take-initiative', 'Take Initiative!'])
      expect(ids(name)).toEqual(['take-initiative'])
    expect(ids('e-web-schuetze')).toEqual(['e-web-engineer'])
    expect(ids('E-WEB-SCHÜTZE')).toEqual(['e-web-engineer'])
    expect(ids('makeshkarey')).toEqual(['mak-eshkarey'])
  })

  test('elite before or behind, as a word or in brackets', () => {
    for (const name of [
      'Elite Stormtrooper',
      'Stormtrooper elite',
      'Stormtrooper [Elite]',
      'Elite-Sturmtruppen',
    ])
      expect(ids(name)).toEqual(['stormtrooper-elite'])
  })

  test('ids and subtitles', () => {
    for (const card of cards) expect(ids(card.id)).toContain(card.id)
    expect(ids('Darth Vader, Lord der Sith')).toEqual(['darth-vader'])
    expect(ids('Thrawn, Grand Admiral')).toEqual(['thrawn-skirmish'])
  })

  test('of several cards the one of the own affiliation is meant', () => {
    expect(ids('Bossk', 'rebel')).toEqual(['bossk-rebel'])
    expect(ids('Bossk', 'mercenary')).toEqual(['bossk'])
    expect(ids('Bündnis auf Zeit', 'imperial')).toEqual(['temporary-alliance-imperial'])
    expect(ids('Bossk', 'imperial')).toHaveLength(2)
    expect(ids('Luke Skywalker', 'rebel')).toHaveLength(2)
    expect(ids('Jar Jar Binks')).toEqual([])
    expect(ids('')).toEqual([])
    expect(ids('constructor')).toEqual([])
  })

  test('affiliations', () => {
    for (const name of ['rebel', 'Rebels', 'Rebellen']) expect(affiliationNamed(name)).toBe('rebel')
    for (const name of ['Imperial', 'EMPIRE', 'Imperium']) expect(affiliationNamed(name)).toBe('imperial')
    for (const name of ['Mercenary', 'Söldner', 'soeldner']) expect(affiliationNamed(name)).toBe('mercenary')
    expect(affiliationNamed('hutts')).toBeUndefined()
  })
})
