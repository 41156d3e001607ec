import { compareBy, underWay } from '@sandtable/kernel'
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

/** Where these dice are then, in their order. None of the others is looked at for what it shows. */
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

/** Which dice were rerolled says no more than how many, once they lie in this order. */
const kinds = { rerolled: (die: Die) => Number(die.rerolled), colour: (die: Die) => die.colour }

const byKind = compareBy<Die>(Object.values(kinds))

/** Dice can lie in any order: this is what they are told apart by. */
export const byFace = { ...kinds, face: (die: Die) => die.face }
