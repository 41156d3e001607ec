import { call, of } from '@sandtable/kernel'
import { doneAs } from '../actions/offered.ts'
import { hasMovedEnough, mayBeGivenMove, mayMove } from '../moves/may-move.ts'
import { hasKeyword, keywordX, speedOf } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { costOfKeyword, own } from './words.ts'

/** Keywords of moves that are actions of their own; the others are read where moves are judged. */

const cost = costOfKeyword('jump')

/** In place of a move action: terrain up to height X does not matter (LG2-KW-224 to -228). */
const jump: LCard = {
  id: 'keyword:jump',
  rules: ['LG2-KW-224', 'LG2-KW-225'],
  query: {
    // As often as it could move; a free one once, as any (LG2-ACT-012).
    'times per activation': of('unit', (times, s, effect, { action }) =>
      action === doneAs({ card: effect.card, effect: effect.id }) && cost(s, own(s, effect)) > 0
        ? Number.MAX_SAFE_INTEGER
        : times,
    ),
  },
  action: {
    cost,
    moves: true,
    can: (s, unit) => {
      if (hasKeyword(s, unit, 'weighed-down') && unit.holds.length > 0) return 'LG2-KW-034'
      return hasMovedEnough(s, unit) ?? (unit.deployed ? mayMove(s, unit) : mayBeGivenMove(s, unit))
    },
    do: (s, unit) => call(s, 'move', moveBy(unit.id, speedOf(s, unit), { jump: keywordX(s, unit, 'jump') })),
  },
}

export const moving: readonly LCard[] = [jump]
