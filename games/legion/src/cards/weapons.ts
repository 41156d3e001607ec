import { call, cardWords, choose } from '@sandtable/kernel'
import { isImmuneToPierce } from '../attack/defending.ts'
import { critsOf, giveKeyword, hitsOf, poolKeywords, poolX, upgradeAttackDice } from '../attack/tally.ts'
import { activationOf, poolNow } from '../current.ts'
import { figuresOf, seesUnit } from '../geometry/sight.ts'
import { isGuardianOf } from '../keywords/guardians.ts'
import type { Legion, LState, Unit } from '../state.ts'
import { spendable, spendTokens } from '../tokens.ts'
import { friendsOf, isNotched, isTrooper, isVehicle, unitOf } from '../units.ts'
import { type Pool, suffering } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'

/** Weapon keywords that are a choice of whoever uses the weapon: in play from the start, for all units at once. */

const { choice } = cardWords<Legion>()
const attacker = (s: LState, v: Pool): Unit => unitOf(s, v.attacker)
const defender = (s: LState, v: Pool): Unit => unitOf(s, v.defender)

/** How many aim tokens could go into Pierce. */
function mostPiercing(s: LState, v: Pool): number {
  const unit = attacker(s, v)
  return Math.min(spendable(s, unit, 'aim'), poolX(s, v, 'lethal') - v.piercing)
}

const aimsForPierce = choice<number>('choose how many aim tokens to spend', {
  from: (s) => Array.from({ length: mostPiercing(s, poolNow(s)) }, (_, at) => at + 1),
  by: (s) => attacker(s, poolNow(s)).seat,
  do: (s, _, count) => pierceFor(s, poolNow(s), count),
})

/** Pierce takes blocks of the defender, or of whoever guards it (LG2-WKW-008, -009). */
function couldPierce(s: LState, v: Pool): boolean {
  const guardians = friendsOf(s, defender(s, v)).filter((unit) => isGuardianOf(s, unit, v))
  return [defender(s, v), ...guardians].some((unit) => !isImmuneToPierce(s, v, unit))
}

function pierceFor(s: LState, v: Pool, count: number): void {
  spendTokens(s, attacker(s, v), 'aim', count)
  v.piercing += count
  giveKeyword(v, 'pierce', count)
}

/** Up to X aim tokens, a point of Pierce for each (LG2-WKW-049, -050). */
export const lethal: LCard = {
  id: 'weapon:lethal',
  rules: ['LG2-WKW-049', 'LG2-WKW-050'],
  asks: [aimsForPierce],
  trigger: {
    'modify attack dice': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) => mostPiercing(s, v) > 0,
      idle: (s, _, v) => !couldPierce(s, v) || hitsOf(v) + critsOf(v) === 0,
      do: (s, effect, v) => {
        if (mostPiercing(s, v) === 1) pierceFor(s, v, 1)
        else choose(s, effect, aimsForPierce)
      },
    },
  },
}

/** X dice of the pool are upgraded against one kind of unit. */
function upgradesAgainst(keyword: string, rule: string, isMeant: (unit: Unit) => boolean): LCard {
  const most = (s: LState, v: Pool) => (isMeant(defender(s, v)) ? poolX(s, v, keyword) : 0)
  return {
    id: `weapon:${keyword}`,
    rules: [rule],
    trigger: {
      'upgrade attack dice': {
        seat: (s, _, v) => attacker(s, v).seat,
        forced: true,
        when: (s, _, v) => most(s, v) > 0,
        do: (s, _, v) => upgradeAttackDice(s, v, most(s, v)),
      },
    },
  }
}

/** The attacker may move the others of troopers on small bases (LG2-WKW-059). */
const scatter: LCard = {
  id: 'weapon:scatter',
  rules: ['LG2-WKW-059'],
  trigger: {
    'after a pool': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) =>
        poolKeywords(s, v, 'scatter').length > 0 &&
        !isNotched(defender(s, v)) &&
        defender(s, v).minis.length > 1,
      do: (s, _, v) => call(s, 'scatter', { unit: v.defender, seat: attacker(s, v).seat }),
    },
  },
}

/** A vehicle that was wounded is turned by whoever has it at the cable (LG2-WKW-040). */
const towCable: LCard = {
  id: 'weapon:tow-cable',
  rules: ['LG2-WKW-040'],
  trigger: {
    'after a pool': {
      seat: (s, _, v) => attacker(s, v).seat,
      forced: true,
      when: (s, _, v) =>
        v.wounds > 0 &&
        poolKeywords(s, v, 'tow-cable').length > 0 &&
        isVehicle(defender(s, v)) &&
        defender(s, v).minis.length > 0,
      do: (s, _, v) => call(s, 'tow', { unit: v.defender, seat: attacker(s, v).seat }),
    },
  },
}

/** Alone in its pool, in the hands of a unit that has not moved and sees the defender with all of its miniatures. */
function isSniping(s: LState, v: Pool): boolean {
  const unit = attacker(s, v)
  if (poolKeywords(s, v, 'sniper-team').length === 0 || v.added.length > 1) return false
  const isSteady = (activationOf(s, unit)?.moves ?? []).length === 0
  return isSteady && figuresOf(unit).every((figure) => seesUnit(s, figure, defender(s, v)))
}

/** Better dice; and all of them may be given up for a wound, if there is a crit among them (LG2-NKW-005, -006). */
const sniperTeam: LCard = {
  id: 'weapon:sniper-team',
  rules: ['LG2-NKW-005', 'LG2-NKW-006'],
  trigger: {
    'upgrade attack dice': {
      seat: (s, _, v) => attacker(s, v).seat,
      forced: true,
      when: (s, _, v) => isSniping(s, v),
      do: (s, _, v) => upgradeAttackDice(s, v, v.attackDice.length),
    },
    'improve attack dice': {
      seat: (s, _, v) => attacker(s, v).seat,
      when: (s, _, v) => isSniping(s, v) && critsOf(v) > 0,
      do: (s, _, v) => {
        // The crit was there, and leaves its suppression (LG2-ATK-059).
        v.wasHit = true
        v.attackDice = []
        call(s, 'suffer wounds', { beside: true, ...suffering(defender(s, v), 1, v.attacker) })
      },
    },
  },
}

export const weaponKeywords: readonly LCard[] = [
  lethal,
  scatter,
  towCable,
  sniperTeam,
  upgradesAgainst('anti-materiel', 'LG2-WKW-033', isVehicle),
  upgradesAgainst('anti-personnel', 'LG2-WKW-041', isTrooper),
]
