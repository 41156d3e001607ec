import type { Procedure } from '@sandtable/kernel'
import type { Apex } from '../state.ts'
import { activation } from './activation.ts'
import { areaOfEffect } from './area.ts'
import { carePackageLands, lootTheCarePackage } from './care-package.ts'
import { combinedAction } from './combined.ts'
import { draft } from './draft.ts'
import { dropOntoTheBoard } from './drop.ts'
import { afterAnElimination, eliminated } from './eliminated.ts'
import { equipASquad, equipTheLegends } from './equip.ts'
import { dropAToken, gainAmmo, gainAToken } from './gain.ts'
import { gainAWeapon } from './gain-weapon.ts'
import { game, round } from './game.ts'
import { throwAGrenade } from './grenade.ts'
import { lootABin } from './loot-bin.ts'
import { meleeAttack } from './melee.ts'
import { move, repositioning } from './move.ts'
import { placeMiniatures } from './place.ts'
import { pushAway } from './push.ts'
import { respawn } from './respawn.ts'
import { shoot, specialShot } from './shoot.ts'
import { ringDamage, transitionPhase } from './transition.ts'
import { turn } from './turn.ts'
import { rideAZipLine } from './zip-line.ts'

/** Everything that can be under way: the rulebook's table of contents. */
export const procedures: readonly Procedure<Apex>[] = [
  game,
  draft,
  equipTheLegends,
  equipASquad,
  dropOntoTheBoard,
  round,
  turn,
  activation,
  transitionPhase,
  ringDamage,
  move,
  repositioning,
  combinedAction,
  shoot,
  specialShot,
  meleeAttack,
  pushAway,
  throwAGrenade,
  areaOfEffect,
  gainAToken,
  dropAToken,
  gainAWeapon,
  gainAmmo,
  lootABin,
  carePackageLands,
  lootTheCarePackage,
  rideAZipLine,
  placeMiniatures,
  eliminated,
  afterAnElimination,
  respawn,
]
