import { call } from '@sandtable/kernel'
import { mayMove } from '../moves/may-move.ts'
import { hasKeyword, keywordX, speedOf } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'

/** Keywords of moves that are actions of their own; the others are read where moves are judged. */

/** In place of a move action: terrain up to height X does not matter (LG2-KW-224 to -228). */
const jump: LCard = {
  id: 'keyword:jump',
  rules: ['LG2-KW-224', 'LG2-KW-225'],
  action: {
    cost: 1,
    can: (s, unit) =>
      mayMove(s, unit) &&
      // LG2-KW-034.
      !(hasKeyword(s, unit, 'weighed-down') && unit.holds.length > 0),
    do: (s, unit) => call(s, 'move', moveBy(unit.id, speedOf(s, unit), { jump: keywordX(s, unit, 'jump') })),
  },
}

export const moving: readonly LCard[] = [jump]
