import type { Effect } from '@sandtable/kernel'
import { figuresAt, isAdjacentTo } from '../../../board/board.ts'
import type { AState } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { hasRerolls, hasTrait, isFriend, isMe, mayReroll, me, strain } from '../../words.ts'
import { attackerSeat, rerollsAttack } from '../abilities.ts'
import { squadTraining } from '../imperial/troops.ts'

/** Keep the Peace: a foe attacks a space beside the guard in which no Guardian of its side stands. */
function isPeaceBroken(s: AState, effect: Effect, v: Attack): boolean {
  return (
    !isFriend(s, effect, v.attacker) &&
    isAdjacentTo(s, me(s, effect), [v.space]) &&
    !figuresAt(s, v.space).some((one) => one.seat === effect.seat && hasTrait(one, 'guardian'))
  )
}

const keepThePeace: NonNullable<ACard['trigger']>['attack declared'] = {
  limit: { times: 1, per: 'attack', key: 'keep the peace', each: 'seat' },
  when: isPeaceBroken,
  do: (s, effect, v) => {
    strain(s, effect.on ?? '', 1, effect.on)
    strain(s, v.attacker, 1, effect.on)
  },
}

/** Does the figure defend itself against a shot? */
const isShotAt = (effect: Effect, v: Attack) => isMe(effect, v.target) && v.type === 'ranged'

/** Gamorreans and the guard of Cloud City. */
export const mercenaryGuards: readonly ACard[] = [
  {
    id: 'deployment:gamorrean-guard',
    rules: ['IA-DEP-gamorrean-guard'],
    trigger: {
      // Gamorrean Honor, Labored Attack.
      'reroll dice': {
        seat: attackerSeat,
        when: (s, effect, v) =>
          isMe(effect, v.attacker)
            ? hasRerolls(s, { ...effect, seat: v.by }, 'attack')
            : isShotAt(effect, v) && hasRerolls(s, effect, 'defence'),
        do: (s, effect, v) => {
          if (!isMe(effect, v.attacker)) {
            mayReroll(s, effect, 'defence', 1)
            return
          }
          strain(s, v.attacker, 1, effect.on)
          mayReroll(s, effect, 'attack', 1, { least: 1, by: v.by })
        },
      },
    },
  },
  {
    id: 'deployment:gamorrean-guard-elite',
    rules: ['IA-DEP-gamorrean-guard-elite'],
    query: {
      // Gamorrean Honor Guard.
      results: (value, _, effect, v) => (isShotAt(effect, v) ? { ...value, block: value.block + 1 } : value),
    },
    trigger: { 'reroll dice': rerollsAttack() },
  },
  {
    id: 'deployment:wing-guard',
    rules: ['IA-DEP-wing-guard'],
    trigger: { 'attack declared': keepThePeace },
  },
  {
    id: 'deployment:wing-guard-elite',
    rules: ['IA-DEP-wing-guard-elite'],
    trigger: { 'attack declared': keepThePeace, 'reroll dice': squadTraining },
  },
]
