export type {
  Colour,
  MapPlan,
  MissionLetter,
  MissionPlan,
  Sky,
  Text,
  TokenKind,
  TokenPlan,
  ZoneColour,
} from '../../data/maps/types.ts'

export { boardOf, checkMap, loadMap, type MapReading, type Problem, readMap, readMapText } from './check.ts'
export {
  findPlan,
  type MissionOnMap,
  mapOf,
  mapPlans,
  missionOf,
  offeredMaps,
  offeredMissions,
} from './library.ts'

export {
  type Area,
  aroundToken,
  type Door,
  isBlocking,
  knowsSky,
  nameOfSpace,
  opened,
  type SkirmishMap,
  spaceNamed,
  type Terminal,
  type Token,
} from './map.ts'

export type * from './mission.ts'
export { findMission, missions, needsOf, whyNotOffered } from './missions.ts'
export { tellMission } from './tell.ts'
export {
  BLOCKING,
  counting,
  DIFFICULT,
  DOOR,
  EXTERIOR,
  FIGURE,
  IMPASSABLE,
  INTERIOR,
  sightBlockers,
  striding,
  WALL,
  walking,
} from './terrain.ts'

export { vocabularyOf } from './vocabulary.ts'
