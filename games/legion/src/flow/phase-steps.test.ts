import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { legion } from '../index.ts'
import { activation } from './activation.ts'
import { commandPhase } from './command.ts'
import { endPhase } from './end.ts'
import { round } from './game.ts'
import { setUp } from './set-up.ts'
import { afterwards } from './standby.ts'
import { activationPhase } from './turns.ts'

interface Listed {
  readonly steps: readonly { readonly name: string; readonly type: string }[]
}

/** The steps among these, in the order in which they come. */
function inOrder({ steps }: Listed, names: readonly string[]): string[] {
  return steps.map(({ name }) => name).filter((name) => names.includes(name))
}

test.each([
  [
    '[LG2-APXE-001] the set-up',
    setUp,
    [
      'who is blue?',
      'build the mission',
      'mission set-up',
      'divulge',
      'set-up effects',
      'deploy in prepared positions',
    ],
  ],
  ['[LG2-APXE-002] a round', round, ['command phase', 'activation phase', 'end phase']],
  [
    '[LG2-APXE-003] the command phase',
    commandPhase,
    [
      'choose a command card',
      'command cards revealed',
      'resolve command cards',
      'determine priority',
      'nominate a commander',
      'issue orders',
      'create the order pools',
      'create the pass pools',
    ],
  ],
  [
    '[LG2-APXE-009] the activation phase',
    activationPhase,
    ['start of the activation phase', 'choose a unit', 'activate it', 'end of the activation phase'],
  ],
  [
    '[LG2-APXE-010] an activation',
    activation,
    ['start of an activation', 'rally', 'act', 'end of an activation', 'the order token is turned'],
  ],
  [
    '[LG2-APXE-011] the end phase',
    endPhase,
    [
      'start of the end phase',
      'score victory points',
      'discard command cards',
      'remove tokens',
      'promote',
      'end of the end phase',
    ],
  ],
])('%s comes in its order', (_, procedure, names) => {
  expect(inOrder(procedure, names)).toEqual(names)
})

/** Gold is blue, and silver has priority. */
const table = begin({
  gold: { a: { card: 'stormtroopers', at: [300, 400] } },
  silver: { b: { card: 'rebel-troopers', at: [600, 400] } },
  priority: 'silver',
  blue: 'gold',
})

test('[LG2-APXE-004] [LG2-APXE-005] what command cards do when they are revealed or resolved begins with the blue player', () => {
  for (const name of ['command cards revealed', 'resolve command cards']) {
    const step = commandPhase.steps.find((one) => one.name === name)
    if (step?.type !== 'window') throw new Error(`${name} is no window`)
    expect(step.order?.(table, { again: false, barred: null })[0]).toBe('gold')
  }
})

test('[LG2-APXE-006] orders, and what happens when they are issued, begin with who has priority', () => {
  const step = commandPhase.steps.find((one) => one.name === 'issue orders')
  if (step?.type !== 'call') throw new Error('orders are issued by a procedure of their own')
  expect(step.with(table, { again: false, barred: null })).toMatchObject({ seat: 'silver' })
})

test('[LG2-APXE-007] so does what happens at the start of the activation phase', () => {
  const step = activationPhase.steps.find((one) => one.name === 'start of the activation phase')
  if (step?.type !== 'window') throw new Error('it is no window')
  expect(step.order?.(table, { turn: 'silver', drawn: null } as never)[0]).toBe('silver')
})

test('[LG2-APXE-008] and what happens in it, at every moment of an activation', () => {
  const moments = [...activation.steps, ...afterwards.steps].filter((step) => step.type === 'window')
  expect(moments.length).toBeGreaterThan(8)
  for (const { name, order } of moments) {
    const first = order?.(table, { unit: 'a' } as never) ?? legion.order(table, name)
    expect([name, first[0]]).toEqual([name, 'silver'])
  }
})
