import type { XCard } from '../../../vocabulary/card.ts'
import { alphaClassStarWing } from './alpha-class-star-wing.ts'
import { firespray31 } from './firespray-31.ts'
import { lambdaClassShuttle } from './lambda-class-shuttle.ts'
import { tieAdvPrototype } from './tie-adv-prototype.ts'
import { tieAdvanced } from './tie-advanced.ts'
import { tieAggressor } from './tie-aggressor.ts'
import { tieBomber } from './tie-bomber.ts'
import { tieDefender } from './tie-defender.ts'
import { tieFighter } from './tie-fighter.ts'
import { tieFoFighter } from './tie-fo-fighter.ts'
import { tieInterceptor } from './tie-interceptor.ts'
import { tiePhantom } from './tie-phantom.ts'
import { tiePunisher } from './tie-punisher.ts'
import { tieReaper } from './tie-reaper.ts'
import { tieSfFighter } from './tie-sf-fighter.ts'
import { tieSilencer } from './tie-silencer.ts'
import { tieStriker } from './tie-striker.ts'
import { upsilonClassShuttle } from './upsilon-class-shuttle.ts'
import { vt49Decimator } from './vt-49-decimator.ts'

export const imperialPilots: readonly XCard[] = [
  ...alphaClassStarWing,
  ...firespray31,
  ...lambdaClassShuttle,
  ...tieAdvPrototype,
  ...tieAdvanced,
  ...tieAggressor,
  ...tieBomber,
  ...tieDefender,
  ...tieFighter,
  ...tieFoFighter,
  ...tieInterceptor,
  ...tiePhantom,
  ...tiePunisher,
  ...tieReaper,
  ...tieSfFighter,
  ...tieSilencer,
  ...tieStriker,
  ...upsilonClassShuttle,
  ...vt49Decimator,
]
