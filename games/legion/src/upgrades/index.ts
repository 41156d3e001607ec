import type { LCard } from '../vocabulary/card.ts'
import { upgrades2018 } from './2018.ts'
import { armament } from './armament.ts'
import { auras } from './auras.ts'
import { clairvoyance } from './clairvoyance.ts'
import { command } from './command.ts'
import { comms } from './comms.ts'
import { companions } from './companions.ts'
import { crew } from './crew.ts'
import { doctrine } from './doctrine.ts'
import { force } from './force.ts'
import { gear } from './gear.ts'
import { grenades } from './grenades.ts'
import { hardpoint } from './hardpoint.ts'
import { heavyWeapon } from './heavy-weapon.ts'
import { manoeuvres } from './manoeuvres.ts'
import { medicine } from './medicine.ts'
import { personnel } from './personnel.ts'
import { pilot } from './pilot.ts'
import { pools } from './pools.ts'
import { shields } from './shields.ts'
import { squadLeader } from './squad-leader.ts'
import { stores } from './stores.ts'
import { training } from './training.ts'
import { veteranClonePilot } from './veteran-clone-pilot.ts'

/** What upgrades do beyond their figures, weapons and keywords. */
export const upgradeRules: readonly LCard[] = [
  ...armament,
  ...auras,
  ...hardpoint,
  ...shields,
  ...clairvoyance,
  ...command,
  ...comms,
  ...companions,
  ...crew,
  ...doctrine,
  ...force,
  ...grenades,
  ...gear,
  ...heavyWeapon,
  ...manoeuvres,
  ...medicine,
  ...personnel,
  ...pilot,
  ...pools,
  ...squadLeader,
  ...stores,
  ...training,
  ...veteranClonePilot,
  ...upgrades2018,
]

/** Read by the steps that they change, and no cards in play. */
const readInSteps: readonly string[] = [
  'flame-projector-0-points',
  'flame-projector-5-points',
  'jedi-training-force-adept',
  'nanny-programming',
  'saber-throw',
  'wrecker',
]

/** The upgrades whose effects are built, by their ids. */
export const upgradeEffects: readonly string[] = [
  ...readInSteps,
  ...upgradeRules.flatMap(({ id }) => (id.includes('/') ? [] : [id.slice('upgrade:'.length)])),
]
