import { answer, foreseeAnswer, type Plain, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { newAttack } from '../attack.ts'
import { legalTargets, type Target } from '../board/targets.ts'
import { faceNames } from '../dice.ts'
import { assault } from '../index.ts'
import type { AState } from '../state.ts'
import { foresightOf, oddsOfAttack } from './foresight.ts'
import { rerollsInOneOrder } from './one-order.ts'

const attacker = 'a-1'

/** A droid that rerolls a die by itself, and another one by its computer, is to act. */
function droid(): AState {
  const table = {
    gold: { a: { card: 'sentry-droid', at: ['c3'], attachments: ['targeting-computer'] } },
    silver: { b: { card: 'stormtrooper', at: ['e3'] } },
  }
  const position = assault.referee?.position(table as never, null)
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const { setup, arrange } = position
  const s = start(assault, { setup: setup as never, seed: 'odds', arrange: arrange as never, script: [] })
  expect(answer(s, 'gold', 'a')).toBeNull()
  return s
}

function aimAt(s: AState): Pick<Target, 'target' | 'space'> {
  const [found] = legalTargets(s, newAttack(s, attacker))
  if (found === undefined) throw new Error('no target')
  return { target: found.target, space: found.space }
}

test('of two cards that reroll the same dice, the one that came first is not used after the other', () => {
  const s = droid()
  const [green = '', black = ''] = [faceNames('green')[0], faceNames('black')[0]]
  s.chance.script = [green, green, black]
  for (const one of [{ action: 'attack' }, aimAt(s)]) expect(answer(s, 'gold', one)).toBeNull()
  const options = () => questionFor(s, 'gold')?.options ?? []
  const [own, computer, pass] = options()
  expect(pass).toBe('pass')
  expect(rerollsInOneOrder(s, options())).toEqual([own, computer, 'pass'])
  s.chance.script = [green]
  for (const one of [computer as Plain, [0]]) expect(answer(s, 'gold', one)).toBeNull()
  expect(options()).toEqual([own, 'pass'])
  expect(rerollsInOneOrder(s, options())).toEqual(['pass'])
})

test('nothing is lost by that: with both orders the odds are the same', () => {
  const s = droid()
  const target = aimAt(s)
  const inBothOrders = foreseeAnswer(
    s,
    'gold',
    { action: 'attack' },
    {
      ...foresightOf(s, 'gold', target),
      answers: (_, { step, options }) => (step === 'declare target' ? [target] : options),
    },
  )
  const seen = oddsOfAttack(s, attacker, target)
  expect(seen).toHaveLength(inBothOrders.length)
  for (const { outcome, chance } of inBothOrders)
    expect(seen.find(({ damage }) => damage === outcome.damage)?.chance).toBeCloseTo(chance, 9)
})
