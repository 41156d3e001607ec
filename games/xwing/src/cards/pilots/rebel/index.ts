import type { XCard } from '../../../vocabulary/card.ts'
import { aWing } from './a-wing.ts'
import { arc170 } from './arc-170.ts'
import { attackShuttle } from './attack-shuttle.ts'
import { auzituckGunship } from './auzituck-gunship.ts'
import { bSf17Bomber } from './b-sf-17-bomber.ts'
import { bWing } from './b-wing.ts'
import { eWing } from './e-wing.ts'
import { hwk290 } from './hwk-290.ts'
import { kWing } from './k-wing.ts'
import { scurrgH6Bomber } from './scurrg-h-6-bomber.ts'
import { sheathipedeClassShuttle } from './sheathipede-class-shuttle.ts'
import { t70XWing } from './t-70-x-wing.ts'
import { tieFighter } from './tie-fighter.ts'
import { uWing } from './u-wing.ts'
import { vcx100 } from './vcx-100.ts'
import { xWing } from './x-wing.ts'
import { yWing } from './y-wing.ts'
import { yt1300 } from './yt-1300.ts'
import { yt2400 } from './yt-2400.ts'
import { z95Headhunter } from './z-95-headhunter.ts'

export const rebelPilots: readonly XCard[] = [
  ...aWing,
  ...arc170,
  ...attackShuttle,
  ...auzituckGunship,
  ...bSf17Bomber,
  ...bWing,
  ...eWing,
  ...hwk290,
  ...kWing,
  ...scurrgH6Bomber,
  ...sheathipedeClassShuttle,
  ...t70XWing,
  ...tieFighter,
  ...uWing,
  ...vcx100,
  ...xWing,
  ...yWing,
  ...yt1300,
  ...yt2400,
  ...z95Headhunter,
]
