import type { Effect } from '@sandtable/kernel'
import { isWithinRange } from '../geometry/ranges.ts'
import { chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { isMercenary, unitsOfSide } from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { all, type Deed, gains, mayCalm, moves } from './deeds.ts'
import { command, ours, type Part } from './phrases.ts'

/** Command cards whose orders may be withheld, for something else in their place. */

/** For each order of the card that is withheld another unit of these does something. */
function withheld(from: (s: LState, effect: Effect) => readonly Unit[], deed: Deed): Part {
  const then = sequel<readonly UnitId[]>('in place of orders', (s, effect, units) => {
    for (const unit of unitsNamed(s, units)) deed.do(s, unit, effect)
  })
  return {
    query: { 'may withhold orders': allows((_, { seat }, side) => side === seat) },
    asks: [then],
    trigger: {
      'orders are issued': {
        forced: true,
        when: (s, effect, v) => v.seat === effect.seat && v.withheld > 0 && from(s, effect).length > 0,
        do: (s, effect, v) =>
          chooseUnits(s, effect, then, { seat: v.seat, from: ids(from(s, effect)), most: v.withheld }),
      },
    },
  }
}

/** Friendly mercenaries within range 3 of the commander who was nominated. */
function mercenariesNear(s: LState, { seat }: Effect): Unit[] {
  const own = unitsOfSide(s, seat ?? '')
  const leader = own.find(({ commander }) => commander === 'nominated')
  return own.filter((unit) => isMercenary(unit) && leader !== undefined && isWithinRange(leader, unit, 3))
}

const freeClones = (s: LState, effect: Effect): Unit[] =>
  ours(s, effect, { type: 'clone trooper', faction: 'republic' }).filter(({ order }) => order !== 'up')

export const withheldCommands: readonly LCard[] = [
  command('aggression', withheld(mercenariesNear, gains('aim'))),
  command('discretion', withheld(mercenariesNear, gains('dodge'))),
  command('affirmative-general', withheld(freeClones, all(moves(1), mayCalm(1)))),
]
