import type { XCard } from '../../vocabulary/card.ts'
import { imperialPilots } from './imperial/index.ts'
import { rebelPilots } from './rebel/index.ts'
import { scumPilots } from './scum/index.ts'

export const pilots: readonly XCard[] = [...rebelPilots, ...imperialPilots, ...scumPilots]
