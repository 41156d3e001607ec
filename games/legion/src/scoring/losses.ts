import { choose, type Effect, type Seat, underWay } from '@sandtable/kernel'
import { addCondition, scorePoints } from '../holdings.ts'
import { blueFirst, type LState, otherSeat, type Unit } from '../state.ts'
import { findUnitOf, isOnBattlefield, unitOf, unitsOfSide } from '../units.ts'
import { canBeSuppressed, courageOf, isPanicked } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import {
  battle,
  choice,
  chooseUnits,
  hasMarked,
  ids,
  isOpen,
  markFor,
  scoring,
  sequel,
  territoryOfLeader,
  unitsNamed,
  withTwin,
} from './phrases.ts'

/** Secondary objectives about what is done to enemy units. */

/** As many suppression tokens as its courage, or more (LG2-SAMP-008). */
function isShaken(s: LState, unit: Unit): boolean {
  const courage = courageOf(s, unit)
  return courage !== null && unit.tokens.suppression >= courage
}

const shaken = (s: LState, seat: Seat) => unitsOfSide(s, seat).filter((unit) => isShaken(s, unit)).length

const heelLines: Readonly<Record<string, (s: LState, enemies: readonly Unit[]) => boolean>> = {
  panicked: (s, enemies) => enemies.some((unit) => isPanicked(s, unit)),
  all: (s, enemies) =>
    enemies.filter((unit) => canBeSuppressed(s, unit)).every((unit) => unit.tokens.suppression > 0),
}

/** The boxes that a player could mark now. */
function heelOpen(s: LState, seat: Seat, card: string): string[] {
  if (hasMarked(s, seat, card)) return []
  const enemies = unitsOfSide(s, otherSeat(seat))
  return Object.keys(heelLines).filter(
    (line) => isOpen(s, seat, `${card}/${line}`) && heelLines[line]?.(s, enemies),
  )
}

const cardOf = (effect: Effect) => effect.card.slice('battle:'.length)

const heelLine = choice<string, { readonly seat: Seat }>('mark a box', {
  from: (s, effect, { seat }) => heelOpen(s, seat, cardOf(effect)),
  by: (_, __, { seat }) => seat,
  // Each round has room for one: it may wait for the other, which may not come again.
  may: (s, effect, { seat }) => heelOpen(s, seat, cardOf(effect)).length === 1,
  do: (s, effect, line, { seat }) => markFor(s, seat, cardOf(effect), line, 2),
})

const isOnlyBox = (s: LState, seat: Seat, card: string) =>
  Object.keys(heelLines).filter((line) => isOpen(s, seat, `${card}/${line}`)).length === 1

const heel = withTwin('bring-them-to-heel', 'LG2-BAT-Aa', 'LG2-BAT-Aq', (id) => ({
  asks: [heelLine],
  trigger: {
    ...scoring(id, (s, seat) => (shaken(s, otherSeat(seat)) > shaken(s, seat) ? 1 : 0)),
    'suppression gained': {
      forced: true,
      when: (s, _, v) => heelOpen(s, otherSeat(unitOf(s, v.unit).seat), id).length > 0,
      do: (s, effect, v) => {
        const seat = otherSeat(unitOf(s, v.unit).seat)
        const [line] = heelOpen(s, seat, id)
        // Nobody leaves the last two points where they are.
        if (line !== undefined && isOnlyBox(s, seat, id)) markFor(s, seat, id, line, 2)
        else choose(s, effect, heelLine, { seat })
      },
    },
  },
}))

interface Marking {
  readonly seat: Seat
  /** Own units first, then those of the enemy. */
  readonly of: 'own' | 'enemy'
}

const marking = sequel<readonly string[], Marking>('marked targets', (s, effect, units, { seat, of }) => {
  for (const unit of unitsNamed(s, units)) addCondition(s, unit, 'marked target')
  if (of === 'own') markSome(s, effect, { seat, of: 'enemy' })
  else if (seat === s.table.blue) markSome(s, effect, { seat: otherSeat(seat), of: 'own' })
})

function markSome(s: LState, effect: Effect, memory: Marking): void {
  const side = memory.of === 'own' ? memory.seat : otherSeat(memory.seat)
  const from = unitsOfSide(s, side).filter((unit) => !unit.conditions.includes('marked target'))
  chooseUnits(s, effect, marking, { seat: memory.seat, from: ids(from), most: 2, memory })
}

const marked = battle('marked-targets', 'LG2-BAT-Ac', {
  asks: [marking],
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, effect) => markSome(s, effect, { seat: blueFirst(s)[0] as Seat, of: 'own' }),
    },
    'a unit is defeated': {
      forced: true,
      when: (s, _, v) => unitOf(s, v.unit).conditions.includes('marked target'),
      do: (s, _, v) => scorePoints(s, otherSeat(unitOf(s, v.unit).seat), 1, 'marked-targets'),
    },
  },
})

/** The unit whose attack pool is resolved now, if it still stands. */
function attackerNow(s: LState): Unit | undefined {
  const attacker = findUnitOf(s, underWay(s, 'attack pool')?.attacker)
  return attacker !== undefined && isOnBattlefield(attacker) ? attacker : undefined
}

const sweepPoints = (line: string) => (line === 'enemy' ? 2 : 1)

/** The boxes that the attacker's side could mark now. */
function sweepOpen(s: LState): string[] {
  const attacker = attackerNow(s)
  if (attacker === undefined || hasMarked(s, attacker.seat, 'sweep-and-clear')) return []
  return ['any', territoryOfLeader(s, attacker)].filter((line) =>
    isOpen(s, attacker.seat, `sweep-and-clear/${line}`),
  )
}

const sweepLine = choice<string, { readonly seat: Seat }>('mark a box', {
  from: sweepOpen,
  by: (_, __, { seat }) => seat,
  may: () => true,
  do: (s, _, line, { seat }) => markFor(s, seat, 'sweep-and-clear', line, sweepPoints(line)),
})

const sweep = battle('sweep-and-clear', 'LG2-BAT-Af', {
  asks: [sweepLine],
  trigger: {
    'a unit is defeated': {
      forced: true,
      when: (s) => sweepOpen(s).length > 0,
      do: (s, effect, v) => choose(s, effect, sweepLine, { seat: otherSeat(unitOf(s, v.unit).seat) }),
    },
  },
})

export const lossCards: readonly LCard[] = [...heel, marked, sweep]
