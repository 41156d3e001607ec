import { anchorheadBar } from './anchorhead-bar.ts'
import { bespinTibannaFacility } from './bespin-tibanna-facility.ts'
import { chopperBaseAtollon } from './chopper-base-atollon.ts'
import { climateResearchCamp } from './climate-research-camp.ts'
import { corellianUnderground } from './corellian-underground.ts'
import { coruscantLandfill } from './coruscant-landfill.ts'
import { devaronGarrison } from './devaron-garrison.ts'
import { developmentFacility } from './development-facility.ts'
import { echoBase } from './echo-base.ts'
import { endorDefenseStation } from './endor-defense-station.ts'
import { endorWilderness } from './endor-wilderness.ts'
import { freightDepot } from './freight-depot.ts'
import { geonosisFoundry } from './geonosis-foundry.ts'
import { hangarBay } from './hangar-bay.ts'
import { hothBattleStation } from './hoth-battle-station.ts'
import { hothWeatherShelter } from './hoth-weather-shelter.ts'
import { imperialCommandHub } from './imperial-command-hub.ts'
import { imperialLaborCamp } from './imperial-labor-camp.ts'
import { imperialResearchLab } from './imperial-research-lab.ts'
import { imperialSpaceStation } from './imperial-space-station.ts'
import { isbHeadquarters } from './isb-headquarters.ts'
import { isbTrainingGrounds } from './isb-training-grounds.ts'
import { jabbasPalace } from './jabbas-palace.ts'
import { kashyyykStation } from './kashyyyk-station.ts'
import { kuatSpaceStation } from './kuat-space-station.ts'
import { lothalBattlefront } from './lothal-battlefront.ts'
import { lothalSafehouse } from './lothal-safehouse.ts'
import { lothalSpaceport } from './lothal-spaceport.ts'
import { lothalWastes } from './lothal-wastes.ts'
import { massassiRuins } from './massassi-ruins.ts'
import { moistureFarm } from './moisture-farm.ts'
import { mosEisleyBackAlleys } from './mos-eisley-back-alleys.ts'
import { mosEisleyCantina } from './mos-eisley-cantina.ts'
import { mosEisleyOutskirts } from './mos-eisley-outskirts.ts'
import { nalHuttaSwamps } from './nal-hutta-swamps.ts'
import { nelvaanianWarZone } from './nelvaanian-war-zone.ts'
import { ordMantellJunkyard } from './ord-mantell-junkyard.ts'
import { pumpStation } from './pump-station.ts'
import { sewersOfNarShaddaa } from './sewers-of-nar-shaddaa.ts'
import { tarkinInitiativeLabs } from './tarkin-initiative-labs.ts'
import { theDuneSea } from './the-dune-sea.ts'
import { trainingGround } from './training-ground.ts'
import type { MapPlan } from './types.ts'
import { tythonMeditationField } from './tython-meditation-field.ts'
import { wasskahHuntingGround } from './wasskah-hunting-ground.ts'
import { wastelandOutpost } from './wasteland-outpost.ts'

/** Maps of our own, then the official ones for two players whose edges are beyond doubt, by name. */
export const mapPlans: readonly MapPlan[] = [
  freightDepot,
  pumpStation,
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
