import type { XCard } from '../../../vocabulary/card.ts'
import { cargo } from './cargo.ts'
import { illicitDevices } from './devices.ts'
import { insteadOfAttacks } from './instead-of-attacks.ts'

export const illicit: readonly XCard[] = [...illicitDevices, ...insteadOfAttacks, ...cargo]
