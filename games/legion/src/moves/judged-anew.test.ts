import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { terrainKind } from '../../test/terrain-kind.ts'
import type { LState, Objective } from '../state.ts'
import { type Moving, moveBy, type NotchedMove, type RoundMove } from '../vocabulary/moves.ts'
import { judgeMove } from './judge.ts'

const rebels = { rebels: { card: 'rebel-troopers', at: [1700, 850], left: 1 } }
const whole: NotchedMove = { way: 'forward', speed: 2, turn: 0, bend: 0 }

test('[LG2-OBJ-007] a move is judged anew once somebody has put a token in its way by hand', () => {
  const s: LState = begin(
    { gold: { troops: { card: 'stormtroopers', at: [600, 400], left: 1 } }, silver: rebels },
    [
      ['gold', 'troops'],
      ['gold', 'move'],
    ],
  )
  const v = s.stack.at(-1)?.vars as unknown as Moving
  const move: RoundMove = { speed: 2, direction: 0, bend: 0, x: 600, y: 500 }
  const judged = judgeMove(s, v, move)
  expect(judged).toMatchObject({ leader: { x: 600, y: 500 } })
  expect(judgeMove(s, v, move)).toBe(judged)
  const token: Objective = {
    id: 'post',
    kind: 'poi',
    name: 'Post',
    x: 600,
    y: 500,
    on: null,
    seat: null,
    lies: true,
    count: 0,
  }
  Object.assign(s.table, { objectives: [token] })
  expect(judgeMove(s, v, move)).toBe('LG2-OBJ-007')
})

test('[LG2-TMOV-001] who comes onto the battlefield stood nowhere before, on no difficult ground either', () => {
  const scrub = terrainKind('scrub', 20, { class: 'area', ground: 'difficult' })
  const s = begin({
    gold: { walker: { card: 'at-st', undeployed: true } },
    silver: rebels,
    kinds: [scrub],
    terrain: [{ kind: 'scrub', at: [40, 40] }],
    mission: { primary: 'bunker-assault' },
  })
  expect(judgeMove(s, moveBy('walker', 2), { ...whole, from: { x: 450, y: 0 } })).toMatchObject({
    full: true,
  })
})
