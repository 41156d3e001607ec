import { choose } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { setPool, shuffleOrderIn, turnOrder } from '../holdings.ts'
import { everLost, restoreMini } from '../moves/restoring.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, MiniId, Unit, UnitId } from '../state.ts'
import { unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { all, type Deed, gains, may, sheds } from './deeds.ts'
import { anEnemy } from './near.ts'
import { command, freeAction, named, ordered, trooper } from './phrases.ts'

/** Command cards that give order tokens back, take them from pools or set them aside. */

const iden = named('Iden Versio')
const corpsDroids: Needs = { rank: 'corps', type: 'droid trooper' }

/** Who may come back: nobody to whom nothing matters (LG2-KW-093). */
function comesBack(s: LState, unit: Unit): MiniId[] {
  return hasKeyword(s, unit, 'unconcerned') ? [] : everLost(unit).map(({ id }) => id)
}

const builtAnew = choice<MiniId, { readonly unit: UnitId }>('which miniature returns', {
  from: (s, _, { unit }) => comesBack(s, unitOf(s, unit)),
  may: () => true,
  do: (s, _, picked, { unit: id }) => {
    const unit = unitOf(s, id)
    const mini = everLost(unit).find((one) => one.id === picked)
    if (mini !== undefined) restoreMini(s, unit, mini, 0)
  },
})

const buildsAnew: Deed = {
  asks: [builtAnew],
  can: (s, unit) => comesBack(s, unit).length > 0,
  do: (s, unit, effect) => choose(s, effect, builtAnew, { unit: unit.id }),
}

/** It is as if it had activated: its order token lies face down, wherever it was. */
const losesItsTurn: Deed = {
  can: (_, unit) => unit.rank === 'corps' && unit.order !== 'down',
  do: (s, unit) => {
    const pool = s.table.pools[unit.seat] ?? []
    const at = pool.indexOf('corps')
    if (unit.order === 'none') {
      if (at < 0) return
      setPool(s, unit.seat, pool.toSpliced(at, 1))
    }
    turnOrder(s, unit, 'down')
  },
}

/** Near her droid, and in its sight. */
function isNearDroid(s: LState, enemy: Unit, unit: Unit): boolean {
  const droid = unit.minis.filter(({ by }) => by !== null && by === unit.counterpart)
  const alone = { ...unit, minis: droid }
  return droid.length > 0 && isWithinRange(alone, enemy, 1) && leaderSees(s, alone, enemy)
}

export const orderTokenCommands: readonly LCard[] = [
  command(
    'we-make-weapons',
    ordered(
      corpsDroids,
      may('return the order', all({ do: shuffleOrderIn }, buildsAnew, sheds('suppression', 1))),
    ),
  ),
  command(
    'incapacitate',
    freeAction(iden, anEnemy(trooper, all(gains('suppression', 3), losesItsTurn), isNearDroid)),
  ),
]
