import type { MapPlan } from '../terrain/types.ts'
import { crossroads } from './crossroads.ts'
import { dryGorge } from './dry-gorge.ts'
import { freightHarbour } from './freight-harbour.ts'
import { homesteads } from './homesteads.ts'
import { marketTown } from './market-town.ts'
import { oldForest } from './old-forest.ts'
import { outpost } from './outpost.ts'
import { powerStation } from './power-station.ts'
import { riverBend } from './river-bend.ts'
import { riverFord } from './river-ford.ts'
import { shelledQuarter } from './shelled-quarter.ts'
import { supplyYard } from './supply-yard.ts'
import { widePlain } from './wide-plain.ts'

/** All battlefields: those of 12 × 6 squares, then those of 6 × 6 for small games, and that of 12 × 8 for grand armies of 2018. */
export const mapPlans: readonly MapPlan[] = [
  crossroads,
  marketTown,
  oldForest,
  dryGorge,
  shelledQuarter,
  freightHarbour,
  riverFord,
  homesteads,
  powerStation,
  outpost,
  riverBend,
  supplyYard,
  widePlain,
]
