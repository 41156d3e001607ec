import { asking, cardWords, choose } from '@sandtable/kernel'
import type { Legion, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { isVehicle, unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { friendsWithin, own } from './words.ts'

const { choice } = cardWords<Legion>()

const token = choice<'aim' | 'dodge', { readonly vehicle: UnitId }>('both gain a token', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, picked, { vehicle }) => {
    for (const unit of [own(s, effect), unitOf(s, vehicle)]) gain(s, unit, picked)
  },
})

const vehicle = choice<UnitId>('choose a vehicle', {
  from: (s, effect) =>
    friendsWithin(s, effect, 2).flatMap((unit) => (isVehicle(unit) && unit.deployed ? [unit.id] : [])),
  do: (s, effect, unit) => choose(s, effect, token, { vehicle: unit }),
})

/** Infantry and a vehicle near it are ready for each other when the activation phase begins. */
export const mechanizedInfantry: LCard = {
  id: 'keyword:mechanized-infantry',
  rules: ['LG2-NKW-010'],
  asks: [vehicle, token],
  trigger: {
    'start of the activation phase': asking(vehicle),
  },
}
