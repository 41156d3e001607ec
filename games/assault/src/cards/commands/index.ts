import type { ACard } from '../../vocabulary/card.ts'
import { attackingCommands } from './anyone/attacking.ts'
import { defendingCommands } from './anyone/defending.ts'
import { figureAnswerCommands } from './anyone/in-answer.ts'
import { ownActivationCommands } from './anyone/own-activation.ts'
import { specialActionCommands } from './anyone/special-actions.ts'
import { imperialCommands } from './imperial/any-figure.ts'
import { imperialCreaturesCommands } from './imperial/creatures.ts'
import { imperialDroidsCommands } from './imperial/droids.ts'
import { imperialForceUserCommands } from './imperial/force-users.ts'
import { imperialGuardsCommands } from './imperial/guards.ts'
import { imperialOfficersCommands } from './imperial/officers.ts'
import { imperialSchemersCommands } from './imperial/schemers.ts'
import { imperialVehiclesCommands } from './imperial/vehicles.ts'
import { imperialVillainsCommands } from './imperial/villains.ts'
import { brawlerCommands } from './kinds/brawlers.ts'
import { creatureCommands } from './kinds/creatures.ts'
import { droidCommands } from './kinds/droids.ts'
import { forceUserCommands } from './kinds/force-users.ts'
import { guardianCommands } from './kinds/guardians.ts'
import { heavyWeaponCommands } from './kinds/heavy-weapons.ts'
import { hunterCommands } from './kinds/hunters.ts'
import { leaderCommands } from './kinds/leaders.ts'
import { sizeCommands } from './kinds/sizes.ts'
import { smugglerCommands } from './kinds/smugglers.ts'
import { spyCommands } from './kinds/spies.ts'
import { trooperCommands } from './kinds/troopers.ts'
import { uniqueFigureCommands } from './kinds/unique-figures.ts'
import { vehicleCommands } from './kinds/vehicles.ts'
import { wookieeCommands } from './kinds/wookiees.ts'
import { mercenaryCommands } from './mercenary/any-figure.ts'
import { mercenaryDealersCommands } from './mercenary/dealers.ts'
import { mercenaryHuntersCommands } from './mercenary/hunters.ts'
import { mercenaryOutcastsCommands } from './mercenary/outcasts.ts'
import { afterActivationCommands } from './players/after-activation.ts'
import { balanceCommands } from './players/balance-of-the-force.ts'
import { wholeRoundCommands } from './players/for-the-round.ts'
import { playerAnswerCommands } from './players/in-answer.ts'
import { endOfRoundCommands } from './players/round-end.ts'
import { startOfRoundCommands } from './players/round-start.ts'
import { rebelCommands } from './rebel/any-figure.ts'
import { rebelApprenticesCommands } from './rebel/apprentices.ts'
import { rebelCommandersCommands } from './rebel/commanders.ts'
import { rebelDroidsCommands } from './rebel/droids.ts'
import { rebelFightersCommands } from './rebel/fighters.ts'
import { rebelForceUserCommands } from './rebel/force-users.ts'
import { rebelJediCommands } from './rebel/jedi.ts'
import { rebelScoundrelsCommands } from './rebel/scoundrels.ts'
import { rebelSoldiersCommands } from './rebel/soldiers.ts'

/**
 * What command cards do. A card stands where its print says who may use it: under `players` if no figure does, `anyone` if every
 * figure may, `kinds` by the first trait, or the size, that it names, else in the folder of its faction; there a card that names a
 * figure is in the file that the figure itself has in `cards/figures`.
 */
export const commands: readonly ACard[] = [
  ...afterActivationCommands,
  ...balanceCommands,
  ...wholeRoundCommands,
  ...playerAnswerCommands,
  ...endOfRoundCommands,
  ...startOfRoundCommands,
  ...attackingCommands,
  ...defendingCommands,
  ...figureAnswerCommands,
  ...ownActivationCommands,
  ...specialActionCommands,
  ...brawlerCommands,
  ...creatureCommands,
  ...droidCommands,
  ...forceUserCommands,
  ...guardianCommands,
  ...heavyWeaponCommands,
  ...hunterCommands,
  ...leaderCommands,
  ...sizeCommands,
  ...smugglerCommands,
  ...spyCommands,
  ...trooperCommands,
  ...uniqueFigureCommands,
  ...vehicleCommands,
  ...wookieeCommands,
  ...rebelCommands,
  ...rebelApprenticesCommands,
  ...rebelCommandersCommands,
  ...rebelDroidsCommands,
  ...rebelFightersCommands,
  ...rebelForceUserCommands,
  ...rebelJediCommands,
  ...rebelScoundrelsCommands,
  ...rebelSoldiersCommands,
  ...imperialCommands,
  ...imperialCreaturesCommands,
  ...imperialDroidsCommands,
  ...imperialForceUserCommands,
  ...imperialGuardsCommands,
  ...imperialOfficersCommands,
  ...imperialSchemersCommands,
  ...imperialVehiclesCommands,
  ...imperialVillainsCommands,
  ...mercenaryCommands,
  ...mercenaryDealersCommands,
  ...mercenaryHuntersCommands,
  ...mercenaryOutcastsCommands,
]
