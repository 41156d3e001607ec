import type { XCard } from '../../../vocabulary/card.ts'
import { titleFigures } from './figures.ts'
import { imperialTitles } from './imperial.ts'
import { rebelTitles } from './rebel.ts'
import { scumTitles } from './scum.ts'

export const titles: readonly XCard[] = [...titleFigures, ...rebelTitles, ...imperialTitles, ...scumTitles]
