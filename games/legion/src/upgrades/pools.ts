import type { AttackDie } from '../../data/types.ts'
import { addDice, giveKeyword } from '../attack/tally.ts'
import { isAttackAction, isLastPool } from '../current.ts'
import { own } from '../keywords/words.ts'
import type { LState } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { weaponOf } from '../weapons.ts'
import { flipsAtStart } from './sides.ts'
import { spending, upgrade } from './words.ts'

/** Upgrades of several slots that give a pool dice or keywords. */

/** Is a ranged weapon that is fixed in the pool? */
function firesFixed(s: LState, v: Pool): boolean {
  const unit = unitOf(s, v.attacker)
  return (
    v.kind === 'ranged' &&
    v.added.some((one) => weaponOf(unit, one).keywords?.some(({ id }) => id === 'fixed') === true)
  )
}

function generator(
  id: string,
  dice: readonly [AttackDie, number],
  keyword: readonly [id: string, x?: number],
): LCard {
  return upgrade(id, {
    trigger: {
      'the pool is formed': spending<Pool>({
        of: 'attacker',
        when: (s, _, v) => firesFixed(s, v),
        do: (_, __, v) => {
          addDice(v, ...dice)
          giveKeyword(v, ...keyword)
        },
      }),
    },
  })
}

/** A keyword for every pool of the unit that fits. */
function givesPools(
  id: string,
  keyword: string,
  x: (s: LState, v: Pool) => number,
  rest: Partial<LCard> = {},
): LCard {
  return upgrade(id, {
    ...rest,
    trigger: {
      ...rest.trigger,
      'the pool is formed': {
        of: 'attacker',
        forced: true,
        when: (s, _, v) => x(s, v) > 0,
        do: (s, _, v) => giveKeyword(v, keyword, x(s, v)),
      },
    },
  })
}

/** Each melee weapon that is added has it, one that is thrown as well: it keeps its keywords (LG2-UPG-dv). */
const perMeleeWeapon = (_: LState, v: Pool): number =>
  v.added.filter(({ card }) => v.kind === 'melee' || card === 'saber-throw').length

/** While the grenade is in the pool. */
const frags = upgrade('fragmentation-grenades', {
  query: {
    surges: (chart, _, effect, { unit, pool }) =>
      unit === effect.on && pool?.added.some(({ card }) => card === 'fragmentation-grenades') === true
        ? { ...chart, attack: 'crit' }
        : chart,
  },
})

const icws = givesPools(
  'dc-17m-icws-config',
  'lethal',
  (_, v) => (v.added.some(({ weapon }) => weapon === 'DC-17m ICWS Sniper') ? 1 : 0),
  flipsAtStart('dc-17m-icws-config'),
)

/** One pool of an attack action: the last one, if none before it. */
const reluctant = upgrade('reluctant-hero', {
  trigger: {
    'the pool is formed': {
      of: 'attacker',
      forced: isLastPool,
      limit: { times: 1, per: 'attack' },
      when: (s, effect) => isAttackAction(s) && own(s, effect).tokens.suppression > 0,
      do: (s, effect, v) => giveKeyword(v, 'critical', own(s, effect).tokens.suppression),
    },
  },
})

export const pools: readonly LCard[] = [
  generator('barrage-generator', ['white', 2], ['suppressive']),
  generator('overcharged-generator', ['black', 1], ['impact', 1]),
  frags,
  icws,
  givesPools('enhanced-combat-subroutines', 'lethal', () => 1),
  givesPools('jedi-guardian-doctrine', 'lethal', perMeleeWeapon),
  givesPools('jedi-training-master-duelist', 'critical', perMeleeWeapon),
  reluctant,
]
