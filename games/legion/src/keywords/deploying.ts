import { call, cardWords, type Effect } from '@sandtable/kernel'
import { giveMove } from '../actions/given.ts'
import { mayBeGivenMove } from '../moves/may-move.ts'
import { chooseUnits } from '../scoring/phrases.ts'
import type { Legion, LState, UnitId } from '../state.ts'
import { isTrooper, shareFactionOrAffiliation, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword, keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { grantKeyword } from './granted.ts'
import { own } from './words.ts'

/** Keywords of how units come onto the battlefield. Prepared Position is a step of the set-up. */

const { sequel } = cardWords<Legion>()

/** In place of entering by a move it may be placed at the start of its activation. */
const infiltrate: LCard = {
  id: 'keyword:infiltrate',
  rules: ['LG2-KW-115', 'LG2-KW-116'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => !own(s, effect).deployed,
      do: (s, effect) => call(s, 'place a unit', { unit: own(s, effect).id, rule: 'LG2-KW-115' }),
    },
  },
}

/** A free move action onto the battlefield, as fast as the number says, up to 3 (LG2-KW-030, -031). */
const scout: LCard = {
  id: 'keyword:scout',
  rules: ['LG2-KW-029', 'LG2-KW-030', 'LG2-KW-031'],
  trigger: {
    'start of perform actions': {
      of: 'unit',
      when: (s, effect) => !own(s, effect).deployed,
      do: (s, effect, v) => {
        // A free move action counts among the others.
        v.done = [...v.done, 'move']
        const speed = Math.min(3, keywordX(s, own(s, effect), 'scout'))
        call(s, 'move', moveBy(v.unit, speed, { ignoresDifficult: true }))
      },
    },
  },
}

/** Friendly troopers of its faction or affiliation that do not scout by themselves. */
function recruits(s: LState, effect: Effect): UnitId[] {
  const unit = own(s, effect)
  return unitsOfSide(s, unit.seat).flatMap((one) =>
    isTrooper(one) && shareFactionOrAffiliation(unit, one) && !hasKeyword(s, one, 'scout') ? [one.id] : [],
  )
}

const party = sequel<readonly UnitId[]>('scouting party', (s, effect, units) => {
  const x = keywordX(s, own(s, effect), 'scout')
  for (const unit of units) grantKeyword(s, unitOf(s, unit), { id: 'scout', x })
})

/** They scout as far as the unit itself. */
const scoutingParty: LCard = {
  id: 'keyword:scouting-party',
  rules: ['LG2-KW-229', 'LG2-KW-230'],
  asks: [party],
  trigger: {
    'set-up effects': {
      forced: true,
      when: (s, effect) => recruits(s, effect).length > 0,
      do: (s, effect) =>
        chooseUnits(s, effect, party, {
          seat: own(s, effect).seat,
          from: recruits(s, effect),
          least: 0,
          most: keywordX(s, own(s, effect), 'scouting-party'),
        }),
    },
  },
}

/** A move at speed 1 when the first round ends; it may stay where it is. */
const reinforcements: LCard = {
  id: 'keyword:reinforcements',
  rules: ['LG2-KW-270'],
  trigger: {
    'start of the end phase': {
      forced: true,
      when: (s, effect) => s.table.round === 1 && mayBeGivenMove(s, own(s, effect)),
      do: (s, effect) => giveMove(s, own(s, effect), 1),
    },
  },
}

export const deploying: readonly LCard[] = [infiltrate, scout, scoutingParty, reinforcements]
