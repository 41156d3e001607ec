import type { TableTools } from '@sandtable/kernel'
import type { XWing } from '../state.ts'
import { account } from './account.ts'
import { amendments } from './amendments.ts'
import { diceIn } from './dice-in.ts'
import { foreshow } from './foreshow.ts'
import { measure } from './measure.ts'
import { motions } from './motions.ts'
import { verdicts } from './verdicts.ts'

/** What people at a table get beside the scene. */
export const tools: TableTools<XWing> = { motions, foreshow, measure, amendments, diceIn, verdicts, account }
