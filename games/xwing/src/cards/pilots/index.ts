import type { XCard } from '../../vocabulary/card.ts'
import { assigningPilots } from './assigners.ts'
import { bomberPilots } from './bombers.ts'
import { corePilots } from './core.ts'
import { imperialAces } from './imperial-aces.ts'
import { imperialHeavies } from './imperial-heavy.ts'
import { imperialLateTies } from './imperial-late.ts'
import { imperialTies } from './imperial-tie.ts'
import { lenders } from './lenders.ts'
import { rebelFighters } from './rebel-fighters.ts'
import { rebelFreighters, rebelSpectres } from './rebel-freighters.ts'
import { resistancePilots } from './rebel-resistance.ts'
import { rebelSupport } from './rebel-support.ts'
import { rebelVeterans } from './rebel-veterans.ts'
import { rebelXwings } from './rebel-xwing.ts'
import { rollingPilots } from './rolls.ts'
import { scumFighters } from './scum-fighters.ts'
import { scumHeavies } from './scum-heavy.ts'
import { scumHunters } from './scum-hunters.ts'

export const pilots: readonly XCard[] = [
  ...corePilots,
  ...assigningPilots,
  ...bomberPilots,
  ...rollingPilots,
  ...lenders,
  ...rebelXwings,
  ...rebelFighters,
  ...rebelFreighters,
  ...rebelSpectres,
  ...rebelSupport,
  ...rebelVeterans,
  ...resistancePilots,
  ...imperialTies,
  ...imperialAces,
  ...imperialHeavies,
  ...imperialLateTies,
  ...scumFighters,
  ...scumHeavies,
  ...scumHunters,
]
