import { openAt, type Plain, type Question, same, underWay } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { livesFromHits } from '../attack/modifying.ts'
import { isWorthADodge } from '../attack/spending.ts'
import { hitsOf } from '../attack/tally.ts'
import { surgeToken } from '../cards/tokens.ts'
import type { LState, UnitId } from '../state.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import { isPlainlySpent } from './aimed.ts'
import { worthRerolling } from './dice-in-hand.ts'

/** Whom the looking is about, and with which weapons; without them, with all. */
export interface Aim {
  readonly defender: UnitId
  readonly loadout?: Plain
}

export const aimStep = 'spend an aim token'
export const observationStep = 'spend an observation token'

/**
 * Only the defender in question, with the weapons in question; of dice to re-roll what is worth it; and of its own tokens
 * all that help, since nothing but its wounds counts.
 */
export function worthTrying(
  s: LState,
  question: Question,
  { defender, loadout }: Aim,
): readonly Plain[] | null {
  const options = question.options ?? []
  switch (question.step) {
    case 'declare a defender':
    case 'choose the next attack pool': {
      const aimed = options.filter((one) => one === defender)
      if (aimed.length > 0) return aimed
      return options.includes('done') ? ['done'] : options.slice(0, 1)
    }
    case 'form the attack pool': {
      const aimed = loadout === undefined ? [] : options.filter((one) => same(one, loadout))
      return aimed.length > 0 ? aimed : options.slice(0, 1)
    }
    case 'choose dice to re-roll':
      return worthRerolling(s, question)
    case aimStep:
      return ['pass', ...worthRerolling(s, question)]
    case observationStep:
      return ['pass', ...worthRerolling(s, question).filter((dice) => (dice as readonly number[]).length > 0)]
    case 'spend dodge tokens':
      return dodgesWorthSpending(s, options, defender)
    default:
      return surgesWorthSpending(s, options, defender)
  }
}

/** Who is hit less often suffers less, unless it lives from hits: so all tokens go that a hit is left for. */
function dodgesWorthSpending(
  s: LState,
  options: readonly Plain[],
  defender: UnitId,
): readonly Plain[] | null {
  const pool = poolOf(s, defender)
  if (pool === null || livesFromHits(s, pool) || !isPlainlySpent(s, { unit: defender, token: 'dodge' }))
    return null
  const useful = Math.max(hitsOf(pool), isWorthADodge(s, pool) ? 1 : 0)
  return [Math.min(useful, Math.max(...options.map(Number)))]
}

/** Another block never hurts; whoever has more to choose from than that may have reasons of its own. */
function surgesWorthSpending(
  s: LState,
  options: readonly Plain[],
  defender: UnitId,
): readonly Plain[] | null {
  const [use, pass, ...more] = options
  if (pass !== 'pass' || more.length > 0 || use === undefined) return null
  if (part(use, 'card') !== surgeToken.id || openAt(s, 'surges of the defender') === null) return null
  return poolOf(s, defender) !== null && isPlainlySpent(s, { unit: defender, token: 'surge' }) ? [use] : null
}

function poolOf(s: LState, defender: UnitId): Pool | null {
  const pool = underWay(s, 'attack pool')
  return pool?.defender === defender ? pool : null
}
