import type { LCard } from '../vocabulary/card.ts'
import { afterAttacks } from './after-attacks.ts'
import { forming } from './forming.ts'
import { improving } from './improving.ts'
import { nerve } from './nerve.ts'

/** Keywords of fighting: those that are cards, and those that the steps of an attack or a move read. */

export const fighting: readonly LCard[] = [...forming, ...improving, ...afterAttacks, ...nerve]

export const readInFights: readonly string[] = [
  'danger-sense',
  'death-from-above',
  'disengage',
  'djem-so-mastery',
  'duelist',
  'flexible-response',
  'gunslinger',
  'immune-melee',
  'immune-range-1-weapons',
  'outmaneuver',
  'shielded',
  'shien-mastery',
  'vaapad-mastery',
]

export const readOnWeaponsInFights: readonly string[] = [
  'anti-materiel',
  'anti-personnel',
  'beam',
  'immobilize',
  'ion',
  'lethal',
  'long-shot',
  'overwhelm',
  'poison',
]
