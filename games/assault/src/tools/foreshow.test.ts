import { clone, type Ghost, type Line, look, reopen, type Seen } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { everyDecision } from '../../test/random-games.ts'
import { seesFigure, spacesBetween, spacesOf } from '../board/board.ts'
import { assault } from '../index.ts'
import { scene } from '../scene/index.ts'
import { type AState, type Assault, figureOf } from '../state.ts'
import { foreshow } from './foreshow.ts'

const ghosts = (seen: Seen<Assault>): Ghost[] => scene(seen).things.filter((one) => one.type === 'ghost')

function ghostOn(seen: Seen<Assault>, space: string): Ghost {
  const found = ghosts(seen).find(({ label }) => label?.en.startsWith(`${space},`))
  if (found === undefined) throw new Error(`no ghost on ${space}`)
  return found
}

function moving(gold: object, floor: object = {}): Seen<Assault> {
  const silver = { near: { card: 'imperial-officer', at: 'c8' }, far: { card: 'darth-vader', at: 'h4' } }
  const s = begin(assault, {
    table: { floor, gold: { scout: gold }, silver } as never,
    at: { move: 'scout-1', points: 4 },
  })
  return look(s, 'gold')
}

const to = (lines: readonly Line[], enemy: string) => lines.filter(({ ends }) => ends[1] === enemy)

describe('from where a ghost stands', () => {
  const floor = { edges: { wall: ['e1:e5 e'] } }
  const seen = moving({ card: 'alliance-ranger', at: ['c4'] }, floor)

  test('an enemy in sight has its distance and two free lines', () => {
    const lines = to(foreshow(seen, ghostOn(seen, 'c5')), 'near')
    expect(lines.map(({ kind, label }) => [kind, label?.en])).toEqual([
      ['target', 'distance 3'],
      ['sight', undefined],
      ['sight', undefined],
    ])
    expect(lines[0]).toMatchObject({
      from: { x: 2.5, y: 7.5 },
      to: { x: 2.5, y: 4.5 },
      ends: ['scout-1', 'near'],
    })
    expect(lines.every((line) => !('answers' in line))).toBe(true)
  })

  test('one next to it needs no lines (IA-LOS-007)', () => {
    expect(to(foreshow(seen, ghostOn(seen, 'c7')), 'near').map(({ kind }) => kind)).toEqual(['target'])
  })

  test('one that is hidden shows by what', () => {
    const lines = to(foreshow(seen, ghostOn(seen, 'd3')), 'far')
    expect(lines.map(({ kind }) => kind)).toContain('sight-blocked')
    const ids = new Set(scene(seen).things.map(({ id }) => id))
    for (const { blocked } of lines) for (const id of blocked) expect(ids).toContain(id)
    expect(to(foreshow(seen, ghostOn(seen, 'g7')), 'far').map(({ kind }) => kind)).toContain('target')
  })

  test('it does not stand in its own way where it was before, and what it sees is left as it was', () => {
    const saved = clone(seen)
    // From c2, the ranger on c4 would be between the two.
    const lines = to(foreshow(seen, ghostOn(seen, 'c2')), 'near')
    expect(lines.map(({ kind }) => kind)).toEqual(['target', 'sight', 'sight'])
    expect(seen).toEqual(saved)
  })

  test('Priority Target attacks past figures', () => {
    const table = (card: string) => ({
      gold: { scout: { card, at: 'c2' }, friend: { card: 'imperial-officer', at: 'c5' } },
      silver: { foe: { card: 'imperial-officer', at: 'c8' } },
      floor: { edges: { wall: ['c1:c11 e', 'c1:c11 w'] } },
    })
    const kinds = (card: string) => {
      const s = begin(assault, { table: table(card), at: { move: 'scout', points: 2 } })
      const own = look(s, 'gold')
      return foreshow(own, ghostOn(own, 'c3')).map(({ kind }) => kind)
    }
    expect(kinds('mak-eshkarey')).toContain('target')
    expect(kinds('darth-vader')).not.toContain('target')
  })

  test('a token has no eyes', () => {
    const [ghost] = ghosts(seen)
    expect(foreshow(seen, { ...(ghost as Ghost), of: 'token-1' })).toEqual([])
  })
})

/** The game with this figure on the stand that the ghost's answer names. */
function standing(s: AState, id: string, stand: number): AState {
  const there = clone(s)
  figureOf(there, id).stand = stand
  reopen(there)
  return there
}

test('in random games it is what the rules say once the figure is there, and quick', () => {
  let [pairs, targets] = [0, 0]
  const times: number[] = []
  everyDecision('foreshow', 6, 400, (_, __, s) => {
    const [seat] = s.seats.filter((one) => look(s, one).question !== null)
    const seen = look(s, seat ?? null)
    const all = ghosts(seen).filter(({ kind }) => kind === 'move' || kind === 'place')
    const ghost = all[s.decision % Math.max(1, all.length)]
    const answer = ghost?.answers?.[0] as { move: number } | number | undefined
    if (ghost === undefined || answer === undefined) return
    const began = performance.now()
    const lines = foreshow(seen, ghost)
    times.push(performance.now() - began)
    const there = standing(s, ghost.of, typeof answer === 'number' ? answer : answer.move)
    const figure = figureOf(there, ghost.of)
    for (const enemy of there.table.figures) {
      if (enemy.seat === figure.seat || enemy.stand === null) continue
      pairs++
      const target = to(lines, enemy.id).find(({ kind }) => kind === 'target')
      const past = ['mak-eshkarey', 'rebel-saboteur-elite', 'hk-assassin-droid-elite'].includes(figure.card)
      if (!past && figure.form !== 'scout')
        expect(target !== undefined).toBe(seesFigure(there, figure, enemy))
      if (target === undefined || spacesOf(there, enemy).length > 1) continue
      const apart = spacesBetween(there, spacesOf(there, figure), spacesOf(there, enemy))
      if (Number.isFinite(apart)) expect(target.label?.en).toBe(`distance ${apart}`)
      targets++
    }
  })
  expect(pairs).toBeGreaterThan(500)
  expect(targets).toBeGreaterThan(20)
  times.sort((one, other) => one - other)
  expect(times[times.length >> 1]).toBeLessThan(5)
}, 120_000)
