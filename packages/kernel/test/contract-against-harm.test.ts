import {
  type Ask,
  finish,
  flowOf,
  type Game,
  type Plain,
  type State,
  type Vocabulary,
} from '@sandtable/kernel'
import { contractAgainstHarm } from '@sandtable/kernel/contract'
import { describe, expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/** Whoever has the turn says a number; after so many turns that one of the proposals falls into them, it is over. */
interface Numbers extends Vocabulary {
  table: { turn: number; sum: number; names: Record<string, string> }
}

const { procedure, ask, repeat, run } = flowOf<Numbers>()

type Act = Partial<Omit<Ask<Numbers, object, Plain>, 'type' | 'name'>>
const isNumber = (answer: unknown) => Number.isInteger(answer) && Number(answer) >= 0 && Number(answer) < 9

/** A question that refuses so; the table is there to be spoilt. */
function refusing(refuse: (table: { turn: number }, answer: Plain) => string | null) {
  return {
    space: {
      describe: () => ({}),
      refuse: (s: State<Numbers>, _: object, answer: Plain) => refuse(s.table, answer),
      sample: () => 3,
    },
  }
}

function numbers(id: string, act: Act = {}, parts: Partial<Game<Numbers>> = {}): Game<Numbers> {
  const main = procedure<object>('numbers', [
    run('begin', () => {}),
    ask<object, Plain>('say a number', {
      seats: (s) => s.seats[s.table.turn % 2] ?? null,
      ...refusing((_, answer) => (isNumber(answer) ? null : 'N-1')),
      answer: (s, _, number) => {
        s.table.turn++
        s.table.sum += Number(number)
      },
      ...act,
    }),
    repeat('say a number', (s) => s.table.turn < 150),
    run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
  ])
  return smallGame<Numbers>({
    id: `harm: ${id}`,
    main,
    lay: () => ({ turn: 0, sum: 0, names: { red: 'Ann', blue: 'Bob' } }),
    checkTable: ({ table: { turn, sum, names } }) =>
      Number.isInteger(turn) && turn >= 0 && typeof sum === 'number' && isNames(names) ? null : 'N-2',
    ...parts,
  })
}

function isNames(names: unknown): boolean {
  return JSON.stringify(Object.keys(names ?? {})) === '["red","blue"]'
}

const found = (name: keyof typeof contractAgainstHarm, game: Game<Numbers>) =>
  contractAgainstHarm[name](game, { games: 2, seed: 'x' }).join('\n')

const names = Object.keys(contractAgainstHarm) as (keyof typeof contractAgainstHarm)[]

test.each(names)('the sound game: %s', (name) => expect(found(name, numbers(`sound, ${name}`))).toBe(''))

describe('whatever is sent, there is an answer to it', () => {
  test('a game that takes nothing for a number', () => {
    const game = numbers('nothing', {
      ...refusing((_, answer) => (isNumber(Number(answer)) ? null : 'N-1')),
      answer: (s, _, number) => {
        s.table.turn += (number as number).toFixed(0) === '' ? 0 : 1
      },
    })
    expect(found('whatever is sent, there is an answer to it', game)).toContain('toFixed')
  })

  test('a game that counts what it refuses', () => {
    const game = numbers(
      'counting',
      refusing((table, answer) => {
        if (isNumber(answer)) return null
        table.turn++
        return 'N-1'
      }),
    )
    expect(found('whatever is sent, there is an answer to it', game)).toContain('a refusal changed the state')
  })
})

test('whatever is agreed on, the game goes on: a game that needs a name later', () => {
  const game = numbers('names', {
    answer: (s) => {
      s.table.turn++
      // Not at the next answer: that one is tried before anybody may agree.
      if (s.table.turn % 5 === 0) for (const name of Object.values(s.table.names)) name.toUpperCase()
    },
  })
  expect(found('whatever is agreed on, the game goes on', game)).toMatch(
    /agreed on .*"names".*toUpperCase is not a function|agreed on .*"names".*Cannot read/,
  )
})

test('a damaged record is noticed: a game that does not expect just any setup', () => {
  const checkSetup = (setup: Plain) =>
    (setup as { list: string[] }).list.every((one) => one.length > 0) ? null : 'empty'
  const game = numbers('setup', {}, { checkSetup, randomSetup: () => ({ list: ['a', 'b'] }) })
  expect(found('a damaged record is noticed', game)).toMatch(/TypeError.*on reading/s)
})
