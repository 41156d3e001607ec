import type { ACard } from '../../vocabulary/card.ts'
import { imperialCreatures } from './imperial/creatures.ts'
import { imperialDeathTroopers } from './imperial/death-troopers.ts'
import { imperialDroids } from './imperial/droids.ts'
import { imperialGuards } from './imperial/guards.ts'
import { imperialOfficers } from './imperial/officers.ts'
import { imperialSchemers } from './imperial/schemers.ts'
import { imperialTroops } from './imperial/troops.ts'
import { imperialVehicles } from './imperial/vehicles.ts'
import { imperialVillains } from './imperial/villains.ts'
import { mercenaryClawdites } from './mercenary/clawdites.ts'
import { mercenaryCreatures } from './mercenary/creatures.ts'
import { mercenaryDealers } from './mercenary/dealers.ts'
import { mercenaryGuards } from './mercenary/guards.ts'
import { mercenaryGunmen } from './mercenary/gunmen.ts'
import { mercenaryHunters } from './mercenary/hunters.ts'
import { mercenaryOutcasts } from './mercenary/outcasts.ts'
import { rebelApprentices } from './rebel/apprentices.ts'
import { rebelCommanders } from './rebel/commanders.ts'
import { rebelDroids } from './rebel/droids.ts'
import { rebelFighters } from './rebel/fighters.ts'
import { rebelJedi } from './rebel/jedi.ts'
import { rebelScoundrels } from './rebel/scoundrels.ts'
import { rebelSoldiers } from './rebel/soldiers.ts'
import { rebelTroops } from './rebel/troops.ts'

/** What deployment cards of figures do. */
export const figures: readonly ACard[] = [
  ...imperialTroops,
  ...imperialSchemers,
  ...imperialCreatures,
  ...imperialDeathTroopers,
  ...imperialDroids,
  ...imperialGuards,
  ...imperialOfficers,
  ...imperialVehicles,
  ...imperialVillains,
  ...mercenaryClawdites,
  ...mercenaryCreatures,
  ...mercenaryDealers,
  ...mercenaryGuards,
  ...mercenaryGunmen,
  ...mercenaryHunters,
  ...mercenaryOutcasts,
  ...rebelTroops,
  ...rebelApprentices,
  ...rebelCommanders,
  ...rebelDroids,
  ...rebelFighters,
  ...rebelJedi,
  ...rebelScoundrels,
  ...rebelSoldiers,
]
