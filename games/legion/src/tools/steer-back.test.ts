import { answer, type Ghost, look, type Steer, type Steered } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { scene } from '../scene/index.ts'
import type { LState } from '../state.ts'
import { steer } from './steer.ts'

const drive = [
  ['gold', 'walker'],
  ['gold', 'move'],
  ['gold', { way: 'forward', speed: 2, turn: 0, bend: 0 }],
] as const

const table = (minis: readonly (readonly [number, number])[]) => ({
  edition: '2018',
  gold: { walker: { card: '2018-at-st', at: [900, 300] } },
  silver: { rebels: { card: '2018-rebel-troopers', minis, left: minis.length } },
})

const steersIn = (s: LState) =>
  scene(look(s, 'silver')).things.filter((one): one is Steer => one.type === 'steer')
const led = (s: LState, x: number, y: number, placed = {}): Steered =>
  steer(look(s, 'silver'), { of: 'rebels', at: { x, y }, placed })
const ghosts = ({ things }: Steered) => things.filter((one): one is Ghost => one.type === 'ghost')

test('[LG1-DISP-007] a leader that was driven over is put back by hand, with the others wherever they are put', () => {
  const s = begin(
    table([
      [870, 480],
      [920, 480],
    ]),
    drive,
  )
  expect(steersIn(s)).toMatchObject([
    { of: 'rebels', inHand: true, from: { x: 870, y: 480 }, followers: ['rebels/2'] },
  ])
  // Too far away, or upon the vehicle.
  expect(led(s, 600, 480)).toMatchObject({ answers: null, refused: 'LG1-DISP-009' })
  expect(led(s, 760, 440, { 'rebels/2': { x: 760, y: 100 } })).toMatchObject({ refused: 'LG1-COH-002' })
  const steered = led(s, 760, 440, { 'rebels/2': { x: 760, y: 500 } })
  expect(ghosts(steered).map(({ at }) => [at.x, at.y])).toEqual([
    [760, 440],
    [760, 500],
  ])
  expect(answer(s, 'silver', steered.answers?.[0] ?? null)).toBeNull()
  expect(s.table.units[1]?.minis.map(({ x, y }) => [x, y])).toEqual([
    [760, 440],
    [760, 500],
  ])
})

test('[LG1-DISP-010] where only others were driven over the leader stays, wherever it is held', () => {
  const s = begin(
    table([
      [780, 480],
      [860, 480],
    ]),
    drive,
  )
  const steered = led(s, 100, 100, { 'rebels/2': { x: 780, y: 560 } })
  expect(answer(s, 'silver', steered.answers?.[0] ?? null)).toBeNull()
  expect(s.table.units[1]?.minis.map(({ x, y }) => [x, y])).toEqual([
    [780, 480],
    [780, 560],
  ])
})
