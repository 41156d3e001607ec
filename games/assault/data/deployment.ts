import { imperialFigures } from './figures-imperial.ts'
import { mercenaryFigures } from './figures-mercenary.ts'
import { rebelFigures } from './figures-rebel.ts'
import type { FigureCard } from './types.ts'

/** The deployment cards of all figures. */
export const figureCards: readonly FigureCard[] = [...rebelFigures, ...imperialFigures, ...mercenaryFigures]
