import { languages, look, type Named, randomFrom, start } from '@sandtable/kernel'
import { unpaired } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { skirmishFigures } from '../army/cards.ts'
import { assault } from '../index.ts'
import { offeredMaps, offeredMissions } from '../map/library.ts'
import { namesOfFigure, namesOfObject } from './pieces.ts'
import { shortFigureName } from './short-names.ts'

const shorts = skirmishFigures.map(({ id, group, unique }) => ({
  id,
  short: shortFigureName(id),
  /** Letters that are left beside the number and the letter of a figure. */
  most: unique ? 13 : group === 1 ? 11 : 10,
}))

test('every figure has a short name, which leaves room for a number and a letter', () => {
  const long = shorts.flatMap(({ id, short, most }) =>
    languages.flatMap((language) => (short[language].length > most ? [`${id}: ${short[language]}`] : [])),
  )
  expect(long).toEqual([])
})

test('short names are one in one language just where they are one in the other: each number is right in both', () => {
  expect(unpaired(shorts.map(({ short }) => short))).toEqual([])
})

test('on no map two figures or things are called alike, whole or short, in either language', () => {
  const random = randomFrom('names of figures')
  for (const mission of offeredMaps().flatMap(offeredMissions)) {
    const setup = { ...assault.randomSetup(random), missions: [mission] }
    const { table } = look(start(assault, { setup, seed: 'names' }), null)
    const pieces = [
      ...table.figures.map(({ id }) => namesOfFigure(id, table)),
      ...table.objects.map(({ id }) => namesOfObject(id, table)),
    ]
    expect(pieces.length).toBeGreaterThan(6)
    for (const nameOf of [({ whole }: Width) => whole, ({ short }: Width) => short])
      for (const language of languages) {
        const names = pieces.map((piece) => nameOf(piece)[language])
        expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
      }
  }
})

interface Width {
  readonly whole: Named
  readonly short: Named
}
