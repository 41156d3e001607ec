import type { UnitCard, UpgradeCard } from '../types.ts'
import { empire } from './units-empire.ts'
import { mandalorians } from './units-mandalorians.ts'
import { mercenaries } from './units-mercenary.ts'
import { rebels } from './units-rebels.ts'
import { republic } from './units-republic.ts'
import { separatists } from './units-separatists.ts'
import { armamentUpgrades } from './upgrades-armament.ts'
import { clanUpgrades } from './upgrades-clan.ts'
import { commandUpgrades } from './upgrades-command.ts'
import { commsUpgrades } from './upgrades-comms.ts'
import { crewUpgrades } from './upgrades-crew.ts'
import { doctrineUpgrades } from './upgrades-doctrine.ts'
import { forceUpgrades } from './upgrades-force.ts'
import { gearUpgrades } from './upgrades-gear.ts'
import { generatorUpgrades } from './upgrades-generator.ts'
import { grenadesUpgrades } from './upgrades-grenades.ts'
import { hardpointUpgrades } from './upgrades-hardpoint.ts'
import { heavyWeaponUpgrades } from './upgrades-heavy-weapon.ts'
import { ordnanceUpgrades } from './upgrades-ordnance.ts'
import { personnelUpgrades } from './upgrades-personnel.ts'
import { pilotUpgrades } from './upgrades-pilot.ts'
import { programmingUpgrades } from './upgrades-programming.ts'
import { squadLeaderUpgrades } from './upgrades-squad-leader.ts'
import { trainingUpgrades } from './upgrades-training.ts'

export { battleCards } from './battle-cards.ts'
export { battleForces } from './battle-forces.ts'
export { commandCards } from './command-cards.ts'
export { counterparts } from './counterparts.ts'
export { formats } from './formats.ts'

/** All units, by faction. */
export const unitCards: readonly UnitCard[] = [
  ...rebels,
  ...empire,
  ...republic,
  ...separatists,
  ...mercenaries,
  ...mandalorians,
]

/** All upgrades, by slot. */
export const upgradeCards: readonly UpgradeCard[] = [
  ...armamentUpgrades,
  ...clanUpgrades,
  ...commandUpgrades,
  ...commsUpgrades,
  ...crewUpgrades,
  ...doctrineUpgrades,
  ...forceUpgrades,
  ...gearUpgrades,
  ...generatorUpgrades,
  ...grenadesUpgrades,
  ...hardpointUpgrades,
  ...heavyWeaponUpgrades,
  ...ordnanceUpgrades,
  ...personnelUpgrades,
  ...pilotUpgrades,
  ...programmingUpgrades,
  ...squadLeaderUpgrades,
  ...trainingUpgrades,
]
