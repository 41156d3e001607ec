import type { AttackDie } from '../../data/types.ts'
import { attackColours, attackDice } from '../dice.ts'
import type { PoolDie } from '../vocabulary/attacks.ts'
import { chanceOf, faces, type Order, type PickedUp, pickedUpOf, type Shown, shownBy } from './dice-shown.ts'
import { type Chances, fallenFrom, type Hand, handsOf, worthsOf } from './in-hand.ts'

/**
 * Aim and observation tokens, spent as well as can be: each re-rolls some of the dice that lie there, some of them perhaps
 * again, and what is best hangs on what every result is worth in the end. A pool is the number of each face of each colour,
 * and whatever can be done in it is looked through once.
 */
export interface Aiming {
  /** How many dice of each colour are in the pool. */
  readonly dice: Readonly<Record<AttackDie, number>>
  readonly tokens: readonly Rerolls[]
  /** What it is worth to the attacker that the pool ends up showing this, with so many tokens of each kind left. */
  worth(shown: Shown, left: Left): number
}

/** Tokens of a kind: how many there are, and how many dice each of them re-rolls. */
export interface Rerolls {
  readonly count: number
  readonly dice: number
  /** May it be spent on none? Some gain by having spent one. */
  readonly orNone: boolean
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
  const dice = attackColours.map((colour) => aiming.dice[colour])
  const most = Math.max(0, ...aiming.tokens.map((token) => (token.count > 0 ? token.dice : 0)))
  const ways = waysOf(dice, handsOf(dice, most))
  const stages = stagesOf(aiming, ways)
  return {
    fromRoll: () => endingsOf(ways, stages, rolled(ways)),
    from: (lying) => endingsOf(ways, stages, only(ways.lying.size, wayOf(ways.lying, lying))),
    pickingUp: (lying, places) => {
      const picked = attackColours.map((one) => places.filter((at) => lying[at]?.colour === one).length)
      const hands = handsOf(dice, places.length)
      const masses: Float64Array[] = hands.map(({ size }) => new Float64Array(size))
      const number = hands.findIndex(({ count }) => count.join() === picked.join())
      const others = lying.filter((_, at) => !places.includes(at))
      masses[number] = only((hands[number] as Hand).size, wayOf(hands[number] as Hand, others))
      return endingsOf(ways, stages, fallenFrom(hands, chancesOfFaces, masses))
    },
  }
}

const chancesOfFaces: Chances = attackColours.map((colour) => {
  const { faces: sides, sides: total } = attackDice[colour]
  return faces.map((name) => (sides.find((one) => one.name === name)?.sides ?? 0) / total)
})

/** Everything that the pool can show, one table after the other, and what can be picked up in it. */
interface Ways {
  readonly hands: readonly Hand[]
  /** With nothing in the hand. */
  readonly lying: Hand
  readonly most: number
  /** By how many dice of each colour are picked up, the number of that hand. */
  readonly handNumbers: Int32Array
  /** What all dice show, whatever their colours, by the place in `ends`. */
  readonly shown: Int32Array
  readonly ends: readonly Shown[]
}

function waysOf(dice: readonly number[], hands: readonly Hand[]): Ways {
  const lying = hands[0] as Hand
  const most = Math.max(...hands.map(({ count }) => count[0] + count[1] + count[2]))
  const handNumbers = new Int32Array((most + 1) ** 3)
  for (const [number, { count }] of hands.entries())
    handNumbers[(count[0] * (most + 1) + count[1]) * (most + 1) + count[2]] = number
  const ends = shownBy(dice.reduce((sum, count) => sum + count, 0))
  const places = new Map(ends.map((shown, at) => [shown.join(), at]))
  const shown = new Int32Array(lying.size)
  let way = 0
  for (const one of lying.tables[0].all)
    for (const two of lying.tables[1].all) {
      const both = one.map((count, face) => count + (two[face] as number))
      for (const three of lying.tables[2].all)
        shown[way++] = places.get(both.map((count, face) => count + (three[face] as number)).join()) as number
    }
  return { hands, lying, most, handNumbers, shown, ends }
}

/** What is worth less to the attacker, a surge or a hit, whatever else the pool ends up showing and however much is left. */
function orderOf({ ends }: Ways, worths: readonly (readonly number[])[]): Order {
  const places = new Map(ends.map((shown, at) => [shown.join(), at]))
  let [surgesFirst, hitsFirst] = [true, true]
  for (const [at, [blanks = 0, surges = 0, hits = 0, crits = 0]] of ends.entries()) {
    if (surges === 0) continue
    const turned = places.get([blanks, surges - 1, hits + 1, crits].join()) as number
    for (const worth of worths) {
      const more = (worth[turned] as number) - (worth[at] as number)
      if (more < -hair) surgesFirst = false
      if (more > hair) hitsFirst = false
    }
  }
  if (surgesFirst) return 'surges first'
  return hitsFirst ? 'hits first' : 'either first'
}

/** With so many tokens left, for each way: what it is worth, and which hand is picked up next. */
interface Stage {
  readonly left: Left
  /** What every way of every hand is worth, if it falls with so many tokens left. */
  readonly worths: readonly Float64Array[]
  /** The number of the next hand, which may be the empty one, and what is left among the dice once it is picked up. */
  readonly next: Int32Array
  readonly rest: Int32Array
  /** The number of the stage that follows, or `ended`. */
  readonly then: Int32Array
}

/** A stage for everything that can be left, the one with nothing first and the one with everything last. */
function stagesOf({ dice: inPool, tokens, worth }: Aiming, ways: Ways): Stage[] {
  const stages: Stage[] = []
  const lefts = leftOf(tokens)
  const worths = lefts.map((left) => ways.ends.map((shown) => worth(shown, left)))
  const order = orderOf(ways, worths)
  const pickedUp = attackColours.map((colour) => pickedUpOf(inPool[colour], ways.most, order))
  const picking = { order, pickedUp: pickedUp as [PickedUp, PickedUp, PickedUp] }
  for (const [number, left] of lefts.entries()) {
    const steps = tokens.flatMap(({ dice, orNone }, kind) => {
      const fewer = left.map((count, at) => count - Number(at === kind))
      const then = stages.findIndex((one) => one.left.join() === fewer.join())
      return then < 0
        ? []
        : [{ dice: Math.min(dice, ways.most), orNone, then, worths: (stages[then] as Stage).worths }]
    })
    stages.push(stageOf(ways, picking, left, worths[number] as number[], steps))
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

/** No token is spent any more. */
const ended = -1

interface Step {
  readonly dice: number
  readonly orNone: boolean
  readonly then: number
  readonly worths: readonly Float64Array[]
}

/** In which order dice are picked up, and what that leaves of each colour. */
interface Picking {
  readonly order: Order
  readonly pickedUp: readonly [PickedUp, PickedUp, PickedUp]
}

/**
 * Of two dice of a colour the one that shows less goes first: so it is mostly enough to say how many of each colour are
 * picked up. If nothing is re-rolled after it, a better die that shows no more goes first, too; before that it may be wise
 * to keep it.
 */
function stageOf(
  ways: Ways,
  { order, pickedUp }: Picking,
  left: Left,
  ends: readonly number[],
  steps: readonly Step[],
): Stage {
  const { lying, hands, most, handNumbers, shown } = ways
  const [one, two, three] = pickedUp
  const picks = one.counts.length
  const fallen = new Float64Array(lying.size)
  const [next, rest, then] = [
    new Int32Array(lying.size),
    new Int32Array(lying.size),
    new Int32Array(lying.size).fill(ended),
  ]
  const isLast = order !== 'either first' && left.reduce((sum, count) => sum + count, 0) === 1
  const each = most + 1
  const [, second, third] = lying.tables
  for (let way = 0; way < lying.size; way++) {
    const c = way % third.all.length
    const b = Math.floor(way / third.all.length) % second.all.length
    const a = Math.floor(way / third.all.length / second.all.length)
    let best = ends[shown[way] as number] as number
    for (const step of steps)
      for (let pickA = 0; pickA < picks; pickA++) {
        const i = one.counts[pickA] as number
        if (i > step.dice) break
        const restA = one.left[a * picks + pickA] as number
        if (restA < 0) continue
        for (let pickB = 0; pickB < picks; pickB++) {
          const j = two.counts[pickB] as number
          if (j > step.dice - i) break
          const restB = two.left[b * picks + pickB] as number
          if (restB < 0) continue
          const bestB = two.best[b * picks + pickB] as number
          if (isLast && j > 0 && i < (one.upTo[a * faces.length + bestB] as number)) break
          for (let pickC = 0; pickC < picks; pickC++) {
            const k = three.counts[pickC] as number
            if (k > step.dice - i - j) break
            const restC = three.left[c * picks + pickC] as number
            if (restC < 0) continue
            const bestC = three.best[c * picks + pickC] as number
            if (isLast && k > 0 && i < (one.upTo[a * faces.length + bestC] as number)) break
            if (isLast && k > 0 && j < (two.upTo[b * faces.length + bestC] as number)) break
            const hand = handNumbers[(i * each + j) * each + k] as number
            if (hand === 0 && !step.orNone) continue
            const { tables } = hands[hand] as Hand
            const at = (restA * tables[1].all.length + restB) * tables[2].all.length + restC
            const found = step.worths[hand]?.[at] as number
            if (found <= best + hair) continue
            best = found
            next[way] = hand
            rest[way] = at
            then[way] = step.then
          }
        }
      }
    fallen[way] = best
  }
  return { left, worths: worthsOf(hands, chancesOfFaces, fallen), next, rest, then }
}

function rolled({ lying }: Ways): Float64Array {
  const [one = [], two = [], three = []] = lying.tables.map(({ all }, colour) =>
    all.map((shown) => chanceOf(shown, chancesOfFaces[colour] as readonly number[])),
  )
  const mass = new Float64Array(lying.size)
  let way = 0
  for (const first of one)
    for (const second of two) for (const third of three) mass[way++] = first * second * third
  return mass
}

function only(size: number, way: number): Float64Array {
  return new Float64Array(size).fill(1, way, way + 1)
}

function wayOf({ tables }: Hand, lying: readonly PoolDie[]): number {
  return tables.reduce((way, { all, places }, at) => {
    const own = lying.filter(({ colour }) => colour === attackColours[at])
    const shown = faces.map((face) => own.filter((die) => die.face === face).length)
    return way * all.length + (places.get(shown.join()) ?? 0)
  }, 0)
}

/** Plays the best of each stage, from these chances on, with all tokens. */
function endingsOf(ways: Ways, stages: readonly Stage[], first: Float64Array): Ending[] {
  const { hands, ends, shown } = ways
  const coming: Float64Array[][] = stages.map(() => hands.map(({ size }) => new Float64Array(size)))
  ;(coming.at(-1) as Float64Array[])[0] = first
  return stages
    .map((stage, number) => ({ stage, number }))
    .toReversed()
    .flatMap(({ stage, number }) => {
      const mass = fallenFrom(hands, chancesOfFaces, coming[number] as Float64Array[])
      const found = new Map<number, number>()
      for (let way = 0; way < mass.length; way++) {
        const chance = mass[way] as number
        if (chance === 0) continue
        const hand = stage.next[way] as number
        const end = shown[way] as number
        const then = stage.then[way] as number
        if (then === ended) {
          found.set(end, (found.get(end) ?? 0) + chance)
          continue
        }
        const into = coming[then]?.[hand] as Float64Array
        const at = stage.rest[way] as number
        into[at] = (into[at] as number) + chance
      }
      return [...found].map(([end, chance]) => ({ shown: ends[end] as Shown, left: stage.left, chance }))
    })
}
