import {
  call,
  cause,
  type Effect,
  leave,
  of,
  type Pending,
  recast,
  type Trigger,
  tell,
} from '@sandtable/kernel'
import type { Difficulty, Maneuver } from '../../data/types.ts'
import { isInFrontArc } from '../arcs.ts'
import { currentAttack } from '../current-attack.ts'
import { countOf } from '../dice.ts'
import { actionChoices } from '../flow/action.ts'
import { paying } from '../flow/pay.ts'
import { rolling } from '../flow/roll.ts'
import { gainShield } from '../holdings.ts'
import { type Ship, type ShipId, shipOf, type TokenName, type XState, type XWing } from '../state.ts'
import { shieldValue, shipType } from '../values.ts'
import type { Acting } from '../vocabulary/actions.ts'
import type { Attack, Die } from '../vocabulary/attacks.ts'
import type { XCard } from '../vocabulary/card.ts'
import type { Dealing } from '../vocabulary/damage.ts'
import type { Moving } from '../vocabulary/moves.ts'
import type { Rolling } from '../vocabulary/rolls.ts'
import type { Shot } from '../weapons.ts'
import { me } from './near.ts'

/** The words that cards are written with. */

export { choice, recall, sequel } from '../flow/words.ts'
export {
  alliesWithin,
  enemiesWithin,
  inRangeOf,
  isAlly,
  isEnemyWithin,
  isMe,
  isWingman,
  me,
  rangeTo,
} from './near.ts'

/** Assigns tokens, one after the other; `cost`: it is what an ability costs. */
export function assign(s: XState, ship: ShipId, token: TokenName, count = 1, cost = false): void {
  for (let left = count; left > 0; left--)
    cause(s, 'receive token', cost ? { ship, token, cost } : { ship, token })
}

/** The carrier takes stress tokens as what its ability costs. */
export function payStress(s: XState, effect: Effect, count = 1): void {
  assign(s, effect.on ?? '', 'stress', count, true)
}

/** The ship takes a stress token to use the card's ability, which goes on if it does get the token. */
export function takeStress(s: XState, to: Pending<null>): void {
  call(s, 'pay with stress', paying(to))
}

export function spend(s: XState, ship: ShipId, token: TokenName): void {
  cause(s, 'spend token', { ship, token })
}

export function lock(s: XState, ship: ShipId, target: ShipId): void {
  cause(s, 'acquire lock', { ship, target })
}

export function suffer(s: XState, ship: ShipId, hits: number, crits = 0): void {
  call(s, 'suffer damage', { ship, hits, crits })
}

export function dealCard(s: XState, ship: ShipId, faceUp: boolean): void {
  cause(s, 'deal damage card', { ship, faceUp })
}

/** Turns up to `most` dice from one face to another; how many were turned. */
export function turnDice(dice: readonly Die[], from: string, to: string, most = dice.length): number {
  let turned = 0
  for (const die of dice) {
    if (turned >= most || die.face !== from || die.fixed) continue
    die.face = to
    turned++
  }
  return turned
}

export { countOf }

/** The player of `ship` may reroll up to `most` dice of the attack under way; only these faces, if named. */
export function mayReroll(
  s: XState,
  ship: ShipId,
  dice: 'attack' | 'defense',
  most: number,
  faces: readonly string[] | null = null,
): void {
  call(s, 'reroll', { ship, dice, most, faces })
}

/** A free action of a ship: one of these, or any. */
export function acting(ship: ShipId, allowed: readonly string[] | null = null): Acting {
  return { ship, free: true, allowed, done: null }
}

/** The ship may perform a free action: one of these, or any. */
export function freeAction(s: XState, ship: ShipId, allowed: readonly string[] | null = null): void {
  call(s, 'perform action', acting(ship, allowed))
}

/** Could it perform one of these as a free action now? */
export function canAct(s: XState, ship: ShipId, allowed: readonly string[] | null = null): boolean {
  return actionChoices(s, acting(ship, allowed)).length > 0
}

/** The ship in this place may perform a free action, one of these or any: offered while it could. */
export function mayAct<Place extends string, About extends { readonly [P in Place]: ShipId }>(
  place: Place,
  allowed: readonly string[] | null = null,
  when: (s: XState, effect: Effect, about: About) => boolean = () => true,
): Trigger<XWing, About> {
  return {
    when: (s, effect, about) => when(s, effect, about) && canAct(s, about[place], allowed),
    do: (s, _, about) => freeAction(s, about[place], allowed),
  }
}

/** A ship (the carrier, if no other) rolls dice for the card, an attack die if no others; then the card goes on. */
export function rollFor(
  s: XState,
  to: Pending<readonly string[]>,
  {
    ship = to.effect.on ?? '',
    die = 'attack',
    count = 1,
  }: Partial<Pick<Rolling, 'ship' | 'die' | 'count'>> = {},
): void {
  call(s, 'roll', rolling(ship, { type: 'card rolls', card: to.effect.card }, { die, count, to }))
}

/**
 * The ship may perform another attack, with these of its weapons and targets; its last this round, if so. The effect
 * that is named lasts for that attack.
 */
export function attackAgain(
  s: XState,
  ship: ShipId,
  shots: readonly Shot[],
  last = false,
  lasting: string | null = null,
): void {
  call(s, 'another attack', { ship, shots: shots.map((shot) => ({ ...shot })), shot: null, last, lasting })
}

/** Discards the card itself. */
export function discard(s: XState, effect: Effect): void {
  const ship = me(s, effect)
  const upgrade = ship.upgrades.find((one) => one.effect === effect.id)
  if (upgrade === undefined) leave(s, effect.id)
  else cause(s, 'discard upgrade', { ship: ship.id, at: ship.upgrades.indexOf(upgrade), why: 'effect' })
}

/** The player of `ship` chooses dice of the other side, which has to reroll them. */
export function mustReroll(
  s: XState,
  ship: ShipId,
  dice: 'attack' | 'defense',
  least: number,
  most: number,
): void {
  call(s, 'reroll', { ship, dice, least, most })
}

/** The attack under way, the innermost one if one interrupts another. */
export function attackUnderWay(s: XState): Attack {
  const attack = currentAttack(s)
  if (attack === null) throw new Error('no attack is under way')
  return attack
}

export function has(dice: readonly Die[], face: string): boolean {
  return countOf(dice, face) > 0
}

/** Removes a stress token from a ship; the carrier of the card is the one that does. */
export function relieve(s: XState, effect: Effect, ship: ShipId): void {
  cause(s, 'remove stress', { ship, by: effect.on ?? '' })
}

export function lacksShield(s: XState, ship: Ship): boolean {
  return ship.shields < shieldValue(s, ship)
}

/** One shield back, never more than the shield value (XW-DMG-011). */
export function recoverShield(s: XState, ship: Ship): void {
  if (lacksShield(s, ship)) gainShield(s, ship, 'shield recovered')
}

/** A dual card is turned to its other side. */
export function flip(s: XState, effect: Effect, card: string): void {
  const upgrade = me(s, effect).upgrades.find((one) => one.effect === effect.id)
  if (upgrade === undefined) return
  upgrade.card = card
  recast(s, effect.id, `upgrade:${card}`)
  tell(s, { type: 'flipped', ship: effect.on ?? '', card })
}

/** Turns the ship's dial to another maneuver once it is revealed. */
export function turnDial(s: XState, ship: Ship, place: number): void {
  ship.dial = place
  tell(s, { type: 'dial', ship: ship.id, ...(shipType(ship.type).dial[place] as Maneuver) })
}

/** The damage card just drawn goes to the discard pile instead of the ship. */
export function discardDrawn(s: XState, v: Dealing): void {
  const { card } = v
  if (card === null || card === undefined) return
  v.card = null
  if (card !== 'counter') s.table.decks[shipOf(s, v.ship).seat]?.discard.push(card)
  tell(s, { type: 'damage card discarded', ship: v.ship, card })
}

/** `2 bank-left`: how a maneuver is called where one is chosen. */
export function nameOf({ speed, bearing }: Maneuver): string {
  return `${speed} ${bearing}`
}

/** Maneuvers of this kind have this difficulty, unless something makes them harder. */
export function treats(fits: (maneuver: Maneuver) => boolean, as: Difficulty): NonNullable<XCard['query']> {
  return {
    difficulty: of('ship', (hardness, _, __, { maneuver }) =>
      fits(maneuver) ? { ...hardness, easier: as } : hardness,
    ),
  }
}

/** Did the maneuver overlap neither a ship nor an obstacle? */
export function flewClear({ overlapped, obstacles }: Moving): boolean {
  return overlapped.length === 0 && obstacles.length === 0
}

/** So many dice more, or fewer. */
export function moreAttackDice(v: Attack, count = 1): void {
  v.moreAttackDice = (v.moreAttackDice ?? 0) + count
}

export function moreDefenseDice(v: Attack, count = 1): void {
  v.moreDefenseDice = (v.moreDefenseDice ?? 0) + count
}

/** Does its ship attack with the primary weapon, and a ship inside the front arc? */
export function firesAhead(s: XState, effect: Effect, v: Attack): boolean {
  return v.weapon === 'primary' && isInFrontArc(me(s, effect), shipOf(s, v.target))
}
