import type { Plain } from '@sandtable/kernel'
import type { Thought } from '@sandtable/kit'
import { rangeBetween } from '../geometry/range.ts'
import { expected } from '../odds/dice-odds.ts'
import { upgradeCard } from '../values.ts'
import { healthOf } from './aim.ts'
import { shotBecause } from './reasons.ts'
import type { SeenShip, SeenTable } from './seen.ts'

/** The target of which the attack takes the greatest part, and points along with it; any shot before none. */
export function chooseShot(
  table: SeenTable,
  id: string,
  options: readonly Plain[],
  upgrades: readonly string[],
): Thought {
  const ship = table.ships.find((one) => one.id === id)
  let best: { option: Plain; worth: number; shot: Shot | null } = {
    option: options[0] ?? 'pass',
    worth: -1,
    shot: null,
  }
  for (const option of options) {
    if (option === 'pass' || ship === undefined) continue
    const { weapon, target: aimed } = option as { weapon: 'primary' | number; target: string }
    const target = table.ships.find((one) => one.id === aimed)
    if (target === undefined) continue
    const card = weapon === 'primary' ? null : upgradeCard(upgrades[weapon] ?? '').weapon
    const damage = damageOfShot(
      ship,
      target,
      card?.attack ?? null,
      card?.spends === 'target-lock',
      card?.spends === 'focus',
    )
    const worth = Math.min(1, damage / healthOf(target)) * (20 + target.points) + 0.1 * damage
    if (worth > best.worth) best = { option, worth, shot: { target, damage } }
  }
  const { option, shot } = best
  return shot === null ? { answer: option } : { answer: option, reasons: () => shotBecause(table, shot) }
}

export interface Shot {
  readonly target: SeenShip
  /** To be expected. */
  readonly damage: number
}

function damageOfShot(
  ship: SeenShip,
  target: SeenShip,
  value: number | null,
  spendsLock: boolean,
  spendsFocus: boolean,
): number {
  const range = rangeBetween(ship, target)
  const primary = value === null
  return expected({
    attack: {
      dice: (value ?? ship.attack) + (primary && range === 1 ? 1 : 0),
      focus: ship.tokens.focus > 0 && !spendsFocus,
      lock: ship.locks.includes(target.id) && !spendsLock,
    },
    defense: {
      dice: target.agility + (primary && range === 3 ? 1 : 0),
      focus: target.tokens.focus > 0,
      evade: target.tokens.evade > 0,
    },
  })
}
