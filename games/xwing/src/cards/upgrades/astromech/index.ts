import type { XCard } from '../../../vocabulary/card.ts'
import { astromechInAttack } from './attack.ts'
import { astromechsInFlight } from './flight.ts'

export const astromech: readonly XCard[] = [...astromechInAttack, ...astromechsInFlight]
