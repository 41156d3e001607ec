import type { Plain, RuleId } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import type { Taken } from '../actions/defenders.ts'
import { inMeleeWith } from '../geometry/melee.ts'
import type { LState, Unit } from '../state.ts'
import type { PoolKind } from '../vocabulary/attacks.ts'
import { armsOf, armsOfMini, isForOne, kindsAgainst } from '../weapons.ts'
import type { Forming } from './each-its-own.ts'
import { bears, eligibleMinis, handsLeft, isTooHeavy, namesTaken } from './hands.ts'

/** Why a pool that is not among those that can be formed cannot be. */
export function refuseLoadout(s: LState, unit: Unit, defender: Unit, taken: Taken, answer: Plain): RuleId {
  if (!isMap(answer) || !Array.isArray(answer.weapons)) return 'LG2-ATK-012'
  if (answer.weapons.length === 0) return 'LG2-ATK-021'
  const kind = answer.kind === 'melee' ? 'melee' : 'ranged'
  for (const name of answer.weapons) {
    const rule = refuseWeapon(s, unit, defender, taken, String(name), kind)
    if (rule !== null) return rule
  }
  return 'LG2-ATK-012'
}

/** Why a miniature that forms the pool with others cannot add this, or why nothing more cannot be. */
export function refuseHandOut(forming: Forming, answer: Plain): RuleId {
  const { s, unit, defender, taken, chosen } = forming
  if (answer === 'done') return chosen.length === 0 ? 'LG2-ATK-021' : 'LG2-KW-275'
  if (!isMap(answer)) return 'LG2-ATK-012'
  const { mini, weapon } = answer
  const kind = inMeleeWith(s, unit, defender) ? 'melee' : 'ranged'
  const rule = refuseWeapon(s, unit, defender, taken, String(weapon), kind)
  if (rule !== null) return rule
  const user = eligibleMinis(s, unit, defender).find(({ id }) => id === mini)
  if (user === undefined) return 'LG2-ATK-011'
  const arm = armsOfMini(unit, user, kind).find((own) => own.weapon.name === weapon)
  if (arm === undefined) return 'LG2-ATK-015'
  return isForOne(arm) && chosen.some((one) => one.weapon === weapon) ? 'LG2-UPG-011' : 'LG2-ATK-014'
}

function refuseWeapon(
  s: LState,
  unit: Unit,
  defender: Unit,
  taken: Taken,
  name: string,
  kind: PoolKind,
): RuleId | null {
  const arm = armsOf(unit).find(({ weapon }) => weapon.name === name)
  if (arm === undefined) return 'LG2-ATK-013'
  if (namesTaken(s, unit, taken).includes(name)) return 'LG2-ATK-025'
  const { weapon } = arm
  if (kind === 'ranged' ? weapon.range === undefined : weapon.melee !== true) return 'LG2-ATK-018'
  if (kind === 'ranged' && inMeleeWith(s, unit, defender)) return 'LG2-ATK-017'
  if (!kindsAgainst(s, unit, weapon, defender, taken.farther).includes(kind)) return 'LG2-ATK-016'
  const mayUse = unit.minis.filter((mini) =>
    armsOfMini(unit, mini, kind).some((own) => own.weapon.name === name),
  )
  if (mayUse.length === 0) return 'LG2-ATK-015'
  const seeing = eligibleMinis(s, unit, defender).filter((mini) => mayUse.includes(mini))
  if (seeing.length === 0) return 'LG2-ATK-011'
  if (isTooHeavy(s, unit, weapon)) return 'LG1-WKW-004'
  if (!seeing.some((mini) => bears(s, unit, mini, weapon, defender))) return 'LG2-ATK-013'
  const free = handsLeft(s, unit, defender, taken).filter(({ mini }) => seeing.includes(mini))
  if (free.length === 0) return 'LG2-ATK-014'
  return free.every(({ used }) => used.some((one) => one.weapon === name)) ? 'LG2-ATK-025' : null
}
