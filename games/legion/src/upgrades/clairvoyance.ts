import type { Trigger } from '@sandtable/kernel'
import { call } from '@sandtable/kernel'
import { poolNow } from '../current.ts'
import type { Legion } from '../state.ts'
import type { Pool } from '../vocabulary/attacks.ts'
import type { LCard } from '../vocabulary/card.ts'
import { byTheForce, sequel, spending, upgrade } from './words.ts'

/** All dice of its own are rolled anew, and its player modifies that roll no further. */
function foreseen(
  side: 'attacker' | 'defender',
  then: ReturnType<typeof sequel<null>>,
): Trigger<Legion, Pool> {
  const dice = side === 'attacker' ? 'attack' : 'defence'
  return spending<Pool>({
    of: side,
    when: (_, __, v) => v[`${dice}Dice`].length > 0,
    do: (s, effect) => byTheForce(s, effect, then),
  })
}

function rolledAnew(dice: 'attack' | 'defence') {
  return sequel<null>(`all ${dice} dice anew`, (s) => {
    const pool = poolNow(s)
    pool.final = [...(pool.final ?? []), dice]
    const unit = dice === 'attack' ? pool.attacker : pool.defender
    call(s, 'reroll', { unit, dice, most: 'all' })
  })
}

const attackAnew = rolledAnew('attack')
const defenceAnew = rolledAnew('defence')

export const clairvoyance: readonly LCard[] = [
  upgrade('clairvoyance', {
    asks: [attackAnew, defenceAnew],
    trigger: {
      're-roll attack dice': foreseen('attacker', attackAnew),
      're-roll defence dice': foreseen('defender', defenceAnew),
    },
  }),
]
