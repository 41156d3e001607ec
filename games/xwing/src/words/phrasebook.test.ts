import { languages } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { damageCards } from '../../data/damage.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { cardName } from './names.ts'
import { shipName } from './ships.ts'

const books = { en, de }

describe('sentences', () => {
  test('ships go by their pilots, numbered over both sides where several share a short name', () => {
    const ships = [
      { id: 'red-1', pilot: 'howlrunner' },
      { id: 'red-2', pilot: 'academypilot' },
      { id: 'blue-1', pilot: 'academypilot' },
    ]
    expect(shipName('red-1', ships)).toEqual({ en: '“Howlrunner”', de: '„Kreischläufer“' })
    expect(shipName('red-2', ships).de).toBe('Pilot der Akademie 1')
    expect(shipName('blue-1', ships).en).toBe('Academy Pilot 2')
    expect(shipName('blue-1').en).toBe('Blue 1')
    expect(shipName('blue-1-pup').de).toBe('Welpe von Blau 1')
    expect(shipName('wedge').de).toBe('wedge')
  })

  test('dice are counted by face, tokens and cards have their names', () => {
    const dice = { type: 'attack dice', ship: 'red-1', dice: ['crit', 'blank', 'crit', 'hit'] }
    expect(en.entry(dice)).toBe('Red 1, attack dice: 2 crits, 1 blank, 1 hit.')
    expect(de.entry(dice)).toBe('Rot 1, Angriffswürfel: 2 kritische Treffer, 1 Leerseite, 1 Treffer.')
    expect(de.entry({ type: 'token', ship: 'red-1', token: 'stress', count: 2 })).toBe(
      'Rot 1 erhält 2 Stressmarker.',
    )
    expect(de.entry({ type: 'damage card', ship: 'red-1', card: 'core-directhit' })).toBe(
      'Rot 1 erhält eine Schadenskarte: Volltreffer!',
    )
    const turn = { type: 'dial', ship: 'red-1', speed: 4, bearing: 'koiogran', difficulty: 'red' }
    expect(de.entry(turn)).toBe('Rot 1 deckt auf: Koiogran-Wende 4 (rot).')
  })

  test('what a face-down damage card is stays unsaid', () => {
    expect(en.entry({ type: 'damage card', ship: 'red-1' })).toBe('Red 1 is dealt a face-down damage card.')
  })

  test('damage cards go by their names, which differ in German', () => {
    for (const { id, name } of damageCards) {
      expect(cardName(`damage:${id}`).en).toBe(name)
      expect(cardName(id).de).not.toBe(name)
    }
  })
})

describe('steps', () => {
  test('every reason why a game ends is told', () => {
    for (const reason of ['destroyed', 'both destroyed', 'points', 'conceded']) {
      for (const language of languages) {
        const sentence = books[language].entry({ type: 'over', winner: 'blue', reason })
        expect(sentence).toContain(books[language].reason(reason))
      }
    }
    expect(de.entry({ type: 'over', winner: 'blue', reason: 'points' })).toMatch(/^Blau gewinnt: mehr/)
  })
})
