import type { XCard } from '../../vocabulary/card.ts'
import { assigners } from './assigners.ts'
import { astromech } from './astromech.ts'
import { bombs } from './bomb.ts'
import { bombing } from './bombing.ts'
import { cannons } from './cannon.ts'
import { cargo } from './cargo.ts'
import { crewWithActions } from './crew-actions.ts'
import { crewInAttack } from './crew-attack.ts'
import { crewAtDamage } from './crew-damage.ts'
import { crewWithDice } from './crew-dice.ts'
import { crewInFlight } from './crew-flight.ts'
import { crewInSupport } from './crew-support.ts'
import { crewOfTargets } from './crew-target.ts'
import { elite } from './elite.ts'
import { illicit } from './illicit.ts'
import { missiles } from './missile.ts'
import { modifications } from './modification.ts'
import { palpatine } from './palpatine.ts'
import { salvagedAstromech } from './salvaged-astromech.ts'
import { system } from './system.ts'
import { tech } from './tech.ts'
import { titlesInAttack } from './title-attack.ts'
import { dockingTitles } from './title-dock.ts'
import { titleFigures } from './title-figures.ts'
import { titlesInFlight } from './title-flight.ts'
import { torpedoes } from './torpedo.ts'
import { turrets } from './turret.ts'
import { vizago } from './vizago.ts'

export const upgrades: readonly XCard[] = [
  ...assigners,
  ...crewWithActions,
  ...crewInAttack,
  ...crewAtDamage,
  ...crewWithDice,
  ...crewInFlight,
  ...crewInSupport,
  ...crewOfTargets,
  ...modifications,
  ...titleFigures,
  ...dockingTitles,
  ...titlesInAttack,
  ...titlesInFlight,
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
  ...cargo,
  ...bombing,
  palpatine,
  vizago,
]
