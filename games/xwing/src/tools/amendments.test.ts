import {
  type Amendment,
  agree,
  applyAnswer,
  awaited,
  type Change,
  clone,
  look,
  type Plain,
  propose,
  randomFrom,
  type Scene,
  sampleFor,
  start,
} from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { XState } from '../state.ts'
import { amendments } from './amendments.ts'

/** What lies at the end of a path into the table. */
function at(s: XState, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((held, key) => (held as Record<string | number, unknown>)[key], s.table)
}

/** One more or one less; or a place in the middle. */
function changeOf(one: Amendment): Change {
  if (one.type === 'number') {
    const value = one.value > one.least ? one.value - 1 : one.value + 1
    return { set: [{ path: one.path, value }] }
  }
  if (one.type === 'place') throw new Error('ships stand anywhere')
  const { x, y, facing } = one.paths
  return {
    set: [
      { path: x, value: 457.25 },
      { path: y, value: 300.5 },
      { path: facing, value: 45 },
    ],
  }
}

/** The table after both sides agreed; null if that was refused. */
function agreed(s: XState, seat: string, change: Change): XState | null {
  const after = clone(s)
  expect(propose(after, seat, change)).toBeNull()
  return agree(after, seat === 'red' ? 'blue' : 'red', true) === null ? after : null
}

function pieceIn({ things }: Scene, id: string | null) {
  const found = things.find((one) => one.id === id)
  if (found?.type !== 'piece') throw new Error(`no piece ${id}`)
  return found
}

test('in whole games each leads to what it shows, and what is agreed on is seen', () => {
  let [checked, refused] = [0, 0]
  for (let game = 0; game < 4; game++) {
    const random = randomFrom(`amendments ${game}`)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed: `amendments ${game}` })
    for (let i = 0; i < 400 && s.over === null; i++) {
      const seat = awaited(s)[0] ?? ''
      applyAnswer(s, seat, sampleFor(s, seat, random))
      if (i % 12 !== 11 || s.over !== null) continue
      const offered = amendments(look(s, 'red'))
      expect(new Set(offered.map(({ id }) => id)).size).toBe(offered.length)
      for (const one of offered) {
        const after = agreed(s, 'red', changeOf(one))
        if (one.type === 'number') {
          expect(at(s, one.path)).toBe(one.value)
          expect(one.least <= one.value && one.value <= one.most).toBe(true)
        }
        if (one.type === 'spot') {
          const { x, y, facing } = one.paths
          expect({ x: at(s, x), y: at(s, y), facing: at(s, facing) }).toEqual(one.at)
          expect(pieceIn(scene(look(s, 'red')), one.of).at).toEqual(one.at)
        }
        checked++
        if (after === null) refused++
        else expectSeen(after, one)
      }
    }
  }
  expect(checked).toBeGreaterThan(500)
  expect(refused).toBeLessThan(checked / 10)
})

/** The scene shows the change, and the same amendment now shows the new value. */
function expectSeen(after: XState, one: Amendment): void {
  const seen = look(after, 'red')
  const now = amendments(seen).find(({ id }) => id === one.id)
  if (one.type === 'spot') {
    expect(pieceIn(scene(seen), one.of).at).toEqual({ x: 457.25, y: 300.5, facing: 45 })
    return
  }
  if (one.type !== 'number') return
  const value = (changeOf(one) as { set: readonly { value: Plain }[] }).set[0]?.value
  // The last token of a card is no longer there to be changed.
  if (now?.type === 'number') expect(now.value).toBe(value)
  else expect(value).toBe(0)
  if (one.of === null) return
  const piece = pieceIn(scene(seen), one.of)
  const name = one.path.at(-1)
  if (one.path[2] === 'shields')
    expect(piece.figures.find((figure) => figure.name === 'shields')?.value).toBe(value)
  if (one.path[2] === 'tokens')
    expect(piece.badges.find((badge) => badge.name === name)?.count ?? 0).toBe(value)
}

describe('a position that was agreed on', () => {
  const table = {
    red: { rookie: { pilot: 'rookiepilot', at: [400, 300] } },
    blue: { academy: { pilot: 'academypilot', at: [400, 460], facing: 180 } },
  }

  test('counts from then on, whatever was measured before', () => {
    const s = begin(xwing, { table, at: 'combat' })
    const shot = { weapon: 'primary', target: 'academy' }
    expect(look(s, 'red').question?.options).toContainEqual(shot)
    const [spot] = amendments(look(s, 'blue')).filter(({ of, type }) => of === 'academy' && type === 'spot')
    if (spot?.type !== 'spot') throw new Error('no position')
    propose(s, 'blue', { set: [{ path: spot.paths.x, value: 620 }] })
    agree(s, 'red', true)
    // Within range, but no longer in the arc.
    expect(look(s, 'red').question?.options).not.toContainEqual(shot)
  })
})

test('shields go up to what the cards give', () => {
  const table = {
    red: { rookie: { pilot: 'rookiepilot', at: [400, 300], upgrades: ['shieldupgrade'], shields: 1 } },
    blue: { academy: { pilot: 'academypilot', at: [400, 800], facing: 180 } },
  }
  const s = begin(xwing, { table })
  expect(amendments(look(s, null)).find(({ id }) => id === 'ships 0 shields')).toEqual({
    type: 'number',
    id: 'ships 0 shields',
    of: 'rookie',
    label: { en: 'shield tokens', de: 'Schildmarker' },
    path: ['ships', 0, 'shields'],
    value: 1,
    least: 0,
    most: 3,
  })
})
