import { asking, call, cardWords, query } from '@sandtable/kernel'
import { critsOf, hitsOf } from '../attack/tally.ts'
import { isMeant } from '../command/criteria.ts'
import { poolNow } from '../current.ts'
import { editionOf } from '../editions/index.ts'
import { isInRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { Legion, LState, Unit, UnitId } from '../state.ts'
import { friendsOf, isTrooper, unitOf } from '../units.ts'
import { courageOf, hasKeyword, keywordX } from '../values.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { keywordsNow } from './granted.ts'
import { own } from './words.ts'

/** Units that take hits for others. */

const { choice } = cardWords<Legion>()

/** Could this unit take hits for the defender at all (LG2-KW-040, -044, -046)? */
function mayGuard(s: LState, unit: Unit, v: Pool): boolean {
  const defender = unitOf(s, v.defender)
  if (v.kind !== 'ranged' && !query(s, 'guards in melee', false, unit.id)) return false
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
  return hasKeyword(s, unit, 'guardian') && mayGuard(s, unit, v) && guards(unit, s, v)
}

export function guard(s: LState, v: Pool, unit: UnitId, most: number, crits: boolean): void {
  v.again = true
  v.guardians = [...v.guardians, unit]
  call(s, 'guardian', { unit, most, crits, dice: [], pierced: 0 })
}

/** Guardian X may say for whom it is (LG2-KW-102). */
function guards(unit: Unit, s: LState, v: Pool): boolean {
  return keywordsNow(s, unit, 'guardian').some(({ of }) => isMeant(s, unitOf(s, v.defender), of))
}

const guardian: LCard = {
  id: 'keyword:guardian',
  rules: ['LG2-KW-040', 'LG2-KW-044', 'LG2-KW-046'],
  trigger: {
    'defender modifies attack dice': {
      when: (s, effect, v) => {
        const unit = own(s, effect)
        // What lent it may have come too far away since.
        if (hitsOf(v) === 0 || keywordX(s, unit, 'guardian') === 0) return false
        return mayGuard(s, unit, v) && guards(unit, s, v)
      },
      do: (s, effect, v) => {
        const unit = own(s, effect)
        guard(s, v, unit.id, keywordX(s, unit, 'guardian'), false)
      },
    },
  },
}

const ewok = choice<UnitId>('choose who guards', {
  from: (s, effect) =>
    friendsOf(s, own(s, effect)).flatMap((unit) =>
      isMeant(s, unit, 'Ewok Trooper') && mayGuard(s, unit, poolNow(s)) ? [unit.id] : [],
    ),
  do: (s, _, unit) => guard(s, poolNow(s), unit, 2, true),
})

/** Ewoks near him guard him as with Guardian 2, and take crits as if they were hits. */
const divineInfluence: LCard = {
  id: 'keyword:divine-influence',
  rules: ['LG2-KW-102', 'LG2-KW-103'],
  asks: [ewok],
  trigger: {
    'defender modifies attack dice': {
      of: 'defender',
      ...asking(ewok, (_, __, v) => hitsOf(v) + critsOf(v) > 0),
    },
  },
}

export const guardians: readonly LCard[] = [guardian, divineInfluence]
