import { cardWords, type Effect, enter, inPlay } from '@sandtable/kernel'
import type { Needs } from '../../data/types.ts'
import { addDice } from '../attack/tally.ts'
import { matches } from '../command/matches.ts'
import { type Deed, gains, mayCalm, oneOf } from '../commands/deeds.ts'
import { forget, isMarked, mark } from '../commands/marks.ts'
import type { Part } from '../commands/phrases.ts'
import { isAttackAction } from '../current.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { isAboard } from '../keywords/transport.ts'
import { chooseUnits, ids, sequel } from '../scoring/phrases.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import { allows } from '../vocabulary/allowing.ts'
import type { LCard } from '../vocabulary/card.ts'
import { force } from './words.ts'

/** Battle forces of the Separatists and of the underworld. */

const { recall } = cardWords<Legion>()

const loadedId = 'battle-force:experimental-droids/surges'

/** Surge tokens on the card of a commander, for droids to draw upon. */
const loaded: LCard = { id: loadedId, rules: ['LG2-FORCE-exd'] }

const chosenCommander = sequel<readonly UnitId[]>('the commander with the surges', (s, { seat }, units) => {
  for (const on of units)
    enter<Legion, typeof loadedId>(s, { card: loadedId, seat, on, vars: { left: 3 }, until: 'round' })
})

const commanders = (s: LState, { seat }: Effect): Unit[] =>
  unitsOfSide(s, seat ?? '').filter(({ rank }) => rank === 'commander')

const thinks: Needs = {
  keyword: 'ai',
  any: [{ rank: 'special' }, { rank: 'corps' }, { rank: 'support' }],
}

/** Is there a surge left for this unit? */
function source(s: LState, unit: Unit): Effect | undefined {
  return inPlay(s, { card: loadedId, seat: unit.seat }).find(
    (effect) => recall(effect, loadedId).left > 0 && isWithinRange(unit, unitOf(s, effect.on ?? ''), 3),
  )
}

const uses: Deed = oneOf({
  faster: mark('faster', 'activation'),
  aim: gains('aim'),
  dodge: gains('dodge'),
  'more dice': mark('stronger', 'activation'),
  'less suppression': mayCalm(2),
})

const draws: Part = {
  action: {
    cost: 0,
    can: (s, unit) => matches(s, unit, thinks) && source(s, unit) !== undefined,
    do: (s, unit, effect) => {
      const from = source(s, unit)
      if (from === undefined) return
      recall(from, loadedId).left--
      uses.do(s, unit, effect)
    },
  },
  asks: uses.asks ?? [],
}

/** What it drew is used up by the action that it was for. */
const usedUp: Part = {
  trigger: {
    'after a move': {
      forced: true,
      when: (s, effect, v) => v.action && isMarked(s, effect, unitOf(s, v.unit), 'faster'),
      do: (s, effect, v) => forget(s, effect, unitOf(s, v.unit), 'faster'),
    },
    'the pool is formed': {
      when: (s, effect, v) => isAttackAction(s) && isMarked(s, effect, unitOf(s, v.attacker), 'stronger'),
      do: (s, effect, v) => {
        forget(s, effect, unitOf(s, v.attacker), 'stronger')
        addDice(v, 'black', 1)
        addDice(v, 'white', 1)
      },
    },
    'after an attack': {
      forced: true,
      when: (s, effect, v) => v.action && isMarked(s, effect, unitOf(s, v.unit), 'stronger'),
      do: (s, effect, v) => forget(s, effect, unitOf(s, v.unit), 'stronger'),
    },
  },
}

export const darkSideForces: readonly LCard[] = [
  force(
    'experimental-droids',
    {
      asks: [chosenCommander],
      trigger: {
        'start of the activation phase': {
          forced: true,
          when: (s, effect) => commanders(s, effect).length > 0,
          do: (s, effect) =>
            chooseUnits(s, effect, chosenCommander, {
              seat: effect.seat ?? '',
              from: ids(commanders(s, effect)),
              most: 1,
            }),
        },
      },
      query: {
        speed: (value, s, effect, unit) =>
          isMarked(s, effect, unitOf(s, unit), 'faster') ? value + 1 : value,
      },
    },
    draws,
    usedUp,
  ),
  loaded,
  force('shadow-collective', {
    query: {
      'may order': allows(
        (s, effect, { by, unit }) => unitOf(s, unit).seat === effect.seat && isAboard(s, by, unit),
      ),
    },
  }),
]
