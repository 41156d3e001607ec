import type { LCard } from '../vocabulary/card.ts'
import { afterAttacks } from './after-attacks.ts'
import { compelling } from './compelling.ts'
import { forming } from './forming.ts'
import { guardians } from './guardians.ts'
import { improving } from './improving.ts'
import { nerve } from './nerve.ts'

/** Keywords of fighting: those that are cards, and those that the steps of an attack or a move read. */

export const fighting: readonly LCard[] = [
  ...forming,
  ...improving,
  ...afterAttacks,
  ...nerve,
  ...guardians,
  ...compelling,
]

export const readInFights: readonly string[] = [
  'danger-sense',
  'death-from-above',
  'disengage',
  'djem-so-mastery',
  'duelist',
  'flexible-response',
  'gunslinger',
  'heavy-weapon-team',
  'immune-melee',
  'immune-range-1-weapons',
  'outmaneuver',
  'shielded',
  'shien-mastery',
  'unstoppable',
  'vaapad-mastery',
]

export const readOnWeaponsInFights: readonly string[] = [
  'anti-materiel',
  'anti-personnel',
  'area-weapon',
  'beam',
  'immobilize',
  'ion',
  'lethal',
  'long-shot',
  'overwhelm',
  'poison',
  'scatter',
  'sniper-team',
  'spray',
  'tow-cable',
]
