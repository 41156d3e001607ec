import type { Plain } from '@sandtable/kernel'
import { rangeBetween } from '../geometry/range.ts'
import { expected } from '../odds/dice-odds.ts'
import { upgradeCard } from '../values.ts'
import { healthOf } from './aim.ts'
import type { SeenShip, SeenTable } from './seen.ts'

/** The target of which the attack takes the greatest part, and points along with it; any shot before none. */
export function chooseShot(
  table: SeenTable,
  id: string,
  options: readonly Plain[],
  upgrades: readonly string[],
): Plain {
  const ship = table.ships.find((one) => one.id === id)
  let best: Plain = options[0] ?? 'pass'
  let bestWorth = -1
  for (const option of options) {
    if (option === 'pass' || ship === undefined) continue
    const { weapon, target: aimed } = option as { weapon: 'primary' | number; target: string }
    const target = table.ships.find((one) => one.id === aimed)
    if (target === undefined) continue
    const card = weapon === 'primary' ? null : upgradeCard(upgrades[weapon] ?? '').weapon
    const worth = worthOfShot(
      ship,
      target,
      card?.attack ?? null,
      card?.spends === 'target-lock',
      card?.spends === 'focus',
    )
    if (worth <= bestWorth) continue
    best = option
    bestWorth = worth
  }
  return best
}

function worthOfShot(
  ship: SeenShip,
  target: SeenShip,
  value: number | null,
  spendsLock: boolean,
  spendsFocus: boolean,
): number {
  const range = rangeBetween(ship, target)
  const primary = value === null
  const damage = expected({
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
  const part = Math.min(1, damage / healthOf(target))
  return part * (20 + target.points) + 0.1 * damage
}
