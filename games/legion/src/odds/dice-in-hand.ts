import { type Plain, type Question, sumOf, underWay } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { attackPool } from '../flow/pool.ts'
import type { LState } from '../state.ts'
import type { GuardDie, Pool, PoolDie } from '../vocabulary/attacks.ts'

type Die = PoolDie | GuardDie

/** Worse before better: what shows nothing yet, and what a re-roll would be spent on first. */
const faces: readonly Die['face'][] = ['', 'blank', 'surge', 'hit', 'block', 'crit']
/** Better before worse. */
const colours: readonly Die['colour'][] = ['red', 'black', 'white']

/** Dice can lie in any order: this is what they are told apart by. */
export const byFace = {
  colour: (die: Die) => colours.indexOf(die.colour),
  face: (die: Die) => faces.indexOf(die.face),
}

const surgesConverted = attackPool.places.get('is anything hit?') ?? 0
const guardConverted = attackPool.places.get('modify defence dice') ?? 0

/** Once surges are converted, nobody asks which die shows a result, and nobody for those that show none. */
export function forget(s: LState): void {
  const top = s.stack.at(-1)
  if (top?.procedure !== attackPool.name || top.step < surgesConverted) return
  const pool = top.vars as unknown as Pool
  pool.attackDice = shown(pool.attackDice, ['hit', 'crit'])
  if (top.step >= guardConverted) pool.defenceDice = shown(pool.defenceDice, ['block'])
}

function shown<D extends Die>(dice: readonly D[], results: readonly D['face'][]): D[] {
  return dice.flatMap((die) => (results.includes(die.face) ? [{ ...die, colour: 'white' }] : []))
}

/**
 * The sets of dice that can be worth re-rolling. Of dice of a colour, those that show less go first, and nobody re-rolls the
 * best: so it is enough to say how many of each colour.
 */
export function worthRerolling(s: LState, question: Question): readonly Plain[] {
  const pool = underWay(s, 'attack pool')
  const most = Number(part(part(question.space as Plain, 'some'), 'most'))
  const dice: readonly Die[] =
    (part(question.about, 'kind') === 'attack' ? pool?.attackDice : pool?.defenceDice) ?? []
  return sumOf(dice, `re-roll ${most}`, (lying) => setsIn(lying, most))
}

/** Nothing is better than this. */
const best: readonly Die['face'][] = ['crit', 'block']

function setsIn(dice: readonly Die[], most: number): number[][] {
  return colours.reduce<number[][]>(
    (sets, colour) => {
      const places = [...dice.keys()]
        .filter((at) => dice[at]?.colour === colour && !best.includes((dice[at] as Die).face))
        .sort((one, other) => byFace.face(dice[one] as Die) - byFace.face(dice[other] as Die))
      return sets.flatMap((set) =>
        Array.from({ length: Math.min(places.length, most - set.length) + 1 }, (_, count) => [
          ...set,
          ...places.slice(0, count),
        ]),
      )
    },
    [[]],
  )
}
