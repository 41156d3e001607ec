import type { MapPlan } from '../terrain/types.ts'
import { crossroads } from './crossroads.ts'
import { outpost } from './outpost.ts'

/** All battlefields. */
export const mapPlans: readonly MapPlan[] = [crossroads, outpost]
