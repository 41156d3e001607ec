import {
  allSpaces,
  type Base,
  type Board,
  covered,
  isThere,
  neighbours,
  type Space,
  sees,
  standsOver,
} from '@sandtable/grid'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { assault } from '../index.ts'
import { mapOf, mapPlans } from '../map/library.ts'
import { isBlocking, type SkirmishMap } from '../map/map.ts'
import { counting } from '../map/terrain.ts'
import { type Battlefield, battlefieldOf } from './battlefield.ts'
import { areBeside, isSeen, spacesApart } from './board.ts'
import { floorOf, terrainOnly } from './floor.ts'

/** Figures that stand in blocking terrain, with all of their base or a part of it, on all maps. */

const bases: readonly Base[] = [
  { across: 1, down: 1 },
  { across: 1, down: 2 },
  { across: 2, down: 2 },
  { across: 2, down: 3 },
]

/** All doors closed, the first one open, all open. */
function doorStates({ doors }: SkirmishMap): string[][] {
  const all = doors.map((door) => door.id)
  return [[], ...(all.length > 1 ? [all.slice(0, 1)] : []), ...(all.length > 0 ? [all] : [])]
}

/** All spaces that bases of these sizes could cover, if they hold some blocking terrain. */
function holdings(board: Board): Space[][] {
  const found = new Map<string, Space[]>()
  for (const space of allSpaces(board)) {
    if (!isBlocking(board, space)) continue
    for (const base of bases)
      for (const stand of standsOver(board, base, space)) {
        const spaces = covered(board, base, stand)
        if (spaces.every((one) => isThere(board, one))) found.set(spaces.join(), [...spaces])
      }
  }
  return [...found.values()]
}

/** The same board for these figures alone: what they hold is open floor, and everything else is as it was. */
function asTheyHoldIt(board: Board, held: readonly Space[]): Board {
  const spaces = board.spaces.slice()
  for (const space of held) spaces[space]! &= ~counting.spaces
  return { ...board, spaces }
}

/** Step by step, from the rim outwards. */
function counted(board: Board, from: readonly Space[], to: readonly Space[]): number {
  const seen = new Set(from)
  let rim = [...from]
  for (let far = 0; rim.length > 0; far++) {
    if (to.some((space) => seen.has(space))) return far
    rim = [...new Set(rim.flatMap((space) => neighbours(board, counting, space)))].filter(
      (one) => !seen.has(one),
    )
    for (const space of rim) seen.add(space)
  }
  return Number.POSITIVE_INFINITY
}

test.each(mapPlans.map(({ id }) => id))(
  '%s: who stands in blocking terrain is adjacent, and counted, as if it were open floor [IA-MASS-008] [IA-OPEN-044]',
  (id) => {
    const map = mapOf(id)
    const wrong: string[] = []
    for (const doors of doorStates(map)) {
      const floor = floorOf({ map, unwalled: false }, doors)
      const inTerrain = holdings(floor.board)
      const open = allSpaces(floor.board).map((space) => [space])
      for (const [at, one] of inTerrain.entries()) {
        // Of all but the smallest pairs some, to save time, and other ones for each.
        const others = [...inTerrain.slice(at), ...open].filter(
          (other, place) => one.length + other.length < 3 || (place + at) % 67 === 0,
        )
        for (const other of others) {
          if (one.some((space) => other.includes(space))) continue
          const far = counted(asTheyHoldIt(floor.board, [...one, ...other]), one, other)
          if (spacesApart(floor, one, other) !== far) wrong.push(`${one} to ${other}: ${far}`)
          if (areBeside(floor, one, other) !== (far === 1)) wrong.push(`${one} beside ${other}: ${far}`)
        }
      }
    }
    expect(wrong).toEqual([])
  },
)

/** A map with nobody and nothing on it. */
function emptyField(map: string): Battlefield {
  const s = begin(assault, {
    table: {
      gold: { a: { card: 'stormtrooper', at: 'a1' } },
      silver: { b: { card: 'stormtrooper', at: 'p12' } },
    },
  })
  Object.assign(s.table, { map, plan: null, figures: [], objects: [] })
  return battlefieldOf(s)
}

test.each(mapPlans.map(({ id }) => id))(
  '%s: who stands in blocking terrain sees, and is seen, as if it were open floor [IA-MASS-008] [IA-OPEN-044]',
  (id) => {
    const field = emptyField(id)
    const { board } = field.floor
    const inTerrain = holdings(board)
    const open = allSpaces(board).map((space) => [space])
    const wrong: string[] = []
    for (const [at, one] of inTerrain.entries()) {
      // Of all the others some, to save time, and other ones for each.
      const others = [...inTerrain, ...open].filter((_, place) => (place + at) % 89 === 0)
      for (const other of others) {
        if (one.some((space) => other.includes(space))) continue
        const floor = asTheyHoldIt(board, [...one, ...other])
        for (const [own, theirs] of [
          [one, other],
          [other, one],
        ] as const)
          for (const target of theirs) {
            const isClear = sees(floor, terrainOnly, own, target)
            if (isSeen(field, true, own, target, theirs) !== isClear)
              wrong.push(`${own} at ${target} of ${theirs}: ${isClear}`)
          }
      }
    }
    expect(wrong).toEqual([])
  },
)
