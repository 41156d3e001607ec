import {
  answer,
  awaited,
  enter,
  finish,
  flowOf,
  type Game,
  type OpenFlow,
  type Plain,
  type Procedure,
  questionFor,
  randomFrom,
  type State,
  type Step,
  sampleFor,
  start,
  type Vocabulary,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import * as apex from '../examples/apex-shoot.ts'
import * as assault from '../examples/assault-attack.ts'
import * as legion from '../examples/legion-attack.ts'
import * as xwing from '../examples/xwing-attack.ts'
import { smallGame } from './small-game.ts'

/** The timing charts in `examples/` read as their rulebooks do, and run. */

/** The steps of a procedure that players see: those that send back are arrows in the chart, not steps. */
const namesOf = (procedure: { steps: readonly { type: string; name: string }[] }) =>
  procedure.steps.filter((step) => step.type !== 'repeat').map((step) => step.name)

/** A game that is one run through a chart; every step passed writes itself down. */
function gameOf<V extends Vocabulary, Vars extends object>(
  id: string,
  chart: readonly [Procedure<V, Vars>, ...Procedure<V>[]],
  vars: Vars,
  parts: Pick<Game<V>, 'lay'> & Partial<Game<V>>,
): { game: Game<V>; passed: string[] } {
  const passed: string[] = []
  const { procedure, run, call } = flowOf<V>() as OpenFlow<V>
  const main = procedure<object>('game', [
    call('run through', chart[0].name, () => structuredClone(vars)),
    run('end', (s) => finish(s, { winner: null, reason: 'run through' })),
  ])
  const watched = chart.map((one) => ({ ...one, steps: one.steps.map((step) => watch(step, passed)) }))
  return {
    game: smallGame<V>({ id, main, procedures: [main, ...watched] as Procedure<V>[], ...parts }),
    passed,
  }
}

/** The same step, but the first thing it does is to note that it was reached. */
function watch<V extends Vocabulary, Vars extends object>(
  step: Step<V, Vars>,
  passed: string[],
): Step<V, Vars> {
  const note = <A extends unknown[], R>(body: (...of: A) => R) => {
    return (...of: A): R => {
      passed.push(step.name)
      return body(...of)
    }
  }
  switch (step.type) {
    case 'run':
      return { ...step, do: note(step.do) }
    case 'ask':
      return { ...step, seats: note(step.seats) }
    case 'call':
      return { ...step, with: note(step.with) }
    case 'window':
      // A window that nothing in play fills is passed over without a look, unless somebody might be asked.
      return { ...step, when: note(step.when ?? (() => true)), offer: step.offer ?? (() => false) }
    case 'event':
      return { ...step, of: note(step.of) }
    case 'repeat':
      return step
  }
}

/** Plays to the end, with these answers first and any after them. */
function playOut<V extends Vocabulary>(s: State<V>, ...answers: Plain[]): State<V> {
  const random = randomFrom('chart')
  while (s.over === null) {
    const seat = awaited(s)[0] ?? ''
    expect(answer(s, seat, answers.shift() ?? sampleFor(s, seat, random))).toBeNull()
  }
  return s
}

const xwingShips = {
  wedge: { seat: 'red', weapons: ['primary'] },
  fel: { seat: 'blue', weapons: ['primary'] },
}
const xwingGame = (id: string, vars: Partial<xwing.Attack> = {}, parts: Partial<Game<xwing.XWing>> = {}) =>
  gameOf<xwing.XWing, xwing.Attack>(
    id,
    [xwing.attack, xwing.damage],
    { ...xwing.declared('wedge'), ...vars },
    { lay: () => ({ initiative: 'blue', ships: xwingShips }), ...parts },
  )

const xwingSteps = [
  'choose the weapon',
  'declare the target',
  'when declaring the target',
  'pay the costs',
  'the target becomes the defender',
  'roll attack dice',
  'modify attack dice',
  'roll defense dice',
  'modify defense dice',
  'start of compare results',
  'cancel results',
  'if this attack hits',
  'deal damage',
  'one attack made',
  'after attacking or defending',
  'find abilities that perform an attack',
  'attack after attacking or defending',
  'perform that attack',
  'remove destroyed ships',
]
const xwingDamage = [
  'remove shields for hits',
  'remove shields for crits',
  'deal face-down damage cards',
  'deal face-up damage cards',
]

/** A list of steps with others put in after one of them. */
const within = (steps: readonly string[], after: string, more: readonly string[]) =>
  steps.toSpliced(steps.indexOf(after) + 1, 0, ...more)

test('X-Wing: the steps are those of the timing chart, in its order', () => {
  expect(namesOf(xwing.attack)).toEqual(xwingSteps)
  expect(namesOf(xwing.damage)).toEqual(xwingDamage)
})

test('X-Wing: a run through passes every step; an attack that misses deals no damage', () => {
  const hit = xwingGame('chart x-wing hit', { hits: 1 })
  playOut(start(hit.game, { setup: {}, seed: 'x' }))
  expect(hit.passed).toEqual(within(xwingSteps, 'deal damage', xwingDamage))
  const miss = xwingGame('chart x-wing miss')
  playOut(start(miss.game, { setup: {}, seed: 'x' }))
  expect(miss.passed).toEqual(xwingSteps)
})

test('X-Wing: what attacks twice goes back to its dice before anything follows from the attack', () => {
  const twice = xwingGame('chart x-wing twice', { times: 2 })
  playOut(start(twice.game, { setup: {}, seed: 'x' }))
  const dice = xwingSteps.slice(
    xwingSteps.indexOf('roll attack dice'),
    xwingSteps.indexOf('one attack made') + 1,
  )
  expect(twice.passed).toEqual(within(xwingSteps, 'one attack made', dice))
})

test('X-Wing: of those who may attack after an attack one does, and the other waits for its end', () => {
  const gunner = {
    id: 'gunner',
    rules: [],
    trigger: {
      'attack after attacking or defending': {
        limit: { times: 1, per: 'game' },
        when: (_: unknown, __: unknown, v: xwing.Attack) => v.next === null,
        do: (_: unknown, effect: { on: string | null }, v: xwing.Attack) => {
          v.next = effect.on
        },
      },
    },
  }
  const { game, passed } = xwingGame('chart x-wing gunner', {}, { cards: [gunner] })
  const s = start(game, {
    setup: {},
    seed: 'x',
    arrange: (one) => {
      enter(one, { card: 'gunner', seat: 'red', on: 'wedge' })
      enter(one, { card: 'gunner', seat: 'blue', on: 'fel' })
    },
  })
  // Blue has the initiative: fel attacks first, and within that attack's last steps wedge does.
  playOut(s, 'primary', 'fel', { use: 2, card: 'gunner' }, 'primary', 'wedge', { use: 1, card: 'gunner' })
  const upTo = xwingSteps.slice(0, xwingSteps.indexOf('perform that attack') + 1)
  const removal = 'remove destroyed ships'
  expect(passed).toEqual([...upTo, ...upTo, ...upTo, removal, removal, removal])
})

const assaultGame = (id: string, vars: Partial<assault.Attack> = {}) =>
  gameOf<assault.Assault, assault.Attack>(
    id,
    [assault.attack],
    {
      attacker: 'trooper',
      target: '',
      kind: 'ranged',
      surges: 0,
      bought: [],
      accuracy: 3,
      distance: 3,
      missed: false,
      damage: 1,
      ...vars,
    },
    {
      lay: () => ({
        active: 'red',
        figures: {
          trooper: { seat: 'red', surges: ['+1 damage', 'pierce 1'] },
          hero: { seat: 'blue', surges: [] },
        },
        suffered: 0,
      }),
      events: { damage: { do: (s, { amount }) => void Object.assign(s.table, { suffered: amount }) } },
    },
  )

const assaultSteps = [
  'declare target',
  'target declared',
  'go on, if it is still possible',
  'before the roll',
  'roll',
  'reroll',
  'modifiers',
  'evades cancel surges',
  'spend surge',
  'check accuracy',
  'damage',
  'apply what surges gave',
  'after the attack',
]

test('Imperial Assault: the steps are those of the rulebook, and a run through passes every one', () => {
  expect(namesOf(assault.attack)).toEqual(assaultSteps)
  const { game, passed } = assaultGame('chart assault')
  const s = playOut(start(game, { setup: {}, seed: 'x' }))
  expect(passed).toEqual(assaultSteps)
  expect(s.table).toMatchObject({ suffered: 1 })
})

test('Imperial Assault: surges are spent one by one, each ability once', () => {
  const { game, passed } = assaultGame('chart assault surge', { surges: 3 })
  const s = start(game, { setup: {}, seed: 'x' })
  answer(s, 'red', 'hero')
  answer(s, 'red', 'pierce 1')
  expect(questionFor(s, 'red')?.options).toEqual(['done', '+1 damage'])
  playOut(s, '+1 damage', 'done')
  expect(passed).toEqual(within(assaultSteps, 'spend surge', ['spend surge', 'spend surge']))
})

test('Imperial Assault: accuracy below the distance misses, but not in melee', () => {
  for (const [kind, suffered] of [
    ['ranged', 0],
    ['melee', 1],
  ] as const) {
    const { game } = assaultGame(`chart assault ${kind}`, { kind, accuracy: 2 })
    expect(playOut(start(game, { setup: {}, seed: 'x' })).table).toMatchObject({ suffered })
  }
})

const legionGame = (id: string, pools = 1) =>
  gameOf<legion.Legion, legion.Attack>(
    id,
    [legion.attack, legion.pool],
    { attacker: 'clones', pools: [], pool: '' },
    {
      lay: () => ({
        units: {
          clones: { seat: 'red', dodges: 0, pools },
          droids: { seat: 'blue', dodges: 1, pools: 1 },
          bikes: { seat: 'blue', dodges: 0, pools: 1 },
        },
      }),
    },
  )

const legionForming = [
  'declare defender',
  'determine eligible miniatures',
  'choose weapons and gather dice',
  'declare additional defender',
]
const legionPool = [
  'downgrade attack dice',
  'upgrade attack dice',
  'roll attack dice',
  're-roll attack dice',
  'convert attack surges',
  'apply dodge and cover',
  'determine number of obscured miniatures',
  'determine cover',
  'roll cover dice',
  'apply cover',
  'apply dodge',
  'modify attack dice',
  'gather defence dice',
  'downgrade defence dice',
  'upgrade defence dice',
  'roll defence dice',
  're-roll defence dice',
  'convert defence surges',
  'modify defence dice',
  'compare results',
  'assign suppression token',
]
const legionResolving = ['resolve attack pool', ...legionPool, 'choose additional attack pool']

test('Legion: the steps are those of the attack timing table, in its order', () => {
  expect(namesOf(legion.attack)).toEqual([
    ...legionForming,
    'choose attack pool',
    'resolve attack pool',
    'choose additional attack pool',
    'after the attack',
  ])
  expect(namesOf(legion.pool)).toEqual(legionPool)
})

test('Legion: a run through passes every step', () => {
  const { game, passed } = legionGame('chart legion')
  playOut(start(game, { setup: {}, seed: 'x' }), 'droids', 'droids', 1)
  expect(passed).toEqual([...legionForming, 'choose attack pool', ...legionResolving, 'after the attack'])
})

test('Legion: all pools are formed before any dice are rolled, then resolved one after the other', () => {
  const { game, passed } = legionGame('chart legion pools', 2)
  playOut(start(game, { setup: {}, seed: 'x' }), 'droids', 'yes', 'bikes', 'bikes', 'droids')
  expect(passed).toEqual([
    ...legionForming,
    ...legionForming,
    'choose attack pool',
    ...legionResolving,
    ...legionResolving,
    'after the attack',
  ])
})

const apexGame = (id: string, cards = 0) =>
  gameOf<apex.Apex, apex.Shot>(
    id,
    [apex.shoot],
    { shooter: 'wraith', target: '', weapon: '', damage: 10 },
    {
      seats: () => ['red', 'blue', 'green'],
      teams: () => ({ red: 'one', blue: 'two', green: 'two' }),
      lay: () => ({
        legends: {
          wraith: { seat: 'red', weapons: ['R-301'], eliminated: false, cards: 1 },
          bangalore: { seat: 'blue', weapons: [], eliminated: false, cards },
          gibraltar: { seat: 'green', weapons: [], eliminated: false, cards },
        },
      }),
      events: { damage: { do: () => {} } },
    },
  )

const apexSteps = [
  'choose a target in line of sight',
  'choose a weapon and spend 1 of its ammo',
  'determine the hit difficulty',
  'enhanced shot',
  'before firing',
  'reveal target cards',
  'determine hits and headshots',
  'deal damage',
  'after the deal damage step',
  'after firing',
  'reset the target deck',
]

test('Apex: the steps are those of the shoot action, and a run through passes every one', () => {
  expect(namesOf(apex.shoot)).toEqual(apexSteps)
  const { game, passed } = apexGame('chart apex')
  playOut(start(game, { setup: {}, seed: 'x' }))
  expect(passed).toEqual(apexSteps)
})

test('Apex: before and after firing the target is asked first, then its squad, and never the shooter', () => {
  const s = start(apexGame('chart apex reactions', 1).game, { setup: {}, seed: 'x' })
  answer(s, 'red', 'gibraltar')
  answer(s, 'red', 'R-301')
  for (const seat of ['green', 'blue', 'green', 'blue']) {
    expect(awaited(s)).toEqual([seat])
    answer(s, seat, 'pass')
  }
  expect(s.over).not.toBeNull()
})
