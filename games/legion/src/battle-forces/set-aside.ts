import { call, choose, type Effect, enter, leave } from '@sandtable/kernel'
import type { Part } from '../commands/phrases.ts'
import { own } from '../keywords/words.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, UnitId } from '../state.ts'
import { unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'

/** A unit that is set aside, and comes down away from all enemies the first time that it would activate. */

const id = 'battle-force:tempest-force/aside'

function special(s: LState, { seat }: Effect): UnitId[] {
  return unitsOfSide(s, seat ?? '').flatMap(({ id: unit, rank, holds, deployed }) =>
    (rank === 'special' || rank === 'support') && holds.length === 0 && !deployed ? [unit] : [],
  )
}

const aside = choice<UnitId>('who is set aside', {
  from: special,
  may: () => true,
  do: (s, { seat }, on) => void enter(s, { card: id, seat, on }),
})

export const setsAside: Part = {
  asks: [aside],
  trigger: {
    'set-up effects': {
      forced: true,
      when: (s, effect) => special(s, effect).length > 0,
      do: (s, effect) => choose(s, effect, aside),
    },
  },
}

/** It counts as activated then. */
export const setAside: LCard = {
  id,
  rules: ['LG2-FORCE-tf'],
  trigger: {
    'start of an activation': {
      of: 'unit',
      forced: true,
      do: (s, effect, v) => {
        v.over = true
        if (!own(s, effect).deployed)
          call(s, 'place a unit', { unit: v.unit, rule: 'LG2-FORCE-tf', where: 'away from enemies' })
        leave(s, effect.id)
      },
    },
  },
}
