import { choosable, refuseAtAll } from '../actions/defenders.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { asTarget, enemiesOf, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { Added, Attacking } from '../vocabulary/attacks.ts'
import { kindsAgainst, mayShootAtAnyRange, weaponOf } from '../weapons.ts'
import { bears, eligibleMinis } from './hands.ts'
import { wasDistracted } from './loadouts.ts'

/** One more pool, with a weapon that is in another one already. */
export type Further = {
  readonly by: 'gunslinger' | 'beam'
  readonly defender: UnitId
  readonly weapon: string
}

/** All that could be formed so now: the Gunslinger's one pool, or those of a beam (LG2-KW-182, -183, LG2-WKW-043 to -047); none by whoever is distracted (LG2-KW-276). */
export function furtherPools(s: LState, v: Attacking): Further[] {
  if (v.single || v.beyond === 'no' || v.beyond === 'gunslinger' || wasDistracted(s, v)) return []
  const unit = unitOf(s, v.unit)
  const free = enemiesOf(s, unit).filter(({ id }) => !v.pools.some(({ defender }) => defender === id))
  const shot = v.beyond === 'beam' || !hasKeyword(s, unit, 'gunslinger') ? [] : shots(s, v, unit, free)
  const found = [...shot, ...beams(s, v, unit, free)].filter((one) => mayDeclare(s, v, unit, one))
  const possible = free.filter(({ id }) => found.some(({ defender }) => defender === id))
  const chosen = choosable(s, unit, possible)
  return found.filter(({ defender }) => chosen.some(({ id }) => id === defender))
}

/** As for any defender: nothing forbids it, its leader sees it, and somebody can use the weapon against it. */
function mayDeclare(s: LState, v: Attacking, unit: Unit, further: Further): boolean {
  const enemy = unitOf(s, further.defender)
  return (
    refuseAtAll(s, unit, enemy) === null &&
    leaderSees(s, unit, asTarget(enemy)) &&
    addedAgain(s, v, further) !== undefined
  )
}

/** What the pool holds: one weapon of one miniature that sees the defender and bears on it. */
export function addedAgain(s: LState, v: Attacking, { weapon, defender }: Further): Added | undefined {
  const [unit, enemy] = [unitOf(s, v.unit), unitOf(s, defender)]
  const minis = eligibleMinis(s, unit, enemy)
  return v.pools
    .flatMap(({ added }) => added)
    .find(
      (one) =>
        one.weapon === weapon &&
        minis.some((mini) => mini.id === one.mini && bears(s, unit, mini, weaponOf(unit, one), enemy)),
    )
}

function shots(s: LState, v: Attacking, unit: Unit, enemies: readonly Unit[]): Further[] {
  return usedWeapons(v).flatMap((one) =>
    enemies.flatMap((enemy): Further[] =>
      kindsAgainst(s, unit, weaponOf(unit, one), enemy, v.farther).includes('ranged')
        ? [{ by: 'gunslinger', defender: enemy.id, weapon: one.weapon }]
        : [],
    ),
  )
}

/** Within range 1 of the last defender and in sight, however far away, but none that it fights or could not shoot at (LG2-WKW-045, -046, LG2-ATK-016, -017). */
function beams(s: LState, v: Attacking, unit: Unit, enemies: readonly Unit[]): Further[] {
  const last = v.pools.at(-1)
  if (last === undefined) return []
  return usedWeapons(v).flatMap((one) => {
    const weapon = weaponOf(unit, one)
    const beam = weapon.keywords?.find(({ id }) => id === 'beam')
    if (beam === undefined || beamsOf(v, one.weapon) >= (beam.x ?? 0)) return []
    return enemies
      .filter((enemy) => isWithinRange(unitOf(s, last.defender), enemy, 1))
      .filter((enemy) => mayShootAtAnyRange(s, unit, weapon, enemy))
      .map((enemy): Further => ({ by: 'beam', defender: enemy.id, weapon: one.weapon }))
  })
}

/** How often the beam was sent on: each time after the first it is alone in its pool. */
function beamsOf({ pools }: Attacking, weapon: string): number {
  return pools.filter(({ added }) => added.some((one) => one.weapon === weapon)).length - 1
}

/** The weapons in the pools, each name once. */
function usedWeapons({ pools }: Attacking): Added[] {
  const added = pools.filter(({ kind }) => kind === 'ranged').flatMap((pool) => pool.added)
  return [...new Map(added.map((one) => [one.weapon, one])).values()]
}
