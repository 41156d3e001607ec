import { query } from '@sandtable/kernel'
import type { Taken } from '../actions/defenders.ts'
import type { LState, Mini, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Added, Attacking, Formed, PoolKind } from '../vocabulary/attacks.ts'
import { type Arm, armsOf, weaponOf } from '../weapons.ts'
import { handedOut, handsLeft, offersAgainst, strengthOf } from './hands.ts'

/** Which weapons go into a pool, by their names: whatever has one of them uses it (LG2-ATK-012, -020). */
export type Loadout = {
  readonly kind: PoolKind
  readonly weapons: readonly string[]
  /** Whoever has a weapon of its own that is not in it adds nothing, so that it may in another pool (LG2-ATK-023). */
  readonly waits?: true
}

/**
 * What is in the pools that are formed already (LG2-ATK-014, -023, -025). Whoever was distracted adds to further pools only
 * what could not be in the first one (LG2-KW-276).
 */
export function takenBy(s: LState, v: Attacking): Taken {
  const { pools, farther, without = [] } = v
  const [first] = pools
  const taken: Taken = {
    added: pools.flatMap((pool) => pool.added),
    without,
    ...(farther !== undefined && { farther }),
  }
  if (first === undefined || !wasDistracted(s, v)) return taken
  const offers = offersAgainst(s, unitOf(s, v.unit), unitOf(s, first.defender), { ...taken, added: [] })
  return { ...taken, without: [...without, ...offers.flatMap(({ arms }) => arms.map(nameOf))] }
}

/** Is the first pool for whoever distracts the unit (LG2-KW-274)? */
export function wasDistracted(s: LState, { unit, pools: [first] }: Attacking): boolean {
  return first !== undefined && query(s, 'must attack', [], unit).includes(first.defender)
}

function nameOf({ weapon }: Arm): string {
  return weapon.name
}

/** All pools that could be formed against a defender, the strongest first. */
export function loadouts(s: LState, unit: Unit, defender: Unit, taken: Taken): Loadout[] {
  const found = offersAgainst(s, unit, defender, taken).flatMap(({ kind, arms }) =>
    subsets([...new Set(arms.map(nameOf))]).flatMap((weapons) => {
      const chosen = arms.filter((arm) => weapons.includes(nameOf(arm)))
      const all: Loadout = { kind, weapons }
      const fewer: Loadout = { kind, weapons, waits: true }
      const added = handOut(s, unit, defender, chosen, all, taken)
      if (added === null) return []
      const left = handOut(s, unit, defender, chosen, fewer, taken)
      return [
        { loadout: all, strength: strengthOfAll(unit, added) },
        ...(left !== null && left.length < added.length
          ? [{ loadout: fewer, strength: strengthOfAll(unit, left) }]
          : []),
      ]
    }),
  )
  return found.sort((a, b) => b.strength - a.strength).map(({ loadout }) => loadout)
}

/** Those in which as many miniatures as can add a weapon, for a unit that must not hold back (LG2-KW-275). */
export function fullest(
  s: LState,
  unit: Unit,
  defender: Unit,
  all: readonly Loadout[],
  taken: Taken,
): Loadout[] {
  const counted = all.map((loadout) => {
    const pool = formed(s, unit, defender, loadout, taken)
    return { loadout, count: new Set(pool?.added.map(({ mini }) => mini)).size }
  })
  const most = Math.max(...counted.map(({ count }) => count))
  return counted.flatMap(({ loadout, count }) => (count === most ? [loadout] : []))
}

/** The pool that a loadout makes; null: it cannot be formed. */
export function formed(s: LState, unit: Unit, defender: Unit, loadout: Loadout, taken: Taken): Formed | null {
  const offer = offersAgainst(s, unit, defender, taken).find(({ kind }) => kind === loadout.kind)
  const arms = (offer?.arms ?? []).filter(({ weapon }) => loadout.weapons.includes(weapon.name))
  const added = arms.length === 0 ? null : handOut(s, unit, defender, arms, loadout, taken)
  return added === null ? null : { defender: defender.id, kind: loadout.kind, added }
}

function handOut(
  s: LState,
  unit: Unit,
  defender: Unit,
  arms: readonly Arm[],
  { kind, waits }: Loadout,
  taken: Taken,
): Added[] | null {
  const hands = handsLeft(s, unit, defender, taken)
  const free = waits === true ? hands.filter(({ mini }) => !hasOther(unit, mini, arms, kind)) : hands
  return handedOut(s, unit, defender, free, arms, kind)
}

/** Did a card bring this miniature with a weapon of this kind that is not among those chosen? */
function hasOther(unit: Unit, { by }: Mini, chosen: readonly Arm[], kind: PoolKind): boolean {
  return armsOf(unit).some(
    ({ card, weapon }) =>
      by !== null &&
      card === by &&
      (kind === 'ranged' ? weapon.range !== undefined : weapon.melee === true) &&
      !chosen.some((arm) => arm.weapon.name === weapon.name),
  )
}

function strengthOfAll(unit: Unit, added: readonly Added[]): number {
  return added.reduce((sum, one) => sum + strengthOf(weaponOf(unit, one)), 0)
}

/** All that can be made by leaving out some, but not all. */
function subsets<T>(list: readonly T[]): T[][] {
  let made: T[][] = [[]]
  for (const item of list) made = made.flatMap((one) => [one, [...one, item]])
  return made.filter(({ length }) => length > 0)
}
