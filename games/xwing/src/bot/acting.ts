import { type Plain, pickOne, type Random } from '@sandtable/kernel'
import type { Thought } from '@sandtable/kit'
import type { Pose } from '@sandtable/plane'
import { type Bend, bankRoll } from '../geometry/bank-roll.ts'
import { barrelRoll, boost } from '../geometry/reposition.ts'
import { rangeOfShot, threat } from './aim.ts'
import { expectedEnds, slipsNow } from './flying.ts'
import type { Mind } from './mind.ts'
import { actedBecause } from './reasons.ts'
import { enemies, type SeenShip, type SeenTable } from './seen.ts'

export interface Choice {
  readonly action?: string
  readonly target?: string
  readonly template?: 'straight' | 'bank-left' | 'bank-right'
  readonly side?: 'left' | 'right'
  readonly bend?: Bend
}

/** The action that does most for the shots to come. */
export function chooseAction(
  seen: SeenTable,
  id: string,
  options: readonly Plain[],
  mind: Mind,
  random: Random,
): Thought {
  const table = mind.reckons === 'where they do best' ? expectedEnds(seen) : seen
  const ship = table.ships.find((one) => one.id === id)
  if (ship === undefined) return { answer: options[0] ?? 'pass' }
  if (slipsNow(mind, random)) return { answer: pickOne(random, options) }
  const here = standing(table, ship, ship.pose)
  // Some effects leave no way out: then the best of what there is, however bad.
  const mayPass = options.includes('pass')
  let best: Plain = mayPass ? 'pass' : (options[0] ?? 'pass')
  let bestWorth = mayPass ? 0 : Number.NEGATIVE_INFINITY
  for (const option of options) {
    if (option === 'pass') continue
    const worth = worthOfAction(table, ship, option as Choice, here)
    if (worth <= bestWorth) continue
    best = option
    bestWorth = worth
  }
  const choice = best === 'pass' ? {} : (best as Choice)
  const end = endOf(ship, choice)
  const there = end === null ? null : standing(table, ship, end)
  return { answer: best, reasons: () => actedBecause(table, { action: 'pass', ...choice }, here, there) }
}

/** Where a boost or a roll ends; null: it stays where it is. */
function endOf(ship: SeenShip, choice: Choice): Pose | null {
  if (choice.action === 'boost') return boost(ship.pose, ship.size, choice.template ?? 'straight').end
  return choice.action === 'barrel-roll' ? rolled(ship, choice) : null
}

/** Damage to expect. */
export interface Standing {
  readonly shot: number
  readonly danger: number
}

/** The best shot from there, and all that could be shot at it. */
function standing(table: SeenTable, ship: SeenShip, at: Pose): Standing {
  let shot = 0
  let danger = 0
  for (const enemy of enemies(table)) {
    const range = rangeOfShot(ship, at, enemy, enemy.pose)
    if (range !== null) shot = Math.max(shot, threat(ship, enemy, range))
    const back = rangeOfShot(enemy, enemy.pose, ship, at)
    if (back !== null) danger += threat(enemy, ship, back)
  }
  return { shot, danger }
}

/** Is there a shot to be had or to be feared where it stands? */
export function isInTheFight(table: SeenTable, id: string): boolean {
  const ship = table.ships.find((one) => one.id === id)
  if (ship === undefined) return false
  const { shot, danger } = standing(table, ship, ship.pose)
  return shot > 0 || danger > 0
}

function worthOfAction(table: SeenTable, ship: SeenShip, choice: Choice, here: Standing): number {
  switch (choice.action) {
    case 'focus':
      return 0.3 + 0.25 * here.shot + 0.25 * Math.min(2, here.danger)
    case 'evade':
      return 0.1 + 0.4 * Math.min(2, here.danger)
    case 'target-lock':
      return lockWorth(table, ship, choice.target ?? '', here)
    case 'boost':
    case 'barrel-roll':
      return moveWorth(table, ship, endOf(ship, choice) ?? ship.pose, here)
    case 'card':
      // Less than a focus token: nobody knows what it is good for here.
      return 0.28
    case 'reinforce':
      return 0.2 + 0.3 * here.danger
    case 'coordinate':
      return 0.4
    case 'reload':
    case 'cloak':
    case 'slam':
      return 0
    default:
      return 0.05
  }
}

function rolled({ pose, size }: SeenShip, { side = 'left', bend }: Choice): Pose {
  if (bend === undefined) return barrelRoll(pose, size, side, 0, 1).end
  return bankRoll(pose, size, { side, bend, length: 1 }, { template: 0, ship: 0 }).end
}

function lockWorth(table: SeenTable, ship: SeenShip, target: string, here: Standing): number {
  if (ship.locks.includes(target)) return 0
  const enemy = table.ships.find((one) => one.id === target)
  const range = enemy === undefined ? null : rangeOfShot(ship, ship.pose, enemy, enemy.pose)
  return range === null ? 0.25 : 0.25 + 0.3 * here.shot
}

function moveWorth(table: SeenTable, ship: SeenShip, end: Pose, here: Standing): number {
  const there = standing(table, ship, end)
  return there.shot - here.shot + 0.8 * (here.danger - there.danger)
}
