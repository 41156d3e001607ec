import { goTo, query, renew, type Seat } from '@sandtable/kernel'
import { isAnyChargeLaid } from '../bounds/charges.ts'
import { reachOf } from '../geometry/measures.ts'
import { isWithinReach } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { removeToken } from '../holdings.ts'
import { tokenNamed } from '../mission/placing.ts'
import { closeUp, fightsNow } from '../moves/melee.ts'
import { settleUnits } from '../settle.ts'
import { type LState, type Objective, otherSeat, type UnitId } from '../state.ts'
import { cardOfUnit, leaderOf, unitOf, unitOfToken, unitsOfSide, unitsOn } from '../units.ts'
import { type Added, poolOf } from '../vocabulary/attacks.ts'
import type { Detonating, Exploding } from '../vocabulary/laid.ts'
import { isImmuneToRange } from '../weapons.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** Whoever did not act first, each as long as they like (LG2-WKW-001 to -004). */
export const detonate = procedure('detonate', [
  ask('detonate a charge', {
    rule: 'LG2-WKW-001',
    seats: (s, v) => (chargesOf(s, v, v.turn).length > 0 ? v.turn : null),
    about: (_, v) => ({ unit: v.unit }),
    options: (s, v): readonly string[] => [...chargesOf(s, v, v.turn), 'pass'],
    answer: (_, v, answer) => {
      v.token = answer === 'pass' ? null : answer
    },
  }),
  call('it goes off', 'explosion', (s, v) =>
    v.token === null ? null : { token: v.token, left: targetsOf(s, tokenNamed(s, v.token)), fighting: [] },
  ),
  run('who is next?', (s, v) => {
    if (v.token !== null) {
      v.gone = [...v.gone, v.token]
      v.token = null
      return goTo('detonate a charge')
    }
    if (v.turn === unitOf(s, v.unit).seat) return undefined
    v.turn = unitOf(s, v.unit).seat
    return goTo('detonate a charge')
  }),
])

/** Nobody who acted last detonates before the other (LG2-WKW-004). */
export function detonating(s: LState, unit: UnitId): Detonating | null {
  if (!isAnyChargeLaid(s)) return null
  return { unit, turn: otherSeat(unitOf(s, unit).seat), gone: [], token: null }
}

/** The charges of a side that its units may still detonate: up to X of a kind each. */
function chargesOf(s: LState, { gone }: Detonating, seat: Seat): string[] {
  return s.table.objectives.flatMap(({ id, name, seat: owner, lies }) => {
    if (owner !== seat || !lies) return []
    const most = unitsOfSide(s, seat).reduce(
      (sum, unit) => sum + query(s, 'detonate', 0, { unit: unit.id, charge: name }),
      0,
    )
    const used = gone.filter((token) => {
      const other = tokenNamed(s, token)
      return other.name === name && other.seat === seat
    })
    return used.length < most ? [id] : []
  })
}

/** Friend and enemy, engaged or not, in range of the weapon and in sight, but nobody immune to it (LG2-WKW-005, -014). */
export function targetsOf(s: LState, token: Objective): UnitId[] {
  const charge = unitOfToken(token)
  const [weapon] = cardOfUnit(charge).weapons
  const [, farthest = null] = weapon?.range ?? []
  const reach = reachOf(farthest)
  return unitsOn(s).flatMap((unit) =>
    !isImmuneToRange(s, unit, farthest) &&
    isWithinReach(charge, leaderOf(charge), unit, reach) &&
    unitsSee(s, charge, unit)
      ? [unit.id]
      : [],
  )
}

/**
 * A separate ranged attack against each, with the weapon of the charge alone, in the order that its player chooses: who
 * falls or is suppressed guards nobody any more (LG2-WKW-005, -006, -015, -016, LG2-TIME-004).
 */
export const explosion = procedure(
  'explosion',
  [
    run('who fights whom?', (s, v) => {
      v.fighting = fightsNow(s, unitOf(s, v.token))
    }),
    ask('choose whom it hits next', {
      rule: 'LG2-TIME-004',
      seats: (s, v) => (standing(s, v).length > 1 ? tokenNamed(s, v.token).seat : null),
      about: (_, v) => ({ token: v.token }),
      options: standing,
      answer: (_, v, next) => {
        v.left = [next, ...v.left.filter((unit) => unit !== next)]
      },
    }),
    call('attack the next unit', 'attack pool', (s, v) => {
      // What counts or lasts for an attack is over with the one before.
      renew(s, 'attack')
      const [defender, ...left] = v.left
      v.left = left
      if (defender === undefined || unitOf(s, defender).minis.length === 0) return null
      return poolOf(v.token, { defender, kind: 'ranged', added: weaponsOf(s, v.token) })
    }),
    repeat('choose whom it hits next', (_, v) => v.left.length > 0),
    run('the charge is gone', (s, v) => {
      removeToken(s, tokenNamed(s, v.token))
      closeUp(s, v.fighting)
      settleUnits(s)
    }),
  ],
  { period: 'attack' },
)

/** Those that are still to be attacked, and still there. */
function standing(s: LState, { left }: Exploding): readonly UnitId[] {
  return left.filter((unit) => unitOf(s, unit).minis.length > 0)
}

function weaponsOf(s: LState, token: string): Added[] {
  const charge = unitOf(s, token)
  const [weapon] = cardOfUnit(charge).weapons
  return weapon === undefined ? [] : [{ mini: leaderOf(charge).id, weapon: weapon.name, card: null }]
}
