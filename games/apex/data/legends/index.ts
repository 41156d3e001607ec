import type { LegendData, LegendId } from '../types.ts'
import { bangalore } from './bangalore.ts'
import { bloodhound } from './bloodhound.ts'
import { gibraltar } from './gibraltar.ts'
import { lifeline } from './lifeline.ts'
import { pathfinder } from './pathfinder.ts'
import { wraith } from './wraith.ts'

export const legendsData: Readonly<Record<LegendId, LegendData>> = {
  gibraltar,
  bangalore,
  wraith,
  bloodhound,
  lifeline,
  pathfinder,
}

export const legendIds: readonly LegendId[] = [
  'gibraltar',
  'bangalore',
  'wraith',
  'bloodhound',
  'lifeline',
  'pathfinder',
]
