import { asking, below, choose, type Seat } from '@sandtable/kernel'
import type { Needs, Rank } from '../../data/types.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { leaderSees } from '../geometry/sight.ts'
import { setTokensAside, shuffleOrderIn, takeFromPool, turnOrder, turnUnused } from '../holdings.ts'
import { everLost, restoreMini } from '../moves/restoring.ts'
import { choice } from '../scoring/phrases.ts'
import { type LState, type MiniId, otherSeat, type Unit, type UnitId } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { all, calms, type Deed, gains, may } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
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
  do: (s, unit, effect) => choose(s, effect, builtAnew, { unit: unit.id }),
}

/** It is as if it had activated: its order token lies face down, wherever it was. */
const losesItsTurn: Deed = {
  can: (_, unit) => unit.rank === 'corps',
  do: (s, unit) => {
    if (unit.order !== 'none' || takeFromPool(s, unit))
      turnUnused(s, unit, hasKeyword(s, unit, 'unstoppable'))
  },
}

/** Near her droid, and in its sight. */
function isNearDroid(s: LState, enemy: Unit, unit: Unit): boolean {
  const droid = unit.minis.filter(({ by }) => by !== null)
  const alone = { ...unit, minis: droid }
  return isWithinRange(alone, enemy, 1) && leaderSees(s, alone, enemy)
}

/** So many tokens of the pool, none of them chosen. */
function someTokens(s: LState, seat: Seat, count: number): Rank[] {
  let left = s.table.pools[seat] ?? []
  const taken: Rank[] = []
  while (taken.length < count && left.length > 0) {
    const at = below(s, left.length)
    taken.push(left[at] as Rank)
    left = left.toSpliced(at, 1)
  }
  return taken
}

const kept = choice<Rank>('which order token lies aside', {
  from: (s, { seat }) => [...new Set(s.table.pools[seat ?? ''] ?? [])],
  secret: true,
  do: (s, { seat }, rank) => setTokensAside(s, seat ?? '', [rank]),
})

/** Whom the enemy has to lead off with; without an order it gets the token from its pool. */
const leadsOff: Deed = {
  do: (s, unit, effect) => {
    if (unit.order !== 'up') {
      takeFromPool(s, unit)
      turnOrder(s, unit, 'up')
    }
    mark('leads off', 'round').do(s, unit, effect)
  },
}

const firstToAct = choice<UnitId>('who has to lead off', {
  from: (s, { seat }) =>
    unitsOfSide(s, otherSeat(seat ?? '')).flatMap((unit) =>
      unit.order === 'up' || (unit.order === 'none' && s.table.pools[unit.seat]?.includes(unit.rank) === true)
        ? [unit.id]
        : [],
    ),
  do: (s, effect, unit) => leadsOff.do(s, unitOf(s, unit), effect),
})

export const orderTokenCommands: readonly LCard[] = [
  command('voracious-ambition', {
    trigger: {
      'start of the activation phase': {
        forced: true,
        when: (s, { seat }) => (s.table.pools[seat ?? '']?.length ?? 0) > 0,
        do: (s, { seat }) => setTokensAside(s, seat ?? '', someTokens(s, seat ?? '', 3)),
      },
    },
  }),
  command('ploy', {
    asks: [kept],
    trigger: {
      'start of the activation phase': {
        forced: true,
        ...asking(kept),
      },
    },
  }),
  command('architects-of-their-own-destruction', {
    asks: [firstToAct],
    query: {
      'activates last': (_, s, effect, unit) => isMarked(s, effect, unitOf(s, unit), 'too late'),
    },
    trigger: {
      'start of the activation phase': {
        forced: true,
        ...asking(firstToAct),
      },
      'start of an activation': {
        forced: true,
        when: (s, effect, { unit }) => unitOf(s, unit).seat !== effect.seat,
        do: (s, effect) => {
          for (const unit of unitsOfSide(s, otherSeat(effect.seat ?? '')))
            if (isMarked(s, effect, unit, 'leads off')) mark('too late', 'round').do(s, unit, effect)
        },
      },
    },
  }),
  command(
    'we-make-weapons',
    ordered(corpsDroids, may('return the order', all({ do: shuffleOrderIn }, buildsAnew, calms(1)))),
  ),
  command(
    'incapacitate',
    freeAction(iden, anEnemy(trooper, all(gains('suppression', 3), losesItsTurn), isNearDroid)),
  ),
]
