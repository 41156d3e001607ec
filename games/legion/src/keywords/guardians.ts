import { call, type Effect, inPlay, query } from '@sandtable/kernel'
import { critsOf, hitsOf } from '../attack/tally.ts'
import { isMeant } from '../command/criteria.ts'
import { editionOf } from '../editions/index.ts'
import { isInRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { LState, Unit } from '../state.ts'
import { isTrooper, unitOf } from '../units.ts'
import { courageOf, hasKeyword, keywordX } from '../values.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { keywordsNow } from './granted.ts'
import { lends } from './lent.ts'
import { own } from './words.ts'

/** Units that take hits for others. */

/** Could this unit take hits for the defender at all (LG2-KW-040, -044, -046)? */
function mayGuard(s: LState, unit: Unit, v: Pool): boolean {
  const defender = unitOf(s, v.defender)
  // Overrun attacks are neither (LG2-WKW-052).
  if (v.kind !== 'ranged' && !(v.kind === 'melee' && query(s, 'guards in melee', false, unit.id)))
    return false
  if (unit === defender || unit.seat !== defender.seat) return false
  if (!isTrooper(defender) || v.guardians.includes(unit.id)) return false
  const courage = courageOf(s, unit)
  const isDown = courage !== null && unit.tokens.suppression >= courage
  if (isDown && !editionOf(s).guardsWhileSuppressed) return false
  if (hasKeyword(s, defender, 'guardian') && !query(s, 'guarded guardian', false, defender.id)) return false
  return isInRange(s, unit, defender, 1) && unitsSee(s, unit, defender)
}

/** Guardian X for this defender, and nothing that keeps it from that. */
export function isGuardianOf(s: LState, unit: Unit, v: Pool): boolean {
  return guardianX(s, unit, v) > 0 && mayGuard(s, unit, v)
}

/** Guardian X may say for whom it is (LG2-KW-102): the others do not add to it (LG2-CARD-022). */
export function guardianX(s: LState, unit: Unit, v: Pool): number {
  const notMeant = keywordsNow(s, unit, 'guardian').filter(({ of }) => !isMeant(s, unitOf(s, v.defender), of))
  return notMeant.reduce((left, { x = 0 }) => left - x, keywordX(s, unit, 'guardian'))
}

export function guard(s: LState, v: Pool, unit: Unit, crits: boolean): void {
  v.again = true
  v.guardians = [...v.guardians, unit.id]
  call(s, 'guardian', { unit: unit.id, most: guardianX(s, unit, v), crits, dice: [], pierced: 0 })
}

const guardian: LCard = {
  id: 'keyword:guardian',
  rules: ['LG2-KW-040', 'LG2-KW-044', 'LG2-KW-046'],
  trigger: {
    'defender modifies attack dice': {
      when: (s, effect, v) => {
        const unit = own(s, effect)
        const most = hitsOf(v) + (takesCrits(s, unit) ? critsOf(v) : 0)
        // What lent it may have come too far away since.
        return most > 0 && isGuardianOf(s, unit, v)
      },
      do: (s, effect, v) => guard(s, v, own(s, effect), takesCrits(s, own(s, effect))),
    },
  },
}

const divine = 'keyword:divine-influence'

/** Ewoks near him guard him, and take crits as if they were hits whomever they guard. */
const divineInfluence: LCard = {
  id: divine,
  rules: ['LG2-KW-102', 'LG2-KW-103'],
  ...lends([{ id: 'guardian', x: 2, of: 'C-3PO' }], isInfluenced),
}

/** Not he himself, or nobody could guard him. */
function isInfluenced(s: LState, effect: Effect, unit: Unit): boolean {
  return unit.id !== effect.on && isMeant(s, unit, 'Ewok Trooper') && isInRange(s, own(s, effect), unit, 1)
}

function takesCrits(s: LState, unit: Unit): boolean {
  return inPlay(s, { card: divine }).some(
    (effect) => effect.seat === unit.seat && isInfluenced(s, effect, unit),
  )
}

export const guardians: readonly LCard[] = [guardian, divineInfluence]
