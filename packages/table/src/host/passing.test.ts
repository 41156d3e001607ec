import { expect, test } from 'vitest'
import { personAt } from '../../test/table-of-two.ts'

/** A bot's troopers attack the only figure of a person who could use a card before each roll. */
function attacked() {
  const gold = { troops: { card: 'stormtrooper', at: ['f3', 'f6', 'f9'] } }
  const silver = { ranger: { card: 'alliance-ranger', at: ['h3'] } }
  const table = { gold, silver, hands: { silver: ['brace-for-impact'] }, initiative: 'gold' }
  const person = personAt({ game: 'assault', table, at: 'round', seed: 'pass', seat: 'silver' })
  expect(person.asked()?.about).toEqual({ moment: 'before rolling' })
  const attacks = () => person.match.journal.flat().filter(({ type }) => type === 'attack').length
  return { ...person, attacks }
}

test('whoever passes until something happens is asked nothing that can be passed', () => {
  const { passOn, asked, attacks, presses } = attacked()
  passOn([])
  expect(attacks()).toBe(2)
  expect(asked()).toBeNull()
  expect(presses()).toBe(1)
})

test.each([['aimed at'], ['dice']] as const)('and is asked again when %s ends it', (something) => {
  const { passOn, asked, attacks } = attacked()
  passOn([something])
  expect(attacks()).toBe(2)
  expect(asked()?.about).toEqual({ moment: 'before rolling' })
})

test('what does not happen ends nothing', () => {
  const { passOn, asked } = attacked()
  passOn(['card'])
  expect(asked()).toBeNull()
})

test('a declaration and dials cannot be passed: whatever comes, they are asked', () => {
  const { passOn, asked, answer, match } = personAt({
    game: 'xwing',
    table: {
      red: { garven: { pilot: 'garvendreis', at: [400, 300], tokens: { focus: 1 } } },
      blue: { foe: { pilot: 'patrolleader', at: [400, 500], facing: 180 } },
    },
    at: 'combat',
    seed: 'pass',
    seat: 'red',
  })
  expect(asked()?.step).toBe('declare target')
  answer({ weapon: 'primary', target: 'foe' })
  expect(asked()?.about).toEqual({ moment: 'modify attack dice' })
  passOn([])
  expect(asked()?.step).toBe('assign dials')
  expect(match.state.over).toBeNull()
})

/** Troopers aim and dodge beside a guard that stands by; then others do, beside a second guard. */
function watched() {
  const guard = { card: 'ig-100-magnaguard', left: 1, tokens: { standby: 1 } }
  const troopers = { card: 'rebel-troopers', left: 1, order: 'up' }
  const gold = { guard: { ...guard, at: [500, 400] }, second: { ...guard, at: [500, 1000] } }
  const silver = { near: { ...troopers, at: [300, 400] }, others: { ...troopers, at: [300, 1000] } }
  const person = personAt({
    game: 'legion',
    table: { gold, silver, priority: 'silver' },
    at: 'activation',
    seed: 'standby',
    seat: 'gold',
    says: ({ options }) => ['near', 'others', 'aim', 'dodge'].find((one) => options?.includes(one)),
  })
  /** Who could react. */
  const reacts = () => {
    const { step, options } = person.asked() ?? {}
    if (step !== 'spend a standby token') return step
    return options?.flatMap((one) =>
      one !== null && typeof one === 'object' && 'unit' in one ? [one.unit] : [],
    )
  }
  return { ...person, reacts }
}

test('whoever lets a reaction be is asked again when something else can be done, and after taking it back', () => {
  const plain = watched()
  const first = plain.reacts()
  expect(first).toContain('guard')
  plain.answer('pass')
  expect(plain.reacts()).toEqual(first)
  const { reacts, asked, answer, passOn, undo, presses } = watched()
  passOn(['aimed at', 'card', 'dice'])
  expect(reacts()).toBe('choose a unit')
  expect(presses()).toBe(1)
  undo()
  expect(reacts()).toEqual(first)
  passOn([])
  // Its own turn in between changes nothing: neither of the two does anything.
  for (let turns = 0; typeof reacts() === 'string' && turns < 9; turns++)
    answer(asked()?.options?.at(-1) ?? null)
  expect(reacts()).toContain('second')
})
