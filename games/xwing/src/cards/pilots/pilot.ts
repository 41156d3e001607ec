import { type Effect, tell } from '@sandtable/kernel'
import type { Maneuver } from '../../../data/types.ts'
import { facesOf, mayBeRerolled } from '../../dice.ts'
import { rerollsLeft } from '../../flow/reroll.ts'
import { lockTargets } from '../../lock.ts'
import { type Ship, type ShipId, shipOf, type XState } from '../../state.ts'
import { maySpend } from '../../usable-tokens.ts'
import { shipType } from '../../values.ts'
import type { Attack, Die } from '../../vocabulary/attacks.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { choice, has, isAlly, isMe, lock, me, rangeTo } from '../words.ts'

/** Forms that many pilots' abilities share. */

type Hooks = Omit<XCard, 'id' | 'rules'>
type InAttack = (s: XState, effect: Effect, v: Attack) => boolean

export function pilot(name: string, hooks: Hooks, also: readonly string[] = []): XCard {
  return { id: `pilot:${name}`, rules: [`XW-PIL-${name}`, ...also], ...hooks }
}

/** A lasting effect of an ability, not a card of its own. */
export function effectOf(name: string, hooks: Hooks): XCard {
  return { id: `effect:${name}`, rules: [`XW-PIL-${name}`], ...hooks }
}

/** One more attack die (or several) in its own attacks, if this is so. */
export function rollsMore(name: string, when: InAttack): XCard {
  return pilot(name, {
    query: {
      'attack dice': (dice, s, effect, v) =>
        isMe(effect, v.attacker) && when(s, effect, v) ? dice + 1 : dice,
    },
  })
}

/** The other ship of an attack, seen from the carrier; null if it is not in it. */
export function opponent(s: XState, effect: Effect, v: Attack): Ship | null {
  if (isMe(effect, v.attacker)) return shipOf(s, v.target)
  return isMe(effect, v.target) ? shipOf(s, v.attacker) : null
}

/** May any attack die of this attack still be rerolled (of these faces)? */
export function canRerollAttack(s: XState, v: Attack, faces: readonly string[] | null = null): boolean {
  return rerollsLeft(s, v) > 0 && canReroll(v.attackDice, faces)
}

export function canReroll(dice: readonly Die[], faces: readonly string[] | null = null): boolean {
  return dice.some((die) => mayBeRerolled(die) && (faces?.includes(die.face) ?? true))
}

export function canSpend(s: XState, effect: Effect, token: 'focus' | 'evade'): boolean {
  return maySpend(s, me(s, effect), token)
}

/** A result more on the attack or defense dice. */
export function addResult(s: XState, v: Attack, which: 'attack' | 'defense', face: string): void {
  const dice = which === 'attack' ? v.attackDice : v.defenseDice
  dice.push({ face, rerolled: false })
  const ship = which === 'attack' ? v.attacker : v.target
  tell(s, { type: `${which} dice`, ship, dice: facesOf(dice) })
}

/** All results of the attack are cancelled. */
export function cancelAttackDice(s: XState, v: Attack): void {
  v.attackDice = []
  tell(s, { type: 'attack dice', ship: v.attacker, dice: [] })
}

/** Is this another ship of the carrier's side, within this range? */
export function isWingman(s: XState, effect: Effect, ship: ShipId, most: number): boolean {
  return isAlly(s, effect, ship) && !isMe(effect, ship) && rangeTo(s, effect, ship) <= most
}

/** The ship may acquire a lock at once. */
export const lockAtOnce = choice<ShipId, { ship: ShipId }>('lock', {
  from: (s, _, { ship }) => lockTargets(s, shipOf(s, ship)),
  may: () => true,
  do: (s, _, target, { ship }) => lock(s, ship, target),
})

/** `2 bank-left`: how a maneuver is called where one is chosen. */
export function nameOf({ speed, bearing }: Maneuver): string {
  return `${speed} ${bearing}`
}

export function revealedBy(ship: Ship): Maneuver | null {
  return ship.dial === null ? null : (shipType(ship.type).dial[ship.dial] ?? null)
}

export function placeNamed(ship: Ship, name: string): number {
  return shipType(ship.type).dial.findIndex((one) => nameOf(one) === name)
}

/** One focus result that may be turned without a token. */
export function hasFocus(dice: readonly Die[]): boolean {
  return has(dice, 'focus')
}
