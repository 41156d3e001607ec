import {
  answer,
  awaited,
  type Foreseen,
  type Foresight,
  foreseeAnswer,
  type Plain,
  start,
} from '@sandtable/kernel'
import { plainlyForeseen } from '@sandtable/kernel/contract'
import { holds } from '@sandtable/property'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { xwing } from '../index.ts'
import type { XState, XWing } from '../state.ts'
import type { Die } from '../vocabulary/attacks.ts'
import { type Damage, type Odds, outcomes } from './dice-odds.ts'
import { type AttackOdds, foresightOf, oddsNow, oddsOfShot } from './foresight.ts'

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

const chances = (all: readonly AttackOdds[]) =>
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

test('who gets the locks of S-Thread Tracers changes no odds, so that one way is enough', () => {
  const tracer = hunter({ pilot: 'redsquadronpilot', upgrades: ['xx23sthreadtracers'], tokens: { focus: 1 } })
  const wings = {
    wing: { pilot: 'rookiepilot', at: [550, 300], facing: 180 },
    third: { pilot: 'rookiepilot', at: [250, 300], facing: 180 },
  }
  const s = combat({ ...tracer, ...wings }, target())
  const traced = { weapon: 0, target: 'prey' }
  const foresight = foresightOf(s, 'red', 'prey')
  const ways: number[] = []
  const one = foreseeAnswer(s, 'red', traced, {
    ...foresight,
    answers: (now, question) => {
      const answers = foresight.answers?.(now, question) ?? null
      if (question.step === 'choose') ways.push((answers ?? question.options)?.length ?? 0)
      return answers
    },
  })
  expect(new Set(ways)).toEqual(new Set([1]))
  expect(one).toEqual(foreseeAnswer(s, 'red', traced, { ...foresight, answers: () => null }))
})

const attackFaces = fc.constantFrom('hit', 'crit', 'focus', 'blank')
const defenseFaces = fc.constantFrom('evade', 'focus', 'blank')
const three = (face: fc.Arbitrary<string>) => fc.array(face, { minLength: 3, maxLength: 3 })
const tokens = fc.record({ focus: fc.boolean(), evade: fc.boolean() })

describe('at every step of an attack the game and the dice agree', () => {
  test('declared, rolled, rerolled, focused, defended', () => {
    holds(
      fc.property(
        fc.record({ focus: fc.boolean(), lock: fc.boolean() }),
        tokens,
        three(attackFaces),
        fc.subarray([0, 1, 2]),
        three(attackFaces),
        fc.boolean(),
        three(defenseFaces),
        (attack, theirs, first, again, second, focusing, green) => {
          const mine = {
            tokens: { focus: attack.focus ? 1 : 0 },
            locks: attack.lock ? ['prey'] : [],
          }
          const s = combat(hunter(mine), target({ focus: theirs.focus ? 1 : 0, evade: theirs.evade ? 1 : 0 }))
          let odds: Odds = { attack: { ...attack, dice: 3 }, defense: { ...theirs, dice: 3 } }
          const rolled = (rerolled: readonly Die[]) => ({ ...odds, rolled: rerolled })
          agree(oddsOfShot(s, 'hawk', shot), odds)

          // What is rolled before the next question; nothing can be spent by a defender without tokens.
          const script = (...faces: readonly string[]) => {
            s.chance.script = [...faces, ...green]
          }
          script(...first)
          answer(s, 'red', shot)
          odds = rolled(first.map((face) => ({ face, rerolled: false })))
          if (attack.lock) {
            agree(oddsNow(s), odds)
            use(s, 'target-lock')
            odds = { ...odds, attack: { ...odds.attack, lock: false } }
            script(...second.slice(0, again.length))
            answer(s, 'red', again)
            odds = rolled(
              first.map((face, at) =>
                again.includes(at)
                  ? { face: second[again.indexOf(at)] ?? '', rerolled: true }
                  : { face, rerolled: false },
              ),
            )
          }
          if (attack.focus) {
            agree(oddsNow(s), odds)
            script()
            if (focusing) {
              use(s, 'focus-token')
              odds = rolled(
                (odds.rolled ?? []).map((die) => (die.face === 'focus' ? { ...die, face: 'hit' } : die)),
              )
            } else answer(s, 'red', 'pass')
          }
          if (theirs.focus || theirs.evade)
            agree(oddsNow(s), { ...odds, against: green.map((face) => ({ face, rerolled: false })) })
        },
      ),
      { numRuns: 15 },
    )
  })

  test('in the middle of a reroll the dice that may be chosen are considered', () => {
    const s = combat(hunter({ tokens: { focus: 1 }, locks: ['prey'] }), target({ focus: 1, evade: 1 }))
    s.chance.script = ['focus', 'blank', 'crit']
    answer(s, 'red', shot)
    const before = oddsNow(s)
    use(s, 'target-lock')
    // Nothing is better here than to spend the lock: to have spent it changes nothing.
    expect(worthOf(oddsNow(s))).toBeCloseTo(worthOf(before), 9)
  })
})

/** The answer that uses the ability of this card. */
function use(s: XState, card: string): void {
  const effect = Object.values(s.effects).find((one) => one.card === card && one.on === 'hawk')
  expect(answer(s, 'red', { use: effect?.id ?? 0, card })).toBeNull()
}

function agree(seen: readonly AttackOdds[], odds: Odds): void {
  const game = chances(seen)
  const dice = outcomes(odds)
  expect([...game.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  for (const { value, chance } of dice)
    expect(game.get(`${value.hits} ${value.crits}`) ?? 0).toBeCloseTo(chance, 9)
}

const worth = ({ hits, crits }: Damage) => hits + 1.25 * crits
const worthOf = (all: readonly AttackOdds[]) =>
  all.reduce((sum, { damage, chance }) => sum + chance * worth(damage), 0)

/** Red attacks; every set of dice is tried, and the journal says what came of it. */
const plain: Foresight<XWing, Damage> = {
  over: (s) =>
    s.news.some(({ type }) => type === 'results') || !s.stack.some(({ procedure }) => procedure === 'attack'),
  outcome: (s) => {
    const results = s.news.find(({ type }) => type === 'results')
    return { hits: Number(results?.hits ?? 0), crits: Number(results?.crits ?? 0) }
  },
  nameOf: ({ hits, crits }) => `${hits} ${crits}`,
  worth: (damage, seat) => (seat === 'red' ? 1 : -1) * worth(damage),
  answers: (_, { space }): readonly Plain[] | null => {
    const { some } = (space ?? {}) as { some?: { from: number[]; least: number; most: number } }
    if (some === undefined) return null
    const { from, least, most } = some
    const sets = from.reduce<number[][]>((all, at) => all.flatMap((set) => [set, [...set, at]]), [[]])
    return sets.filter((set) => set.length >= least && set.length <= most)
  },
}

describe('with cards, the quick odds are those of playing everything out', () => {
  const focused = { tokens: { focus: 1 }, locks: ['prey'] }
  test.each<[string, object, object]>([
    ['a second reroll', { locks: ['prey'], upgrades: ['predator'] }, { pilot: 'goldsquadronpilot' }],
    ['a card to discard at the end', { ...focused, upgrades: ['crackshot'] }, { pilot: 'rookiepilot' }],
    ['hits turned back', focused, { pilot: 'goldsquadronpilot', upgrades: ['sensorjammer'] }],
    ['a die that has to be rerolled', focused, { pilot: 'goldsquadronpilot', upgrades: ['elusiveness'] }],
    ['a pilot', { tokens: { focus: 1 } }, { pilot: 'lukeskywalker', tokens: { evade: 1 } }],
    ['a card discarded for a roll', {}, { pilot: 'zetasquadronpilot', upgrades: ['firstordervanguard'] }],
    ['a guess', { tokens: { focus: 1 } }, { pilot: 'goldsquadronpilot', upgrades: ['c3po'] }],
  ])('%s', (_, mine, theirs) => {
    const s = combat(
      { hawk: { pilot: 'blacksquadronpilot', at: [400, 300], facing: 0, ...mine } },
      { prey: { at: [400, 450], facing: 180, engaged: true, ...theirs } },
    )
    same(oddsOfShot(s, 'hawk', shot), plainlyForeseen(s, plain, { seat: 'red', answer: shot }))
    s.chance.script = ['hit', 'blank', 'evade', 'focus', 'blank']
    answer(s, 'red', shot)
    if (!plain.over?.(s)) same(oddsNow(s), plainlyForeseen(s, plain))
  })
})

function same(seen: readonly AttackOdds[], expected: readonly Foreseen<Damage>[]): void {
  const quick = chances(seen)
  const slow = chances(expected.map(({ outcome, chance }) => ({ damage: outcome, chance })))
  for (const name of new Set([...slow.keys(), ...quick.keys()]))
    expect(quick.get(name) ?? 0, name).toBeCloseTo(slow.get(name) ?? 0, 9)
}

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

/** A gunboat with one turret, and how often three bare dice against three miss. */
function turret(card: string, distance: number) {
  const gunboat = { pilot: 'goldsquadronpilot', upgrades: [card], at: [400, 450 - distance], facing: 0 }
  const seen = chances(oddsOfShot(combat({ hawk: gunboat }, target()), 'hawk', { weapon: 0, target: 'prey' }))
  const bare = outcomes({
    attack: { dice: 3, focus: false, lock: false },
    defense: { dice: 3, focus: false, evade: false },
  })
  const misses = bare.filter(({ value }) => value.hits + value.crits === 0)
  return { seen, missed: misses.reduce((sum, { chance }) => sum + chance, 0) }
}

test('a weapon that does something in place of its damage counts with that: an ion turret hurts once or not at all', () => {
  const { seen, missed } = turret('ioncannonturret', 150)
  expect([...seen.keys()].sort()).toEqual(['0 0', '1 0'])
  expect(seen.get('0 0')).toBeCloseTo(missed, 9)
  expect(seen.get('1 0')).toBeCloseTo(1 - missed, 9)
})

test('the next damage card changes no odds of a weapon that attacks twice', () => {
  const missiles = { pilot: 'scimitarsquadronpilot', upgrades: ['clustermissiles'], locks: ['prey'] }
  const odds = ['structuraldamage', 'directhit'].map((card) => {
    const s = combat(
      { hawk: { ...missiles, at: [400, 300], facing: 0 } },
      target({ focus: 1 }, 'academypilot'),
    )
    s.table.decks.blue?.draw.push(card, card, card)
    return oddsOfShot(s, 'hawk', { weapon: 0, target: 'prey' })
  })
  expect(odds[1]).toEqual(odds[0])
})

test('a weapon that attacks twice counts with both attacks', () => {
  const { seen, missed } = turret('twinlaserturret', 250)
  expect(seen.get('0 0')).toBeCloseTo(missed ** 2, 9)
  expect(seen.get('1 0')).toBeCloseTo(2 * missed * (1 - missed), 9)
  expect(seen.get('2 0')).toBeCloseTo((1 - missed) ** 2, 9)
})
