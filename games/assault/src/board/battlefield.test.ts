import {
  type Board,
  covered,
  emptyReach,
  FORBIDDEN,
  isThere,
  neighbours,
  pieceSteps,
  reach,
  type Space,
  sees,
} from '@sandtable/grid'
import { applyAnswer, awaited, clone, pickOne, questionFor, randomFrom, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { assault } from '../index.ts'
import { aroundToken, opened } from '../map/map.ts'
import { BLOCKING, counting, DIFFICULT, FIGURE, sightBlockers, striding, walking } from '../map/terrain.ts'
import { type AState, areHostile, figuresOnMap, type Standing } from '../state.ts'
import { baseOf, isMassive, isMobile } from '../values.ts'
import { battlefieldOf } from './battlefield.ts'
import { isBesideOn, spacesBetween, spacesOf, spacesSeen } from './board.ts'
import { destinations } from './movement.ts'

/** What is kept between questions must be what anybody would find who looked at the table for the first time. */

/** Looks at the table again and again while games are played at random. */
function watchGames(games: number, every: number, look: (s: AState) => void): void {
  for (let game = 0; game < games; game++) {
    const chance = randomFrom(`watched ${game}`)
    const s = start(assault, { setup: assault.randomSetup(chance), seed: `watched ${game}` })
    for (let made = 0; s.over === null && made < 400; made++) {
      const [seat = ''] = awaited(s)
      applyAnswer(s, seat, pickOne(chance, questionFor(s, seat)?.options ?? []))
      if (made % every === 0) look(s)
    }
  }
}

/** The board as printed, less open doors, with figures and tokens that stand put on it one by one. */
function freshBoard(s: AState) {
  const { map, unwalled } = battlefieldOf(s)
  const board = { ...map.board, spaces: map.board.spaces.slice(), edges: map.board.edges.slice() }
  const open = s.table.objects.filter((one) => one.kind === 'door' && one.gone).map((one) => one.id)
  for (const { at, take, put } of opened(map, open)) board.edges[at] = (board.edges[at]! & ~take) | put
  const count = new Map<Space, number>()
  const stand = (space: Space) => {
    board.spaces[space]! |= FIGURE
    count.set(space, (count.get(space) ?? 0) + 1)
  }
  for (const figure of figuresOnMap(s)) covered(board, baseOf(figure), figure.stand).forEach(stand)
  for (const one of s.table.objects) if (one.stands !== null && !one.gone) one.spaces.forEach(stand)
  return { board, count, unwalled }
}

test('figures, tokens and doors lie as the table says, after every move', () => {
  watchGames(4, 2, (s) => {
    const field = battlefieldOf(s)
    const { board, count, unwalled } = freshBoard(s)
    const wrong: string[] = []
    for (let space = 0; space < board.size; space++) {
      if (field.all[space] !== (count.get(space) ?? 0)) wrong.push(`count ${space}`)
      if (field.board.spaces[space] !== board.spaces[space]) wrong.push(`space ${space}`)
    }
    for (let edge = 0; edge < board.edges.length && !unwalled; edge++)
      if (field.board.edges[edge] !== board.edges[edge]) wrong.push(`edge ${edge}`)
    for (const figure of figuresOnMap(s)) {
      const spaces = covered(board, baseOf(figure), figure.stand)
      if (spacesOf(s, figure).join() !== spaces.join()) wrong.push(figure.id)
    }
    expect(wrong).toEqual([])
  })
}, 30_000)

test('a copy of a state, and another game on the same map, have battlefields of their own', () => {
  watchGames(2, 40, (s) => {
    const copy = clone(s)
    const [figure] = figuresOnMap(copy)
    if (figure === undefined) return
    const [before, space = 0] = [[...battlefieldOf(s).all], ...spacesOf(copy, figure)]
    copy.table.figures = copy.table.figures.filter((one) => one.id !== figure.id)
    expect(battlefieldOf(copy).all[space]).toBe((before[space] ?? 0) - 1)
    expect([...battlefieldOf(s).all]).toEqual(before)
  })
})

test('counted spaces are those that counting step by step gives [IA-CNT-001]', () => {
  watchGames(4, 131, (s) => {
    const { board } = battlefieldOf(s)
    const figures = figuresOnMap(s)
    for (const one of figures) {
      const own = spacesOf(s, one)
      if (own.some((space) => (board.spaces[space]! & BLOCKING) !== 0)) continue
      for (const other of figures) {
        const theirs = spacesOf(s, other)
        if (theirs.some((space) => (board.spaces[space]! & BLOCKING) !== 0)) continue
        expect(spacesBetween(s, own, theirs)).toBe(slowly(board, own, theirs))
      }
    }
  })
}, 30_000)

function slowly(board: Board, from: readonly Space[], to: readonly Space[]): number {
  const seen = new Set(from)
  let rim = [...from]
  for (let far = 0; rim.length > 0; far++) {
    if (to.some((space) => seen.has(space))) return far
    const next = new Set(rim.flatMap((space) => neighbours(board, counting, space)))
    rim = [...next].filter((space) => !seen.has(space))
    for (const space of rim) seen.add(space)
  }
  return Number.POSITIVE_INFINITY
}

test('who sees whom is what the lines themselves say [IA-LOS-001]', () => {
  watchGames(6, 71, (s) => {
    const { board } = battlefieldOf(s)
    const figures = figuresOnMap(s)
    for (const from of figures) {
      for (const to of figures) {
        if (!areHostile(from, to) || s.hooks.query.unseen !== undefined) continue
        if (s.hooks.query['sees past figures'] !== undefined) continue
        const past = isMassive(s, from) || isMassive(s, to)
        const blockers = past ? { ...sightBlockers, spaces: BLOCKING } : sightBlockers
        const [own, theirs] = [spacesOf(s, from), spacesOf(s, to)]
        const seen = theirs.filter(
          (space) =>
            own.some((at) => neighbours(board, counting, at).includes(space)) ||
            sees(board, blockers, own, space, theirs),
        )
        if ([...own, ...theirs].every((space) => (board.spaces[space]! & BLOCKING) === 0))
          expect(spacesSeen(s, from, to)).toEqual(seen)
      }
    }
  })
}, 30_000)

test('a figure gets where the steps of a piece lead it, at the same cost [IA-MOVE-002]', () => {
  watchGames(4, 61, (s) => {
    const hooked = ['pays no extra', 'difficult costs extra', 'massive', 'mobile'] as const
    if (hooked.some((name) => s.hooks.query[name] !== undefined)) return
    for (const figure of figuresOnMap(s)) {
      const found = destinations(s, figure, { points: 4 })
      expect(new Map(found.map(({ stand, cost }) => [stand, cost]))).toEqual(walked(s, figure, 4))
    }
  })
}, 30_000)

/** Every step by the general rule for pieces of any size, every place looked at on its own. */
function walked(s: AState, figure: Standing, points: number): Map<number, number> {
  const { board, count } = freshBoard(s)
  const [huge, base] = [isMassive(s, figure), baseOf(figure)]
  const strides = huge || isMobile(s, figure)
  const others = figuresOnMap(s).filter((one) => one.id !== figure.id)
  const at = (space: Space) => others.filter((one) => spacesOf(s, one).includes(space))
  const tokens = s.table.objects.filter((one) => one.stands !== null && !one.gone)
  const isToll = (space: Space) =>
    at(space).some((one) => areHostile(one, figure)) ||
    tokens.some((one) => one.stands === 'hostile' && one.spaces.includes(space))
  const rule = strides ? striding : walking
  const steps = pieceSteps(board, rule, base, true, (entered, many) => {
    const spaces = [...entered.slice(0, many)]
    if (huge && spaces.some((space) => at(space).some((one) => isMassive(s, one)))) return FORBIDDEN
    if (strides) return 1
    const rough = spaces.some((space) => (board.spaces[space]! & DIFFICULT) !== 0)
    return 1 + Number(spaces.some(isToll)) + Number(rough)
  })
  const map = reach(emptyReach(board), steps, [figure.stand], points)
  const own = spacesOf(s, figure)
  const found = new Map<number, number>()
  for (const stand of map.stands.slice(0, map.count)) {
    const spaces = covered(board, base, stand)
    const isFree = (space: Space) => {
      if (huge) return !at(space).some((one) => isMassive(s, one))
      return (count.get(space) ?? 0) <= (own.includes(space) ? 1 : 0)
    }
    const isOpen = (space: Space) =>
      isThere(board, space) && (board.spaces[space]! & rule.spaces) === 0 && isFree(space)
    if (stand !== figure.stand && spaces.every(isOpen)) found.set(stand, map.cost[stand]!)
  }
  return found
}

test('a token is used from its own space and the adjacent ones [IA-INTER-001]', () => {
  watchGames(4, 61, (s) => {
    const field = battlefieldOf(s)
    for (const figure of figuresOnMap(s)) {
      for (const object of s.table.objects) {
        if (object.kind === 'door' || object.gone) continue
        const around = aroundToken(field.board, object.spaces)
        const isNear = spacesOf(s, figure).some((space) => around.includes(space))
        expect(isBesideOn(field, figure, object)).toBe(isNear)
      }
    }
  })
}, 30_000)
