import type { XCard } from '../card.ts'
import { corePilots } from './core.ts'

export const pilots: readonly XCard[] = [...corePilots]
