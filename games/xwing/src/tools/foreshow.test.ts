import {
  applyAnswer,
  awaited,
  type Ghost,
  type Line,
  look,
  notPlain,
  type Plain,
  randomFrom,
  sampleFor,
  start,
  type Thing,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { scene } from '../scene/index.ts'
import type { XState } from '../state.ts'
import { foreshow } from './foreshow.ts'

const ghostsOf = (s: XState, seat: string): Ghost[] =>
  scene(look(s, seat)).things.filter((one): one is Ghost => one.type === 'ghost')

function from(s: XState, seat: string, label: string): readonly Thing[] {
  const ghost = ghostsOf(s, seat).find((one) => one.label?.en === label)
  if (ghost === undefined) throw new Error(`no ghost ${label}`)
  return foreshow(look(s, seat), ghost)
}

const linesIn = (things: readonly Thing[]): Line[] => things.filter((one): one is Line => one.type === 'line')

const table = {
  red: { rookie: { pilot: 'rookiepilot', at: [400, 300], facing: 0 } },
  blue: {
    ahead: { pilot: 'academypilot', at: [400, 700], facing: 180 },
    behind: { pilot: 'academypilot', at: [400, 100], facing: 0 },
    abreast: { pilot: 'academypilot', at: [620, 380], facing: 0 },
  },
}

test('arcs and bands lie where the ship would stand', () => {
  const things = from(begin(xwing, { table }), 'red', 'turn right 2')
  const bands = things.filter((one) => one.type === 'area' && one.kind.startsWith('range-'))
  expect(bands.map((one) => one.type === 'area' && one.kind)).toEqual(['range-3', 'range-2', 'range-1'])
  for (const one of bands) {
    if (one.type !== 'area' || one.within?.type !== 'sector') throw new Error('no band in an arc')
    expect(one.within.facing).toBeCloseTo(90, 3)
    expect(one.within.y).toBeCloseTo(382.5, 1)
    expect(one.of).toBe('rookie')
  }
  expect(things.some((one) => one.type === 'area' && one.kind === 'arc-front')).toBe(true)
})

test('a line runs to every enemy that would be in arc and range, and to no other', () => {
  const s = begin(xwing, { table })
  expect(linesIn(from(s, 'red', 'straight 3'))).toEqual([
    expect.objectContaining({
      kind: 'shot',
      ends: ['rookie', 'ahead'],
      blocked: [],
      label: { en: 'range 2', de: 'Reichweite 2' },
    }),
  ])
  const [right, ...more] = linesIn(from(s, 'red', 'turn right 2'))
  expect(more).toEqual([])
  expect(right?.ends).toEqual(['rookie', 'abreast'])
  expect(right?.from.x).toBeCloseTo(502.5, 1)
  expect(right?.answers).toBeUndefined()
  expect(linesIn(from(s, 'red', 'Koiogran turn 4'))).toEqual([])
})

test('obstacles between them are named', () => {
  const s = begin(xwing, {
    table: { ...table, obstacles: [{ shape: 'asteroid-8', at: [400, 580], facing: 0 }] },
  })
  const [line] = linesIn(from(s, 'red', 'straight 3'))
  expect(line?.blocked).toEqual(['obstacle-1'])
  expect(line?.label?.en).toBe('range 2, obstructed')
})

test('a turret of its upgrades reaches whom its primary weapon does not', () => {
  const gold = { pilot: 'goldsquadronpilot', at: [400, 300], facing: 0, upgrades: ['ioncannonturret'] }
  const s = begin(xwing, { table: { ...table, red: { gold } } })
  const lines = linesIn(from(s, 'red', 'straight 1'))
  expect(lines.map(({ ends, about }) => [ends[1], about])).toContainEqual([
    'abreast',
    expect.stringContaining('upgrade:ioncannonturret'),
  ])
})

test('nobody fires at whom it would touch, or once it has fled', () => {
  const wall = { wall: { pilot: 'academypilot', at: [400, 440], facing: 180 } }
  const s = begin(xwing, { table: { ...table, blue: wall } })
  expect(linesIn(from(s, 'red', 'straight 1'))).toHaveLength(1)
  expect(linesIn(from(s, 'red', 'straight 3'))).toEqual([])
  const edge = { rookie: { pilot: 'rookiepilot', at: [400, 880], facing: 0 } }
  expect(linesIn(from(begin(xwing, { table: { ...table, red: edge } }), 'red', 'straight 2'))).toEqual([])
})

test('for every ghost of whole games: plain things with names of their own, and quickly', () => {
  let [count, spent] = [0, 0]
  for (let game = 0; game < 3; game++) {
    const random = randomFrom(`foreshow ${game}`)
    const s = start(xwing, { setup: xwing.randomSetup(random), seed: `foreshow ${game}` })
    for (let i = 0; i < 200 && s.over === null; i++) {
      const seat = awaited(s)[0] ?? ''
      const seen = look(s, seat)
      const ids = new Set(scene(seen).things.map(({ id }) => id))
      for (const ghost of ghostsOf(s, seat)) {
        const begun = process.cpuUsage()
        const things = foreshow(seen, ghost)
        spent += process.cpuUsage(begun).user / 1000
        count++
        expect(notPlain(things as unknown as Plain)).toBeNull()
        for (const { id } of things) expect(ids.has(id)).toBe(false)
        expect(new Set(things.map(({ id }) => id)).size).toBe(things.length)
      }
      applyAnswer(s, seat, sampleFor(s, seat, random))
    }
  }
  expect(count).toBeGreaterThan(100)
  expect(spent / count).toBeLessThan(5)
})
