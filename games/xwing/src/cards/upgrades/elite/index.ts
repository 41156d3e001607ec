import type { XCard } from '../../../vocabulary/card.ts'
import { eliteInAttack } from './attack.ts'
import { eliteInFlight } from './flight.ts'
import { eliteOnResults } from './results.ts'
import { eliteElsewhere } from './set-up.ts'
import { eliteInSquad } from './squadron.ts'

export const elite: readonly XCard[] = [
  ...eliteInAttack,
  ...eliteOnResults,
  ...eliteInFlight,
  ...eliteInSquad,
  ...eliteElsewhere,
]
