import { query, rollNames, some, tell } from '@sandtable/kernel'
import { currentAttack } from '../current-attack.ts'
import { attackDie, defenseDie, facesOf, mayBeRerolled } from '../dice.ts'
import { type ShipId, shipOf, type XState } from '../state.ts'
import type { Attack, Die, Reroll } from '../vocabulary/attacks.ts'
import { ask, procedure, run, window } from './words.ts'

/** All dice to reroll are chosen before any is rolled, each die once in an attack (XW-DICE-003, -006). */
export const reroll = procedure('reroll', [
  ask('choose dice to reroll', {
    rule: 'XW-DICE-006',
    seats: (s, v) => (placesOf(s, v).length > 0 ? shipOf(s, v.ship).seat : null),
    about: (s, v) => ({ kind: v.dice, dice: facesOf(diceOf(s, v)) }),
    space: some((s, v: Reroll) => {
      const from = placesOf(s, v)
      const left = v.dice === 'attack' ? rerollsLeft(s, attackOf(s)) : from.length
      const most = Math.min(v.most, from.length, left)
      return { from, least: Math.min(v.least ?? 0, most), most }
    }),
    answer: (s, v, places) => {
      const dice = diceOf(s, v)
      for (const at of places) dice[at] = { ...(dice[at] as Die), face: inHand }
    },
  }),
  // A step of its own: what the dice showed before is forgotten, and whoever looks ahead sees them in the hand.
  run('roll them', (s, v) => {
    const places = [...diceOf(s, v).entries()].flatMap(([at, die]) => (die.face === inHand ? [at] : []))
    if (places.length > 0) rerollDice(s, v.ship, v.dice, places)
  }),
  window('dice rerolled', { of: (_, v) => v.ship }),
])

/** What a die shows that was picked up. */
const inHand = ''

/** Rerolls these dice of the innermost attack under way. */
export function rerollDice(
  s: XState,
  ship: ShipId,
  which: 'attack' | 'defense',
  places: readonly number[],
): void {
  const attack = attackOf(s)
  const dice = which === 'attack' ? attack.attackDice : attack.defenseDice
  const faces = rollNames(s, which === 'attack' ? attackDie : defenseDie, places.length)
  for (const [roll, at] of places.entries()) dice[at] = { face: faces[roll] as string, rerolled: true }
  tell(s, { type: `${which} dice`, ship, dice: facesOf(dice) })
}

/** How many attack dice may still be rerolled in this attack. */
export function rerollsLeft(s: XState, attack: Attack): number {
  const rerolled = attack.attackDice.filter((die) => die.rerolled).length
  const most = query(s, 'rerolls allowed', Number.MAX_SAFE_INTEGER, attack)
  return Math.max(0, most - rerolled)
}

function placesOf(s: XState, v: Reroll): number[] {
  if (v.dice === 'attack' && rerollsLeft(s, attackOf(s)) === 0) return []
  return [...diceOf(s, v).entries()].flatMap(([at, die]) => (mayRoll(v, die) ? [at] : []))
}

function mayRoll(v: Reroll, die: Die): boolean {
  return mayBeRerolled(die) && (v.faces?.includes(die.face) ?? true)
}

/** The dice of the attack that this reroll belongs to: the innermost one under way. */
export function attackOf(s: XState): Attack {
  const attack = currentAttack(s)
  if (attack === null) throw new Error('dice are rerolled, but no attack is under way')
  return attack
}

function diceOf(s: XState, v: Reroll): Die[] {
  const attack = attackOf(s)
  return v.dice === 'attack' ? attack.attackDice : attack.defenseDice
}
