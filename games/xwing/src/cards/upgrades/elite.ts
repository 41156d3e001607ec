import type { XCard } from '../../vocabulary/card.ts'
import { eliteInAttack } from './elite-attack.ts'
import { eliteInFlight } from './elite-flight.ts'
import { eliteOnResults } from './elite-results.ts'
import { eliteElsewhere } from './elite-setup.ts'
import { eliteInSquad } from './elite-squad.ts'

export const elite: readonly XCard[] = [
  ...eliteInAttack,
  ...eliteOnResults,
  ...eliteInFlight,
  ...eliteInSquad,
  ...eliteElsewhere,
]
