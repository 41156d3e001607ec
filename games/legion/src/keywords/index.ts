import type { LCard } from '../vocabulary/card.ts'
import { compulsory } from './compulsory.ts'
import { defending } from './defending.ts'
import { deploying } from './deploying.ts'
import { fighting, readInFights, readOnWeaponsInFights } from './fighting.ts'
import { freeAttacks } from './free-attacks.ts'
import { gaining } from './gaining.ts'
import { helping } from './helping.ts'
import { leading } from './leading.ts'
import { moving } from './moving.ts'
import { ofCards, readOnCards } from './of-cards.ts'
import { ordering } from './ordering.ts'
import { phaseStart } from './phase-start.ts'
import { reacting } from './reacting.ts'
import { regaining } from './regaining.ts'
import { robots } from './robots.ts'
import { secrets } from './secrets.ts'
import { sharing } from './sharing.ts'
import { transporting } from './transport.ts'
import { vehicles } from './vehicles.ts'

/**
 * Keywords. Those that are only read by the steps they change are listed in `read`; the others are cards (`keyword:agile`)
 * that come into play on each unit that has them. What is in neither list is not built, and nothing that has it is offered.
 */
export const keywordCards: readonly LCard[] = [
  ...gaining,
  ...freeAttacks,
  ...defending,
  ...moving,
  ...ofCards,
  ...ordering,
  ...phaseStart,
  ...helping,
  ...compulsory,
  ...fighting,
  ...deploying,
  ...robots,
  ...secrets,
  ...reacting,
  ...regaining,
  ...leading,
  ...sharing,
  ...vehicles,
  ...transporting,
]

/** Read by the steps that they change, or by the checks of armies. */
const read: readonly string[] = [
  ...readOnCards,
  ...readInFights,
  'ai',
  'allies-of-convenience',
  'climbing-vehicle',
  'command-vehicle',
  'full-pivot',
  'hover',
  'plodding',
  'reposition',
  'stationary',
  'weak-point',
  'armor',
  'arsenal',
  'associate',
  'cover',
  'cunning',
  'detachment',
  'exemplar',
  'expert-climber',
  'immune-blast',
  'immune-melee-pierce',
  'immune-pierce',
  'impervious',
  'interrogate',
  'low-profile',
  'mercenary',
  'precise',
  'prepared-position',
  'programmed',
  'recharge',
  'scale',
  'self-preservation',
  'sentinel',
  'sharpshooter',
  'special-issue',
  'unconcerned',
  'unhindered',
  'weighed-down',
  'were-not-regs',
  'wound',
]

/** On weapons, read by the attack they are part of. */
const readOnWeapons: readonly string[] = [
  ...readOnWeaponsInFights,
  'cumbersome',
  'fixed',
  'overrun',
  'ram',
  'blast',
  'critical',
  'high-velocity',
  'immune-deflect',
  'impact',
  'pierce',
  'primitive',
  'suppressive',
  'versatile',
]

const built = new Set([...read, ...keywordCards.map(({ id }) => id.slice('keyword:'.length))])
const builtOnWeapons = new Set(readOnWeapons)

export function isKeywordBuilt(id: string): boolean {
  return built.has(id)
}

export function isWeaponKeywordBuilt(id: string): boolean {
  return builtOnWeapons.has(id)
}
