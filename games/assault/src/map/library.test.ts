import { readFileSync } from 'node:fs'
import { allSpaces, EAST, edgeOf, SOUTH, type Space, spot } from '@sandtable/grid'
import { expect, test } from 'vitest'
import freightDepot from '../../data/maps/freight-depot.json' with { type: 'json' }
import pumpStation from '../../data/maps/pump-station.json' with { type: 'json' }
import { type MapPlan, missionLetters } from '../../data/maps/types.ts'
import { checkMap } from './check.ts'
import { findPlan, mapOf, mapPlans, missionOf, offeredMaps, offeredMissions } from './library.ts'
import { aroundToken, knowsSky, nameOfSpace, spaceNamed } from './map.ts'
import { whyNotOffered } from './missions.ts'
import { EXTERIOR, INTERIOR } from './terrain.ts'

test.each(mapPlans.map((plan) => [plan.id, plan] as const))('%s can be played', (_, plan) => {
  expect(checkMap(plan)).toEqual([])
})

test('every map has an id of its own', () => {
  expect(new Set(mapPlans.map(({ id }) => id)).size).toBe(mapPlans.length)
})

test('the maps that everybody knows are there with both missions', () => {
  for (const id of [
    'mos-eisley-outskirts',
    'corellian-underground',
    'devaron-garrison',
    'chopper-base-atollon',
    'lothal-wastes',
    'freight-depot',
    'pump-station',
  ]) {
    const plan = findPlan(id)
    expect(plan && offeredMissions(plan), id).toEqual([
      { map: id, letter: 'A' },
      { map: id, letter: 'B' },
    ])
  }
  expect(offeredMaps().length).toBeGreaterThanOrEqual(30)
})

test('a mission is offered, or there is a reason why not, never both', () => {
  for (const plan of mapPlans) {
    for (const letter of missionLetters) {
      const reason = whyNotOffered(plan.missions[letter].rules)
      expect(missionOf(plan, letter) === null, `${plan.id} ${letter}`).toBe(reason !== null)
    }
  }
})

test('a map is made once, and a copy of its plan is recognised', () => {
  const copy: MapPlan = JSON.parse(JSON.stringify(freightDepot))
  const map = mapOf('freight-depot', copy)
  expect(mapOf('freight-depot', copy)).toBe(map)
  expect(mapOf('freight-depot', JSON.parse(JSON.stringify(copy)))).toBe(map)
  expect(mapOf('freight-depot')).toBe(mapOf('freight-depot'))
  expect(mapOf('freight-depot', { ...copy, id: 'other' })).not.toBe(map)
  expect(() => mapOf('nowhere')).toThrow('nowhere')
})

test('spaces have the names that players use', () => {
  const { board, terminals } = mapOf('mos-eisley-outskirts')
  expect(terminals.map(({ space }) => nameOfSpace(board, space))).toEqual(['t9', 'h21'])
  for (const space of allSpaces(board)) expect(spaceNamed(board, nameOfSpace(board, space))).toBe(space)
  expect(spaceNamed(board, 'a1')).toBeNull()
  expect(spaceNamed(board, 'zz99')).toBeNull()
})

test('exterior and interior are told apart where they are known, and only there', () => {
  const skies = (id: string) => {
    const { board } = mapOf(id)
    return allSpaces(board).map((space) => board.spaces[space]! & (EXTERIOR | INTERIOR))
  }
  expect(new Set(skies('freight-depot'))).toEqual(new Set([EXTERIOR, INTERIOR]))
  expect(new Set(skies('hangar-bay'))).toEqual(new Set([0]))
  const known = mapPlans.filter(({ id }) => knowsSky(mapOf(id))).map(({ id }) => id)
  expect(known).toEqual([
    'freight-depot',
    'pump-station',
    'chopper-base-atollon',
    'devaron-garrison',
    'development-facility',
    'lothal-wastes',
    'mos-eisley-outskirts',
  ])
})

test('a panel in the hull of the ship is reached from beside it', () => {
  const { board, tokens } = mapOf('mos-eisley-outskirts')
  const panel = tokens.A.find(({ colour }) => colour === 'yellow')
  const around = aroundToken(board, panel?.spaces ?? []).map((space) => nameOfSpace(board, space))
  expect(around.sort()).toEqual(['l13', 'l14', 'l15', 'm13', 'm14', 'n13'])
})

test.each([freightDepot, pumpStation])('$id is fair: turned half round it is the same', (plan) => {
  const { board, zones, doors, terminals, areas, tokens } = mapOf(plan.id)
  const spaces = allSpaces(board)
  const turned = (space: Space) => {
    const all = board.stride * (board.height + 2)
    return all - space + (spot(board, 0, 0) * 2 + (board.width - 1) + (board.height - 1) * board.stride - all)
  }
  const sorted = (list: readonly number[]) => list.toSorted((one, other) => one - other)
  const isSame = (list: readonly number[]) => expect(sorted(list.map(turned))).toEqual(sorted(list))
  isSame(spaces)
  for (const space of spaces) {
    expect(board.spaces[turned(space)]).toBe(board.spaces[space])
    for (const side of [EAST, SOUTH] as const) {
      const opposite = edgeOf(board, turned(space), side === EAST ? 3 : 0)
      expect(board.edges[opposite]).toBe(board.edges[edgeOf(board, space, side)])
    }
  }
  expect(sorted(zones.red.map(turned))).toEqual(sorted(zones.blue))
  expect(doors.length % 2).toBe(0)
  isSame(terminals.map(({ space }) => space))
  for (const area of areas) isSame(area.spaces)
  const colourAcross = { red: 'blue', blue: 'red', green: 'green', yellow: 'yellow' } as const
  for (const letter of missionLetters) {
    for (const { label, spaces: at, colour } of tokens[letter]) {
      const twin = tokens[letter].find((one) => one.label === label && one.spaces[0] === turned(at[0] ?? 0))
      expect(twin?.colour).toBe(colour && colourAcross[colour])
    }
  }
})

test('the example of the documentation is a good map, and every field is explained there', () => {
  const text = readFileSync(new URL('../../../../docs/map-format.md', import.meta.url), 'utf8')
  const example = /```json\n([^`]+)```/.exec(text)?.[1] ?? ''
  expect(checkMap(JSON.parse(example))).toEqual([])
  for (const plan of mapPlans) for (const field of Object.keys(plan)) expect(text).toContain(`\`${field}\``)
})
