import { cause, query, tell } from '@sandtable/kernel'
import { attackDie, countOf, defenseDie, facesOf, rollDice } from '../dice.ts'
import { spendLock } from '../lock.ts'
import { type Attack, shipOf, type XState } from '../state.ts'
import { agility, attackValue, upgradeCard } from '../values.ts'
import { cardOf } from '../weapons.ts'
import { sufferDamage } from './damage.ts'
import { discardUpgrade } from './discard.ts'
import { call, procedure, repeat, run, window } from './words.ts'

const attacker = (s: XState, v: Attack) => shipOf(s, v.attacker)
const defender = (s: XState, v: Attack) => shipOf(s, v.target)
const attackerFirst = { order: (s: XState, v: Attack) => [attacker(s, v).seat] }
const defenderFirst = { order: (s: XState, v: Attack) => [defender(s, v).seat] }

/** XW-TIME-001 to -036, from the moment weapon and target are chosen. */
export const attack = procedure<Attack>(
  'attack',
  [
    window('declare target'),
    run('pay the costs', (s, v) => payFor(s, v)),
    run('roll attack dice', (s, v) => {
      v.attackDice = rollDice(s, attackDie, attackDice(s, v))
      tell(s, { type: 'attack dice', ship: v.attacker, dice: facesOf(v.attackDice) })
    }),
    window('attack dice rolled'),
    window('modify attack dice', defenderFirst),
    run('roll defense dice', (s, v) => {
      v.defenseDice = rollDice(s, defenseDie, defenseDice(s, v))
      tell(s, { type: 'defense dice', ship: v.target, dice: facesOf(v.defenseDice) })
    }),
    window('defense dice rolled'),
    window('modify defense dice', attackerFirst),
    window('compare results'),
    run('cancel results', (s, v) => cancel(s, v)),
    window('attack hits', { when: (_, v) => v.hit }),
    window('attack misses', { when: (_, v) => !v.hit }),
    call(
      'deal damage',
      () => sufferDamage,
      (s, v) => (v.hit && defender(s, v).inPlay ? { ship: v.target, hits: v.hits, crits: v.crits } : null),
    ),
    run('one attack made', (_, v) => {
      v.times--
    }),
    repeat('roll attack dice', (s, v) => v.times > 0 && defender(s, v).inPlay && attacker(s, v).inPlay),
    window('after attack'),
    window('attack again', { when: (s, v) => attacker(s, v).inPlay || defender(s, v).inPlay }),
    run('the attack is over', (s, v) => {
      tell(s, { type: 'attack over', attacker: v.attacker, target: v.target, hit: v.hit })
    }),
  ],
  { period: 'attack', about: (_, v) => ({ attacker: v.attacker, target: v.target }) },
)

/** XW-TIME-004: costs are paid before the target becomes the defender. */
function payFor(s: XState, v: Attack): void {
  const ship = attacker(s, v)
  const card = cardOf(ship, v.weapon)
  if (card === null || v.weapon === 'primary') return
  v.times = card.times ?? 1
  if (card.spends === 'target-lock') spendLock(s, ship, v.target)
  if (card.spends === 'focus') cause(s, 'spend token', { ship: ship.id, token: 'focus' })
  const upgrade = ship.upgrades[v.weapon]
  if (!card.discardCard || upgrade === undefined) return
  if (upgrade.tokens > 0) upgrade.tokens--
  else discardUpgrade(s, ship, upgrade)
}

/** The weapon's value, one more at range 1 for the primary weapon (XW-ATK-005). */
export function attackDice(s: XState, v: Attack): number {
  const ship = attacker(s, v)
  const upgrade = v.weapon === 'primary' ? undefined : ship.upgrades[v.weapon]
  const printed =
    upgrade === undefined ? attackValue(s, ship) : (upgradeCard(upgrade.card).weapon?.attack ?? 0)
  const bonus = v.weapon === 'primary' && v.range === 1 ? 1 : 0
  return Math.max(0, query(s, 'attack dice', printed + bonus, v))
}

/** Agility, one more at range 3 against a primary weapon, one more if obstructed (XW-ATK-005, -006). */
export function defenseDice(s: XState, v: Attack): number {
  const base = Math.max(0, query(s, 'defender agility', agility(s, defender(s, v)), v))
  const bonus = v.weapon === 'primary' && v.range === 3 ? 1 : 0
  const cover = query(s, 'obstructed', v.obstructed, v) ? 1 : 0
  return Math.max(0, query(s, 'defense dice', base + bonus + cover, v))
}

/** Evades cancel hits first, then crits (XW-TIME-019, -020). */
function cancel(s: XState, v: Attack): void {
  const evades = countOf(v.defenseDice, 'evade')
  const hits = countOf(v.attackDice, 'hit')
  const crits = countOf(v.attackDice, 'crit')
  if (query(s, 'crits are cancelled first', false, v)) {
    v.crits = Math.max(0, crits - evades)
    v.hits = Math.max(0, hits - Math.max(0, evades - crits))
  } else {
    v.hits = Math.max(0, hits - evades)
    v.crits = Math.max(0, crits - Math.max(0, evades - hits))
  }
  v.hit = v.hits + v.crits > 0
}
