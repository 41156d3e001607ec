import { enter, query } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { cards } from '../src/cards/index.ts'
import type { ACard } from '../src/vocabulary/card.ts'
import { asked, begin, choose, isOffered, withCards } from './position.ts'

const duel = {
  gold: { a: { card: 'stormtrooper', at: ['c3', 'c9'] } },
  silver: { b: { card: 'wookiee-warrior', at: ['e3', 'e9'] } },
}

test('a card overrides a rule: here one surge ability twice in an attack [IA-META-005]', () => {
  const twice: ACard = { id: 'twice', rules: [], query: { 'surge ability uses': () => 2 } }
  const s = begin(withCards(twice), {
    table: duel,
    at: { attack: 'a-1', dice: ['blue', 'yellow'] },
    script: ['3 accuracy 2 damage', '1 damage 2 surge', '1 block'],
    arrange: (s) => void enter(s, { card: 'twice', seat: 'gold' }),
  })
  choose(s, { target: 'b-1' })
  choose(s, 'printed 0')
  expect(isOffered(s, 'printed 0')).toBe(true)
})

test('a mission rule overrides a card [IA-META-006]', () => {
  const layers = cards.map(({ id, layer = 0 }) => [id.startsWith('mission:'), layer] as const)
  const lowest = Math.min(...layers.flatMap(([isMission, layer]) => (isMission ? [layer] : [])))
  const highest = Math.max(...layers.flatMap(([isMission, layer]) => (isMission ? [] : [layer])))
  expect(lowest).toBeGreaterThan(highest)
  const mission: ACard = { id: 'mission', rules: [], layer: lowest, query: { speed: () => 1 } }
  const card: ACard = { id: 'card', rules: [], query: { speed: () => 9 } }
  const s = begin(withCards(mission, card), {
    table: duel,
    arrange: (s) => {
      enter(s, { card: 'mission' })
      enter(s, { card: 'card', seat: 'gold' })
    },
  })
  expect(query(s, 'speed', 4, 'a-1')).toBe(1)
})

test('results are modified after rerolls and before surges are spent, dice are added before the roll [IA-ATK-008] [IA-ATK-020] [IA-ATK-021] [IA-ATK-022] [IA-ATK-023]', () => {
  const moments: string[] = []
  const windows = [
    'before declaring',
    'attack declared',
    'before rolling',
    'dice rolled',
    'reroll dice',
    'modify results',
    'before damage',
    'attack resolved',
  ] as const
  const witness: ACard = {
    id: 'witness',
    rules: [],
    trigger: Object.fromEntries(
      windows.map((window) => [
        window,
        {
          forced: true,
          do: (_: unknown, __: unknown, v: { attackDice: unknown[]; surges: number; suffered: number }) =>
            void moments.push(
              `${window}: ${v.attackDice.length} dice, ${v.surges} surges, ${v.suffered} damage`,
            ),
        },
      ]),
    ),
  }
  const s = begin(withCards(witness), {
    table: duel,
    at: { attack: 'a-1', dice: ['blue'] },
    script: ['3 accuracy 1 damage 1 surge', '1 evade'],
    arrange: (s) => void enter(s, { card: 'witness' }),
  })
  choose(s, { target: 'b-1' })
  expect(moments).toEqual([
    'before declaring: 0 dice, 0 surges, 0 damage',
    'attack declared: 0 dice, 0 surges, 0 damage',
    'before rolling: 0 dice, 0 surges, 0 damage',
    'dice rolled: 1 dice, 0 surges, 0 damage',
    'reroll dice: 1 dice, 0 surges, 0 damage',
    'modify results: 1 dice, 0 surges, 0 damage',
    'before damage: 1 dice, 0 surges, 0 damage',
    'attack resolved: 1 dice, 0 surges, 1 damage',
  ])
})

test('surges and evades that are added in step 4 both count [IA-OPEN-042] [IA-ATK-009]', () => {
  const more = (id: string, symbol: 'surge' | 'evade'): ACard => ({
    id,
    rules: [],
    trigger: { 'modify results': { forced: true, do: (_, __, v) => void v.bonus[symbol]++ } },
  })
  const s = begin(withCards(more('surge', 'surge'), more('evade', 'evade')), {
    table: duel,
    at: { attack: 'a-1', dice: ['blue'] },
    script: ['3 accuracy 1 damage 1 surge', '1 block'],
    arrange: (s) => {
      enter(s, { card: 'evade', seat: 'silver' })
      enter(s, { card: 'surge', seat: 'gold' })
    },
  })
  choose(s, { target: 'b-1' })
  expect(asked(s)).toBe('gold: spend surges')
  expect(s.stack.find(({ procedure }) => procedure === 'attack')?.vars).toMatchObject({ surges: 1 })
})

test('the same surge ability printed twice can be bought twice [IA-OPEN-014]', () => {
  // Agent Blaise has damage +1 on his card two times.
  const s = begin(withCards(), {
    table: { gold: { a: { card: 'agent-blaise-skirmish', at: 'c3' } }, silver: duel.silver },
    at: { attack: 'a', dice: ['blue', 'yellow'] },
    script: ['3 accuracy 2 damage', '1 damage 2 surge', '1 block'],
  })
  choose(s, { target: 'b-1' })
  choose(s, 'printed 0')
  expect(isOffered(s, 'printed 0')).toBe(false)
  choose(s, 'printed 1')
  expect(s.table.figures.find(({ id }) => id === 'b-1')?.damage).toBe(4)
})

test('an attacker or a target that is gone before the roll ends the attack [IA-INTR-003]', () => {
  for (const gone of ['a-1', 'b-1']) {
    const remover: ACard = {
      id: 'remover',
      rules: [],
      trigger: {
        'attack declared': {
          forced: true,
          do: (s) => {
            const figure = s.table.figures.find(({ id }) => id === gone)
            if (figure !== undefined) figure.stand = null
          },
        },
      },
    }
    const s = begin(withCards(remover), {
      table: duel,
      at: { attack: 'a-1' },
      script: [],
      arrange: (s) => void enter(s, { card: 'remover' }),
    })
    choose(s, { target: 'b-1' })
    expect(asked(s)).toBe('gold: choose a group to activate')
  }
})

test('two players race to 40 victory points [IA-BUILD-005]', () => {
  const after = (points: number) => {
    const table = {
      gold: { a: { card: 'imperial-officer', at: 'c3' } },
      silver: { b: { card: 'imperial-officer', at: 'p12' } },
      points: { gold: points },
    }
    const s = begin(withCards(), { table })
    choose(s, 'a')
    choose(s, 'end')
    return s
  }
  expect(after(39).seats).toEqual(['gold', 'silver'])
  expect(after(39).over).toBeNull()
  expect(after(40).over).toMatchObject({ winner: 'gold', reason: 'points' })
})
