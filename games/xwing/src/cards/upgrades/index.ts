import type { XCard } from '../../vocabulary/card.ts'
import { astromech } from './astromech/index.ts'
import { bombs } from './bomb.ts'
import { cannons } from './cannon.ts'
import { crew } from './crew/index.ts'
import { elite } from './elite/index.ts'
import { illicit } from './illicit/index.ts'
import { missiles } from './missile.ts'
import { modifications } from './modification/index.ts'
import { salvagedAstromech } from './salvaged-astromech.ts'
import { system } from './system.ts'
import { tech } from './tech.ts'
import { titles } from './title/index.ts'
import { torpedoes } from './torpedo.ts'
import { turrets } from './turret.ts'

export const upgrades: readonly XCard[] = [
  ...crew,
  ...titles,
  ...modifications,
  ...elite,
  ...astromech,
  ...salvagedAstromech,
  ...system,
  ...tech,
  ...illicit,
  ...turrets,
  ...torpedoes,
  ...missiles,
  ...cannons,
  ...bombs,
]
