import { choose, type Effect, enter } from '@sandtable/kernel'
import { borrowing } from '../cards/borrowed.ts'
import { unitsSee } from '../geometry/sight.ts'
import { own } from '../keywords/words.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { greenTokens, hasTokens } from '../tokens.ts'
import { isOfType } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { choice, othersNear, readiesInTheEndPhase, recall, spending, upgrade } from './words.ts'

/** A pilot and clones beside the vehicle who spend each other's tokens in an attack. */

const id = 'veteran-clone-pilot'
const sharedId = 'upgrade:veteran-clone-pilot/shared'

type Fighting = { readonly attacker: UnitId; readonly defender: UnitId }

const hasAny = (unit: Unit): boolean => greenTokens.some((token) => hasTokens(unit, token))

/** Clones within range 1 and in sight, if they or the vehicle fight, and there is anything to share. */
function partners(s: LState, effect: Effect, { attacker, defender }: Fighting): UnitId[] {
  const vehicle = own(s, effect)
  const fights = ({ id: unit }: Unit) => unit === attacker || unit === defender
  return othersNear(s, effect, 1).flatMap((clones) =>
    isOfType(clones, 'clone trooper') &&
    unitsSee(s, vehicle, clones) &&
    ((fights(vehicle) && hasAny(clones)) || (fights(clones) && hasAny(vehicle)))
      ? [clones.id]
      : [],
  )
}

const partner = choice<UnitId, Fighting>('shares its tokens', {
  from: partners,
  do: (s, { seat, on }, unit) =>
    void enter<Legion, typeof sharedId>(s, {
      card: sharedId,
      seat,
      on,
      vars: { with: unit },
      until: 'attack',
    }),
})

const shared: LCard = {
  id: sharedId,
  rules: ['LG2-UPG-kl'],
  ...borrowing(
    sharedId,
    // One of the two fights, so that a friend whose tokens it may spend is the other.
    (_, __, by, ___, effect) => [effect.on, recall(effect, sharedId).with].includes(by.id),
    { range: 1, many: true },
  ),
}

const pilot = upgrade(id, {
  asks: [partner],
  trigger: {
    'the pool is formed': spending<Pool>({
      when: (s, effect, v) => partners(s, effect, v).length > 0,
      do: (s, effect, { attacker, defender }) => choose(s, effect, partner, { attacker, defender }),
    }),
    ...readiesInTheEndPhase(id),
  },
})

export const veteranClonePilot: readonly LCard[] = [pilot, shared]
