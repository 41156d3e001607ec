import { cardWords, choose, type Effect } from '@sandtable/kernel'
import { commandCard } from '../catalogue.ts'
import { addCondition } from '../holdings.ts'
import type { Legion, LState, UnitId } from '../state.ts'
import { cardOfUnit, unitOf, unitsOfSide } from '../units.ts'
import { hasKeyword, keywordsOf } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { own } from './words.ts'

/** Keywords about who leads, and how well. */

const { choice, recall } = cardWords<Legion>()

const leader = choice<UnitId>('choose who leads in the field', {
  from: (s, { seat }) =>
    unitsOfSide(s, seat ?? '').flatMap((unit) => (hasKeyword(s, unit, 'field-commander') ? [unit.id] : [])),
  do: (s, _, unit) => addCondition(s, unitOf(s, unit), 'field commander'),
})

function hasCommander(s: LState, seat: string): boolean {
  return unitsOfSide(s, seat).some(({ rank }) => rank === 'commander')
}

/** An army without a commander has a commander token on one of these; what it does is read elsewhere (LG2-KW-070 to -073). */
const fieldCommander: LCard = {
  id: 'keyword:field-commander',
  rules: ['LG2-KW-069'],
  asks: [leader],
  trigger: {
    'set-up effects': {
      forced: true,
      limit: { times: 1, per: 'game', key: 'field-commander', each: 'seat' },
      when: (s, { seat }) => !hasCommander(s, seat ?? ''),
      do: (s, effect) => choose(s, effect, leader),
    },
  },
}

const moodId = 'keyword:my-mood-is-based-on-profit'

/** At least 1, also before there was a card. */
function pipsOf(effect: Effect): number {
  return Math.max(1, recall(effect, moodId).pips ?? 1)
}

/** Every X of its card is the number of pips of the last command card of its player, at least 1. */
const mood: LCard = {
  id: moodId,
  rules: ['LG2-KW-139', 'LG2-KW-140'],
  trigger: {
    'command cards revealed': {
      forced: true,
      when: (s, { seat }) => s.table.played[seat ?? ''] != null,
      do: (s, effect) => {
        recall(effect, moodId).pips = commandCard(s.table.played[effect.seat ?? ''] ?? '').pips
      },
    },
  },
  query: {
    courage: (value, s, effect, unit) =>
      unit === effect.on && cardOfUnit(own(s, effect)).courage === 'X' && value !== null
        ? value + pipsOf(effect)
        : value,
    'keyword x': (value, s, effect, { unit, keyword }) =>
      unit === effect.on && keywordsOf(own(s, effect), keyword).some(({ of }) => /\bX$/.test(of ?? ''))
        ? value + pipsOf(effect)
        : value,
  },
}

export const leading: readonly LCard[] = [fieldCommander, mood]
