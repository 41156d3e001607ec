import { expect, test } from 'vitest'
import { begin } from '../../test/position.ts'
import { weaponKeywords } from '../cards/weapons.ts'
import { unitOf } from '../units.ts'
import { type Pool, type PoolKind, poolOf } from '../vocabulary/attacks.ts'
import { isImmuneToPierce } from './defending.ts'

/** What no card brings about by itself, but the rules know. */

const s = begin({
  gold: { han: { card: 'han-solo-unorthodox-general', at: [300, 400] } },
  silver: {
    dooku: { card: 'count-dooku', at: [500, 400] },
    guards: { card: 'ig-100-magnaguard', at: [500, 500] },
    thrawn: { card: 'grand-admiral-thrawn', at: [500, 600] },
    tank: { card: 'aat-battle-tank', at: [800, 400] },
  },
})

function pool(defender: string, kind: PoolKind): Pool {
  return poolOf('han', { defender, kind, added: [] })
}

test('[LG2-KW-113] dice that are rolled for others are immune to Pierce in melee, and not to that of shots', () => {
  const guards = unitOf(s, 'guards')
  expect(isImmuneToPierce(s, pool('dooku', 'melee'), guards)).toBe(true)
  expect(isImmuneToPierce(s, pool('dooku', 'ranged'), guards)).toBe(false)
})

test('[LG2-KW-061] the dodge tokens of another make no duellist immune to Pierce, only its own do', () => {
  const thrawn = unitOf(s, 'thrawn')
  expect(isImmuneToPierce(s, { ...pool('dooku', 'melee'), dodges: 1 }, thrawn)).toBe(false)
  expect(isImmuneToPierce(s, { ...pool('thrawn', 'melee'), dodges: 1 }, thrawn)).toBe(true)
})

test.each([
  ['guards', ['black', 'black', 'white']],
  ['tank', ['white', 'white', 'white']],
])(
  '[LG2-WKW-041] Anti-Personnel 2 upgrades two dice against troopers, and none against vehicles: %s',
  (defender, after) => {
    const v: Pool = {
      ...pool(defender, 'ranged'),
      attackDice: Array.from({ length: 3 }, () => ({ colour: 'white', face: '' })),
      gained: [{ id: 'anti-personnel', x: 2 }],
    }
    const card = weaponKeywords.find(({ id }) => id === 'weapon:anti-personnel')
    const upgrade = card?.trigger?.['upgrade attack dice']
    if (upgrade?.when?.(s, {} as never, v) === true) upgrade.do(s, {} as never, v)
    expect(v.attackDice.map(({ colour }) => colour)).toEqual(after)
  },
)
