import type { TableTools } from '@sandtable/kernel'
import { diceIn } from '../scene/dice.ts'
import { amendments } from './amendments.ts'
import { foreshow } from './foreshow.ts'
import { measure } from './measure.ts'
import { motions } from './motions.ts'

/** What people at a table get beside the scene, made of what a seat sees and of nothing else. */
export const tools: TableTools = { motions, foreshow, measure, amendments, diceIn }
