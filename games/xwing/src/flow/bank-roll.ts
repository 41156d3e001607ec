import { type Plain, pickOne, tell } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { bases } from '../bases.ts'
import { type BankRoll, bankRoll, bankSlack, bankSpots, type Spot } from '../geometry/bank-roll.ts'
import { refuseReposition } from '../geometry/reposition.ts'
import { type Ship, shipOf, type XState } from '../state.ts'
import { sizeOf } from '../values.ts'
import type { BankRolling } from '../vocabulary/moves.ts'
import { obstaclesFor, reposition } from './reposition.ts'
import { ask, procedure } from './words.ts'

/** Side and direction are named (XW-PIL-048, XW-PIL-083): now it is done, wherever there is room. */
export const rollAlongBank = procedure(
  'roll along a bank',
  [
    ask('place the ship at the bank', {
      rule: 'XW-ROLL-005',
      seats: (s, v) => shipOf(s, v.ship).seat,
      about: (_, { ship, side, bend, length }) => ({ ship, side, bend, length }),
      // Any place that is legal will do; those that are named are what a player looks for.
      space: {
        describe: (s, v) => ({ spots: spotsOf(s, v).map((spot) => ({ ...spot })) }),
        refuse: (s, v, answer) => refuseSpot(s, v, answer),
        sample: (s, v, _, random) => {
          return { ...pickOne(random, spotsOf(s, v)) }
        },
      },
      answer: (s, v, { template, ship: slide }) => {
        const ship = shipOf(s, v.ship)
        const from = { ...ship.pose }
        const { side, bend, length } = v
        reposition(s, ship, bankRoll(ship.pose, sizeOf(ship), v, { template, ship: slide }))
        tell(s, {
          type: 'rolled over',
          ship: v.ship,
          from,
          side,
          bend,
          length,
          template,
          slide,
          ...ship.pose,
        })
      },
    }),
  ],
  { about: (_, v) => ({ ship: v.ship }) },
)

/** Can it roll like this at all? */
export function canRollAlongBank(s: XState, ship: Ship, roll: BankRoll, over: boolean): boolean {
  return bankSpots(ship.pose, sizeOf(ship), roll, bases(s, ship), obstaclesFor(s, ship, over)).length > 0
}

function spotsOf(s: XState, v: BankRolling): Spot[] {
  const ship = shipOf(s, v.ship)
  return bankSpots(ship.pose, sizeOf(ship), v, bases(s, ship), obstaclesFor(s, ship, v.over))
}

function refuseSpot(s: XState, v: BankRolling, answer: Plain): string | null {
  const ship = shipOf(s, v.ship)
  const size = sizeOf(ship)
  if (!isSpot(answer, bankSlack(size))) return 'XW-ROLL-001'
  const moved = bankRoll(ship.pose, size, v, answer)
  return refuseReposition(v.kind, moved, size, bases(s, ship), obstaclesFor(s, ship, v.over))
}

function isSpot(answer: Plain, most: number): answer is Plain & Spot {
  const offs = [part(answer, 'template'), part(answer, 'ship')]
  return offs.every((off) => typeof off === 'number' && Math.abs(off) <= most)
}
