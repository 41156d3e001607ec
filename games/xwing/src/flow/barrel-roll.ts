import { call, type Plain, pending, query, underWay } from '@sandtable/kernel'
import { bases } from '../bases.ts'
import type { Bend } from '../geometry/bank-roll.ts'
import type { PlacedShip } from '../geometry/base.ts'
import { legalSlides } from '../geometry/reposition.ts'
import type { Stretch } from '../geometry/stretch.ts'
import type { Ship, ShipId, XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { Acting, Announced, BarrelRoll } from '../vocabulary/actions.ts'
import { canRollAlongBank } from './bank-roll.ts'
import { ignoresObstacles } from './obstacle.ts'
import { paying } from './pay.ts'
import { announces, obstaclesFor } from './reposition.ts'
import { sequel } from './words.ts'

/** Who has to say whether it ignores obstacles chooses between both. */
export function announced<Choice extends Announced>(s: XState, ship: ShipId, choice: Choice): Choice[] {
  return announces(s, ship) ? [choice, { ...choice, over: true }] : [choice]
}

/** Does the ship ignore obstacles in this boost or roll? */
export function isOver(s: XState, ship: ShipId, choice: Announced): boolean {
  return choice.over === true || (ignoresObstacles(s, ship) && !announces(s, ship))
}

export const action = 'barrel-roll'
const sides = ['left', 'right'] as const
const bends = ['forward', 'backward'] as const

/** The ways to roll for which there is room (XW-ROLL-005). */
export function rolls(s: XState, ship: Ship): BarrelRoll[] {
  const bank = query(s, 'rolls along a bank', 'never', ship.id)
  const lengths = bank === 'always' ? [] : query(s, 'roll lengths', [1], ship.id)
  const ways: BarrelRoll[] = []
  for (const length of lengths) {
    for (const side of sides) ways.push(length === 2 ? { action, side, length } : { action, side })
  }
  if (bank !== 'never') {
    for (const side of sides) for (const bend of bends) ways.push({ action, side, bend })
  }
  const others = bases(s, ship)
  const said = ways.flatMap((roll) => announced(s, ship.id, roll))
  return said.filter((roll) => isPossible(s, ship, roll, others))
}

function isPossible(s: XState, ship: Ship, roll: BarrelRoll, others: readonly PlacedShip[]): boolean {
  const { side, bend } = roll
  if (bend === undefined) return rollSlides(s, ship, roll, others).length > 0
  return canRollAlongBank(s, ship, { side, bend, length: 1 }, isOver(s, ship.id, roll))
}

/** The rule that keeps it from such a roll. */
export function whyNoRoll(s: XState, ship: Ship, bend: Plain | undefined): string {
  const bank = query(s, 'rolls along a bank', 'never', ship.id)
  if (bank === 'never' && bend !== undefined) return 'XW-ROLL-001'
  return bank === 'always' && bend === undefined ? 'XW-UPG-starvipermkii' : 'XW-ROLL-004'
}

/** How far forward or backward a ship that rolls along a straight template may be set down. */
export function rollSlides(
  s: XState,
  ship: Ship,
  roll: BarrelRoll,
  others: readonly PlacedShip[] = bases(s, ship),
): readonly Stretch[] {
  const obstacles = obstaclesFor(s, ship, isOver(s, ship.id, roll))
  return legalSlides(ship.pose, sizeOf(ship), roll.side, roll.length ?? 1, others, obstacles)
}

/** Along a bank, at once or when it is paid for with a stress token (XW-PIL-082). */
export function bankRollAction(s: XState, v: Acting, roll: BarrelRoll, bend: Bend): void {
  const bank = query(s, 'rolls along a bank', 'never', v.ship)
  const effect = typeof bank === 'number' ? s.effects[bank] : undefined
  if (effect === undefined) {
    rollBent(s, v, roll, bend)
    return
  }
  // Until it is paid for it is a roll like any other (XW-PIL-020).
  const { bend: _, ...straight } = roll
  v.done = straight
  call(s, 'pay with stress', paying(pending(effect, bankRollPaid, { bend })))
}

/** The ship has the stress token that its roll along a bank costs. */
export const bankRollPaid = sequel<null, { bend: Bend }>('roll along a bank', (s, _, __, { bend }) => {
  const v = underWay(s, 'perform action')
  if (v?.done?.action !== 'barrel-roll') return
  v.done = { ...v.done, bend }
  rollBent(s, v, v.done, bend)
})

function rollBent(s: XState, { ship }: Acting, roll: BarrelRoll, bend: Bend): void {
  const over = isOver(s, ship, roll)
  call(s, 'roll along a bank', { ship, kind: 'barrel-roll', side: roll.side, bend, length: 1, over })
}
