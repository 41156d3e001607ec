import { grantedKeyword } from '../keywords/granted.ts'
import { keywordCards } from '../keywords/index.ts'
import { battleCardRules } from '../scoring/index.ts'
import type { LCard } from '../vocabulary/card.ts'
import { aimToken, surgeToken } from './tokens.ts'

/** In play from the start, for everybody. */
export const rulesInPlay: readonly LCard[] = [aimToken, surgeToken]

/** The upgrades whose effects are built, by their ids. */
export const upgradeEffects: readonly string[] = []

export const cards: readonly LCard[] = [...rulesInPlay, ...keywordCards, grantedKeyword, ...battleCardRules]
