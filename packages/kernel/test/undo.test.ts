import {
  clone,
  finish,
  flowOf,
  goTo,
  hashOf,
  journalFor,
  type Match,
  matchAfter,
  openMatch,
  playOnFrom,
  replay,
  reveal,
  rollName,
  type Seat,
  submit,
  tell,
  undo,
  type Vocabulary,
} from '@sandtable/kernel'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mustKeepTheContract } from './must-keep.ts'
import { smallGame } from './small-game.ts'

/**
 * Undo: what gave nothing away can be taken back, one's own answers only; what was rolled, turned up or followed
 * by the other side only by consent. Every game at a club table is played like this.
 */
interface Walk extends Vocabulary {
  table: { turn: number; log: string[] }
}

const { procedure, ask, repeat, run } = flowOf<Walk>()

const coin = {
  id: 'coin',
  sides: 2,
  faces: [
    { name: 'head', sides: 1 },
    { name: 'tail', sides: 1 },
  ],
}
const deeds = ['step', 'roll', 'peek', 'done'] as const

/** Called whenever the rules are played. */
let counted = () => {}

const main = procedure<object>('game', [
  ask('act', {
    seats: (s) => s.seats[s.table.turn % 2] ?? null,
    options: () => deeds,
    answer: (s, _, deed, seat) => {
      counted()
      if (deed === 'peek') reveal(s)
      const what = deed === 'roll' ? rollName(s, coin) : deed
      s.table.log.push(`${seat} ${what}`)
      tell(s, { type: 'did', what })
      if (deed !== 'done') return goTo('act')
      s.table.turn++
      return undefined
    },
  }),
  repeat('act', (s) => s.table.turn < 4),
  run('end', (s) => finish(s, { winner: null, reason: 'the example ends here' })),
])

const game = smallGame<Walk>({ id: 'undo', main, lay: () => ({ turn: 0, log: [] }) })

mustKeepTheContract(game)

type Deed = (typeof deeds)[number]

/** A game in which red did this. */
function redDid(...done: Deed[]): Match<Walk> {
  const match = openMatch(game, {}, 'walk')
  for (const deed of done) expect(submit(match, { seat: 'red', answer: deed })).toBeNull()
  return match
}

const log = (match: Match<Walk>) => match.state.table.log
const blueDid = (match: Match<Walk>, deed: Deed) => submit(match, { seat: 'blue', answer: deed })

test('steps are free to take back, one after the other, to the very state before', () => {
  const match = redDid('step', 'step', 'step')
  expect(undo(match, 'red')).toBeNull()
  expect(undo(match, 'red')).toBeNull()
  expect(match.state).toEqual(redDid('step').state)
})

test('several at once, back to a point of one’s choice', () => {
  const match = redDid('step', 'step', 'step')
  expect(submit(match, { seat: 'red', undo: 0 })).toBeNull()
  expect(match.state).toEqual(redDid().state)
})

test('the end of one’s turn can be taken back until the other side has acted', () => {
  const match = redDid('step', 'done')
  expect(undo(match, 'red')).toBeNull()
  expect(log(match)).toEqual(['red step'])
})

test('only one’s own answers, and only while they are the last [ST-UNDO-001]', () => {
  const match = redDid('step', 'done')
  expect(undo(match, 'blue')).toBe('ST-UNDO-001')
  blueDid(match, 'step')
  expect(undo(match, 'red')).toBe('ST-UNDO-001')
  expect(submit(match, { seat: 'blue', undo: 0 })).toBe('ST-UNDO-001')
  expect(log(match)).toEqual(['red step', 'red done', 'blue step'])
})

test('what was rolled or turned up stays [ST-UNDO-002]', () => {
  for (const deed of ['roll', 'peek'] as const) {
    const match = redDid('step', deed)
    const before = hashOf(match.state)
    expect(undo(match, 'red')).toBe('ST-UNDO-002')
    expect(submit(match, { seat: 'red', undo: 0 })).toBe('ST-UNDO-002')
    expect(hashOf(match.state)).toBe(before)
  }
})

test('after a roll, what follows it is free again, as far as the roll', () => {
  const match = redDid('roll', 'step')
  expect(submit(match, { seat: 'red', undo: 0 })).toBe('ST-UNDO-002')
  expect(undo(match, 'red')).toBeNull()
  expect(log(match)).toEqual(log(redDid('roll')))
})

test('back to a point there is [ST-UNDO-003]', () => {
  const match = redDid('step')
  expect(undo(redDid(), 'red')).toBe('ST-UNDO-003')
  for (const point of [1, 2, -1, 0.5, Number.NaN])
    expect(submit(match, { seat: 'red', undo: point })).toBe('ST-UNDO-003')
  for (const point of [2, 99])
    expect(submit(match, { seat: 'red', propose: { undo: point } })).toBe('ST-UNDO-003')
})

/** Red goes back to this point, and blue agrees. */
function backTo(match: Match<Walk>, point: number): void {
  expect(submit(match, { seat: 'red', propose: { undo: point } })).toBeNull()
  expect(submit(match, { seat: 'blue', agree: true })).toBeNull()
}

const tenRolls = Array<Deed>(10).fill('roll')
const rollOn = (match: Match<Walk>, rolls = tenRolls) => {
  for (const deed of rolls) submit(match, { seat: 'red', answer: deed })
  return log(match).slice(-rolls.length)
}
const plainCopy = <T>(value: T): T => JSON.parse(JSON.stringify(value))

test('beyond a roll by consent', () => {
  const match = redDid('step', 'roll')
  const rolled = clone(log(match))
  expect(submit(match, { seat: 'red', propose: { undo: 1 } })).toBeNull()
  expect(log(match)).toEqual(rolled)
  expect(submit(match, { seat: 'blue', agree: true })).toBeNull()
  expect(log(match)).toEqual(['red step'])
})

test('after going back by agreement the dice are others, each time [ST-UNDO-002]', () => {
  const match = redDid('step')
  const fallen = [rollOn(match)]
  for (let times = 0; times < 5; times++) {
    backTo(match, 1)
    fallen.push(rollOn(match))
  }
  expect(new Set(fallen.map(String)).size).toBe(6)
  const again = replay(game, plainCopy(match.record), { verify: true })
  expect(again).toMatchObject({ state: match.state })
})

test('nobody slips back alone to before that point, where the dice were seen [ST-UNDO-002]', () => {
  const match = redDid('step', 'roll')
  backTo(match, 1)
  expect(undo(match, 'red')).toBe('ST-UNDO-002')
  submit(match, { seat: 'red', answer: 'step' })
  expect(undo(match, 'red')).toBeNull()
  expect(undo(match, 'red')).toBe('ST-UNDO-002')
})

test('going back further than where one has been before gives new dice, too', () => {
  const match = redDid('step', 'step')
  const fallen = [rollOn(match)]
  backTo(match, 1)
  fallen.push(rollOn(match))
  backTo(match, 0)
  submit(match, { seat: 'red', answer: 'step' })
  fallen.push(rollOn(match))
  // Back over moves that were made after chance fell anew: they are played again as they were.
  submit(match, { seat: 'red', answer: 'step' })
  const before = clone(match.state)
  submit(match, { seat: 'red', answer: 'step' })
  undo(match, 'red')
  expect(match.state).toEqual(before)
  expect(new Set(fallen.map(String)).size).toBe(3)
})

test('play on from an earlier point: the same game up to there, other dice from there', () => {
  const match = redDid('step', 'roll', 'step', ...tenRolls)
  const other = playOnFrom(match, 3, 'other')
  const third = playOnFrom(match, 3, 'third')
  expect(log(other)).toEqual(log(match).slice(0, 3))
  expect(new Set([rollOn(other), rollOn(third), log(match).slice(-10)].map(String)).size).toBe(3)
  expect(replay(game, plainCopy(other.record), { verify: true })).toMatchObject({ state: other.state })
  expect(submit(other, { seat: 'red', undo: 2 })).toBe('ST-UNDO-002')
})

test('and on from a point of that, and after going back by agreement', () => {
  const match = redDid('step', 'roll', 'step')
  backTo(match, 2)
  rollOn(match)
  const other = playOnFrom(match, 7, 'other')
  expect(log(other)).toEqual(log(match).slice(0, 7))
  rollOn(other)
  const third = playOnFrom(other, 9, 'third')
  rollOn(third)
  expect(log(third).slice(0, 9)).toEqual(log(other).slice(0, 9))
  expect(log(third).slice(9)).not.toEqual(log(other).slice(9))
  expect(replay(game, plainCopy(third.record), { verify: true })).toMatchObject({ state: third.state })
  backTo(third, 4)
  expect(log(third)).toEqual(log(match).slice(0, 4))
})

test('the game as it was after any of the moves in force', () => {
  const match = redDid('step', 'roll')
  backTo(match, 1)
  const states = [matchAfter(match, 0).state, clone(match.state)]
  for (const deed of ['roll', 'step', 'peek', 'roll'] as const) {
    submit(match, { seat: 'red', answer: deed })
    states.push(clone(match.state))
  }
  for (const [moves, state] of states.entries()) expect(matchAfter(match, moves).state).toEqual(state)
})

test('whatever was taken back, the state is that of the moves in force', () => {
  holds(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 150 }), (turns) => {
      const match = redDid()
      for (const turn of turns) {
        if (turn > 40) submit(match, { seat: 'red', undo: Math.max(0, match.inForce.length - (turn - 40)) })
        else submit(match, { seat: 'red', answer: turn === 0 ? 'peek' : 'step' })
      }
      expect(match.state).toEqual(
        redDid(...match.inForce.map((move) => (move as { answer: Deed }).answer)).state,
      )
      expect(match.journal).toHaveLength(match.inForce.length + 1)
    }),
  )
})

test('what is taken back again and again late in a long game costs as little as moves do', () => {
  const long = redDid(...Array<Deed>(400).fill('step'))
  let steps = 0
  counted = () => void steps++
  for (let times = 0; times < 200; times++) {
    const back = 1 + (times % 7)
    submit(long, { seat: 'red', undo: long.inForce.length - back })
    for (let made = 0; made < back; made++) submit(long, { seat: 'red', answer: 'step' })
  }
  counted = () => {}
  // 800 are made anew by red; each of them may be played again up to twice.
  expect(steps).toBeLessThan(3 * 800)
})

test('without consent nothing is taken back', () => {
  const match = redDid('step', 'roll')
  submit(match, { seat: 'red', propose: { undo: 0 } })
  submit(match, { seat: 'blue', agree: false })
  expect(log(match)).toHaveLength(2)
  expect(match.state.proposal).toBeNull()
})

test('what was taken back is gone from the journal, but not from the record, which still plays back', () => {
  const match = redDid('step', 'step')
  undo(match, 'red')
  submit(match, { seat: 'red', answer: 'peek' })
  submit(match, { seat: 'blue', propose: { undo: 0 } })
  submit(match, { seat: 'red', agree: true })
  submit(match, { seat: 'red', answer: 'done' })
  const did = (seat: Seat | null) => journalFor(match, seat).flatMap((one) => one.what ?? [])
  expect(did('blue')).toEqual(['done'])
  expect(match.record.moves).toHaveLength(7)
  const again = replay(game, JSON.parse(JSON.stringify(match.record)), { verify: true })
  expect(again).toMatchObject({ state: match.state })
})

test('a mistake in a game does not cost the players their game', () => {
  const fragile = smallGame<Walk>({
    id: 'fragile',
    main: procedure<object>('game', [
      ask('act', {
        seats: () => 'red',
        options: () => ['step'],
        answer: (s) => {
          s.table.turn++
          if (s.table.turn === 2) throw new Error('a mistake')
        },
      }),
      repeat('act'),
    ]),
    lay: () => ({ turn: 0, log: [] }),
  })
  const match = openMatch(fragile, {}, 'walk')
  submit(match, { seat: 'red', answer: 'step' })
  const before = clone(match.state)
  expect(() => submit(match, { seat: 'red', answer: 'step' })).toThrow('a mistake')
  expect(match.state).toEqual(before)
  expect(match.record.moves).toHaveLength(1)
})
