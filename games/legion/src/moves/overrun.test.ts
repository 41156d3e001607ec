import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { unitOf } from '../units.ts'
import { moveBy, type NotchedMove } from '../vocabulary/moves.ts'
import { overranByTool, overranIn } from './overrun.ts'

const ahead: NotchedMove = { way: 'forward', speed: 1, turn: 0, bend: 0 }
const between = (gold: object, silver: object) => begin({ gold, silver })

test('[LG2-WKW-054] whom the tool lies over, or the base passes over, is overrun', () => {
  const s = between(
    {
      a: { card: '74-z-speeder-bikes', at: [600, 400], facing: 0, left: 1 },
      troops: { card: 'stormtroopers', at: [300, 400], left: 1 },
    },
    {
      under: { card: 'rebel-troopers', at: [600, 500], left: 1 },
      beside: { card: 'rebel-troopers', at: [632, 500], left: 1 },
      apart: { card: 'rebel-troopers', at: [640, 500], left: 1 },
      beyond: {
        card: 'rebel-troopers',
        minis: [
          [900, 300],
          [600, 640],
        ],
        left: 2,
      },
    },
  )
  const over = (front: number, bend = 0) =>
    overranIn(s, moveBy('a', 3), unitOf(s, 'a'), { ...ahead, speed: 3, bend }, front)
  expect(over(219)).toEqual(['under', 'beside', 'beyond'])
  expect(over(10)).toEqual(['under'])
  expect(over(100)).toEqual(['under', 'beside'])
  const laid = (y: number) =>
    overranByTool(s, moveBy('troops', 2), unitOf(s, 'troops'), {
      speed: 2,
      direction: 90,
      bend: 0,
      x: 452,
      y,
    })
  expect(laid(400)).toEqual([])
  const near = between(
    { troops: { card: 'stormtroopers', at: [300, 400], left: 1 } },
    {
      b: {
        card: 'rebel-troopers',
        minis: [
          [900, 400],
          [370, 420],
        ],
        left: 2,
      },
      c: { card: 'rebel-troopers', at: [370, 370], left: 1 },
    },
  )
  expect(
    overranByTool(near, moveBy('troops', 2), unitOf(near, 'troops'), {
      speed: 2,
      direction: 90,
      bend: 0,
      x: 452,
      y: 400,
    }),
  ).toEqual(['b'])
})
