import { accountsTellNothing } from './account-checks.ts'
import { oddsAndToolsTellNothing, sharedScreensTellNothing } from './both-worlds.ts'
import type { Check } from './checks.ts'
import { builderKeepsForces, lessonsCanBegin, offeredForcesPlay } from './lobby-checks.ts'
import { oddsAreChances } from './odds-checks.ts'
import { everythingReadsWell, sceneAnswersAreLegal, sceneIsWhatIsSeen } from './scene-checks.ts'
import { sheetsAreWhole } from './sheet-checks.ts'
import { steeringIsTrue } from './steer-checks.ts'
import { amendmentsAreMade, motionsArrive, toolsGivePlainThings } from './tool-checks.ts'
import { cardsHaveNames, endsAreTold, newsAreSentences, stepsHaveNames } from './word-checks.ts'

/** The contract's part for the table: what people see, read and choose. What a game does not have is not asked for. */
export const contractAtTheTable = {
  'a scene is what is seen': sceneIsWhatIsSeen,
  'every answer in a scene is legal': sceneAnswersAreLegal,
  'everything reads well': everythingReadsWell,
  'every step and moment has a name': stepsHaveNames,
  'every card has a name': cardsHaveNames,
  'whatever is told is a sentence': newsAreSentences,
  'why a game ends is told': endsAreTold,
  'tools give plain things': toolsGivePlainThings,
  'motions arrive': motionsArrive,
  'what is led there may go there': steeringIsTrue,
  'what may be agreed on is made': amendmentsAreMade,
  'offered forces and boards can be played': offeredForcesPlay,
  'lessons can begin': lessonsCanBegin,
  'the builder keeps forces': builderKeepsForces,
  'the sheets of cards are whole': sheetsAreWhole,
  'odds are chances': oddsAreChances,
  'odds and tools tell no secret': oddsAndToolsTellNothing,
  'accounts tell no secret': accountsTellNothing,
  'shared screens tell no secret': sharedScreensTellNothing,
} as const satisfies Record<string, Check>
