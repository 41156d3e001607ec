import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { battleCards, commandCards, unitCards, upgradeCards } from '../../data/2024/index.ts'
import { keywordRules } from '../../data/2024/keyword-rules.ts'
import { termOfKeyword } from '../words/terms-of-keywords.ts'
import { rulesOfCard, sheet } from './index.ts'

const read = (file: string) => readFileSync(new URL(`../../rules/${file}`, import.meta.url), 'utf8')
const ledgers = ['2024-core.md', '2024-keywords.md', '2024-cards.md'].map(read).join('\n')

test('a unit shows its weapons with their dice, its figures and its keywords in both languages', () => {
  const shown = sheet('unit:snowtroopers')
  expect(shown?.kind.map(({ de }) => de)).toEqual(['Galaktisches Imperium', 'Korps', 'Truppler'])
  expect(shown?.figures.map(({ name, value }) => [name, value])).toEqual([
    ['miniatures', 4],
    ['wounds', 1],
    ['courage', 1],
    ['speed', 1],
  ])
  const [, rifle] = shown?.parts ?? []
  expect(rifle).toMatchObject({ type: 'dice', label: { en: 'E-11 Blaster Rifle · range 1–3' } })
  expect(rulesOfCard('unit:snowtroopers')).toEqual([keywordRules.steady])
})

test.each([
  ['Dodge, Move', 'Ausweichen, Bewegen'],
  ['Move 1 or Recover 2', 'Bewegen 1 oder Erholung 2'],
  ['Clone Trooper', 'Klontruppler'],
  ['Scout Troopers', 'Scouttruppen'],
  ['Rear, Sides', 'Heck, Seiten'],
])('behind the colon of a keyword words of the game are German: %s', (printed, german) => {
  expect(termOfKeyword(printed)).toEqual({ en: printed, de: german })
})

test('factions behind the colon have their names', () => {
  expect(termOfKeyword('empire, rebels').en).toBe('Galactic Empire, Rebel Alliance')
})

test('terrain says what it is and does', () => {
  expect(sheet('terrain:wood')?.kind.map(({ en }) => en)).toEqual([
    'Area terrain: whoever is inside is obscured',
    'Light cover',
    'Difficult: speed 1 lower, at least 1',
    'Height 1 (120 mm)',
  ])
  expect(rulesOfCard('terrain:wood')).toContain('LG2-TERR-009')
})

test('whatever a card names stands in the ledger', () => {
  const cards = [
    ...unitCards.map(({ id }) => `unit:${id}`),
    ...upgradeCards.map(({ id }) => `upgrade:${id}`),
    ...commandCards.map(({ id }) => `command:${id}`),
    ...battleCards.map(({ id }) => `battle:${id}`),
  ]
  const missing = cards.flatMap(rulesOfCard).filter((id) => !ledgers.includes(`[${id}]`))
  expect([...new Set(missing)]).toEqual([])
  expect(cards.filter((about) => sheet(about) === null)).toEqual([])
})
