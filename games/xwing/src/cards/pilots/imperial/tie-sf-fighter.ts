import type { Effect } from '@sandtable/kernel'
import { isInArcNamed } from '../../../arcs.ts'
import { currentAttack } from '../../../current-attack.ts'
import { shipOf, type XState } from '../../../state.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../../weapons.ts'
import { attackAgain, me } from '../../words.ts'
import { addResult, pilot } from '../pilot.ts'

const onceARound = { times: 1, per: 'round', key: 'quickdraw', each: 'piece' } as const

/** Pilots of the TIE/sf Fighter of the Empire. */
export const tieSfFighter: readonly XCard[] = [
  pilot('quickdraw', {
    trigger: {
      'shield lost': {
        limit: onceARound,
        of: 'ship',
        when: (s, effect) =>
          currentAttack(s) === null && canUseOpportunity(s, me(s, effect), primaryShots(s, effect)),
        do: (s, effect, { ship }) => attackAgain(s, ship, primaryShots(s, effect)),
      },
      'attack again': {
        limit: onceARound,
        when: (s, effect, v) =>
          v.shieldsLost?.includes(effect.on ?? '') === true &&
          canUseOpportunity(s, me(s, effect), primaryShots(s, effect)),
        do: (s, effect) => attackAgain(s, effect.on ?? '', primaryShots(s, effect)),
      },
    },
  }),
  pilot('backdraft', {
    trigger: {
      'modify attack dice': {
        of: 'attacker',
        when: (s, effect, v) => isInArcNamed(me(s, effect), shipOf(s, v.target), 'aux-rear'),
        do: (s, _, v) => addResult(s, v, 'attack', 'crit'),
      },
    },
  }),
]

function primaryShots(s: XState, effect: Effect) {
  return shots(s, me(s, effect)).filter((shot) => shot.weapon === 'primary')
}
