import { deployInTurn } from './deploy.ts'
import { missionRules, missionSetUp } from './mission.ts'
import * as choices from './mission-choices.ts'
import * as placing from './mission-placing.ts'
import { moveTokens, swapTokens, walkToNearest } from './mission-tokens.ts'

/** Everything that missions do and ask, beyond the rulebook. */
export const missionProcedures = [
  missionRules,
  missionSetUp,
  moveTokens,
  swapTokens,
  walkToNearest,
  deployInTurn,
  ...Object.values(choices),
  ...Object.values(placing),
]
