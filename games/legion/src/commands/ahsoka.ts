import { call } from '@sandtable/kernel'
import { isEngaged } from '../geometry/melee.ts'
import { mayBeMoved, mayMove } from '../moves/may-move.ts'
import { unitOf } from '../units.ts'
import { speedOf, withdrawalSpeed } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { moveBy } from '../vocabulary/moves.ts'
import { afterPool } from './attacks.ts'
import { type Deed, gains, has, loses, moveAction } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
import { at, command, freeAction, named, resolve, round, theirs } from './phrases.ts'
import { onVictory } from './victories.ts'

/** Command cards of Ahsoka Tano, Padawan Commander. */

const ahsoka = named('Ahsoka Tano')

/** A free move action of whoever she let go, out of the melee as well. */
const letGo: Deed = {
  can: (s, unit) => mayMove(s, unit) || mayBeMoved(s, unit),
  do: (s, unit) => {
    const withdraws = isEngaged(s, unit)
    call(s, 'move', moveBy(unit.id, withdraws ? withdrawalSpeed(s, unit) : speedOf(s, unit), { withdraws }))
  },
}

export const ahsokaCommands: readonly LCard[] = [
  command(
    'you-are-beaten',
    round(ahsoka, 'charge'),
    freeAction(ahsoka, {
      can: (s, unit, effect) =>
        isMarked(s, effect, unit, 'victorious') && moveAction.can?.(s, unit, effect) !== false,
      do: moveAction.do,
    }),
    {
      query: {
        'times per activation': (value, s, effect, { unit, action }) =>
          action === 'attack' && isMarked(s, effect, unitOf(s, unit), 'victorious')
            ? Math.max(2, value)
            : value,
      },
    },
    onVictory(ahsoka, mark('victorious', 'round')),
    afterPool(ahsoka, mark('beaten', 'attack'), { kind: 'melee', to: 'defender' }),
    at('after an attack', ahsoka, {
      do: (s, _, effect) => {
        for (const enemy of theirs(s, effect))
          if (isMarked(s, effect, enemy, 'beaten') && letGo.can?.(s, enemy, effect) !== false)
            letGo.do(s, enemy, effect)
      },
    }),
  ),
  command(
    'revenge-is-not-the-jedi-way',
    resolve(ahsoka, gains('dodge', 3), loses('shien-mastery'), has('jarkai-mastery')),
  ),
]
