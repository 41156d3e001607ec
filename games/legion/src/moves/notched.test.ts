import { clone, randomFrom, start } from '@sandtable/kernel'
import { cos, distance, sin } from '@sandtable/plane'
import { expect, test } from 'vitest'
import { unitCards } from '../../data/2024/index.ts'
import { baseOf, sizeOf } from '../geometry/bases.ts'
import { NOTCHES, toolLength } from '../geometry/measures.ts'
import { legion } from '../index.ts'
import { newUnit } from '../new-unit.ts'
import { notchedTo, someNotched } from '../proposals/notched-moves.ts'
import type { LState, Unit } from '../state.ts'
import { isNotched, leaderOf } from '../units.ts'
import { speedOf } from '../values.ts'
import { moveBy, type Speed, type Way } from '../vocabulary/moves.ts'
import { isStationary } from './may-move.ts'
import { judgeNotched } from './notched.ts'
import { canReverse, canStrafe, speedFor } from './ways.ts'

/** Every unit on notched bases, alone on bare ground in the middle of the battlefield. */

const random = randomFrom('notched bases')
const table = start(legion, { setup: legion.randomSetup(random), seed: 'notched bases' }) as LState

function alone(card: string, facing: number): { s: LState; unit: Unit } {
  const s = clone(table)
  const unit = newUnit('gold', { card, upgrades: [] }, 'unit')
  unit.deployed = true
  const [, length] = sizeOf(unit)
  for (const [at, mini] of unit.minis.entries())
    Object.assign(mini, { x: 900 + at * (length + 5), y: 450, facing })
  const map = { id: 'bare', name: { en: '', de: '' }, board: [12, 6] as const, pieces: [] }
  Object.assign(s.table, { map, units: [unit], objectives: [] })
  return { s, unit }
}

const cards = unitCards.filter(({ id, minis, speed }) => {
  const unit = newUnit('gold', { card: id, upgrades: [] }, 'unit')
  return isNotched(unit) && minis > 0 && speed > 0
})

const aside: Readonly<Record<Way, number>> = { forward: 0, reverse: 180, left: -90, right: 90 }

test.each(cards)(
  '[LG2-NOTCH-008] $id: a whole move leads as far as the tool and the base are long, and no way turns it',
  ({ id }) => {
    const { s, unit } = alone(id, 30)
    const { x, y } = leaderOf(unit)
    const [width, length] = sizeOf(unit)
    const ways: Way[] = ['forward']
    if (canReverse(s, unit)) ways.push('reverse')
    if (canStrafe(s, unit)) ways.push('left', 'right')
    for (const way of ways) {
      const speed = speedFor(speedOf(s, unit), way) as Speed
      const judged = judgeNotched(s, moveBy('unit', speedOf(s, unit)), { way, speed, turn: 0, bend: 0 })
      if (typeof judged === 'string') throw new Error(`${way} is refused by ${judged}`)
      const far = toolLength[speed] - NOTCHES + (way === 'left' || way === 'right' ? width : length)
      const { leader, others } = judged
      expect(leader.x).toBeCloseTo(x + far * sin(30 + aside[way]), 2)
      expect(leader.y).toBeCloseTo(y + far * cos(30 + aside[way]), 2)
      expect([leader, ...others].map(({ facing }) => facing)).toEqual(unit.minis.map(() => 30))
      for (const place of others)
        expect(distance(baseOf(unit, leader), baseOf(unit, place))).toBeGreaterThanOrEqual(0)
    }
  },
)

test.each(cards)('$id: whatever is proposed is legal, and leads where it was wished', ({ id }) => {
  const { s, unit } = alone(id, 200)
  if (isStationary(s, unit)) return
  const v = moveBy('unit', speedOf(s, unit))
  for (let tries = 0; tries < 10; tries++) {
    const move = someNotched(s, v, random)
    expect(move === null || typeof judgeNotched(s, v, move) !== 'string').toBe(true)
  }
  const { x, y } = leaderOf(unit)
  const at = { x: x + 50 * sin(200), y: y + 50 * cos(200) }
  const move = notchedTo(s, v, at)
  const judged = move === null ? null : judgeNotched(s, v, move)
  if (judged === null || typeof judged === 'string') throw new Error('nothing leads ahead')
  expect(Math.abs(judged.leader.x - at.x) + Math.abs(judged.leader.y - at.y)).toBeLessThan(1)
})
