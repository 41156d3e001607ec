import { expect, test } from 'vitest'
import { assault } from '../src/index.ts'
import { asked, begin, choose, isOffered, passTo } from './position.ts'

const duel = {
  gold: { a: { card: 'stormtrooper', at: ['c3', 'c9'] } },
  silver: { b: { card: 'wookiee-warrior', at: ['e3', 'e9'] } },
}

test('a command card goes to the discard pile, where everybody sees it [IA-CMD-001] [IA-HID-008]', () => {
  const s = begin(assault, { table: { ...duel, hands: { gold: ['fleet-footed'] } } })
  choose(s, 'a')
  passTo(s, 'gold: choose a figure to activate')
  choose(s, 'a-1')
  passTo(s, 'gold: act')
  choose(s, { card: 'command:fleet-footed' })
  passTo(s, 'gold: act')
  expect(s.table.decks.gold?.discard).toEqual(['fleet-footed'])
  const seen = assault.view(s, 'silver')
  expect(seen.cards.gold).toMatchObject({ discard: ['fleet-footed'], hand: 0 })
  const activation = s.stack.find(({ procedure }) => procedure === 'activate a figure')?.vars
  expect(activation).toMatchObject({ points: 1, actions: 2 })
})

test('nobody plays two copies of a card on one attack [IA-CMD-003] [IA-EX-010]', () => {
  const s = begin(assault, {
    table: { ...duel, hands: { gold: ['deadeye', 'deadeye'] } },
    at: { attack: 'a-1', dice: ['blue'] },
    script: ['2 accuracy 1 damage', '3 block'],
  })
  passTo(s, 'gold: declare target')
  choose(s, { target: 'b-1' })
  passTo(s, 'gold: modify results')
  choose(s, { card: 'command:deadeye' })
  if (asked(s) === 'gold: modify results') expect(isOffered(s, { card: 'command:deadeye' })).toBe(false)
  passTo(s, 'gold: choose a group to activate')
  expect(s.table.decks.gold?.discard).toEqual(['deadeye'])
})

test('a card that names a trait is used by a figure that has it [IA-CMD-004] [IA-ABIL-002]', () => {
  const at = { attack: 'a', dice: ['blue'] }
  const script = ['2 accuracy 1 damage', '3 block']
  const table = (card: string) => ({
    gold: { a: { card, at: 'c3' } },
    silver: duel.silver,
    hands: { gold: ['assassinate'] },
  })
  // Assassinate is a hunter's card.
  const hunter = begin(assault, { table: table('dengar'), at, script })
  passTo(hunter, 'gold: declare target')
  choose(hunter, { target: 'b-1' })
  passTo(hunter, 'gold: modify results')
  expect(isOffered(hunter, { card: 'command:assassinate' })).toBe(true)
  const officer = begin(assault, { table: table('imperial-officer'), at, script })
  passTo(officer, 'gold: declare target')
  choose(officer, { target: 'b-1' })
  for (let i = 0; i < 20 && asked(officer) !== 'gold: choose a group to activate'; i++) {
    expect(isOffered(officer, { card: 'command:assassinate' })).toBe(false)
    choose(officer, 'pass')
  }
})

test('a dodge can be rerolled away [IA-OPEN-013]', () => {
  const s = begin(assault, {
    table: {
      gold: { a: { card: 'rebel-trooper', at: ['e3'] } },
      silver: { b: { card: 'stormtrooper', at: ['c3'] } },
      hands: { gold: ['hard-to-hit'] },
      initiative: 'gold',
    },
    at: { attack: 'b-1', dice: ['blue'] },
    script: ['4 accuracy 2 damage', '1 dodge', 'blank'],
  })
  choose(s, { target: 'a-1' })
  passTo(s, 'gold: reroll dice')
  choose(s, { card: 'command:hard-to-hit' })
  passTo(s, 'gold: choose dice to reroll')
  choose(s, [1])
  passTo(s, 'gold: choose a group to activate')
  expect(s.table.figures[0]?.damage).toBe(2)
})

test('only the deck prevents strain, not the hand [IA-OPEN-022] [IA-STRN-011]', () => {
  const s = begin(assault, {
    table: { ...duel, hands: { gold: ['focus', 'deadeye'] }, decks: { gold: ['blitz'] } },
    at: { strain: 'a-1', amount: 2 },
  })
  passTo(s, 'gold: discard command cards instead')
  expect(isOffered(s, 1)).toBe(true)
  expect(isOffered(s, 2)).toBe(false)
})

test('who has no ready group can use no card of an activation [IA-EXH-007]', () => {
  const s = begin(assault, {
    table: {
      gold: { a: { card: 'wookiee-warrior', at: ['c3'], exhausted: true, damage: 3 } },
      silver: { b: { card: 'wookiee-warrior', at: ['e9'] }, c: { card: 'imperial-officer', at: 'p12' } },
      hands: { gold: ['fleet-footed', 'recovery', 'rally'] },
    },
  })
  choose(s, 'b')
  for (let i = 0; i < 20 && asked(s) !== 'silver: choose a group to activate'; i++) {
    for (const card of ['fleet-footed', 'recovery', 'rally'])
      expect(isOffered(s, { card: `command:${card}` })).toBe(false)
    choose(s, asked(s) === 'silver: act' ? 'end' : 'pass')
  }
  expect(asked(s)).toBe('silver: choose a group to activate')
})

test('points that a special action gives are spent within it or lost [IA-ACTN-007]', () => {
  const s = begin(assault, {
    table: { ...duel, gold: { a: { card: 'imperial-officer', at: 'c3' } }, hands: { gold: ['urgency'] } },
  })
  choose(s, 'a')
  passTo(s, 'gold: act')
  choose(s, { card: 'command:urgency' })
  passTo(s, 'gold: choose where to move')
  choose(s, 'stop')
  passTo(s, 'gold: act')
  const activation = s.stack.find(({ procedure }) => procedure === 'activate a figure')?.vars
  expect(activation).toMatchObject({ points: 0, actions: 1 })
})

test('what is used during the activation is not used during an action [IA-ABIL-012] [IA-ACT-011]', () => {
  const s = begin(assault, {
    table: { ...duel, hands: { gold: ['fleet-footed'] } },
    script: ['3 accuracy 1 damage 1 surge', '1 accuracy 2 damage', '1 block'],
  })
  choose(s, 'a')
  passTo(s, 'gold: choose a figure to activate')
  choose(s, 'a-1')
  passTo(s, 'gold: act')
  expect(isOffered(s, { card: 'command:fleet-footed' })).toBe(true)
  choose(s, { action: 'attack' })
  for (let i = 0; i < 30 && asked(s) !== 'gold: act'; i++) {
    expect(isOffered(s, { card: 'command:fleet-footed' })).toBe(false)
    const now = asked(s)
    if (now === 'gold: declare target') choose(s, { target: 'b-1' })
    else choose(s, now === 'gold: spend surges' ? 'done' : 'pass')
  }
  expect(isOffered(s, { card: 'command:fleet-footed' })).toBe(true)
})
