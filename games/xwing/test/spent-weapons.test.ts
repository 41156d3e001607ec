import { expect, test } from 'vitest'
import { xwing } from '../src/index.ts'
import { shipOf, type XState } from '../src/state.ts'
import { begin, say } from './position.ts'

/** A wing with two kinds of torpedoes, whose first attack rolls these dice. */
function fire(upgrades: string[], weapon: number, script: string[]): XState {
  const s = begin(xwing, {
    table: {
      red: { wing: { pilot: 'rookiepilot', at: [400, 300], upgrades, locks: ['academy'] } },
      blue: { academy: { pilot: 'academypilot', at: [400, 500], tokens: { focus: 1 } } },
    },
    at: 'combat',
    script,
  })
  say(s, 'red', { weapon, target: 'academy' })
  return s
}

const inPlay = (s: XState, card: string) =>
  Object.values(s.effects).filter((effect) => effect.card === `upgrade:${card}`).length
const dice = ['blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'focus']

test('a weapon that was discarded for its attack is in play until that is over, and out of it then [XW-BUILD-011]', () => {
  const s = fire(['iontorpedoes', 'fleetofficer'], 0, dice)
  expect([shipOf(s, 'wing').upgrades[0]?.faceUp, inPlay(s, 'iontorpedoes')]).toEqual([false, 1])
  say(s, 'blue', 'pass')
  expect([shipOf(s, 'wing').upgrades[0]?.effect, inPlay(s, 'iontorpedoes')]).toEqual([null, 0])
  expect(inPlay(s, 'fleetofficer')).toBe(1)
})
