import { allSpaces } from '@sandtable/grid'
import { expect, test } from 'vitest'
import freightDepot from '../../data/maps/freight-depot.json' with { type: 'json' }
import { checkMap, readMap } from './check.ts'
import { printedTiles } from './printed-tile.ts'
import { EXTERIOR, INTERIOR } from './terrain.ts'

/** The freight depot, laid out with printed tiles: what is above each of its spaces? */
function skiesOf(tile: string): Set<number> {
  const tiles = freightDepot.tiles.map(({ spaces }) => ({ spaces, tile }))
  const reading = readMap({ ...freightDepot, tiles })
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems))
  const { board } = reading.map
  return new Set(allSpaces(board).map((space) => board.spaces[space]! & (EXTERIOR | INTERIOR)))
}

const sides = (first: number, last: number) =>
  printedTiles.filter((name) => Number.parseInt(name, 10) >= first && Number.parseInt(name, 10) <= last)

test('tiles 19 to 36 are interior, on both sides [IA-TERR-027]', () => {
  expect(sides(19, 36)).toHaveLength(36)
  for (const tile of sides(19, 36)) expect([tile, skiesOf(tile)]).toEqual([tile, new Set([INTERIOR])])
})

test('tiles 38 and 39 are exterior [IA-TERR-029]', () => {
  expect(sides(38, 39)).toEqual(['38A', '38B', '39A', '39B'])
  for (const tile of sides(38, 39)) expect([tile, skiesOf(tile)]).toEqual([tile, new Set([EXTERIOR])])
})

test('so is every tile that is not interior, also those that no rule names [IA-TERR-028] [IA-OPEN-026]', () => {
  const unnamed = [...sides(1, 18), ...sides(37, 37)]
  expect(unnamed).toHaveLength(38)
  for (const tile of unnamed) expect([tile, skiesOf(tile)]).toEqual([tile, new Set([EXTERIOR])])
})

test.each(['40A', '0B', '25', '25a', '', 25])('%s is no printed tile', (tile) => {
  const problems = checkMap({ ...freightDepot, tiles: [{ spaces: ['a1:t14'], tile }] })
  expect(problems.map(({ field }) => field)).toEqual(['tiles[0].tile'])
})

test('a tile says its number or its sky, not both', () => {
  const both = { spaces: ['a1:t14'], tile: '25A', sky: 'interior' }
  expect(checkMap({ ...freightDepot, tiles: [both] }).map(({ field }) => field)).toEqual(['tiles[0].sky'])
})
