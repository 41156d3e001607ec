import { enter, type Plain } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { moveSpaces } from '../src/figure.ts'
import type { AState, Assault } from '../src/state.ts'
import type { ACard } from '../src/vocabulary/card.ts'
import { asked, begin, choose, isOffered, passTo, withCards } from './position.ts'

type Window = keyof Assault['windows'] & string

const duel = {
  initiative: 'silver',
  gold: { a: { card: 'stormtrooper', at: ['c3', 'c9'] } },
  silver: { b: { card: 'wookiee-warrior', at: ['e3', 'e9'] } },
}

/** A card that notes when it acts, by force or by choice. */
function noting(id: string, windows: readonly Window[], notes: string[], forced = true): ACard {
  const trigger = Object.fromEntries(
    windows.map((window) => [
      window,
      { forced, do: (_: unknown, effect: { seat: Plain }) => void notes.push(`${id} of ${effect.seat}`) },
    ]),
  )
  return { id, rules: [], trigger }
}

test('mission rules, then the player with the initiative, then the other [IA-TIME-002]', () => {
  const notes: string[] = []
  begin(withCards(noting('note', ['start of round'], notes)), {
    table: duel,
    at: 'round',
    arrange: (s) => {
      for (const seat of ['gold', 'silver', null]) enter(s, { card: 'note', seat })
    },
  })
  expect(notes).toEqual(['note of null', 'note of silver', 'note of gold'])
})

test('at the start of an activation, too, whoever is activated [IA-TIME-002]', () => {
  const notes: string[] = []
  const s = begin(withCards(noting('note', ['start of activation'], notes)), {
    table: { ...duel, initiative: 'gold' },
    arrange: (s) => {
      for (const seat of ['silver', 'gold']) enter(s, { card: 'note', seat })
    },
  })
  choose(s, 'a')
  choose(s, 'a-1')
  expect(notes).toEqual(['note of gold', 'note of silver'])
})

test('in an attack: mission rules, the attacker with all friends, the defender with all friends [IA-TIME-003] [IA-TIME-004]', () => {
  const notes: string[] = []
  // Silver has the initiative, gold attacks; the cards are on figures that only look on.
  const s = begin(withCards(noting('note', ['modify results', 'damage suffered'], notes)), {
    table: duel,
    at: { attack: 'a-1' },
    script: ['3 accuracy 2 damage', '1 accuracy 2 damage', '1 block'],
    arrange: (s) => {
      enter(s, { card: 'note', seat: 'silver', on: 'b-2' })
      enter(s, { card: 'note', seat: 'gold', on: 'a-2' })
      enter(s, { card: 'note' })
    },
  })
  choose(s, { target: 'b-1' })
  const once = ['note of null', 'note of gold', 'note of silver']
  expect(notes).toEqual([...once, ...once])
})

test('one player orders the own effects, and decides on each when its turn comes [IA-TIME-005] [IA-TIME-006]', () => {
  const notes: string[] = []
  const [one, two] = ['one', 'two'].map((id) => noting(id, ['start of round'], notes, false)) as [
    ACard,
    ACard,
  ]
  const s = begin(withCards(one, two), {
    table: duel,
    at: 'round',
    arrange: (s) => {
      enter(s, { card: 'one', seat: 'silver' })
      enter(s, { card: 'two', seat: 'silver' })
      enter(s, { card: 'one', seat: 'gold' })
    },
  })
  expect(asked(s)).toBe('silver: start of round')
  expect(isOffered(s, { card: 'one' })).toBe(true)
  choose(s, { card: 'two' })
  choose(s, { card: 'one' })
  // Gold decides only now, with the others' effects resolved.
  expect(notes).toEqual(['two of silver', 'one of silver'])
  expect(asked(s)).toBe('gold: start of round')
})

test('who declines has no second chance before it happens again [IA-TIME-007]', () => {
  const notes: string[] = []
  const s = begin(withCards(noting('note', ['start of activation'], notes, false)), {
    table: { ...duel, initiative: 'gold' },
    arrange: (s) => {
      for (const seat of ['gold', 'silver']) enter(s, { card: 'note', seat })
    },
  })
  choose(s, 'a')
  choose(s, 'a-1')
  choose(s, 'pass')
  expect(asked(s)).toBe('silver: start of activation')
  choose(s, { card: 'note' })
  expect(asked(s)).toBe('gold: act')
  choose(s, 'end')
  expect(asked(s)).toBe('gold: start of activation')
})

test('several mission rules at once are ordered by the player with the initiative [IA-TIME-011]', () => {
  const notes: string[] = []
  const cards = ['one', 'two'].map((id) => noting(id, ['start of round'], notes))
  const s = begin(withCards(...cards), {
    table: duel,
    at: 'round',
    arrange: (s) => {
      for (const card of ['one', 'two']) enter(s, { card })
    },
  })
  expect(asked(s)).toBe('silver: start of round')
  choose(s, { card: 'two' })
  expect(notes).toEqual(['two of null', 'one of null'])
})

const mover: ACard = {
  id: 'mover',
  rules: [],
  trigger: {
    'attack declared': { do: (s, effect) => moveSpaces(s, effect.on ?? '', 3) },
    'before damage': { do: (s, effect) => moveSpaces(s, effect.on ?? '', 1) },
    'action resolved': { do: (s, effect) => moveSpaces(s, effect.on ?? '', 1) },
  },
}

const hall = { ...duel, initiative: 'gold', floor: { edges: { wall: ['a3:e3 s'] } } }

test('an interrupt is resolved to its end, then the attack goes on where it stopped [IA-INTR-001] [IA-EX-026]', () => {
  const s = begin(withCards(mover), {
    table: hall,
    at: { attack: 'a-1' },
    script: ['3 accuracy 2 damage', '1 accuracy 2 damage', '1 block'],
    arrange: (s) => void enter(s, { card: 'mover', seat: 'silver', on: 'b-2' }),
  })
  choose(s, { target: 'b-1' })
  choose(s, 'pass')
  expect(asked(s)).toBe('silver: before damage')
  choose(s, { card: 'mover' })
  const before = s.table.figures.find(({ id }) => id === 'b-2')?.stand
  choose(s, { move: Number(before) + 1 })
  expect(s.table.figures.find(({ id }) => id === 'b-1')?.damage).toBe(3)
  expect(s.table.figures.find(({ id }) => id === 'b-2')?.stand).toBe(Number(before) + 1)
})

test('a figure may interrupt its own activation [IA-INTR-002]', () => {
  const s = begin(withCards(mover), {
    table: hall,
    arrange: (s) => void enter(s, { card: 'mover', seat: 'gold', on: 'a-1' }),
  })
  choose(s, 'a')
  choose(s, 'a-1')
  choose(s, { action: 'move' })
  choose(s, { card: 'mover' })
  expect(asked(s)).toBe('gold: choose where to move')
  choose(s, 'stop')
  expect(asked(s)).toBe('gold: act')
})

test('a target that is out of sight by then is not attacked, and the action and the card are lost [IA-INTR-003] [IA-INTR-004] [IA-EX-027] [IA-CMD-006]', () => {
  const s = begin(withCards(mover), {
    table: { ...hall, hands: { gold: ['hit-and-run'] } },
    arrange: (s) => void enter(s, { card: 'mover', seat: 'silver', on: 'b-1' }),
  })
  choose(s, 'a')
  choose(s, 'a-1')
  passTo(s, 'gold: act')
  choose(s, { card: 'command:hit-and-run' })
  passTo(s, 'gold: declare target')
  choose(s, { target: 'b-1' })
  passTo(s, 'silver: attack declared')
  choose(s, { card: 'mover' })
  const from = Number(s.table.figures.find(({ id }) => id === 'b-1')?.stand)
  const stride = Number(s.table.figures.find(({ id }) => id === 'b-2')?.stand) - from
  // Round the end of the wall, to the south of it: f4, then e4.
  choose(s, { move: from + stride / 6 })
  if (asked(s).endsWith('choose where to move')) choose(s, 'stop')
  // No dice are rolled; what the card gives besides stays.
  expect(asked(s)).toBe('gold: choose where to move')
  choose(s, 'stop')
  passTo(s, 'gold: act')
  expect(s.table.decks.gold?.discard).toEqual(['hit-and-run'])
  expect(s.table.figures.find(({ id }) => id === 'b-1')?.damage).toBe(0)
  const activation = s.stack.find(({ procedure }) => procedure === 'activate a figure')?.vars
  expect(activation).toMatchObject({ actions: 1, attacks: 1 })
})

test('nothing interrupts a figure that shares a space with another [IA-INTR-006] [IA-OPEN-011]', () => {
  const notes: string[] = []
  const card: ACard = {
    id: 'note',
    rules: [],
    trigger: { 'space entered': { forced: true, do: (_, __, v) => void notes.push(`${v.to}`) } },
  }
  const s = begin(withCards(card), {
    table: {
      floor: { edges: { wall: ['a4:o4 s', 'a5:o5 s'] } },
      gold: { a: { card: 'imperial-officer', at: 'e5' }, friend: { card: 'imperial-officer', at: 'f5' } },
      silver: { b: { card: 'imperial-officer', at: 'p12' } },
    },
    at: { move: 'a', spaces: 3 },
    arrange: (s) => void enter(s, { card: 'note' }),
  })
  const from = Number(s.table.figures[0]?.stand)
  choose(s, { move: from + 3 })
  expect(notes).toEqual([`${from + 2}`, `${from + 3}`])
})

test('a figure enters and leaves spaces whether it moves, is pushed or is placed [IA-MOVE-022] [IA-MOVE-023] [IA-PLACE-004]', () => {
  const seen: string[] = []
  const card: ACard = {
    id: 'note',
    rules: [],
    trigger: {
      'space exited': { forced: true, do: (_, __, v) => void seen.push(`exited by ${v.how}`) },
      'space entered': { forced: true, do: (_, __, v) => void seen.push(`entered by ${v.how}`) },
    },
  }
  const table = {
    gold: { a: { card: 'imperial-officer', at: 'e5' } },
    silver: { b: { card: 'imperial-officer', at: 'p12' } },
  }
  const arrange = (s: AState) => void enter(s, { card: 'note' })
  const moved = begin(withCards(card), { table, at: { move: 'a', spaces: 1 }, arrange })
  const from = Number(moved.table.figures[0]?.stand)
  choose(moved, { move: from + 1 })
  choose(begin(withCards(card), { table, at: { push: 'a', by: 'silver', spaces: 1 }, arrange }), from + 1)
  choose(begin(withCards(card), { table, at: { place: 'a', on: ['f5'], by: 'gold' }, arrange }), from + 1)
  expect(seen).toEqual(['move', 'push', 'place'].flatMap((how) => [`exited by ${how}`, `entered by ${how}`]))
})

test('two interrupts of one step are ordered by the player whose figure is activated [IA-INTR-005] [IA-OPEN-012]', () => {
  const notes: string[] = []
  const s = begin(withCards(noting('note', ['space entered'], notes)), {
    table: { ...duel, initiative: 'gold' },
    arrange: (s) => {
      for (const seat of ['gold', 'silver', null]) enter(s, { card: 'note', seat })
    },
  })
  choose(s, 'a')
  choose(s, 'a-1')
  choose(s, { action: 'move' })
  const from = Number(s.table.figures[0]?.stand)
  choose(s, { move: from + 1 })
  expect(asked(s)).toBe('gold: choose who interrupts the arrival first')
  choose(s, 'silver')
  // Mission rules come first all the same.
  expect(notes).toEqual(['note of null', 'note of silver', 'note of gold'])
  expect(asked(s)).toBe('gold: act')
})
