import { type Plain, type Question, sumOf, underWay } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { ramOf } from '../attack/modifying.ts'
import { attackPool } from '../flow/pool.ts'
import type { LState } from '../state.ts'
import type { AttackFace, DefenceFace, GuardDie, Pool, PoolDie } from '../vocabulary/attacks.ts'

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
const rammed = attackPool.places.get('apply what the attacker has') ?? 0
const coverRolled = attackPool.places.get('apply cover') ?? 0
const guardConverted = attackPool.places.get('modify defence dice') ?? 0

/** Once surges are converted, nobody asks which die shows a result, and nobody for those that show none. */
export function forget(s: LState): void {
  const top = s.stack.at(-1)
  if (top?.procedure !== attackPool.name || top.step < surgesConverted) return
  const pool = top.vars as unknown as Pool
  const results = top.step <= rammed && ramOf(s, pool) > 0 ? withBlanks : attackResults
  if (!showsOnly(pool.attackDice, results)) pool.attackDice = shown(pool.attackDice, results)
  if (top.step === coverRolled && pool.coverDice.length > 0)
    pool.coverDice = helping(pool.coverDice, pool.cover)
  if (top.step >= guardConverted && !showsOnly(pool.defenceDice, guardResults))
    pool.defenceDice = shown(pool.defenceDice, guardResults)
}

const attackResults: readonly AttackFace[] = ['hit', 'crit']
/** Ram makes crits of blanks, too (LG2-WKW-035). */
const withBlanks: readonly AttackFace[] = ['blank', ...attackResults]
const guardResults: readonly DefenceFace[] = ['block']

function showsOnly(dice: readonly Die[], results: readonly Die['face'][]): boolean {
  return sumOf(dice, `only ${results}`, (all) =>
    all.every(({ colour, face }) => colour === 'white' && results.includes(face)),
  )
}

/** Only how many there are of each counts from now on. */
function shown<Face extends Die['face']>(
  dice: readonly Die[],
  results: readonly Face[],
): { colour: 'white'; face: Face }[] {
  const counts = sumOf(dice, `${results}`, (all) =>
    results.map((result) => all.filter(({ face }) => face === result).length),
  )
  return results.flatMap((face, at) =>
    Array.from({ length: counts[at] ?? 0 }, () => ({ colour: 'white' as const, face })),
  )
}

/** A block for each cover die that helps: in heavy cover surges do, too (LG2-ATK-053, -054). */
function helping(dice: readonly GuardDie[], cover: number): GuardDie[] {
  const count = sumOf(
    dice,
    `helping ${cover}`,
    (all) => all.filter(({ face }) => face === 'block' || (face === 'surge' && cover > 1)).length,
  )
  return Array<GuardDie>(count).fill({ colour: 'white', face: 'block' })
}

/**
 * The sets of dice that can be worth re-rolling. Of dice of a colour, blanks go first, and nobody re-rolls the best; a surge
 * may be less than a hit, or more: so it is enough to say how many of each colour and face. For Ram a blank may be the best
 * of all, for nobody can dodge it (LG2-WKW-035).
 */
export function worthRerolling(s: LState, question: Question): readonly Plain[] {
  const pool = underWay(s, 'attack pool')
  const most = Number(part(part(question.space as Plain, 'some'), 'most'))
  const isAttack = part(question.about, 'kind') === 'attack'
  const dice: readonly Die[] = (isAttack ? pool?.attackDice : pool?.defenceDice) ?? []
  if (isAttack && pool !== null && ramOf(s, pool) > 0)
    return sumOf(dice, `re-roll any ${most}`, (lying) => anySetsIn(lying, most))
  return sumOf(dice, `re-roll ${most}`, (lying) => setsIn(lying, most))
}

/** So many of each colour and face. */
function anySetsIn(dice: readonly Die[], most: number): number[][] {
  const names = dice.map(({ colour, face }) => `${colour} ${face}`)
  return [...new Set(names)].reduce<number[][]>(
    (sets, name) => {
      const alike = [...dice.keys()].filter((at) => names[at] === name)
      return sets.flatMap((set) => firstOf(alike, most - set.length).map((some) => [...set, ...some]))
    },
    [[]],
  )
}

function setsIn(dice: readonly Die[], most: number): number[][] {
  return colours.reduce<number[][]>(
    (sets, colour) => {
      const showing = (...shown: Die['face'][]) =>
        [...dice.keys()].filter((at) => dice[at]?.colour === colour && shown.includes((dice[at] as Die).face))
      const [blanks, surges, hits] = [showing('', 'blank'), showing('surge'), showing('hit')]
      return sets.flatMap((set) => {
        const room = most - set.length
        const fewer = firstOf(blanks, Math.min(blanks.length - 1, room))
        const rest = firstOf(surges, room - blanks.length).flatMap((some) =>
          firstOf(hits, room - blanks.length - some.length).map((more) => [...blanks, ...some, ...more]),
        )
        return [...fewer, ...rest].map((some) => [...set, ...some])
      })
    },
    [[]],
  )
}

/** None of these places, the first, the first two and so on, as far as there are so many; nothing, if less than none. */
function firstOf(places: readonly number[], most: number): number[][] {
  return Array.from({ length: Math.max(0, Math.min(places.length, most) + 1) }, (_, count) =>
    places.slice(0, count),
  )
}
