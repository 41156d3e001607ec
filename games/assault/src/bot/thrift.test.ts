import { look, type Plain, type Question, questionFor, start } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { assault } from '../index.ts'
import { type AState, type Assault, figureOf } from '../state.ts'
import { imagined } from './imagine.ts'
import { steadyMind } from './mind.ts'
import { judgeFor } from './stand.ts'
import { healsNobody, isWasted } from './thrift.ts'

function position(table: Plain, at: string): AState {
  const laid = assault.referee?.position(table, at)
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid as { setup: Assault['setup']; arrange(s: AState): void }
  return start(assault, { setup, seed: 'thrift', arrange })
}

const groups = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`own-${at}`, { card: 'imperial-officer', at: `c${at + 2}` }]),
  )

/** Would gold, with so many groups, waste Take Initiative? */
function wastes(count: number, initiative: string): boolean {
  const s = position(
    {
      gold: groups(count),
      silver: { foe: { card: 'imperial-officer', at: 'p12' } },
      hands: { gold: ['take-initiative'] },
      initiative,
    } as unknown as Plain,
    'round',
  )
  const question = questionFor(s, 'gold') as Question
  const [card] = question.options ?? []
  return isWasted(look(s, 'gold'), question, card ?? null)
}

test('the initiative is taken only from others, and never for one of a few groups', () => {
  expect(wastes(5, 'silver')).toBe(false)
  expect(wastes(2, 'silver')).toBe(true)
  expect(wastes(5, 'gold')).toBe(true)
})

test('nobody heals who is whole', () => {
  const own = (damage: number) => ({ card: 'imperial-officer', at: 'c3', damage })
  const at = (damage: number) =>
    position({ gold: { own: own(damage) }, silver: { foe: { ...own(0), at: 'p12' } } }, 'activation')
  expect(healsNobody(at(0), 'own', 'command:recovery')).toBe(true)
  expect(healsNobody(at(1), 'own', 'command:recovery')).toBe(false)
  expect(healsNobody(at(0), 'own', 'command:urgency')).toBe(false)
})

test('whoever carries what counts at home is drawn there, and others to what lies about', () => {
  const s = position(
    {
      map: 'mos-eisley-outskirts',
      mission: 'B',
      zones: { gold: 'blue', silver: 'red' },
      gold: {
        scout: { card: 'stormtrooper', at: ['o13'] },
        guard: { card: 'stormtrooper', at: ['j10', 'k20'] },
      },
      silver: { foe: { card: 'royal-guard-champion', at: 't20' } },
      objects: { 'token-3': { carrier: 'guard-2' } },
    } as unknown as Plain,
    'activation',
  )
  const seen = imagined(look(s, 'gold'))
  const goalsAt = (id: string, as: string) =>
    judgeFor(seen, figureOf(seen, id), steadyMind).weighed(figureOf(seen, as).stand ?? 0).goals
  // 15 points at home, where the first guard stands; the scout stands at the next piece.
  expect(goalsAt('guard-2', 'guard-1')).toBeGreaterThan(goalsAt('guard-2', 'guard-2') + 4)
  expect(goalsAt('guard-1', 'scout-1')).toBeLessThan(goalsAt('scout-1', 'scout-1'))
  expect(goalsAt('scout-1', 'scout-1')).toBeGreaterThan(goalsAt('scout-1', 'guard-1'))
})
