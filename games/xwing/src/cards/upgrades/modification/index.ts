import type { XCard } from '../../../vocabulary/card.ts'
import { modificationsInAttack } from './attack.ts'
import { defensiveModifications } from './defense.ts'
import { modificationsForActions, modificationsForManeuvers } from './flight.ts'

export const modifications: readonly XCard[] = [
  ...modificationsInAttack,
  ...defensiveModifications,
  ...modificationsForActions,
  ...modificationsForManeuvers,
]
