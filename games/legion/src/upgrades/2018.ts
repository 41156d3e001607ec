import { call } from '@sandtable/kernel'
import { giveAttackAction, hasTargetWith, mayStillAttack } from '../actions/given.ts'
import { activationOf } from '../current.ts'
import { reachOf } from '../geometry/measures.ts'
import { distanceToUnit, isInRange } from '../geometry/ranges.ts'
import { wield } from '../holdings.ts'
import { grantKeyword } from '../keywords/granted.ts'
import { lends } from '../keywords/lent.ts'
import { own } from '../keywords/words.ts'
import { mayBeMoved } from '../moves/may-move.ts'
import type { LState, MiniId, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { cardOfUnit, enemiesOf, isTrooper, leaderOf, unitOf } from '../units.ts'
import { hasKeyword } from '../values.ts'
import { suffering } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { choice, freeAction, freeChoice, idsOf, spending, troopersInForce, upgrade } from './words.ts'

/** Upgrades of 2018. */

const presence = upgrade('2018-commanding-presence', {
  query: {
    'order range': (range, _, { on }, { by }) => (by === on && range !== null ? Math.max(range, 4) : range),
  },
})

/** Wherever it is on the battlefield it hears its commander (LG1-CARD-018). */
const comlink = upgrade('2018-long-range-comlink', {
  query: { 'order range': (range, _, { on }, { unit }) => (unit === on ? null : range) },
})

const jammer = upgrade('2018-comms-jammer', {
  query: {
    'may order': (value, s, effect, { by, unit }) => {
      if (!value || by === unit || unitOf(s, unit).seat === effect.seat) return value
      return !isInRange(s, own(s, effect), unitOf(s, unit), 1)
    },
  },
})

/** Those of corps rank, troopers all, guard their commander and nobody else; how near they must be Guardian says itself. */
const esteemed = upgrade(
  '2018-esteemed-leader',
  lends(
    ['Leia Organa', 'General Veers'].map((of) => ({ id: 'guardian', x: 1, of })),
    (s, effect, unit, { of }) => unit.rank === 'corps' && cardOfUnit(own(s, effect)).name === of,
  ),
)

/** One order of the card may go to anybody on the battlefield. */
const meditation = upgrade('2018-battle-meditation', {
  query: { 'orders to anybody': (count, _, { on }, by) => (by === on ? count + 1 : count) },
})

/** The enemy trooper miniatures at range 1, but commanders. */
function inGrasp(s: LState, unit: Unit): MiniId[] {
  const reach = reachOf(1)
  return enemiesOf(s, unit).flatMap((enemy) => {
    if (!isTrooper(enemy) || enemy.rank === 'commander') return []
    return enemy.minis.flatMap((mini) =>
      distanceToUnit(unit, leaderOf(unit), { ...enemy, minis: [mini] }) <= reach ? [mini.id] : [],
    )
  })
}

const choked = choice<MiniId>('suffers a wound', {
  from: (s, effect) => inGrasp(s, own(s, effect)),
  do: (s, effect, mini) => {
    const unit = s.table.units.find(({ minis }) => minis.some(({ id }) => id === mini))
    if (unit !== undefined)
      call(s, 'suffer wounds', { ...suffering(unit, 1, own(s, effect).id), among: [mini] })
  },
})

const choke = upgrade('2018-force-choke', freeChoice(choked), 'LG1-CARD-017')

/** Whoever pushes steers the move, and being engaged does not hold the pushed. */
const push = upgrade(
  '2018-force-push',
  freeChoice(
    choice<UnitId>('is pushed', {
      from: (s, effect) => idsOf(troopersInForce(s, effect, 1).filter((unit) => mayBeMoved(s, unit))),
      do: (s, effect, unit) => call(s, 'move', moveBy(unit, 1, { action: false, by: effect.seat ?? '' })),
    }),
    1,
  ),
)

const reflexes = upgrade('2018-force-reflexes', freeAction({ do: (s, unit) => gain(s, unit, 'dodge') }))

const THROW = '2018-saber-throw'

function canThrow(s: LState, unit: Unit): boolean {
  const activation = activationOf(s, unit)
  const isFree = activation === null || mayStillAttack(s, activation, unit)
  return isFree && hasTargetWith(s, unit, THROW)
}

function throwSaber(s: LState, unit: Unit): void {
  wield(unit, { card: THROW, only: true })
  giveAttackAction(s, unit, { single: true })
}

/** One of its melee weapons, at range 1-2, in place of an attack action, be it that of Relentless (LG1-EXB-008). */
const saberThrow = upgrade(THROW, {
  ...freeAction({ can: canThrow, do: throwSaber }, 1),
  trigger: {
    'after a move': spending({
      of: 'unit',
      when: (s, effect, v) => {
        const unit = own(s, effect)
        return v.action && hasKeyword(s, unit, 'relentless') && canThrow(s, unit)
      },
      do: (s, effect) => throwSaber(s, own(s, effect)),
    }),
  },
})

const mindTrick = upgrade(
  '2018-jedi-mind-trick',
  freeChoice(
    choice<UnitId>('gains suppression', {
      from: (s, effect) => idsOf(troopersInForce(s, effect, 2)),
      do: (s, _, unit) => gain(s, unitOf(s, unit), 'suppression', 2),
    }),
  ),
)

const weiss = upgrade(
  '2018-general-weiss',
  freeAction({ do: (s, unit) => grantKeyword(s, unit, { id: 'arsenal', x: 2 }, 'activation') }),
)

const wedge = upgrade(
  '2018-wedge-antilles',
  freeAction({ do: (s, unit) => grantKeyword(s, unit, 'full-pivot', 'activation') }),
)

export const upgrades2018: readonly LCard[] = [
  presence,
  comlink,
  jammer,
  esteemed,
  meditation,
  choke,
  push,
  reflexes,
  saberThrow,
  mindTrick,
  weiss,
  wedge,
]
