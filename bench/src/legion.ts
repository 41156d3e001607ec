import {
  answer,
  clone,
  look,
  nextBelow,
  type Plain,
  questionFor,
  type Random,
  randomFrom,
  reopen,
  type State,
  start,
} from '@sandtable/kernel'
import { legion } from '@sandtable/legion'
import { median, processorTime, type Result, round, withinTime } from './measure.ts'

/** How long people wait at a table full of miniatures and terrain. */
export function legionResults(): Result[] {
  return [...attackWaits(), ...steeringWaits(), ...oddsWaits()]
}

const table = 914
const pieces = 30
/** So many that ninety-nine of a hundred means something. */
const samples = 200

function row(name: string, value: number, aim: number): Result {
  return { name: `legion: ${name}`, value: round(value), unit: 'ms', vs: {}, aim }
}

/** A state with a unit that acts now. */
function acting(position: object, unit: string, seed = 'bench'): State {
  const laid = legion.referee?.position(position as never, null)
  if (laid === undefined || 'problem' in laid) throw new Error(JSON.stringify(laid))
  const { setup, arrange } = laid
  const s = start(legion, { setup: setup as never, seed, arrange: arrange as never })
  const refused = answer(s, 'gold', unit)
  if (refused !== null) throw new Error(refused)
  return s as State
}

const kinds = ['barricade', 'crates', 'barrels', 'wood', 'ruin', 'rocks', 'wall', 'container']

/** Terrain of all sorts, not where units stand. */
function terrain(random: Random, units: readonly (readonly [number, number])[]): object[] {
  const found: object[] = []
  while (found.length < pieces) {
    const [x, y] = [nextBelow(random, table), nextBelow(random, table)]
    if (units.some(([ux, uy]) => (ux - x) * (ux - x) + (uy - y) * (uy - y) < 120 * 120)) continue
    found.push({ kind: kinds[found.length % kinds.length], at: [x, y], facing: nextBelow(random, 360) })
  }
  return found
}

const droids = { card: 'b1-battle-droids', upgrades: ['e-5c-b1-battle-droid', 'b1-battle-droid'] }

/** From the question whether to attack, over who is eligible and what is obscured, until the dice and cover are told. */
function attackWaits(): Result[] {
  const random = randomFrom('attacks of 8 on 8')
  const positions: State[] = []
  while (positions.length < samples) {
    const [from, to] = [
      [250 + nextBelow(random, 100), 300],
      [250 + nextBelow(random, 100), 600 + nextBelow(random, 100)],
    ] as const
    const s = acting(
      {
        gold: { droids: { ...droids, at: from, order: 'up' } },
        silver: { enemies: { ...droids, at: to } },
        terrain: terrain(random, [from, to]),
      },
      'droids',
    )
    if (questionFor(s, 'gold')?.options?.includes('attack')) positions.push(s)
  }
  for (const s of positions) attackIn(clone(s))
  // Each position five times: what the collector clears away at that moment belongs to no position.
  const times = positions.map((one) =>
    median(
      Array.from({ length: 5 }, () => {
        const s = clone(one)
        return processorTime(() => attackIn(s))
      }),
    ),
  )
  return [
    row('an attack of 8 on 8 miniatures among 30 pieces, half', withinTime(times, 0.5), 5),
    row('an attack of 8 on 8 miniatures among 30 pieces, 99 of 100', withinTime(times, 0.99), 5),
  ]
}

/** Whoever copied the state has looked at nothing in it yet. */
function attackIn(s: State): void {
  for (const step of ['act', 'declare a defender', 'form the attack pool']) {
    const question = questionFor(s, 'gold')
    if (question?.step !== step) continue
    const given: Plain = step === 'act' ? 'attack' : (question.options?.[0] ?? null)
    const refused = answer(s, 'gold', given)
    if (refused !== null) throw new Error(`${step}: ${refused}`)
  }
}

/** A unit of ten is led by the pointer, among sixty miniatures. */
function steeringWaits(): Result[] {
  const random = randomFrom('steering')
  const places = Array.from({ length: 6 }, (_, at) => [150 + 300 * (at % 3), at < 3 ? 200 : 700] as const)
  const squad = {
    card: 'clone-trooper-infantry',
    upgrades: ['z-6-clone-trooper', 'clone-trooper-infantry-squad'],
  }
  const side = (first: number) =>
    Object.fromEntries(
      places
        .slice(first, first + 3)
        .map((at, number) => [`unit-${first + number}`, { ...squad, at, order: 'up' }]),
    )
  const s = acting({ gold: side(0), silver: side(3), terrain: terrain(random, places) }, 'unit-1')
  const seen = look(s, 'gold')
  const [x, y] = places[1] ?? [0, 0]
  const steer = () =>
    legion.tools?.steer?.(seen as never, {
      of: 'unit-1',
      at: { x: x + nextBelow(random, 400) - 200, y: y + nextBelow(random, 400) - 200 },
    })
  for (let at = 0; at < samples; at++) steer()
  const times = Array.from({ length: samples }, () => processorTime(steer))
  return [
    row('steering a unit of ten among 60 miniatures and 30 pieces, half', withinTime(times, 0.5), 16),
    row('steering a unit of ten among 60 miniatures and 30 pieces, 99 of 100', withinTime(times, 0.99), 40),
  ]
}

/**
 * The exact odds of spending an aim token on two dice, of two and an observation token, among dice of three colours, all blank, with
 * Precise and surges on the one side, cover, dodges and surges on the other.
 */
function oddsWaits(): Result[] {
  const aims: Readonly<Record<number, number>> = { 8: 100, 12: 1000, 15: 3000 }
  return Object.entries(aims).map(([count, aim]) => {
    // What was found for one state is not looked for again: each time is another.
    const wait = (number: number) => {
      const s = aiming(Number(count), `odds ${number}`)
      return processorTime(() => legion.odds?.(s as never, 'gold', [0, 1]))
    }
    for (let warm = 0; warm < 8; warm++) wait(-1 - warm)
    const times = Array.from({ length: 9 }, (_, number) => wait(number))
    return row(`exact odds of ${count} dice of three colours with two aims, half`, median(times), aim)
  })
}

const colours = ['red', 'black', 'white']

/** A pool of so many dice, which are all blank, and somebody is asked whether to aim. */
function aiming(count: number, seed: string): State {
  const storm = { card: 'stormtroopers', rows: 2 }
  const s = acting(
    {
      gold: { a: { ...storm, at: [300, 400], order: 'up', tokens: { aim: 2, surge: 1 } } },
      silver: { b: { ...storm, at: [600, 400], tokens: { dodge: 2, surge: 1, observation: 1 } } },
      terrain: [{ kind: 'barricade', at: [560, 410], facing: 90 }],
    },
    'a',
    seed,
  )
  attackIn(s)
  const pool = s.stack.find(({ procedure }) => procedure === 'attack pool')?.vars
  if (pool === undefined) throw new Error('no dice were rolled')
  const dice = Array.from({ length: count }, (_, at) => ({ colour: colours[at % 3], face: 'blank' }))
  Object.assign(pool, { attackDice: dice })
  reopen(s)
  if (questionFor(s, 'gold')?.step !== 'spend an aim token') throw new Error('nobody may aim')
  return s
}
