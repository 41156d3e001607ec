import anchorheadBar from './anchorhead-bar.json' with { type: 'json' }
import bespinTibannaFacility from './bespin-tibanna-facility.json' with { type: 'json' }
import chopperBaseAtollon from './chopper-base-atollon.json' with { type: 'json' }
import climateResearchCamp from './climate-research-camp.json' with { type: 'json' }
import corellianUnderground from './corellian-underground.json' with { type: 'json' }
import coruscantLandfill from './coruscant-landfill.json' with { type: 'json' }
import devaronGarrison from './devaron-garrison.json' with { type: 'json' }
import developmentFacility from './development-facility.json' with { type: 'json' }
import echoBase from './echo-base.json' with { type: 'json' }
import endorDefenseStation from './endor-defense-station.json' with { type: 'json' }
import endorWilderness from './endor-wilderness.json' with { type: 'json' }
import freightDepot from './freight-depot.json' with { type: 'json' }
import geonosisFoundry from './geonosis-foundry.json' with { type: 'json' }
import hangarBay from './hangar-bay.json' with { type: 'json' }
import hothBattleStation from './hoth-battle-station.json' with { type: 'json' }
import hothWeatherShelter from './hoth-weather-shelter.json' with { type: 'json' }
import imperialCommandHub from './imperial-command-hub.json' with { type: 'json' }
import imperialLaborCamp from './imperial-labor-camp.json' with { type: 'json' }
import imperialResearchLab from './imperial-research-lab.json' with { type: 'json' }
import imperialSpaceStation from './imperial-space-station.json' with { type: 'json' }
import isbHeadquarters from './isb-headquarters.json' with { type: 'json' }
import isbTrainingGrounds from './isb-training-grounds.json' with { type: 'json' }
import jabbasPalace from './jabbas-palace.json' with { type: 'json' }
import kashyyykStation from './kashyyyk-station.json' with { type: 'json' }
import kuatSpaceStation from './kuat-space-station.json' with { type: 'json' }
import lothalBattlefront from './lothal-battlefront.json' with { type: 'json' }
import lothalSafehouse from './lothal-safehouse.json' with { type: 'json' }
import lothalSpaceport from './lothal-spaceport.json' with { type: 'json' }
import lothalWastes from './lothal-wastes.json' with { type: 'json' }
import massassiRuins from './massassi-ruins.json' with { type: 'json' }
import moistureFarm from './moisture-farm.json' with { type: 'json' }
import mosEisleyBackAlleys from './mos-eisley-back-alleys.json' with { type: 'json' }
import mosEisleyCantina from './mos-eisley-cantina.json' with { type: 'json' }
import mosEisleyOutskirts from './mos-eisley-outskirts.json' with { type: 'json' }
import nalHuttaSwamps from './nal-hutta-swamps.json' with { type: 'json' }
import nelvaanianWarZone from './nelvaanian-war-zone.json' with { type: 'json' }
import ordMantellJunkyard from './ord-mantell-junkyard.json' with { type: 'json' }
import pumpStation from './pump-station.json' with { type: 'json' }
import sewersOfNarShaddaa from './sewers-of-nar-shaddaa.json' with { type: 'json' }
import tarkinInitiativeLabs from './tarkin-initiative-labs.json' with { type: 'json' }
import theDuneSea from './the-dune-sea.json' with { type: 'json' }
import trainingGround from './training-ground.json' with { type: 'json' }
import type { MapPlan } from './types.ts'
import tythonMeditationField from './tython-meditation-field.json' with { type: 'json' }
import wasskahHuntingGround from './wasskah-hunting-ground.json' with { type: 'json' }
import wastelandOutpost from './wasteland-outpost.json' with { type: 'json' }

/** Our own: a loading hall between two yards, and a walled control room amid channels and pools. Turned half round, each is the same map. */
const own = [freightDepot, pumpStation]

/** The official ones for two players whose edges are beyond doubt, by name. */
const official = [
  anchorheadBar,
  bespinTibannaFacility,
  chopperBaseAtollon,
  climateResearchCamp,
  corellianUnderground,
  coruscantLandfill,
  devaronGarrison,
  developmentFacility,
  echoBase,
  endorDefenseStation,
  endorWilderness,
  geonosisFoundry,
  hangarBay,
  hothBattleStation,
  hothWeatherShelter,
  imperialCommandHub,
  imperialLaborCamp,
  imperialResearchLab,
  imperialSpaceStation,
  isbHeadquarters,
  isbTrainingGrounds,
  jabbasPalace,
  kashyyykStation,
  kuatSpaceStation,
  lothalBattlefront,
  lothalSafehouse,
  lothalSpaceport,
  lothalWastes,
  massassiRuins,
  moistureFarm,
  mosEisleyBackAlleys,
  mosEisleyCantina,
  mosEisleyOutskirts,
  nalHuttaSwamps,
  nelvaanianWarZone,
  ordMantellJunkyard,
  sewersOfNarShaddaa,
  tarkinInitiativeLabs,
  theDuneSea,
  trainingGround,
  tythonMeditationField,
  wasskahHuntingGround,
  wastelandOutpost,
]

/**
 * All are files as players write them (docs/map-format.md), of which the compiler knows less than a `MapPlan`
 * says: src/map/library.test.ts reads each of them as it would read a player's.
 */
export const mapPlans = [...own, ...official] as readonly MapPlan[]
