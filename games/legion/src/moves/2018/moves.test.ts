import { cos, sin } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { begin } from '../../../test/position.ts'
import { squareOf, terrainKind } from '../../../test/terrain-kind.ts'
import { alongTool } from '../../proposals/along-tool.ts'
import type { LState, Mini, Place } from '../../state.ts'
import { leaderOf, unitOf } from '../../units.ts'
import { type Moving, moveBy, type Speed } from '../../vocabulary/moves.ts'
import { outOfCohesion } from '../cohesion.ts'
import { canClimb, climbsOf, followersOf, hasLadders } from './climbing.ts'
import { gone, isOffBattlefield } from './edge.ts'
import { levelsRefused, othersOnLevels } from './levels.ts'
import { judgeSweep } from './round.ts'

const square = squareOf(40)
const kind = (id: string, top: number, in2018: string | object, more: object = {}) =>
  terrainKind(id, top, { in2018, parts: [{ outline: square, top, stands: true }], ...more })
const byHeight = { cover: 'heavy', moves: 'by height' }
const flat = { class: 'area', parts: [{ outline: square, top: 20 }] }
const kinds = [
  kind('step', 41.9, byHeight),
  kind('roof', 60, byHeight),
  kind('ladder', 60, { ...byHeight, ladders: true }),
  kind('loft', 152.4, byHeight),
  // By a ledge on which nobody has room.
  kind('tower', 200, byHeight, {
    parts: [
      { outline: square, top: 200, stands: true },
      { outline: [40, -40, 42, -40, 42, 40, 40, 40], top: 100, stands: true },
    ],
  }),
  kind('stone', 50, 'high stone walls', { parts: [{ outline: square, top: 50 }] }),
  kind('hedges', 35, 'low hedges', flat),
  kind('ditch', 20, 'trenches', flat),
]

function table(gold: object, terrain: readonly object[] = [], silver: object = {}): LState {
  const far = { far: { card: '2018-rebel-troopers', at: [1700, 850], left: 1 } }
  return begin({ edition: '2018', kinds, terrain, gold, silver: { ...far, ...silver } })
}
const one = (x = 400, y = 400) => ({ a: { card: '2018-luke-skywalker', at: [x, y] } })
const two = (x = 400, y = 400) => ({
  a: {
    card: '2018-stormtroopers',
    minis: [
      [x, y],
      [x + 30, y],
    ],
    left: 2,
  },
})

/** A move of the leader of `a` straight on, or bent, so much of the way. */
function moved(s: LState, speed: Speed, direction: number, share = 1, rest: Partial<Moving> = {}, bend = 0) {
  const v = moveBy('a', 2, rest)
  return judgeSweep(s, v, alongTool(s, v, speed, direction, bend, share))
}

test('[LG1-MOVEB-003] [LG1-MOVEB-007] a whole move leads as far as the tool and the base', () => {
  const s = table(one())
  expect(moved(s, 2, 90)).toEqual({
    leader: { x: 552, y: 400, facing: 0, on: null },
    others: [],
    climbs: false,
    standard: true,
    full: true,
    front: 0,
    offEdge: false,
  })
  expect(moved(s, 1, 90)).toMatchObject({ leader: { x: 502 }, full: true })
  expect(moved(s, 2, 90, 0.5)).toMatchObject({ leader: { x: 476 }, full: false })
  expect(moved(s, 3, 90)).toBe('LG1-MOVEB-003')
  expect(moved(s, 3, 90, 1, { withdraws: true })).toBe('LG1-WDRB-002')
  expect(moved(s, 1, 90, 1, { speed: 0 })).toBe('LG1-DIFF-004')
  expect(moved(s, 1, 90, 1, { speed: 1 })).toMatchObject({ full: true })
  const v = moveBy('a', 2)
  const straight = alongTool(s, v, 2, 90, 0, 1)
  expect(judgeSweep(s, v, { ...straight, from: { x: 0, y: 0 } })).toBe('LG1-MOVEB-004')
  expect(judgeSweep(s, v, { ...straight, bend: 91 })).toBe('LG1-MOVEB-006')
  expect(judgeSweep(s, v, { ...straight, y: 410 })).toBe('LG1-MOVEB-009')
})

test('[LG1-MOVEB-022] [LG1-MOVEB-023] who comes over the edge is gone', () => {
  const s = table(two(400, 100))
  const judged = moved(s, 2, 180)
  expect(judged).toEqual({
    leader: { x: 400, y: -52, facing: 0, on: null },
    others: [{ x: 430, y: 100, facing: 0, on: null }],
    climbs: false,
    standard: true,
    full: false,
    front: 0,
    offEdge: true,
  })
  const a = unitOf(s, 'a')
  expect(isOffBattlefield(s, a, { x: 400, y: 13.4 })).toBe(true)
  expect(isOffBattlefield(s, a, { x: 400, y: 13.5 })).toBe(false)
  expect(gone(a, { x: 400, y: -52, facing: 0 })).toEqual(judged)
})

test('[LG1-TERB-002] [LG1-TRPB-005] what is impassable or too high bars the way, and so do ground vehicles', () => {
  expect(moved(table(one(), [{ kind: 'stone', at: [500, 400] }]), 2, 90)).toBe('LG1-TERB-002')
  expect(moved(table(one(), [{ kind: 'roof', at: [500, 400] }]), 2, 90, 0.9)).toBe('LG1-TERB-002')
  const walker = (at: object) => ({ walker: { card: '2018-at-rt', at } })
  expect(moved(table(one(), [], walker([490, 400])), 2, 90)).toBe('LG1-TRPB-005')
  // Farther away than it gets.
  expect(moved(table(one(), [], walker([610, 400])), 2, 90)).toMatchObject({ full: true })
})

test('[LG1-MOVEB-024] up to its own height one steps up and down', () => {
  const up = table(one(), [{ kind: 'step', at: [540, 400] }])
  expect(moved(up, 2, 90)).toMatchObject({ leader: { on: 'step-1/1' } })
  expect(moved(up, 2, 90, 0.65)).toBe('LG2-TERR-023')
  const down = table(one(540), [{ kind: 'step', at: [540, 400] }])
  expect(moved(down, 2, 270)).toMatchObject({ leader: { on: null } })
  const off = table(one(540), [{ kind: 'roof', at: [540, 400] }])
  expect(moved(off, 2, 270)).toBe('LG1-MOVEB-024')
})

test('[LG1-KWB-003] [LG1-KWB-005] [LG1-KWB-006] a jump leads over and onto what is no higher than it, and down from anywhere', () => {
  const over = table(one(), [{ kind: 'stone', at: [476, 400] }])
  expect(moved(over, 2, 90, 1, { jump: 1 })).toMatchObject({ full: true })
  const onto = (id: string) => moved(table(one(), [{ kind: id, at: [540, 400] }]), 2, 90, 1, { jump: 1 })
  expect(onto('loft')).toMatchObject({ leader: { on: 'loft-1/1' } })
  expect(onto('tower')).toBe('LG1-KWB-003')
  const down = table(one(540), [{ kind: 'tower', at: [540, 400] }])
  expect(moved(down, 2, 270, 1, { jump: 1 })).toMatchObject({ leader: { on: null } })
})

test('[LG1-DIFF-001] [LG1-DIFF-002] difficult terrain at the start, on the way or at the end allows only the shorter tool', () => {
  const slowed = (gold: object, at: readonly number[], rest: Partial<Moving> = {}) => {
    const s = table(gold, [{ kind: 'hedges', at }])
    return moved(s, 2, 90, 1, rest) === 'LG1-DIFF-002'
  }
  expect(slowed(one(), [370, 400])).toBe(true)
  expect(slowed(one(), [476, 400])).toBe(true)
  expect(slowed(one(), [476, 450])).toBe(true)
  expect(slowed(one(), [476, 455])).toBe(false)
  expect(slowed(one(), [600, 400])).toBe(true)
  expect(slowed(one(), [606, 400])).toBe(false)
  expect(slowed(one(), [476, 400], { speed: 3 })).toBe(false)
  expect(slowed(one(), [476, 400], { ignoresDifficult: true })).toBe(false)
  // By one of the others.
  expect(slowed(two(), [480, 450])).toBe(true)
  const s = table(one(), [{ kind: 'hedges', at: [440, 400] }])
  expect(moved(s, 1, 90)).toMatchObject({ full: true })
  expect(moved(s, 1, 90, 1, { speed: 1 })).toMatchObject({ full: true })
})

test('[LG1-TERR-020] a trench slows nobody who stays inside', () => {
  const long = { kind: 'trench', at: [476, 400] }
  expect(moved(table(one(420), [long]), 2, 90, 0.7)).toMatchObject({ full: false })
  expect(moved(table(one(380), [long]), 2, 90, 0.7)).toBe('LG1-DIFF-002')
  expect(moved(table(one(480), [long]), 2, 90)).toBe('LG1-DIFF-002')
  expect(moved(table(one(380), [long]), 1, 90)).toMatchObject({ full: true })
})

test('[LG1-COH-002] [LG1-COH-003] the others stand no farther than the tool of speed 1, with a way between', () => {
  const s = table(two(), [{ kind: 'stone', at: [400, 500] }])
  const a = unitOf(s, 'a')
  const leader = leaderOf(a)
  const out = (x: number, y: number) => outOfCohesion(s, a, leader, { x, y, facing: 0, on: null })
  expect(out(502, 400)).toBe(null)
  expect(out(502.1, 400)).toBe('LG1-COH-002')
  expect(out(400, 298)).toBe(null)
  const behind = table(two(400, 440), [{ kind: 'stone', at: [400, 500] }])
  const b = unitOf(behind, 'a')
  expect(outOfCohesion(behind, b, { ...leaderOf(b), y: 446 }, { x: 400, y: 546, facing: 0, on: null })).toBe(
    'LG1-COH-003',
  )
})

test('[LG1-COH-009] [LG1-COH-011] [LG1-COH-013] others stay below a leader that climbed, at the foot of where it stands', () => {
  const on = (id: string) => {
    const s = table(one(), [{ kind: id, at: [400, 400] }])
    const a = unitOf(s, 'a')
    const top = { ...leaderOf(a), on: `${id}-1/1` }
    const ground = (x: number): Place => ({ x, y: 400, facing: 0, on: null })
    return {
      below: (x: number) => outOfCohesion(s, a, top, ground(x)),
      above: outOfCohesion(s, a, ground(454), top),
    }
  }
  expect(on('roof').below(453.5)).toBe(null)
  expect(on('roof').below(455.5)).toBe(null)
  expect(on('roof').below(456)).toBe('LG1-COH-011')
  expect(on('roof').above).toBe('LG1-COH-013')
  expect(on('loft').below(453.5)).toBe(null)
  expect(on('tower').below(453.5)).toBe('LG1-COH-009')
})

test('[LG1-COH-013] [LG1-COH-014] whoever follows a leader that did not climb stays on its level', () => {
  const s = table(two(), [{ kind: 'roof', at: [500, 400] }])
  const a = unitOf(s, 'a')
  const [leader, other] = a.minis as readonly [Mini, Mini]
  expect(levelsRefused(s, a, leader, [other])).toBe(null)
  // Down from the roof, and up to it.
  Object.assign(other, { x: 500, on: 'roof-1/1' })
  expect(levelsRefused(s, a, leader, [{ ...other, x: 430, on: null }])).toBe('LG1-COH-014')
  Object.assign(leader, { x: 490, on: 'roof-1/1' })
  Object.assign(other, { x: 446, on: null })
  expect(levelsRefused(s, a, leader, [{ ...other, x: 517, on: 'roof-1/1' }])).toBe('LG1-COH-013')
  expect(levelsRefused(s, a, leader, [other])).toBe(null)
  expect(levelsRefused(s, a, leader, [{ ...other, x: 444 }])).toBe('LG1-COH-011')
  expect(levelsRefused(s, a, { ...leader, x: 400, on: null }, [other])).toBe(null)
  a.minis = [...a.minis, other]
  expect(levelsRefused(s, a, leader, [other, { ...other, x: 444 }])).toBe('LG1-COH-011')
})

test('[LG1-COH-013] and is put there of itself', () => {
  const s = table(two(400, 300), [{ kind: 'roof', at: [450, 400] }])
  const a = unitOf(s, 'a')
  const at = { x: 396, y: 400, facing: 0, on: null }
  // Its old place beside the leader is half on the roof, and the nearest free one on top of it.
  const [below] = othersOnLevels(s, a, { ...at, x: 420, y: 340 }) as [Place]
  expect(below.on).toBe(null)
  Object.assign(a.minis[1] as Place, { x: 430, y: 400, on: 'roof-1/1' })
  const [above] = othersOnLevels(s, a, { ...at, x: 450, on: 'roof-1/1' }) as [Place]
  expect(above.on).toBe('roof-1/1')
})

test('[LG1-VERT-001] [LG1-VERT-002] one climbs what one touches, if it is too high to step on', () => {
  const climbs = (id: string, x: number, most = 1, gold: object = one(x)) => {
    const s = table(gold, [{ kind: id, at: [500, 400] }])
    return climbsOf(s, unitOf(s, 'a'), most).map(({ to, height, leader }) => [
      to,
      height,
      leader.on,
      leader.x,
    ])
  }
  expect(climbs('roof', 446.5)).toEqual([['roof-1/1', 1, 'roof-1/1', 473.5]])
  expect(climbs('roof', 444.5)).toEqual([['roof-1/1', 1, 'roof-1/1', 473.5]])
  expect(climbs('roof', 444)).toEqual([])
  expect(climbs('step', 446.5)).toEqual([])
  expect(climbs('loft', 446.5)).toEqual([['loft-1/1', 1, 'loft-1/1', 473.5]])
  expect(climbs('tower', 446.5)).toEqual([])
  expect(climbs('tower', 446.5, 2)).toEqual([['tower-1/1', 2, 'tower-1/1', 473.5]])
  expect(climbs('stone', 446.5)).toEqual([])
  // Down again, and not to where it stands.
  expect(climbs('roof', 480)).toEqual([[null, 1, null, 446.25]])
})

test('[LG1-VERT-006] [LG1-COH-012] nobody climbs where the others find no room; they follow, or wait at its foot', () => {
  const s = table(two(416.5), [{ kind: 'roof', at: [500, 400] }])
  const a = unitOf(s, 'a')
  Object.assign(leaderOf(a), { x: 446.5 })
  Object.assign(a.minis[1] as Place, { x: 416.5 })
  const [climb] = climbsOf(s, a, 1)
  expect(climb?.leader).toMatchObject({ x: 473.5, on: 'roof-1/1' })
  const [follower] = followersOf(s, a, climb?.leader as Place)
  expect(follower?.on).toBe('roof-1/1')
  const full = begin({
    edition: '2018',
    kinds: [
      kind('post', 60, byHeight, {
        parts: [{ outline: [-15, -15, 15, -15, 15, 15, -15, 15], top: 60, stands: true }],
      }),
    ],
    terrain: [{ kind: 'post', at: [500, 400] }],
    gold: {
      a: {
        card: '2018-stormtroopers',
        minis: [
          [471.5, 400],
          [444, 400],
        ],
        left: 2,
      },
    },
    silver: { far: { card: '2018-rebel-troopers', at: [1700, 850], left: 1 } },
  })
  const b = unitOf(full, 'a')
  const [up] = climbsOf(full, b, 1)
  expect(up?.leader).toMatchObject({ x: 498.5, y: 400, on: 'post-1/1' })
  const [waits] = followersOf(full, b, up?.leader as Place)
  expect(waits?.on).toBe(null)
  expect(outOfCohesion(full, b, up?.leader as Place, waits as Place)).toBe(null)
})

test('[LG1-VERT-014] [LG1-KW-010] ladders, and who climbs', () => {
  const s = table(
    {
      ...one(),
      rider: { card: '2018-at-rt', at: [800, 400] },
      tall: { card: '2018-at-st', at: [1000, 400] },
    },
    [
      { kind: 'ladder', at: [500, 400] },
      { kind: 'roof', at: [600, 400] },
    ],
  )
  expect([hasLadders(s, null), hasLadders(s, 'ladder-1/1'), hasLadders(s, 'roof-2/1')]).toEqual([
    false,
    true,
    false,
  ])
  expect(['a', 'rider', 'tall'].map((name) => canClimb(s, unitOf(s, name)))).toEqual([true, true, false])
})

test('[LG1-MOVEB-006] along a bent tool the base comes to where the tool ends', () => {
  const s = table(one())
  const move = alongTool(s, { unit: 'a' }, 2, 0, 90, 1)
  expect(move).toMatchObject({ speed: 2, direction: 0, bend: 90 })
  expect(Math.abs(move.x - 400 - (move.y - 400))).toBeLessThan(1)
  expect(move.x).toBeGreaterThan(400 + 60 * sin(45))
  expect(move.y).toBeLessThan(400 + 152 * cos(45))
})
