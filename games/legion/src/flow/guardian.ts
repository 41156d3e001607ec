import { call as callNow, rollNames, tell } from '@sandtable/kernel'
import { deflect, isImmuneToPierce, pierceOf } from '../attack/defending.ts'
import { cancel, critsOf, facesOf, hitsOf, turn } from '../attack/tally.ts'
import { poolNow } from '../current.ts'
import { defenceDice } from '../dice.ts'
import type { LState, Unit } from '../state.ts'
import { maySpend, spendable, spendTokens } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { defenceDieOf, hasKeyword, surgesOf } from '../values.ts'
import { type DefenceFace, type Guarding, suffering } from '../vocabulary/attacks.ts'
import { ask, procedure, run, window } from './words.ts'

const own = (s: LState, v: Guarding): Unit => unitOf(s, v.unit)

/**
 * Another unit cancels hits of the pool under way and rolls for them itself, wholly, before anybody else decides
 * (LG2-KW-040 to -047). It is not the defender: only what names Guardian acts on its dice.
 */
export const guardian = procedure(
  'guardian',
  [
    ask('choose how many to take', {
      rule: 'LG2-KW-040',
      seats: (s, v) => own(s, v).seat,
      about: (_, v) => ({ unit: v.unit }),
      options: (s, v) => Array.from({ length: mostTaken(s, v) }, (_, at) => at + 1),
      answer: (s, v, count) => {
        take(s, v, count)
        const colour = defenceDieOf(s, own(s, v))
        v.dice = Array.from({ length: count }, () => ({ colour, face: '' }))
      },
    }),
    run('roll for them', (s, v) => {
      roll(s, v)
      // As they first fall, before Soresu (LG2-KW-004).
      deflect(s, poolNow(s), own(s, v), v.dice)
    }),
    ask('spend a dodge token to re-roll them', {
      rule: 'LG2-KW-219',
      seats: (s, v) => (maySpendOnReroll(s, v) ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit, dice: facesOf(v.dice) }),
      options: () => ['yes', 'no'],
      idle: (_, v, answer) => answer === 'yes' && v.dice.every(({ face }) => face === 'block'),
      answer: (s, v, answer) => {
        if (answer === 'no') return
        spendTokens(s, own(s, v), 'dodge', 1)
        for (const die of v.dice) die.face = ''
      },
    }),
    run('re-roll them', (s, v) => {
      if (v.dice.some(({ face }) => face === '')) roll(s, v)
    }),
    ask('spend surge tokens', {
      rule: 'LG2-KW-042',
      seats: (s, v) => (mostSurges(s, v) > 0 ? own(s, v).seat : null),
      about: (_, v) => ({ unit: v.unit, dice: facesOf(v.dice) }),
      options: (s, v) => Array.from({ length: mostSurges(s, v) + 1 }, (_, count) => count),
      answer: (s, v, count) => {
        spendTokens(s, own(s, v), 'surge', count)
        turn<DefenceFace>(v.dice, 'surge', 'block', count)
      },
    }),
    run('convert defence surges', (s, v) => {
      const { defence } = surgesOf(s, own(s, v), poolNow(s))
      turn<DefenceFace>(v.dice, 'surge', defence ?? 'blank')
    }),
    ask('use Pierce on them', {
      rule: 'LG2-KW-047',
      seats: (s, v) => (mostPierced(s, v) > 0 ? unitOf(s, poolNow(s).attacker).seat : null),
      about: (_, v) => ({ unit: v.unit, dice: facesOf(v.dice) }),
      options: (s, v) => Array.from({ length: mostPierced(s, v) + 1 }, (_, count) => count),
      answer: (s, v, count) => {
        v.pierced = count
        const pool = poolNow(s)
        pool.pierced += count
        if (count > 0) tell(s, { type: 'blocks cancelled', unit: pool.attacker, count })
      },
    }),
    run('suffer for it', (s, v) => {
      const wounds = woundsFrom(v)
      if (wounds > 0)
        callNow(s, 'suffer wounds', { beside: true, ...suffering(own(s, v), wounds, poolNow(s).attacker) })
    }),
    window('after guarding', { of: (_, v) => v.unit }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)

/** What it suffers for guarding (LG2-KW-042, -047). */
export function woundsFrom({ dice, pierced }: Guarding): number {
  return dice.filter(({ face }) => face !== 'block').length + pierced
}

function mostTaken(s: LState, v: Guarding): number {
  const pool = poolNow(s)
  return Math.min(v.most, hitsOf(pool) + (v.crits ? critsOf(pool) : 0))
}

/** Crits first, where it may: others can take only hits. */
function take(s: LState, v: Guarding, count: number): void {
  const pool = poolNow(s)
  const crits = v.crits ? cancel(pool, 'crit', count) : 0
  const hits = cancel(pool, 'hit', count - crits)
  if (crits > 0) tell(s, { type: 'crits cancelled', unit: v.unit, count: crits })
  if (hits > 0) tell(s, { type: 'hits cancelled', unit: v.unit, count: hits })
}

function roll(s: LState, v: Guarding): void {
  const colour = defenceDieOf(s, own(s, v))
  const faces = rollNames(s, defenceDice[colour], v.dice.length)
  v.dice = faces.map((face) => ({ colour, face: face as DefenceFace }))
  tell(s, { type: 'defence dice', unit: v.unit, dice: faces, colours: faces.map(() => colour) })
}

function maySpendOnReroll(s: LState, v: Guarding): boolean {
  return hasKeyword(s, own(s, v), 'soresu-mastery') && maySpend(s, own(s, v), 'dodge')
}

function mostSurges(s: LState, v: Guarding): number {
  const unit = own(s, v)
  if (surgesOf(s, unit, poolNow(s)).defence != null) return 0
  return Math.min(spendable(s, unit, 'surge'), v.dice.filter(({ face }) => face === 'surge').length)
}

/** What of the pool's Pierce could be used here; the rest stays for the defender (LG2-KW-047). */
function mostPierced(s: LState, v: Guarding): number {
  const pool = poolNow(s)
  if (isImmuneToPierce(s, pool, own(s, v))) return 0
  return Math.min(pierceOf(s, pool), v.dice.filter(({ face }) => face === 'block').length)
}
