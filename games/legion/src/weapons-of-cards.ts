import type { AttackDie, Weapon } from '../data/types.ts'
import { upgradeCard } from './catalogue.ts'
import { attackColours } from './dice.ts'
import type { Unit } from './state.ts'
import { cardOfUnit } from './units.ts'

/** The weapons that an upgrade brings its unit: as printed, or as they follow from something else. */
export function weaponsOn(unit: Unit, card: string): readonly Weapon[] {
  const { weapons = [] } = upgradeCard(card)
  const side = unit.upgrades.find((one) => one.card === card)?.side
  return weapons.flatMap((weapon) => {
    if (weapon.dice === null) return thrown(unit, weapon)
    return [side === 'halved' ? { ...halved(weapon), side } : weapon]
  })
}

type Dice = Readonly<Partial<Record<AttackDie, number>>>

/** Half of them, rounded up: the best. */
export function half(dice: Dice): Dice {
  let left = Math.ceil(attackColours.reduce((sum, colour) => sum + (dice[colour] ?? 0), 0) / 2)
  const kept: Partial<Record<AttackDie, number>> = {}
  for (const colour of ['red', 'black', 'white'] as const) {
    const count = Math.min(left, dice[colour] ?? 0)
    if (count > 0) kept[colour] = count
    left -= count
  }
  return kept
}

/** A melee weapon of the unit is thrown: half its dice, and its keywords (LG2-UPG-dv). */
function thrown(unit: Unit, weapon: Weapon): Weapon[] {
  const cards = unit.upgrades.flatMap(({ card }) => upgradeCard(card).weapons ?? [])
  const sabers = [...cardOfUnit(unit).weapons, ...cards].filter(
    ({ melee, range, dice }) => melee === true && range === undefined && dice !== null,
  )
  return sabers.map(({ name, dice, keywords = [] }) => ({
    ...weapon,
    name: sabers.length > 1 ? `${weapon.name}: ${name}` : weapon.name,
    dice: half(dice ?? {}),
    keywords,
  }))
}

/** Half its dice, and half of what its keywords are worth (LG2-UPG-qv, LG2-UPG-qx). */
function halved(weapon: Weapon): Weapon {
  return {
    ...weapon,
    dice: half(weapon.dice ?? {}),
    keywords: (weapon.keywords ?? []).map((keyword) =>
      keyword.x === undefined ? keyword : { ...keyword, x: Math.ceil(keyword.x / 2) },
    ),
  }
}
