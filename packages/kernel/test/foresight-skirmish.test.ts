import {
  type Card,
  comesTo,
  compareBy,
  countWith,
  enter,
  type Foresight,
  flowOf,
  foresee,
  increase,
  increaseBySum,
  inOrder,
  type Part,
  rollName,
  rollNames,
  type State,
  start,
  tell,
  type Vocabulary,
} from '@sandtable/kernel'
import { plainlyForeseen } from '@sandtable/kernel/contract'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallGame } from './small-game.ts'

/**
 * Looking ahead quickly gives what looking ahead plainly gives: red rolls dice and modifies them with tokens and
 * cards, then blue does, and some of the cards write where nobody expected it.
 */
interface Die {
  face: string
  again: boolean
}
interface Skirmish extends Vocabulary {
  table: {
    red: { aim: number; push: number; scars: number[] }
    blue: { aim: number; push: number; scars: number[] }
    rain: number
    dice: number
    hoard?: Die | undefined
  }
  windows: { 'red modifies': Volley; 'blue modifies': Volley }
}
interface Volley {
  red: Die[]
  blue: Die[]
  hurt: number | null
  note?: number
  /** Luck of each side, which is spent for hits. */
  luck: { red: number; blue: number }
  kept?: Die
}
type S = State<Skirmish>

const die = {
  id: 'skirmish',
  sides: 6,
  faces: [
    { name: 'hit', sides: 2 },
    { name: 'eye', sides: 1 },
    { name: 'miss', sides: 3 },
  ],
}
const { procedure, ask, call, run, window } = flowOf<Skirmish>()
const fresh = (face: string): Die => ({ face, again: false })
const volleyIn = (s: S) => s.stack.find((frame) => frame.procedure === 'volley')?.vars as Volley

const again = procedure<{ side: 'red' | 'blue' }>('again', [
  ask('which', {
    seats: (_, v) => v.side,
    options: (s, v) => [
      'none',
      ...new Set(volleyIn(s)[v.side].flatMap((one) => (one.again ? [] : [one.face]))),
    ],
    answer: (s, v, face) => {
      const dice = volleyIn(s)[v.side]
      for (const [at, one] of dice.entries())
        if (one.face === face && !one.again) dice[at] = { face: '', again: true }
    },
  }),
  run('roll', (s, v) => {
    const dice = volleyIn(s)[v.side]
    const faces = rollNames(s, die, countWith(dice, 'face', ''))
    for (const one of dice) if (one.face === '') one.face = faces.shift() ?? ''
  }),
])

const volley = procedure<Volley>(
  'volley',
  [
    run('red rolls', (s, v) => {
      v.red = rollNames(s, die, s.table.dice).map(fresh)
    }),
    window('red modifies'),
    run('blue rolls', (s, v) => {
      v.blue = rollNames(s, die, s.table.dice).map(fresh)
      tell(s, { type: 'rolled', faces: v.blue.map((one) => one.face) })
    }),
    window('blue modifies'),
    run('count', (_, v) => {
      v.hurt = Math.max(0, countWith(v.red, 'face', 'hit') - countWith(v.blue, 'face', 'hit'))
    }),
    run('done', () => {}),
    ask('rest', { seats: () => 'red', options: () => ['rest'], answer: () => {} }),
  ],
  { period: 'volley' },
)

const main = procedure<object>('game', [
  ask('begin', { seats: () => 'red', options: () => ['fire'], answer: () => {} }),
  call('volley', 'volley', (): Volley => ({ red: [], blue: [], hurt: null, luck: { red: 0, blue: 0 } })),
])

const turn = (dice: readonly Die[], from: string, most = 9) => {
  let left = most
  for (const one of dice) if (one.face === from && left-- > 0) one.face = 'hit'
}
const allLuck = ({ luck }: Volley) => comesTo(luck, 'all', ['red', 'blue'], ({ red, blue }) => red + blue)
const keys = { again: (one: Die) => Number(one.again), face: (one: Die) => one.face }
const order = compareBy<Die>(Object.values(keys))
type Side = 'red' | 'blue'
const side = (effect: { seat: string | null }): Side => (effect.seat === 'red' ? 'red' : 'blue')
type Trigger = NonNullable<NonNullable<Card<Skirmish>['trigger']>['red modifies']>
const both = (id: string, rest: Trigger): Card<Skirmish> => ({
  id,
  rules: [],
  trigger: {
    'red modifies': { ...rest, when: (s, e, v) => side(e) === 'red' && (rest.when?.(s, e, v) ?? true) },
    'blue modifies': { ...rest, when: (s, e, v) => side(e) === 'blue' && (rest.when?.(s, e, v) ?? true) },
  },
})

const cards: readonly Card<Skirmish>[] = [
  both('aim', {
    when: (s, e) => s.table[side(e)].aim > 0,
    do: (s, e, v) => {
      s.table[side(e)].aim--
      v.note = countWith(v[side(e)], 'face', 'eye')
      turn(v[side(e)], 'eye')
    },
  }),
  both('push', {
    when: (s, e) => s.table[side(e)].push > 0,
    pay: (s, e) => void s.table[side(e)].push--,
    do: (s, e) => {
      s.stack.push({
        procedure: 'again',
        step: 0,
        vars: { side: side(e) },
        used: null,
        ends: null,
        returns: false,
      })
    },
  }),
  // Rolls in the middle of a step, one die after the other, and writes where nothing was said to change.
  both('gamble', {
    do: (s, e, v) => {
      s.table.rain++
      v[side(e)].push(fresh(rollName(s, die)), fresh(rollName(s, die)))
      if (side(e) === 'blue') s.table.blue.scars.push(s.table.rain)
    },
  }),
  // Lasts, and changes what others can do.
  both('bless', { do: (s, e) => void enter(s, { card: 'blessed', seat: e.seat, until: 'volley' }) }),
  both('blessed', {
    when: (_, e, v) => v[side(e)].some((one) => one.face === 'miss' && one.again),
    do: (s, e, v) => turn(v[side(e)], 'miss', 1 + s.table.rain),
  }),
  // Looks at the other side's dice and at what was noted.
  both('envy', {
    when: (_, e, v) => side(e) === 'blue' && v.red.filter((one) => one.face === 'eye').length > (v.note ?? 0),
    do: (_, __, v) => void v.blue.push(fresh('hit')),
  }),
  both('umbrella', {
    when: (s) => s.table.rain > 0,
    do: (_, e, v) => void v[side(e)].push(fresh('hit'), fresh('hit')),
  }),
  // Looks at red's figures only after the rain.
  both('grudge', {
    when: (s) => s.table.rain > 0,
    do: (s, e, v) => {
      if (s.table.red.aim === 0) turn(v[side(e)], 'miss', 1)
    },
  }),
  // Puts one die into the place of another, and looks at what they come to, all in one step.
  both('trade', {
    do: (_, e, v) => {
      const dice = v[side(e)]
      const at = dice.findIndex((one) => one.face === 'miss' && !one.again)
      if (at < 0) return
      dice[at] = fresh('eye')
      v.note = countWith(dice, 'face', 'eye')
      if (v.note > 1) dice[at] = fresh('hit')
    },
  }),
  both('fortune', {
    do: (_, e, v) => {
      v.luck[side(e)] += countWith(v[side(e)], 'face', 'miss')
      if (allLuck(v) > 1) v[side(e)].push(fresh('hit'))
    },
  }),
  // Add without a look, and another one looks later.
  both('clover', {
    do: (_, e, v) => {
      increase(v.luck, side(e), 1)
      increaseBySum(v.luck, side(e), v[side(e)], 'eyes', ({ face }) => Number(face === 'eye'))
      if (side(e) === 'red') v.luck.blue = 0
    },
  }),
  both('omen', {
    when: (_, __, v) => allLuck(v) > 1,
    do: (_, e, v) => turn(v[side(e)], 'miss', 1),
  }),
  // Take a die along as it is, to another place, to the other side, and to where nothing was said to change.
  both('thief', {
    do: (_, __, v) => {
      v.kept = v.red.reduce((most, one) => (order(most, one) < 0 ? one : most), fresh(''))
    },
  }),
  both('dragon', {
    limit: { times: 1, per: 'volley' },
    forced: true,
    when: (_, __, v) => v.red.length === 1,
    do: (s, _, v) => {
      s.table.hoard = v.red[0]
    },
  }),
  both('smuggler', {
    do: (_, __, v) =>
      void v.blue.push(v.red.reduce((least, one) => (order(one, least) < 0 ? one : least), fresh('~'))),
  }),
  both('heirloom', {
    when: (s, e, v) => side(e) === 'blue' && (v.kept ?? s.table.hoard)?.face === 'hit',
    do: (_, __, v) => void v.blue.push(fresh('hit')),
  }),
  both('curse', {
    limit: { times: 1, per: 'volley' },
    forced: true,
    when: (s, e, v) => v[side(e)].length > 0 && s.table.red.aim > 0,
    do: (_, e, v) => {
      const struck = v[side(e)].find((one) => one.face === 'hit')
      if (struck !== undefined) struck.face = 'miss'
    },
  }),
]
const game = smallGame<Skirmish>({
  id: 'skirmish',
  main,
  procedures: [main, volley, again],
  cards,
  lay: () => ({
    red: { aim: 0, push: 0, scars: [] },
    blue: { aim: 0, push: 0, scars: [] },
    rain: 0,
    dice: 2,
  }),
})

const plain: Foresight<Skirmish, number> = {
  over: (s) => (volleyIn(s)?.hurt ?? null) !== null,
  outcome: (s) => volleyIn(s).hurt ?? 0,
  nameOf: String,
  worth: (outcome, seat) => (seat === 'red' ? outcome : -outcome),
}
const quick = (s: S): Foresight<Skirmish, number> => ({
  ...plain,
  until: { procedure: 'volley', step: 'done' },
  most: (seat) => (seat === 'red' ? Number.POSITIVE_INFINITY : 0),
  order: inOrder({ red: keys, blue: keys }),
  parts: (now): readonly Part[] => [
    ...(now.stack[1] === undefined
      ? []
      : [{ path: ['stack', 1, 'vars'], watch: ['red', 'blue', 'note', 'luck'] }]),
    // Rain hides red's figures, and they are no longer watched.
    ...(now.table.rain === 0 ? [{ path: ['table', 'red'], watch: ['aim'] }] : []),
    // Blue's figures are named only sometimes: then they lie in the ground.
    ...(s.table.dice > 1 ? [{ path: ['table', 'blue'], watch: 'all' as const }] : []),
  ],
})

const figures = fc.record({ aim: fc.nat(1), push: fc.nat(1) })
const hand = fc.subarray(
  cards.map(({ id }) => id),
  { maxLength: 2 },
)

test('quick and plain foresight agree', () => {
  holds(
    fc.property(
      figures,
      figures,
      hand,
      hand,
      fc.integer({ min: 1, max: 2 }),
      (red, blue, mine, theirs, dice) => {
        const s = start(game, {
          setup: {},
          seed: 'any',
          arrange: (now) => {
            Object.assign(now.table.red, red)
            Object.assign(now.table.blue, blue)
            now.table.dice = dice
            for (const card of mine) enter(now, { card, seat: 'red' })
            for (const card of theirs) enter(now, { card, seat: 'blue' })
          },
        })
        const before = JSON.stringify(s)
        const expected = new Map(plainlyForeseen(s, plain).map(({ outcome, chance }) => [outcome, chance]))
        const seen = foresee(s, quick(s))
        expect(JSON.stringify(s)).toBe(before)
        expect(seen.map(({ outcome }) => outcome).sort()).toEqual([...expected.keys()].sort())
        for (const { outcome, chance } of seen) expect(chance).toBeCloseTo(expected.get(outcome) ?? 0, 9)
      },
    ),
    {
      numRuns: 60,
      examples: [
        [{ aim: 1, push: 0 }, { aim: 0, push: 0 }, ['aim'], ['curse'], 2],
        [{ aim: 1, push: 0 }, { aim: 0, push: 0 }, ['aim'], ['gamble', 'grudge'], 1],
        [{ aim: 0, push: 0 }, { aim: 0, push: 1 }, ['gamble'], ['umbrella'], 2],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, ['trade'], ['envy', 'trade'], 2],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, ['fortune'], ['fortune'], 2],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, ['clover', 'omen'], ['fortune', 'omen'], 2],
        [{ aim: 1, push: 1 }, { aim: 0, push: 0 }, ['push', 'clover'], ['clover', 'omen'], 1],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, ['trade', 'clover'], ['trade', 'omen'], 2],
        [{ aim: 0, push: 0 }, { aim: 0, push: 1 }, ['thief'], ['heirloom', 'push'], 2],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, [], ['dragon', 'heirloom'], 1],
        [{ aim: 0, push: 0 }, { aim: 0, push: 0 }, [], ['smuggler'], 2],
      ],
    },
  )
})

test('what nobody looks at is not told apart', () => {
  const s = start(game, {
    setup: {},
    seed: 'any',
    arrange: (now) => {
      now.table.dice = 3
      now.table.red.aim = 1
      enter(now, { card: 'aim', seat: 'red' })
    },
  })
  const ends = (foresight: Foresight<Skirmish, number>) => {
    let seen = 0
    foresee(s, {
      ...foresight,
      outcome: (now) => {
        seen++
        return foresight.outcome(now)
      },
    })
    return seen
  }
  const all: Foresight<Skirmish, number> = {
    ...quick(s),
    parts: (now) => (quick(s).parts?.(now) ?? []).map(({ path }) => ({ path })),
    tidy: (now) => {
      volleyIn(now)?.red.sort(order)
      volleyIn(now)?.blue.sort(order)
    },
  }
  // Blue rolls three dice; of red's only the hits matter by then, not eyes and misses, nor whether red has aimed.
  expect(ends(quick(s))).toBe(4 * 10)
  expect(ends(all)).toBe(200)
})

test('a step is taken once for all states that look the same to it', () => {
  const s = start(game, {
    setup: {},
    seed: 'any',
    arrange: (now) => {
      now.table.dice = 3
      now.table.blue.push = 1
      enter(now, { card: 'push', seat: 'blue' })
    },
  })
  let asked = 0
  foresee(s, {
    ...quick(s),
    meetings: [{ procedure: 'again', step: 'roll' }],
    answers: (_, question) => {
      if (question.step === 'which') asked++
      return null
    },
  })
  // Which of its dice blue may roll again hangs on them alone, whatever red has rolled.
  expect(asked).toBe(10)
})
