import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { activationOf } from '../current.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import { type Moving, moveBy, type NotchedMove } from '../vocabulary/moves.ts'
import { flightOver } from './ending.ts'
import {
  hasMovedEnough,
  isFastEnough,
  isHeld,
  isMove,
  isRooted,
  isStationary,
  mayMove,
  mayMoveAction,
  spurred,
} from './may-move.ts'
import {
  canPivot,
  canReverse,
  canStrafe,
  mostPivot,
  mostTurn,
  speedFor,
  turnRefused,
  wayRefused,
} from './ways.ts'

const cards = {
  troops: 'stormtroopers',
  cannon: '14-fd-laser-cannon-team',
  mortar: 'df-90-mortar-trooper',
  walker: 'at-st',
  bikes: '74-z-speeder-bikes',
  gunship: 'laat-le-patrol-transport-empire',
  platform: 'infantry-support-platform',
  wheel: 'general-grievous-wheel-bike-warlord',
  tauntauns: 'tauntaun-riders',
  dewback: 'dewback-rider',
  probe: 'imperial-probe-droid',
} as const
type Name = keyof typeof cards
const names = Object.keys(cards) as Name[]

function table(more: object = {}, silver: object = {}): LState {
  const gold = Object.fromEntries(
    names.map((name, at) => [name, { card: cards[name], at: [100 + 150 * at, 300], facing: 0, left: 1 }]),
  )
  return begin({
    gold: { ...gold, ...more },
    silver: { far: { card: 'rebel-troopers', at: [1700, 800] }, ...silver },
  })
}
const s = table()
const those = (is: (name: Name) => boolean) => names.filter(is).join(' ')

test('[LG2-APXA-004] [LG2-APXB-024] [LG2-APXB-033] [LG2-KW-145] [LG2-KW-201] who pivots, reverses and strafes', () => {
  expect(those((name) => canPivot(unitOf(s, name)))).toBe(
    'cannon mortar walker bikes gunship platform wheel tauntauns dewback',
  )
  expect(those((name) => canReverse(s, unitOf(s, name)))).toBe(
    'cannon mortar walker gunship platform tauntauns dewback',
  )
  expect(those((name) => canStrafe(s, unitOf(s, name)))).toBe('gunship')
  expect(those((name) => isStationary(s, unitOf(s, name)))).toBe('cannon')
  expect(those((name) => isRooted(s, unitOf(s, name)))).toBe('')
})

test('[LG2-KW-094] [LG2-KW-200] what each flies over', () => {
  const over = (name: Name) => flightOver(s, unitOf(s, name)) / SEGMENT
  expect(names.filter((name) => over(name) > 0).map((name) => `${name} ${over(name)}`)).toEqual([
    'bikes 1',
    'gunship 2',
    'probe 1',
  ])
})

test('[LG2-APXA-012] [LG2-KW-202] in reverse and sideways one is slower by one, but never slower than one', () => {
  expect([1, 2, 3].map((speed) => speedFor(speed, 'forward'))).toEqual([1, 2, 3])
  for (const way of ['reverse', 'left', 'right'] as const)
    expect([1, 2, 3].map((speed) => speedFor(speed, way))).toEqual([1, 1, 2])
})

test('[LG2-APXA-006] [LG2-KW-279] [LG2-NOTCH-002] [LG2-KW-095] [LG2-KW-143] how far each turns', () => {
  expect(those((name) => mostPivot(s, unitOf(s, name)) === 360)).toBe('cannon mortar')
  expect(those((name) => mostPivot(s, unitOf(s, name)) === 90)).toBe(
    'troops walker bikes gunship platform wheel tauntauns dewback probe',
  )
  expect(those((name) => mostTurn(s, unitOf(s, name)) === 0)).toBe('bikes wheel')
  expect(those((name) => mostTurn(s, unitOf(s, name)) === 90)).toBe(
    'troops cannon mortar walker gunship platform tauntauns dewback probe',
  )
  const old = begin({ edition: '2018', gold: { a: { card: '2018-at-st' } }, silver: {} })
  expect(mostTurn(old, unitOf(old, 'a'))).toBe(0)
})

const ahead: NotchedMove = { way: 'forward', speed: 1, turn: 0, bend: 0 }

test('[LG2-APXA-006] [LG2-NOTCH-002] [LG2-KW-146] turns that are too far, before or after a move', () => {
  const turned = (name: Name, turn: number, after?: number) =>
    turnRefused(s, unitOf(s, name), { ...ahead, turn, ...(after !== undefined && { after }) })
  const pivots = (name: Name, turn: number) => turnRefused(s, unitOf(s, name), { way: 'pivot', turn })
  expect([pivots('walker', 90), pivots('walker', -90), pivots('walker', 91), pivots('walker', -91)]).toEqual([
    null,
    null,
    'LG2-APXA-006',
    'LG2-APXA-006',
  ])
  expect([pivots('mortar', 360), pivots('mortar', 361)]).toEqual([null, 'LG2-APXA-006'])
  expect([turned('walker', 90), turned('walker', -90), turned('walker', 91), turned('walker', -91)]).toEqual([
    null,
    null,
    'LG2-NOTCH-002',
    'LG2-NOTCH-002',
  ])
  expect([turned('bikes', 0), turned('bikes', 1), turned('wheel', 0), turned('wheel', 1)]).toEqual([
    null,
    'LG2-KW-095',
    null,
    'LG2-KW-143',
  ])
  expect([turned('walker', 0, 0), turned('walker', 0, 1), turned('walker', 91, 1)]).toEqual([
    null,
    'LG2-KW-146',
    'LG2-NOTCH-002',
  ])
  // With Reposition, before or after, not both.
  expect([turned('tauntauns', 180), turned('tauntauns', -180), turned('tauntauns', 181)]).toEqual([
    null,
    null,
    'LG2-NOTCH-002',
  ])
  expect([turned('tauntauns', 90, 90), turned('tauntauns', 90, -90), turned('tauntauns', 90, 91)]).toEqual([
    null,
    null,
    'LG2-APXA-006',
  ])
  expect([turned('tauntauns', 91, 1), turned('tauntauns', 0, 1), turned('tauntauns', 91, 0)]).toEqual([
    'LG2-KW-146',
    null,
    null,
  ])
  const aside = { ...unitOf(s, 'walker'), deployed: false }
  expect(turnRefused(s, aside, ahead)).toBe(null)
  expect(turnRefused(s, aside, { ...ahead, turn: 1 })).toBe('LG2-DEPL-002')
})

function refused(name: Name, move: Partial<NotchedMove>, v: Partial<Moving> = {}, state = s) {
  return wayRefused(state, moveBy(name, 2, v), unitOf(state, name), { ...ahead, ...move })
}

test('[LG2-MOVE-002] [LG2-APXA-008] [LG2-KW-231] the ways that are not for everybody', () => {
  expect(refused('walker', {})).toBe(null)
  expect(refused('cannon', {})).toBe('LG2-KW-231')
  expect(refused('walker', { way: 'reverse' })).toBe(null)
  expect(refused('bikes', { way: 'reverse' })).toBe('LG2-APXA-008')
  expect(refused('wheel', { way: 'reverse' })).toBe('LG2-KW-145')
  for (const way of ['left', 'right'] as const) {
    expect(refused('platform', { way })).toBe('LG2-KW-201')
    expect(refused('gunship', { way })).toBe(null)
    expect(refused('gunship', { way, speed: 2 })).toBe('LG2-KW-202')
  }
  expect(refused('walker', { speed: 2 })).toBe(null)
  expect(refused('walker', { speed: 3 })).toBe('LG2-MOVE-002')
  expect(refused('walker', { speed: 3 }, { withdraws: true })).toBe('LG2-MELEE-015')
  expect(refused('walker', { way: 'reverse', speed: 2 })).toBe('LG2-APXA-012')
  expect(refused('walker', { way: 'reverse', speed: 1 }, { speed: 0 })).toBe('LG2-APXA-012')
  expect(refused('walker', {}, { speed: 0 })).toBe('LG2-MOVE-002')
})

test('[LG2-KW-100] [LG2-DEPL-003] a compulsory move is whole and forward, and so is a first one forward', () => {
  const must = { compulsory: true } as const
  expect(refused('bikes', {}, must)).toBe(null)
  expect(refused('bikes', { front: 10 }, must)).toBe('LG2-KW-100')
  expect(refused('walker', { way: 'reverse' }, must)).toBe('LG2-KW-100')
  expect(refused('bikes', { front: 10 })).toBe(null)
  const aside = { ...unitOf(s, 'walker'), deployed: false }
  expect(wayRefused(s, moveBy('walker', 2), aside, ahead)).toBe(null)
  expect(wayRefused(s, moveBy('walker', 2), aside, { ...ahead, way: 'reverse' })).toBe('LG2-DEPL-003')
  const pivot = { way: 'pivot', turn: 10 } as const
  const turns = (name: Name, v: Partial<Moving> = {}) =>
    wayRefused(s, moveBy(name, 2, v), unitOf(s, name), pivot)
  expect([turns('walker'), turns('cannon'), turns('troops')]).toEqual([null, null, 'LG2-APXA-004'])
  expect([turns('walker', { withdraws: true }), turns('walker', must)]).toEqual([
    'LG2-MELEE-015',
    'LG2-KW-100',
  ])
  expect(wayRefused(s, moveBy('walker', 2), aside, pivot)).toBe('LG2-DEPL-002')
})

test('[LG2-MELEE-012] [LG2-KW-136] who is engaged only withdraws, or pivots', () => {
  const fight = table(
    {},
    {
      jedi: { card: 'obi-wan-kenobi', at: [100, 327] },
      other: { card: 'obi-wan-kenobi', at: [1300, 338.5] },
    },
  )
  expect(those((name) => isHeld(fight, unitOf(fight, name)))).toBe('troops tauntauns')
  expect(refused('tauntauns', {}, {}, fight)).toBe('LG2-MELEE-012')
  expect(refused('tauntauns', {}, { withdraws: true }, fight)).toBe(null)
  expect(mayMove(fight, unitOf(fight, 'troops'))).toBe(false)
  expect(mayMove(fight, unitOf(fight, 'tauntauns'))).toBe(true)
  const at = { probe: { card: 'imperial-probe-droid', at: [1600, 300] } }
  const one = table(at, {
    jedi: { card: 'obi-wan-kenobi', at: [1600, 327] },
    walker: { card: 'at-rt-rebels', at: [1551.5, 300] },
  })
  expect(isHeld(one, unitOf(one, 'probe'))).toBe(false)
  const two = table(at, {
    jedi: { card: 'obi-wan-kenobi', at: [1600, 327] },
    wookiee: { card: 'bossk', at: [1600, 273] },
  })
  expect(isHeld(two, unitOf(two, 'probe'))).toBe(true)
})

test('[LG2-KW-056] [LG2-KW-057] [LG2-WKW-024] Spur makes faster before anything makes slower, up to 3', () => {
  const one = table()
  const spur = (name: Name, speed: number, withdraws = false) =>
    spurred(one, unitOf(one, name), { speed, withdraws })
  expect(spur('dewback', 1)).toBe(2)
  expect(spur('tauntauns', 3)).toBe(3)
  // A move with a speed of its own.
  expect([spur('dewback', 2), spur('dewback', 3)]).toEqual([3, 3])
  // A withdrawal reduces to 1 whatever was raised before.
  expect(spur('tauntauns', 1, true)).toBe(1)
  Object.assign(unitOf(one, 'tauntauns').tokens, { immobilize: 1 })
  expect(spur('tauntauns', 2)).toBe(2)
  Object.assign(unitOf(one, 'dewback').tokens, { immobilize: 1 })
  expect(spur('dewback', 0)).toBe(1)
  Object.assign(unitOf(one, 'tauntauns').tokens, { immobilize: 2 })
  expect([spur('tauntauns', 1), spur('tauntauns', 1, true)]).toEqual([1, 1])
  expect([isFastEnough(one, unitOf(one, 'dewback')), mayMove(one, unitOf(one, 'dewback'))]).toEqual([
    true,
    true,
  ])
  Object.assign(unitOf(one, 'dewback').tokens, { immobilize: 2 })
  expect([isFastEnough(one, unitOf(one, 'dewback')), mayMove(one, unitOf(one, 'dewback'))]).toEqual([
    false,
    false,
  ])
  Object.assign(unitOf(one, 'troops').tokens, { immobilize: 1 })
  expect(isFastEnough(one, unitOf(one, 'troops'))).toBe(true)
  Object.assign(unitOf(one, 'troops').tokens, { immobilize: 2 })
  expect(isFastEnough(one, unitOf(one, 'troops'))).toBe(false)
})

test('[LG2-WKW-022] [LG2-KW-231] who has no speed may still pivot, but not immobilised', () => {
  const one = table()
  expect(those((name) => mayMove(one, unitOf(one, name)))).toBe(names.join(' '))
  Object.assign(unitOf(one, 'cannon').tokens, { immobilize: 1 })
  Object.assign(unitOf(one, 'walker').tokens, { immobilize: 1 })
  Object.assign(unitOf(one, 'troops').tokens, { immobilize: 2 })
  unitOf(one, 'probe').deployed = false
  expect(those((name) => mayMove(one, unitOf(one, name)))).toBe(
    'mortar walker bikes gunship platform wheel tauntauns dewback',
  )
})

test('[LG2-KW-208] [LG2-KW-098] [LG2-KW-126] who performs no more move actions', () => {
  const extra = {
    dark: { card: 'imperial-dark-troopers', at: [300, 600], left: 1 },
    maul: { card: 'maul-impatient-apprentice', at: [400, 600] },
  }
  const one = begin({ gold: { ...extra, bikes: { card: '74-z-speeder-bikes', at: [600, 600] } }, silver: {} })
  const after = (name: string, ...done: readonly string[]) =>
    hasMovedEnough(one, unitOf(one, name), { done } as never)
  expect([after('dark'), after('dark', 'aim'), after('dark', 'move')]).toEqual([null, null, 'LG2-KW-208'])
  expect(after('dark', 'withdraw')).toBe('LG2-KW-208')
  expect([after('maul', 'move'), after('maul', 'move', 'keyword:jump 1')]).toEqual([null, 'LG2-KW-126'])
  expect(after('bikes', 'move')).toBe(null)
  Object.assign(unitOf(one, 'bikes'), { holds: ['crate'] })
  expect([after('bikes', 'aim'), after('bikes', 'move')]).toEqual([null, 'LG2-KW-098'])
  Object.assign(unitOf(one, 'maul'), { holds: ['crate'] })
  expect(after('maul', 'move')).toBe(null)
  expect(hasMovedEnough(one, unitOf(one, 'dark'), null)).toBe(null)
  const [move, jump, other] = ['move', 'keyword:jump 2', 'keyword:jumpstart'] as never[]
  expect([isMove(move as never), isMove(jump as never), isMove(other as never)]).toEqual([true, true, false])
})

test('[LG2-KW-208] a free move action is one, too; and nobody moves who is rooted', () => {
  const one = begin(
    {
      gold: { dark: { card: 'imperial-dark-troopers', at: [300, 600], left: 1 } },
      silver: { far: { card: 'rebel-troopers', at: [1500, 600] } },
    },
    [['gold', 'dark']],
  )
  const dark = unitOf(one, 'dark')
  const activation = activationOf(one, dark)
  if (activation === null) throw new Error('it is not activated')
  expect(mayMoveAction(one, dark)).toBe(true)
  const { done } = activation
  Object.assign(activation, { done: ['move'] })
  expect([mayMove(one, dark), mayMoveAction(one, dark)]).toEqual([true, false])
  Object.assign(activation, { done, rooted: true })
  expect([mayMove(one, dark), mayMoveAction(one, dark)]).toEqual([false, false])
})
