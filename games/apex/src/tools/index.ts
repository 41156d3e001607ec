import type { TableTools } from '@sandtable/kernel'
import type { Apex } from '../state.ts'
import { account } from './account.ts'
import { amendments } from './amendments.ts'
import { cardsIn } from './cards-in.ts'
import { foreshow } from './foreshow.ts'
import { measure } from './measure.ts'
import { motions } from './motions.ts'
import { verdicts } from './verdicts.ts'

/** What people at a table get beside the scene, made of what a seat sees and of nothing else. */
export const tools: TableTools<Apex> = {
  motions,
  foreshow,
  measure,
  amendments,
  diceIn: cardsIn,
  verdicts,
  account,
}
