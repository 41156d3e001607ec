import type { TableTools } from '@sandtable/kernel'
import type { Legion } from '../state.ts'
import { account } from './account.ts'
import { amendments } from './amendments.ts'
import { diceIn } from './dice-in.ts'
import { measure } from './measure.ts'
import { motions } from './motions.ts'
import { steer } from './steer.ts'
import { unsaid } from './unsaid.ts'
import { verdicts } from './verdicts.ts'

/** What people at a table get beside the scene. */
export const tools: TableTools<Legion> = {
  motions,
  measure,
  diceIn,
  verdicts,
  unsaid,
  steer,
  amendments,
  account,
}
