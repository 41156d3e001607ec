import { cause, query, renew, tell } from '@sandtable/kernel'
import { attackDie, countOf, defenseDie, facesOf, rollDice } from '../dice.ts'
import { spendLock } from '../lock.ts'
import { shipOf, type XState } from '../state.ts'
import { agility, attackValue, upgradeCard } from '../values.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { cardOf, lockPrices, weaponAt } from '../weapons.ts'
import { stepNine } from './after-attack.ts'
import { removeDestroyed } from './destroy.ts'
import { silenceSpent } from './discard.ts'
import { ask, call, procedure, repeat, run, window } from './words.ts'

const attacker = (s: XState, v: Attack) => shipOf(s, v.attacker)
const defender = (s: XState, v: Attack) => shipOf(s, v.target)
const attackerFirst = { order: (s: XState, v: Attack) => [attacker(s, v).seat] }
const defenderFirst = { order: (s: XState, v: Attack) => [defender(s, v).seat] }

/** XW-TIME-001 to -036, from the moment weapon and target are chosen. */
export const attack = procedure(
  'attack',
  [
    window('declare target'),
    ask('choose what to spend', {
      rule: 'XW-TIME-004',
      seats: (s, v) => (prices(s, v).length > 1 ? attacker(s, v).seat : null),
      about: (_, v) => ({ ship: v.attacker }),
      options: (s, v) => prices(s, v),
      answer: (_, v, price) => {
        v.price = price
      },
    }),
    run('pay the costs', (s, v) => {
      attacker(s, v).attacked = true
      payFor(s, v)
    }),
    run('the target becomes the defender', (_, v) => {
      v.hasDefender = true
    }),
    window('before attack roll'),
    run('roll attack dice', (s, v) => {
      v.attackDice = rollDice(s, attackDie, attackDice(s, v))
      v.modifying = 'attack'
      tell(s, { type: 'attack dice', ship: v.attacker, dice: facesOf(v.attackDice) })
    }),
    window('attack dice rolled'),
    window('modify attack dice', defenderFirst),
    window('before defense roll'),
    run('roll defense dice', (s, v) => {
      v.defenseDice = rollDice(s, defenseDie, defenseDice(s, v))
      v.defenseRolled = v.defenseDice.length
      v.modifying = null
      tell(s, { type: 'defense dice', ship: v.target, dice: facesOf(v.defenseDice) })
    }),
    window('defense dice rolled'),
    window('modify defense dice', attackerFirst),
    window('compare results'),
    run('cancel results', (s, v) => cancel(s, v)),
    window('weapon hits', { when: (_, v) => v.hit }),
    window('attack hits', { when: (_, v) => v.hit }),
    window('attack misses', { when: (_, v) => !v.hit }),
    run('the results are final', (s, v) => {
      tell(s, { type: 'results', attacker: v.attacker, target: v.target, hits: v.hits, crits: v.crits })
    }),
    // After a miss there is nothing left to deal (XW-TIME-023).
    call('deal damage', 'suffer damage', (_, v) => ({ ship: v.target, hits: v.hits, crits: v.crits })),
    window('damage dealt', { when: (_, v) => v.hit }),
    run('one attack made', (s, v) => {
      // What lasts for this attack ends with it: each of two with a weapon, and every one of step 9, is another.
      renew(s, 'attack')
      v.everHit = v.everHit === true || v.hit
      v.times--
      v.focusTurned = 0
      v.moreAttackDice = 0
      v.moreDefenseDice = 0
      v.lessAgility = 0
      v.closed = null
    }),
    repeat('before attack roll', (_, v) => v.times > 0),
    window('after attack'),
    run('a spent weapon falls silent', (s, v) => silenceSpent(s, attacker(s, v))),
    call('attack after attacking', 'attack after attacking', stepNine),
    run('the attack is over', (s, v) => {
      tell(s, { type: 'attack over', attacker: v.attacker, target: v.target, hit: v.everHit === true })
      // Of several attacks that follow from each other the last is over first: nothing comes between (XW-TIME-036).
      removeDestroyed(s)
    }),
  ],
  { period: 'attack', about: (_, v) => ({ attacker: v.attacker, target: v.target }) },
)

/** XW-TIME-004: costs are paid before the target becomes the defender. */
function payFor(s: XState, v: Attack): void {
  const ship = attacker(s, v)
  if (v.weapon === 'primary') return
  const card = cardOf(ship, v.weapon)
  v.times = card?.times ?? 1
  if (card?.spends === 'target-lock') payLock(s, v, v.price ?? prices(s, v)[0] ?? 'lock')
  if (card?.spends === 'focus') cause(s, 'spend token', { ship: ship.id, token: 'focus' })
  if (card?.discardCard && !query(s, 'weapon is kept', false, v))
    cause(s, 'discard upgrade', { ship: ship.id, at: v.weapon, why: 'attack' })
}

/** What could be spent where the weapon asks for a lock. */
function prices(s: XState, v: Attack): readonly string[] {
  const ship = attacker(s, v)
  return cardOf(ship, v.weapon)?.spends === 'target-lock' ? lockPrices(s, ship, v.target) : []
}

function payLock(s: XState, v: Attack, price: string): void {
  if (price === 'focus') cause(s, 'spend token', { ship: v.attacker, token: 'focus' })
  else spendLock(s, attacker(s, v), v.target, price === 'lock' ? v.attacker : price)
}

/** The weapon's value, one more at range 1 for the primary weapon (XW-ATK-005). */
export function attackDice(s: XState, v: Attack): number {
  const ship = attacker(s, v)
  const upgrade = weaponAt(ship, v.weapon)
  const printed =
    upgrade === undefined ? attackValue(s, ship) : (upgradeCard(upgrade.card).weapon?.attack ?? 0)
  const bonus = query(s, 'attack range bonus', v.weapon === 'primary' && v.range === 1 ? 1 : 0, v)
  return Math.max(0, query(s, 'attack dice', printed + bonus + (v.moreAttackDice ?? 0), v))
}

/** Agility, one more at range 3 against a primary weapon, one more if obstructed (XW-ATK-005, -006). */
export function defenseDice(s: XState, v: Attack): number {
  const own = agility(s, defender(s, v))
  const base = Math.max(0, query(s, 'defender agility', own, v) - (v.lessAgility ?? 0))
  const bonus = query(s, 'defense range bonus', v.weapon === 'primary' && v.range === 3 ? 1 : 0, v)
  const cover = query(s, 'obstructed', v.obstructed, v) ? 1 : 0
  return Math.max(0, query(s, 'defense dice', base + bonus + cover + (v.moreDefenseDice ?? 0), v))
}

/** Evades cancel hits first, then crits (XW-TIME-019, -020). */
function cancel(s: XState, v: Attack): void {
  const evades = countOf(v.defenseDice, 'evade')
  const sure = Math.min(countOf(v.attackDice, 'hit'), query(s, 'hits not cancelled', 0, v))
  const hits = countOf(v.attackDice, 'hit') - sure
  const all = countOf(v.attackDice, 'crit')
  const safe = Math.min(all, query(s, 'crits not cancelled', 0, v))
  const crits = all - safe
  if (query(s, 'crits are cancelled first', false, v)) {
    v.crits = Math.max(0, crits - evades)
    v.hits = Math.max(0, hits - Math.max(0, evades - crits))
  } else {
    v.hits = Math.max(0, hits - evades)
    v.crits = Math.max(0, crits - Math.max(0, evades - hits))
  }
  v.critsCancelled = crits - v.crits
  v.crits += safe
  v.hits += sure
  v.hit = query(s, 'counts as hit', v.hits + v.crits > 0, v)
}
