import type { Card } from '@sandtable/kernel'
import { keywordCards } from '../keywords/index.ts'
import { objectiveCards } from '../scoring/objectives.ts'
import type { Legion } from '../state.ts'
import { aimToken, surgeToken } from './tokens.ts'

/** In play from the start, for everybody. */
export const rulesInPlay: readonly Card<Legion>[] = [aimToken, surgeToken]

/** The upgrades whose effects are built, by their ids. */
export const upgradeEffects: readonly string[] = []

export const cards: readonly Card<Legion>[] = [...rulesInPlay, ...keywordCards, ...objectiveCards]
