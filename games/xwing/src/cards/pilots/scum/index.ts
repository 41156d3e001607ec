import type { XCard } from '../../../vocabulary/card.ts'
import { aggressor } from './aggressor.ts'
import { firespray31 } from './firespray-31.ts'
import { g1aStarfighter } from './g-1a-starfighter.ts'
import { hwk290 } from './hwk-290.ts'
import { jumpmaster5000 } from './jumpmaster-5000.ts'
import { kihraxzFighter } from './kihraxz-fighter.ts'
import { lancerClassPursuitCraft } from './lancer-class-pursuit-craft.ts'
import { m3AInterceptor } from './m3-a-interceptor.ts'
import { m12LKimogilaFighter } from './m12-l-kimogila-fighter.ts'
import { protectorateStarfighter } from './protectorate-starfighter.ts'
import { quadjumper } from './quadjumper.ts'
import { scurrgH6Bomber } from './scurrg-h-6-bomber.ts'
import { starviper } from './starviper.ts'
import { yWing } from './y-wing.ts'
import { yv666 } from './yv-666.ts'
import { z95Headhunter } from './z-95-headhunter.ts'

export const scumPilots: readonly XCard[] = [
  ...aggressor,
  ...firespray31,
  ...g1aStarfighter,
  ...hwk290,
  ...jumpmaster5000,
  ...kihraxzFighter,
  ...lancerClassPursuitCraft,
  ...m12LKimogilaFighter,
  ...m3AInterceptor,
  ...protectorateStarfighter,
  ...quadjumper,
  ...scurrgH6Bomber,
  ...starviper,
  ...yWing,
  ...yv666,
  ...z95Headhunter,
]
