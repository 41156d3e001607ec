import { call, enter, underWay } from '@sandtable/kernel'
import { activationOf } from '../current.ts'
import { own } from '../keywords/words.ts'
import { freely } from '../vocabulary/activations.ts'
import type { LCard } from '../vocabulary/card.ts'
import { lasting, upgrade } from './words.ts'

/** Squad leaders. */

/** The attack action under way has defeated somebody. */
const driven = lasting('clone-captain-rex', 'free action', {
  trigger: {
    'after an attack': {
      of: 'unit',
      when: (_, __, v) => v.action,
      do: (s, effect) => call(s, 'free action', freely(own(s, effect).id, 'no attack')),
    },
  },
})

const rex = upgrade('clone-captain-rex', {
  trigger: {
    'a unit is defeated': {
      forced: true,
      limit: { times: 1, per: 'attack' },
      when: (s, effect) =>
        underWay(s, 'attack')?.unit === effect.on && activationOf(s, own(s, effect)) !== null,
      do: (s, { seat, on }) => void enter(s, { card: driven.id, seat, on, until: 'attack' }),
    },
  },
})

export const squadLeader: readonly LCard[] = [rex, driven]
