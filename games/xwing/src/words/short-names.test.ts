import { languages, randomFrom } from '@sandtable/kernel'
import { unpaired } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { deployedPilots, pilotCards } from '../../data/pilots.ts'
import { xwing } from '../index.ts'
import { namesOfBomb } from './bombs.ts'
import { sideName } from './names.ts'
import { namesOfShip } from './ships.ts'
import { shortPilotName } from './short-names.ts'

const pilots = [...pilotCards, ...deployedPilots]
const shorts = pilots.map(({ id, unique }) => ({ id, unique, short: shortPilotName(id)! }))

test('every pilot has a short name, which leaves room for a number where there may be several', () => {
  const long = shorts.flatMap(({ id, unique, short }) =>
    languages.flatMap((language) => {
      const most = unique ? 13 : 11
      return short[language].length > most ? [`${id}: ${short[language]}`] : []
    }),
  )
  expect(long).toEqual([])
})

test('short names are one in one language just where they are one in the other: each number is right in both', () => {
  expect(unpaired(shorts.map(({ short }) => short))).toEqual([])
})

test('no short name could be read as a side and a number', () => {
  const sides = ['red', 'blue'].flatMap((seat) => languages.map((language) => sideName(seat)[language]))
  expect(
    shorts.flatMap(({ short }) => languages.filter((language) => sides.includes(short[language]))),
  ).toEqual([])
})

test('at no table two ships are called alike, whole or short, in either language', () => {
  const random = randomFrom('names of ships')
  for (let game = 0; game < 60; game++) {
    const { squads } = xwing.randomSetup(random)
    const ships = Object.entries(squads).flatMap(([seat, squad]) =>
      squad.ships.map(({ pilot }, at) => ({ id: `${seat}-${at + 1}`, pilot })),
    )
    for (const width of ['whole', 'short'] as const)
      for (const language of languages) {
        const names = ships.map(({ id }) => namesOfShip(id, ships)[width][language])
        expect(new Set(names).size, names.join(', ')).toBe(names.length)
      }
  }
})

test('squad mates are numbered together, and so are both sides; the number on the map is that of the log', () => {
  const ships = ['blacksunsoldier', 'talonbanecobra', 'blacksunace', 'blacksunsoldier'].map((pilot, at) => ({
    id: at < 3 ? `red-${at + 1}` : 'blue-1',
    pilot,
  }))
  const names = ships.map(({ id }) => namesOfShip(id, ships))
  expect(names.map(({ whole }) => whole.en)).toEqual([
    'Black Sun Soldier 1',
    'Talonbane Cobra',
    'Black Sun Ace 2',
    'Black Sun Soldier 3',
  ])
  expect(names.map(({ short }) => short.de)).toEqual([
    'Schw. Sonne 1',
    'Talonbane',
    'Schw. Sonne 2',
    'Schw. Sonne 3',
  ])
})

test('bombs of a kind are told apart by the numbers with which they were laid, which they keep', () => {
  const bombs = [
    { id: 'bomb-1', kind: 'proton-bomb' },
    { id: 'bomb-3', kind: 'ion-bomb' },
    { id: 'bomb-4', kind: 'conner-net' },
  ] as const
  const [proton, ion, net] = bombs
  expect(namesOfBomb(ion, bombs)).toEqual({
    whole: { en: 'ion bomb 3', de: 'Ionenbombe 3' },
    short: { en: 'bomb 3', de: 'Bombe 3' },
  })
  expect(namesOfBomb(net, bombs).whole.en).toBe('Conner net')
  expect(namesOfBomb(proton, [proton, net]).whole.de).toBe('Protonenbombe')
})
