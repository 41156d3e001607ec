import { asksToDeclare, questionFor } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { poolOf } from '../vocabulary/attacks.ts'
import { attack } from './attack.ts'
import { attackPool } from './pool.ts'

/** The steps among these, in the order in which they come. */
function inOrder(steps: readonly { readonly name: string }[], names: readonly string[]): string[] {
  return steps.map(({ name }) => name).filter((name) => names.includes(name))
}

test('[LG2-ATK-001] [LG2-ATK-002] [LG2-ATK-026] [LG2-ATK-027] [LG2-APXE-012] pools are formed, then resolved one by one', () => {
  // Steps 1, 2 and 3; then 4 to 10 with one pool; then 11.
  const names = ['declare a defender', 'form the attack pool', 'choose the next attack pool', 'resolve it']
  expect(inOrder(attack.steps, names)).toEqual(names)
  expect(attack.places.get('the attack is over')).toBeGreaterThan(attack.places.get('resolve it') ?? 0)
})

test('[LG2-ATK-001] [LG2-APXE-017] a pool goes through steps 4 to 10', () => {
  const names = [
    'roll attack dice',
    'determine cover',
    'spend dodge tokens',
    'modify attack dice',
    'roll defence dice',
    'modify defence dice',
    'compare results',
    'suffer wounds',
    'suppression',
  ]
  expect(inOrder(attackPool.steps, names)).toEqual(names)
})

test.each([
  [
    '[LG2-ATK-003] [LG2-ATK-028] [LG2-APXE-013]',
    [
      'downgrade attack dice',
      'upgrade attack dice',
      'roll attack dice',
      're-roll attack dice',
      'surges of the attacker',
      'convert attack surges',
    ],
  ],
  [
    '[LG2-ATK-004] [LG2-APXE-014]',
    ['determine cover', 'roll cover dice', 'apply cover', 'spend dodge tokens'],
  ],
  [
    '[LG2-DEF-001] [LG2-APXE-015]',
    [
      'apply what the attacker has',
      'modify attack dice',
      'apply what the defender has',
      'defender modifies attack dice',
    ],
  ],
  [
    '[LG2-ATK-005] [LG2-DEF-003] [LG2-APXE-016]',
    [
      'gather defence dice',
      'downgrade defence dice',
      'upgrade defence dice',
      'roll defence dice',
      're-roll defence dice',
      'surges of the defender',
      'convert defence surges',
    ],
  ],
  ['[LG2-DEF-008]', ['convert defence surges', 'modify defence dice', 'compare results']],
])('%s the parts of a step come in their order', (_, names) => {
  expect(inOrder(attackPool.steps, names)).toEqual(names)
})

test.each([
  ['[LG2-ATK-028]', 'downgrade attack dice', 'gold'],
  ['[LG2-ATK-028]', 'upgrade attack dice', 'gold'],
  ['[LG2-DEF-001]', 'modify attack dice', 'gold'],
  ['[LG2-DEF-003]', 'downgrade defence dice', 'gold'],
  ['[LG2-DEF-003]', 'upgrade defence dice', 'gold'],
  ['[LG2-DEF-008]', 'modify defence dice', 'silver'],
])('%s who comes first: %s', (_, name, first) => {
  const s = begin({
    gold: { a: { card: 'stormtroopers', at: [300, 400] } },
    silver: { b: { card: 'rebel-troopers', at: [600, 400] } },
  })
  const step = attackPool.steps.find((one) => one.name === name)
  if (step?.type !== 'window') throw new Error(`${name} is no window`)
  expect(step.order?.(s, poolOf('a', { defender: 'b', kind: 'ranged', added: [] }))).toEqual([first])
})

test('[LG2-ATK-007] a defender is declared, even where there is only one', () => {
  const s = begin(
    {
      gold: { troops: { card: 'stormtroopers', at: [300, 400], left: 2 } },
      silver: { rebels: { card: 'rebel-troopers', at: [600, 400] } },
    },
    [
      ['gold', 'troops'],
      ['gold', 'attack'],
    ],
  )
  expect(questionFor(s, 'gold')?.options).toEqual(['rebels'])
  expect(asksToDeclare(s)).toBe(true)
})
