import { call, cause, type Frame, type Misread, type Plain, type Seat } from '@sandtable/kernel'
import { count, fields, flag, listOf, oneOf, type Shape, text } from '@sandtable/kit'
import type { AttackDie, Condition, PowerToken } from '../../data/types.ts'
import { newAttack } from '../attack.ts'
import { boardOf } from '../board/board.ts'
import { standsFor } from '../board/movement.ts'
import { damageTo } from '../flow/damage.ts'
import { round } from '../flow/game.ts'
import { setUp } from '../flow/set-up.ts'
import { spaceNamed } from '../map/map.ts'
import { seats } from '../setup.ts'
import { type AState, figureOf } from '../state.ts'
import { conditionName, powerName } from './shape.ts'

/**
 * Where a scenario begins: at a step of the round (`at: status`), or, before the first activation, in the
 * middle of what some ability does:
 *
 *     at: { push: foe, by: gold, spaces: 2 }
 *     at: { move: scout, points: 3 }                   # or spaces: 3
 *     at: { place: scout, on: [c3, d4], by: gold }
 *     at: { attack: scout, by: silver, type: melee, dice: [red], among: [foe], may: true }
 *     at: { damage: scout, amount: 2 }                 # strain, recover likewise
 *     at: { condition: stunned, on: scout, by: foe }
 *     at: { power: block, on: scout }
 */
const steps: Readonly<Record<string, string>> = {
  round: 'start of round',
  activation: 'activation phase',
  status: 'status phase',
}

/** Or right after deployment: `at: deployed`; or before everything: `at: set-up`. */
const deployed = 'deployed'
const wholeSetUp = 'set-up'

type Spec = Readonly<Record<string, Plain>>

const deeds: Readonly<Record<string, (s: AState, spec: Spec) => void>> = {
  push: (s, { push: figure, by, spaces }) =>
    call(s, 'push', { figure: String(figure), by: String(by), spaces: Number(spaces), path: [] }),
  move: (s, { move, points, spaces, mobile }) =>
    call(s, 'move now', {
      figure: String(move),
      points: Number(points ?? spaces),
      spaces: spaces !== undefined,
      mobile: mobile === true,
      path: [],
      done: false,
    }),
  place: (s, { place: id, on, by, may }) => {
    const figure = figureOf(s, String(id))
    const spaces = (on as string[]).map((name) => spaceNamed(boardOf(s), name) ?? -1)
    const from = [...new Set(spaces.flatMap((space) => standsFor(s, figure, space)))]
    call(s, 'place', { figure: figure.id, by: String(by), from, may: may === true, chosen: null })
  },
  attack: (s, { attack: attacker, by, type, dice, among, may }) =>
    call(
      s,
      'attack',
      newAttack(s, String(attacker), {
        may: may === true,
        ...(by === undefined ? {} : { by: by as Seat }),
        ...(type === undefined ? {} : { type: type as 'melee' | 'ranged' }),
        ...(dice === undefined ? {} : { pool: [...(dice as AttackDie[])] }),
        ...(among === undefined ? {} : { among: [...(among as string[])] }),
      }),
    ),
  damage: (s, { damage, amount, by }) =>
    call(
      s,
      'suffer damage',
      damageTo(String(damage), Number(amount), 'effect', by === undefined ? null : String(by)),
    ),
  strain: (s, { strain, amount }) =>
    call(s, 'suffer strain', { figure: String(strain), amount: Number(amount), by: null }),
  recover: (s, { recover, amount }) =>
    cause(s, 'recover damage', { figure: String(recover), amount: Number(amount) }),
  condition: (s, { condition, on, by }) =>
    cause(s, 'gain condition', {
      figure: String(on),
      condition: condition as Condition,
      by: by === undefined ? null : String(by),
    }),
  power: (s, { power, on }) =>
    cause(s, 'gain power token', { figure: String(on), token: power as PowerToken }),
}

const seat = oneOf(seats)
/** What each of them needs to be told. */
const shapes: Readonly<Record<string, Shape>> = {
  push: fields({ push: text, by: seat, spaces: count }, ['by', 'spaces']),
  move: fields({ move: text, points: count, spaces: count, mobile: flag }),
  place: fields({ place: text, on: listOf(text), by: seat, may: flag }, ['on', 'by']),
  attack: fields({
    attack: text,
    by: seat,
    type: oneOf(['melee', 'ranged']),
    dice: listOf(oneOf(['red', 'blue', 'green', 'yellow'])),
    among: listOf(text),
    may: flag,
  }),
  damage: fields({ damage: text, amount: count, by: text }, ['amount']),
  strain: fields({ strain: text, amount: count }, ['amount']),
  recover: fields({ recover: text, amount: count }, ['amount']),
  condition: fields({ condition: conditionName, on: text, by: text }, ['on']),
  power: fields({ power: powerName, on: text }, ['on']),
}

export function misreadBeginning(at: Plain): Misread | null {
  if (at === null) return null
  const expected = [
    ...Object.keys(steps),
    deployed,
    wholeSetUp,
    ...Object.keys(deeds).map((deed) => `{ ${deed}: … }`),
  ].join(', ')
  if (typeof at === 'string')
    return !Object.hasOwn(steps, at) && at !== deployed && at !== wholeSetUp
      ? { problem: `cannot begin at “${at}”`, expected }
      : null
  const deed = deedOf(at)
  if (deed === null) return { problem: 'cannot begin like this', expected }
  return shapes[deed]?.(at, ['at']) ?? null
}

function deedOf(at: Plain): string | null {
  if (typeof at !== 'object' || at === null) return null
  return Object.keys(at).find((key) => Object.hasOwn(deeds, key)) ?? null
}

/** Puts the round on the stack, and on it what is under way. */
export function begin(s: AState, at: Plain): void {
  if (at === deployed) {
    beginDeployed(s)
    return
  }
  const name = typeof at === 'string' ? steps[at] : steps.activation
  const step = round.steps.findIndex((one) => one.name === name)
  s.stack.push({ procedure: 'round', step, vars: {}, used: null, ends: null, returns: false })
  const deed = deedOf(at)
  if (deed !== null) deeds[deed]?.(s, at as Spec)
}

/** The armies are there, and nothing else (IA-SSET-001). */
export function beginSetUp(s: AState): void {
  s.table.round = 0
  s.table.zones = Object.fromEntries(s.seats.map((seat) => [seat, null]))
  for (const figure of s.table.figures) figure.stand = null
  for (const seat of s.seats)
    s.table.cost[seat] = s.table.groups.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0)
}

/** All figures stand, and their cards have just come into play; the first round follows. */
function beginDeployed(s: AState): void {
  const step = setUp.steps.findIndex((one) => one.name === 'figures deployed')
  const frame = s.stack[0] as Frame
  frame.step = 1
  s.table.round = 0
  const vars = { seat: null, left: [] }
  s.stack.push({ procedure: setUp.name, step, vars, used: null, ends: null, returns: false })
}
