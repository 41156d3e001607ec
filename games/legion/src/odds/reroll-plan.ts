import type { AttackDie } from '../../data/types.ts'
import { attackColours, attackDice } from '../dice.ts'
import type { AttackFace, PoolDie } from '../vocabulary/attacks.ts'
import { type Picked, sensibleSets } from './sensible-sets.ts'

/**
 * Aim and observation tokens, spent as well as can be: each re-rolls some of the dice that lie there, some of them perhaps again, and what
 * is best hangs on what every result is worth in the end. Dice of a colour that show the same are the same, so that a pool
 * is the number of each face of each colour, and whatever can be done in it is looked through once.
 */
export const faces: readonly AttackFace[] = ['blank', 'surge', 'hit', 'crit']

/** How many dice show each face. */
export type Shown = readonly number[]

export interface Aiming {
  /** How many dice of each colour are in the pool. */
  readonly dice: Readonly<Record<AttackDie, number>>
  readonly tokens: readonly Rerolls[]
  /** What it is worth to the attacker that the pool ends up showing this, with so many tokens of each kind left. */
  worth(shown: Shown, left: Left): number
}

/** Tokens of a kind: how many there are, and how many dice each of them re-rolls at most. */
export interface Rerolls {
  readonly count: number
  readonly dice: number
}

/** How many tokens of each kind are left. */
export type Left = readonly number[]

/** How likely the pool ends up showing this, with so many tokens left. */
export interface Ending {
  readonly shown: Shown
  readonly left: Left
  readonly chance: number
}

export interface Plan {
  /** Before the dice are rolled. */
  fromRoll(): Ending[]
  /** With these dice on the table, and all tokens: the best that can be done. */
  from(lying: readonly PoolDie[]): Ending[]
  /** The same once some of them are picked up. */
  pickingUp(lying: readonly PoolDie[], places: readonly number[]): Ending[]
}

export function planOf(aiming: Aiming): Plan {
  const colours = attackColours.map((colour) => tableOf(colour, aiming.dice[colour]))
  const ways = waysOf(colours)
  const count = attackColours.reduce((sum, colour) => sum + aiming.dice[colour], 0)
  const ends = endsOf(count)
  const stages = { stages: stagesOf(aiming, ways, ends), ends }
  const from = (mass: Float64Array) => endingsOf(ways, stages, mass)
  return {
    fromRoll: () => from(rolled(ways, colours)),
    from: (lying) => from(only(ways, wayOf(colours, ways, lying))),
    pickingUp: (lying, places) => {
      const picked = places.map((at): Picked => {
        const die = lying[at] as PoolDie
        return { colour: attackColours.indexOf(die.colour), face: faces.indexOf(die.face as AttackFace) }
      })
      const mass = new Float64Array(ways.size)
      spread(ways, mass, wayOf(colours, ways, lying), picked, 1)
      return from(mass)
    },
  }
}

/** All that dice of one colour can show, with the chance of each. */
interface Table {
  readonly all: readonly Shown[]
  readonly chances: readonly number[]
  /** The chance of each face of one of them. */
  readonly face: readonly number[]
  /** Where one of them is turned, by what they show, from which face, to which; −1: none shows that face. */
  readonly turned: Int32Array
}

const turns = faces.length ** 2

function tableOf(colour: AttackDie, dice: number): Table {
  const { faces: sides, sides: total } = attackDice[colour]
  const face = faces.map((name) => (sides.find((one) => one.name === name)?.sides ?? 0) / total)
  const all = countsOf(dice)
  const places = new Map(all.map((shown, at) => [shown.join(), at]))
  const turned = new Int32Array(all.length * turns).fill(-1)
  for (const [at, shown] of all.entries())
    for (let from = 0; from < faces.length; from++)
      for (let to = 0; to < faces.length && (shown[from] as number) > 0; to++) {
        const next = shown.map((number, one) => number - Number(one === from) + Number(one === to))
        turned[at * turns + from * faces.length + to] = places.get(next.join()) as number
      }
  return { all, chances: all.map((shown) => chanceOf(shown, face)), face, turned }
}

/** Every way in which so many dice can show the faces. */
function countsOf(dice: number): Shown[] {
  const found: Shown[] = []
  for (let blanks = 0; blanks <= dice; blanks++)
    for (let surges = 0; surges <= dice - blanks; surges++)
      for (let hits = 0; hits <= dice - blanks - surges; hits++)
        found.push([blanks, surges, hits, dice - blanks - surges - hits])
  return found
}

function chanceOf(shown: Shown, face: readonly number[]): number {
  let [chance, left] = [1, shown.reduce((sum, number) => sum + number, 0)]
  for (const [at, number] of shown.entries())
    for (let drawn = 1; drawn <= number; drawn++, left--) chance *= (left / drawn) * (face[at] as number)
  return chance
}

/** Everything that the pool can show, by number: one table after the other. */
interface Ways {
  readonly size: number
  readonly tables: readonly Table[]
  /** By how much the number grows with the place in each table. */
  readonly strides: readonly number[]
  /** What all dice show, whatever their colours, by the number in `ends`. */
  readonly shown: Int32Array
}

function waysOf(tables: readonly Table[]): Ways {
  const strides = tables.map((_, at) => tables.slice(at + 1).reduce((size, { all }) => size * all.length, 1))
  const size = tables.reduce((product, { all }) => product * all.length, 1)
  const dice = tables.reduce((sum, { all }) => sum + (all[0]?.at(-1) ?? 0), 0)
  const shown = new Int32Array(size)
  const ways: Ways = { size, tables, strides, shown }
  for (let way = 0; way < size; way++) {
    const total = faces.map((_, face) =>
      tables.reduce((sum, table, colour) => sum + (table.all[placeIn(ways, way, colour)]?.[face] ?? 0), 0),
    )
    shown[way] = endNumber(total, dice)
  }
  return ways
}

function placeIn({ tables, strides }: Ways, way: number, colour: number): number {
  return Math.floor(way / (strides[colour] as number)) % (tables[colour] as Table).all.length
}

function endNumber([blanks = 0, surges = 0, hits = 0]: Shown, dice: number): number {
  return (blanks * (dice + 1) + surges) * (dice + 1) + hits
}

/** What the pool can show in the end, by number. */
type Ends = ReadonlyMap<number, Shown>

function endsOf(dice: number): Ends {
  return new Map(countsOf(dice).map((shown) => [endNumber(shown, dice), shown]))
}

interface Stages {
  readonly stages: readonly Stage[]
  readonly ends: Ends
}

/** With so many tokens left, for each way: what it is worth, and which dice are picked up next, by which tokens. */
interface Stage {
  readonly left: Left
  readonly worth: Float64Array
  readonly next: readonly (Next | null)[]
}

interface Next {
  readonly picked: readonly Picked[]
  readonly stage: Stage
}

/** A stage for everything that can be left, the one with nothing first and the one with everything last. */
function stagesOf({ tokens, worth }: Aiming, ways: Ways, ends: Ends): Stage[] {
  const stages: Stage[] = []
  for (const left of leftOf(tokens)) {
    const steps = tokens.flatMap(({ dice }, kind) => {
      const fewer = left.map((count, at) => count - Number(at === kind))
      const stage = stages.find((one) => one.left.join() === fewer.join())
      return stage === undefined ? [] : [{ dice, stage }]
    })
    const end = new Map([...ends].map(([number, shown]) => [number, worth(shown, left)]))
    stages.push(stageOf(ways, left, end, steps))
  }
  return stages
}

/** Everything that can be left of them. */
export function leftOf(tokens: readonly Rerolls[]): Left[] {
  return tokens.reduce<Left[]>(
    (all, { count }) =>
      all.flatMap((left) => Array.from({ length: count + 1 }, (_, number) => [...left, number])),
    [[]],
  )
}

/** Less than this is rounding, not a reason. */
const hair = 1e-9

function stageOf(
  ways: Ways,
  left: Left,
  ends: ReadonlyMap<number, number>,
  steps: readonly { readonly dice: number; readonly stage: Stage }[],
): Stage {
  const worth = new Float64Array(ways.size)
  const next: (Next | null)[] = Array(ways.size).fill(null)
  const isLast = left.reduce((sum, count) => sum + count, 0) === 1
  for (let way = 0; way < ways.size; way++) {
    let best = ends.get(ways.shown[way] as number) ?? 0
    for (const { dice, stage } of steps)
      for (const picked of sensibleSets(countsAt(ways, way), dice, isLast)) {
        const found = expected(ways, stage.worth, way, picked, 0)
        if (found <= best + hair) continue
        best = found
        next[way] = { picked, stage }
      }
    worth[way] = best
  }
  return { left, worth, next }
}

function countsAt(ways: Ways, way: number): Shown[] {
  return ways.tables.map(({ all }, colour) => all[placeIn(ways, way, colour)] as Shown)
}

function expected(ways: Ways, worth: Float64Array, way: number, set: readonly Picked[], at: number): number {
  const die = set[at]
  if (die === undefined) return worth[way] as number
  const { face } = ways.tables[die.colour] as Table
  let sum = 0
  for (let to = 0; to < faces.length; to++)
    sum += (face[to] as number) * expected(ways, worth, turnedAt(ways, way, die, to), set, at + 1)
  return sum
}

function turnedAt(ways: Ways, way: number, { colour, face }: Picked, to: number): number {
  const place = placeIn(ways, way, colour)
  const { turned } = ways.tables[colour] as Table
  const next = turned[place * turns + face * faces.length + to] as number
  return way + (next - place) * (ways.strides[colour] as number)
}

function rolled(ways: Ways, tables: readonly Table[]): Float64Array {
  const mass = new Float64Array(ways.size)
  for (let way = 0; way < ways.size; way++)
    mass[way] = tables.reduce((chance, table, at) => chance * (table.chances[placeIn(ways, way, at)] ?? 0), 1)
  return mass
}

function only({ size }: Ways, way: number): Float64Array {
  const mass = new Float64Array(size)
  mass[way] = 1
  return mass
}

function wayOf(tables: readonly Table[], { strides }: Ways, lying: readonly PoolDie[]): number {
  return tables.reduce((sum, { all }, at) => {
    const shown = faces.map(
      (face) => lying.filter((die) => die.colour === attackColours[at] && die.face === face).length,
    )
    return sum + all.findIndex((one) => one.join() === shown.join()) * (strides[at] as number)
  }, 0)
}

/** Hands on the chance of a way to all that can come of picking up these dice. */
function spread(ways: Ways, mass: Float64Array, way: number, set: readonly Picked[], chance: number): void {
  const [die, ...others] = set
  if (die === undefined) {
    mass[way] = (mass[way] as number) + chance
    return
  }
  const { face } = ways.tables[die.colour] as Table
  for (let to = 0; to < faces.length; to++)
    spread(ways, mass, turnedAt(ways, way, die, to), others, chance * (face[to] as number))
}

/** Plays the best of each stage, from these chances on, with all tokens. */
function endingsOf(ways: Ways, { stages, ends }: Stages, first: Float64Array): Ending[] {
  const masses = stages.map((_, at) => (at === stages.length - 1 ? first : new Float64Array(ways.size)))
  return stages.toReversed().flatMap((stage) => {
    const mass = masses[stages.indexOf(stage)] as Float64Array
    const found = new Map<number, number>()
    for (let way = 0; way < ways.size; way++) {
      const chance = mass[way] as number
      if (chance === 0) continue
      const next = stage.next[way] ?? null
      const end = ways.shown[way] as number
      if (next === null) found.set(end, (found.get(end) ?? 0) + chance)
      else spread(ways, masses[stages.indexOf(next.stage)] as Float64Array, way, next.picked, chance)
    }
    return [...found].map(([end, chance]) => ({ shown: ends.get(end) as Shown, left: stage.left, chance }))
  })
}
