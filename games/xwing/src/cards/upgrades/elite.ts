import type { XCard } from '../card.ts'
import { eliteInAttack } from './elite-attack.ts'
import { eliteInFlight } from './elite-flight.ts'
import { eliteElsewhere } from './elite-setup.ts'
import { eliteInSquad } from './elite-squad.ts'

export const elite: readonly XCard[] = [
  ...eliteInAttack,
  ...eliteInFlight,
  ...eliteInSquad,
  ...eliteElsewhere,
]
