import type { Weapon } from '../../data/types.ts'
import { activationOf } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { isUnitInArcs } from '../geometry/arcs.ts'
import { inMeleeWith } from '../geometry/melee.ts'
import { figuresOf, seesUnit } from '../geometry/sight.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { asTarget } from '../units.ts'
import { hasKeyword, keywordX } from '../values.ts'
import type { Added, PoolKind } from '../vocabulary/attacks.ts'
import {
  type Arm,
  armsOf,
  armsOfMini,
  isForOne,
  keywordsOfWeapon,
  kindsAgainst,
  type Stance,
  stanceTo,
} from '../weapons.ts'

/** Which miniatures may add which weapons to a pool, and who does. */

/** The miniatures with sight to any of the defender's (LG2-ATK-011). */
export function eligibleMinis(s: LState, unit: Unit, defender: Unit): Mini[] {
  const target = inMeleeWith(s, unit, defender) ? defender : asTarget(defender)
  return figuresOf(unit).flatMap((figure) => (seesUnit(s, figure, target) ? [figure.mini] : []))
}

/** What could be put into a pool against this unit. */
export interface Offer {
  readonly kind: PoolKind
  readonly arms: readonly Arm[]
}

/** Eligible miniatures with the number of weapons that each may still add: one, or by Arsenal X so many (LG2-KW-022). */
export function handsLeft(
  s: LState,
  unit: Unit,
  defender: Unit,
  { added }: { readonly added: readonly Added[] },
): Hand[] {
  const each = weaponsEach(s, unit)
  return eligibleMinis(s, unit, defender).flatMap((mini) => handOf(mini, each, added) ?? [])
}

function handOf(mini: Mini, each: number, added: readonly Added[]): Hand | null {
  const used = added.length === 0 ? added : added.filter((one) => one.mini === mini.id)
  const hands = each - used.length
  return hands > 0 ? { mini, hands, used } : null
}

/** A miniature, how many weapons it may still add, and those that it has added to other pools. */
export interface Hand {
  readonly mini: Mini
  readonly hands: number
  readonly used: readonly Added[]
}

/** Who attacks once more by Barrage does without Arsenal (LG2-KW-222); other second attacks are as good as the first. */
function weaponsEach(s: LState, unit: Unit): number {
  const attacks = activationOf(s, unit)?.done.filter((action) => action === 'attack') ?? []
  if (attacks.length > 1 && hasKeyword(s, unit, 'barrage')) return 1
  return Math.max(1, keywordX(s, unit, 'arsenal'))
}

/** The weapons that some eligible miniature could add, by kind of attack; names already in another pool are out. */
export function offersAgainst(
  s: LState,
  unit: Unit,
  defender: Unit,
  taken: { readonly added: readonly Added[]; readonly without: readonly string[]; readonly farther?: string },
): Offer[] {
  const stance = stanceTo(s, unit, defender)
  const minis = handsLeft(s, unit, defender, taken)
  const names = namesTaken(s, unit, taken)
  const kinds: readonly PoolKind[] = ['ranged', 'melee']
  return kinds.flatMap((kind) => {
    const arms = armsOf(unit).filter(
      (arm) =>
        !names.includes(arm.weapon.name) &&
        kindsAgainst(s, unit, arm.weapon, defender, taken.farther, stance).includes(kind) &&
        minis.some((hand) => mayAdd(s, unit, hand, arm, kind, defender)),
    )
    return arms.length === 0 ? [] : [{ kind, arms }]
  })
}

/** A weapon that reaches a unit, and the kind of attack in which it does. */
export interface Reaching {
  readonly arm: Arm
  readonly kind: PoolKind
}

/** The weapons of a unit that reach another, whoever may use them. */
export function armsReaching(
  s: LState,
  unit: Unit,
  defender: Unit,
  farther: string | undefined,
  stance: Stance,
): Reaching[] {
  const found: Reaching[] = []
  for (const arm of armsOf(unit))
    for (const kind of kindsAgainst(s, unit, arm.weapon, defender, farther, stance)) found.push({ arm, kind })
  return found
}

/** Would `offersAgainst` offer any of these weapons? The first miniature that may add one ends the search. */
export function hasOffer(
  s: LState,
  unit: Unit,
  defender: Unit,
  taken: { readonly added: readonly Added[]; readonly without: readonly string[] },
  reaching: readonly Reaching[],
): boolean {
  const names = namesTaken(s, unit, taken)
  const free = names.length === 0 ? reaching : reaching.filter(({ arm }) => !names.includes(arm.weapon.name))
  const each = weaponsEach(s, unit)
  const target = inMeleeWith(s, unit, defender) ? defender : asTarget(defender)
  for (const mini of unit.minis) {
    const hand = handOf(mini, each, taken.added)
    if (hand === null || !seesUnit(s, { unit, mini }, target)) continue
    for (const { arm, kind } of free) if (mayAdd(s, unit, hand, arm, kind, defender)) return true
  }
  return false
}

/** Names of weapons that no further pool may have; with Arsenal those of one name need not be in one pool (LG2-KW-024). */
export function namesTaken(
  s: LState,
  unit: Unit,
  { added, without }: { readonly added: readonly Added[]; readonly without: readonly string[] },
): string[] {
  const bound = hasKeyword(s, unit, 'arsenal') ? [] : added.map(({ weapon }) => weapon)
  return [...without, ...bound]
}

/** May this miniature add this weapon against this defender: is it on a card of its own, not used yet, and does it bear on it? */
function mayAdd(
  s: LState,
  unit: Unit,
  { mini, used }: Hand,
  arm: Arm,
  kind: PoolKind,
  defender: Unit,
): boolean {
  return (
    armsOfMini(unit, mini, kind).some(({ card }) => card === arm.card) &&
    !used.some(({ weapon, card }) => weapon === arm.weapon.name && card === arm.card) &&
    !isTooHeavy(s, unit, arm.weapon) &&
    bears(s, unit, mini, arm.weapon, defender)
  )
}

/** In 2018 nobody moves and uses such a weapon in the same activation (LG1-WKW-004). */
export function isTooHeavy(s: LState, unit: Unit, weapon: Weapon): boolean {
  if (editionOf(s).cumbersome === 'worse dice' || (activationOf(s, unit)?.moves ?? []).length === 0)
    return false
  return keywordsOfWeapon(s, unit, weapon).some(({ id }) => id === 'cumbersome')
}

/** A weapon with a fixed arc needs a base of the defender in it (LG2-WKW-012). */
export function bears(s: LState, unit: Unit, mini: Mini, weapon: Weapon, defender: Unit): boolean {
  const fixed = keywordsOfWeapon(s, unit, weapon).filter(({ id }) => id === 'fixed')
  return fixed.length === 0 || fixed.some(({ of = '' }) => isUnitInArcs(mini, of, defender))
}

/** Do all weapons that reach this defender look another way? */
export function looksAway(s: LState, unit: Unit, defender: Unit): boolean {
  const inReach = armsOf(unit).filter(({ weapon }) => kindsAgainst(s, unit, weapon, defender).length > 0)
  return inReach.every(({ weapon }) => !unit.minis.some((mini) => bears(s, unit, mini, weapon, defender)))
}

/** Dice count most, then their colour. */
export function strengthOf({ dice }: Weapon): number {
  return (dice?.red ?? 0) * 0.8125 + (dice?.black ?? 0) * 0.5625 + (dice?.white ?? 0) * 0.3125
}

/** Those of the hands that may add this weapon. */
export function usersOf(
  s: LState,
  unit: Unit,
  defender: Unit,
  hands: readonly Hand[],
  arm: Arm,
  kind: PoolKind,
): Mini[] {
  return hands.flatMap((hand) => (mayAdd(s, unit, hand, arm, kind, defender) ? [hand.mini] : []))
}

/**
 * Who adds which of the chosen weapons: each miniature the best that it may use, and what only few may use goes first, so
 * that every weapon chosen is used, whichever card of its name it is on; null: one of them cannot be.
 */
export function handedOut(
  s: LState,
  unit: Unit,
  defender: Unit,
  minis: readonly Hand[],
  chosen: readonly Arm[],
  kind: PoolKind,
): Added[] | null {
  const added: Added[] = []
  const left = new Map(minis.map(({ mini, hands }) => [mini.id, hands]))
  const users = new Map(chosen.map((arm) => [arm, usersOf(s, unit, defender, minis, arm, kind)]))
  const usersOfArm = (arm: Arm) => users.get(arm) ?? []
  const armsFor = (mini: Mini) => chosen.filter((arm) => usersOfArm(arm).includes(mini)).length
  const inOrder = [...chosen].sort(
    (a, b) =>
      Number(isForOne(b)) - Number(isForOne(a)) ||
      usersOfArm(a).length - usersOfArm(b).length ||
      strengthOf(b.weapon) - strengthOf(a.weapon),
  )
  for (const arm of inOrder) {
    const free = usersOfArm(arm).filter(({ id }) => (left.get(id) ?? 0) > 0)
    // Whoever could do least else, so that others keep their own.
    const one = free.toSorted((a, b) => armsFor(b) - armsFor(a)).at(-1)
    const hands = isForOne(arm) ? (one === undefined ? [] : [one]) : free
    for (const { id } of hands) {
      left.set(id, (left.get(id) ?? 0) - 1)
      added.push({ mini: id, weapon: arm.weapon.name, card: arm.card, kind })
    }
  }
  return chosen.every(({ weapon }) => added.some((one) => one.weapon === weapon.name)) ? added : null
}
