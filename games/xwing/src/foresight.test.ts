import { answer, awaited, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { oddsNow, oddsOfShot } from './foresight.ts'
import { xwing } from './index.ts'
import { outcomes } from './odds.ts'
import type { XState } from './state.ts'

/** A position in the Combat phase, as scenarios describe it. */
function combat(red: object, blue: object): XState {
  const position = xwing.referee?.position({ red, blue } as never, 'combat')
  if (position === undefined || 'problem' in position) throw new Error(JSON.stringify(position))
  const s = start(xwing, {
    setup: position.setup as never,
    seed: 'odds',
    arrange: position.arrange as never,
    script: [],
  })
  // A defender of higher skill comes first; it holds its fire.
  while (awaited(s)[0] === 'blue') answer(s, 'blue', 'pass')
  return s
}

const target = (tokens: object = {}, pilot = 'alphasquadronpilot') => ({
  prey: { pilot, at: [400, 450], facing: 180, tokens },
})
const hunter = (more: object = {}) => ({ hawk: { pilot: 'rookiepilot', at: [400, 300], facing: 0, ...more } })
const shot = { weapon: 'primary', target: 'prey' } as const

const chances = (all: readonly { damage: { hits: number; crits: number }; chance: number }[]) =>
  new Map(all.map(({ damage, chance }) => [`${damage.hits} ${damage.crits}`, chance]))

test.each([
  [{}, {}],
  [{ tokens: { focus: 1 } }, {}],
  [
    { tokens: { focus: 1 }, locks: ['prey'] },
    { focus: 1, evade: 1 },
  ],
])(
  'with tokens alone the game and the dice agree: %j against %j',
  (mine, theirs: { focus?: number; evade?: number }) => {
    const s = combat(hunter(mine), target(theirs))
    const tokens = mine as { tokens?: { focus?: number }; locks?: string[] }
    const bare = outcomes({
      attack: { dice: 3, focus: tokens.tokens?.focus === 1, lock: tokens.locks !== undefined },
      defense: { dice: 3, focus: theirs.focus === 1, evade: theirs.evade === 1 },
    })
    const seen = chances(oddsOfShot(s, 'hawk', shot))
    for (const { value, chance } of bare)
      expect(seen.get(`${value.hits} ${value.crits}`) ?? 0).toBeCloseTo(chance, 9)
  },
)

test('cards count: Luke Skywalker turns a focus result into an evade', () => {
  const plain = oddsOfShot(combat(hunter(), target({}, 'rookiepilot')), 'hawk', shot)
  const luke = oddsOfShot(combat(hunter(), target({}, 'lukeskywalker')), 'hawk', shot)
  const miss = (all: typeof plain) => all.find(({ damage }) => damage.hits + damage.crits === 0)?.chance ?? 0
  expect(miss(luke)).toBeGreaterThan(miss(plain))
})

test('in the middle of an attack the dice that lie there count', () => {
  const s = combat(hunter({ tokens: { focus: 1 } }), target())
  s.chance.script = ['focus', 'focus', 'blank']
  expect(answer(s, 'red', shot)).toBeNull()
  const all = oddsNow(s)
  expect(all.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(Math.max(...all.map(({ damage }) => damage.hits + damage.crits))).toBe(2)
})
