import type { LCard } from '../vocabulary/card.ts'
import { battleCards2018 } from './2018.ts'
import { advantageCards } from './advantages.ts'
import { bombardmentCards } from './bombardment.ts'
import { bunkerCards } from './bunkers.ts'
import { carriedCards } from './carried.ts'
import { commandAdvantages } from './command-advantages.ts'
import { intelCards } from './intel.ts'
import { lossCards } from './losses.ts'
import { objectiveCards } from './objectives.ts'

/** What the battle cards do, by what they have in common. */
export const battleCardRules: readonly LCard[] = [
  ...objectiveCards,
  ...bunkerCards,
  ...intelCards,
  ...carriedCards,
  ...lossCards,
  ...advantageCards,
  ...commandAdvantages,
  ...bombardmentCards,
  ...battleCards2018,
]
