import { type Plain, sumOf, underWay } from '@sandtable/kernel'
import { unlikeSets } from '@sandtable/kit'
import { attackUnderWay } from '../current-attack.ts'
import { reroll } from '../flow/reroll.ts'
import type { AState, Die } from '../state.ts'
import type { Rerolling } from '../vocabulary/attacks.ts'

/** Dice that are about to be rerolled are in the hand, and forget what they showed. */
export function pickUp(s: AState): void {
  const rerolling = aboutToReroll(s)
  const attack = attackUnderWay(s)
  if (rerolling === null || attack === null) return
  const first = attack.attackDice.length
  const [mine, theirs] = [
    rerolling.places.filter((at) => at < first),
    rerolling.places.filter((at) => at >= first),
  ]
  rerolling.places = [
    ...pickedUp(attack.attackDice, mine),
    ...pickedUp(
      attack.defenceDice,
      theirs.map((at) => at - first),
    ).map((at) => first + at),
  ]
}

/** Where these dice are then, in the order of `byFace`. None of the others is looked at for what it shows. */
function pickedUp(dice: Die[], places: readonly number[]): number[] {
  for (const at of places) {
    const { colour, rerolled } = dice[at] as Die
    dice[at] = { colour, face: inHand, rerolled }
  }
  const picked = places.map((at) => dice[at] as Die).toSorted(byKind)
  // In the hand they come first among those of their kind.
  return picked.map((die, at) => {
    const others = dice.filter((one) => byKind(one, die) < 0).length
    return others + at - picked.findIndex((one) => byKind(one, die) === 0)
  })
}

/** No face at all. */
const inHand = -1

const rerollsNext = reroll.steps.findIndex(({ name }) => name === 'reroll')

function aboutToReroll(s: AState): Rerolling | null {
  const top = s.stack.at(-1)
  return top?.procedure === 'reroll' && top.step === rerollsNext ? underWay(s, 'reroll') : null
}

/** Dice can lie in any order: this is the one in which they are told apart. */
export function byFace(one: Die, other: Die): number {
  return byKind(one, other) || one.face - other.face
}

function byKind(one: Die, other: Die): number {
  // Which dice were rerolled then says no more than how many.
  if (one.rerolled !== other.rerolled) return one.rerolled ? 1 : -1
  if (one.colour !== other.colour) return one.colour < other.colour ? -1 : 1
  return 0
}

/** Of sets of dice that show the same only one. */
export function unlike(s: AState, sets: readonly number[][]): readonly Plain[] {
  const attack = attackUnderWay(s)
  if (attack === null) return sets
  const alike = [attack.attackDice, attack.defenceDice].flatMap((dice, pool) =>
    sumOf(dice, 'alike', alikeIn).map((first) => `${pool} ${first}`),
  )
  return unlikeSets(sets, (at) => alike[at])
}

/** For each die the first one that shows the same. */
function alikeIn(dice: readonly Die[]): number[] {
  return dice.map((die) => dice.findIndex((one) => one.colour === die.colour && one.face === die.face))
}
