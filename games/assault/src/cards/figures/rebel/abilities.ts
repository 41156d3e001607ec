import { type Effect, enter, type Limit, leave, of, use, usedUp } from '@sandtable/kernel'
import { isAdjacentTo } from '../../../board/board.ts'
import { type AState, figureOf, isFigure } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { distanceBetween, isMe, me } from '../../words.ts'

/** Abilities that stand on several Rebel cards. */

type Query = NonNullable<ACard['query']>

/** Does another friend of the figure attack, at most so many spaces away? */
export function friendAttacks(s: AState, effect: Effect, v: Attack, most: number): boolean {
  const attacker = figureOf(s, v.attacker)
  return (
    !isMe(effect, v.attacker) &&
    attacker.seat === effect.seat &&
    distanceBetween(s, me(s, effect), attacker) <= most
  )
}

/** Does a friend of the figure defend in a space next to it? */
export function friendDefendsBeside(s: AState, effect: Effect, v: Attack): boolean {
  return (
    isFigure(s, v.target) &&
    !isMe(effect, v.target) &&
    figureOf(s, v.target).seat === effect.seat &&
    isAdjacentTo(s, me(s, effect), [v.space])
  )
}

/** Distracting. */
export const distracting: NonNullable<Query['results']> = (value, s, effect, v) =>
  friendDefendsBeside(s, effect, v) ? { ...value, evade: value.evade + 1 } : value

/** Cunning: a block for each evade, after everything that changes the evades. */
export const cunning: NonNullable<Query['results']> = (value, _, effect, v) =>
  isMe(effect, v.target) ? { ...value, block: value.block + Math.max(0, value.evade) } : value

const once: Limit = { times: 1, per: 'round' }

/**
 * A named surge ability, once in a round, for which something happens when the attack is over: what comes
 * into play is `effect:` with the name of the ability, as `afterAttack` makes it.
 */
export function surgeForLater(ability: string, cost: number): Pick<ACard, 'surges'> & { query: Query } {
  const key = (effect: Effect) => `${ability} ${effect.on}`
  return {
    query: {
      'surge abilities': of('attacker', (value, s, effect) =>
        !usedUp(s, key(effect), once)
          ? [...value, { key: ability, cost, gives: {}, effect: effect.id, ability }]
          : value,
      ),
    },
    surges: {
      [ability]: {
        do: (s, effect, v) => {
          use(s, key(effect), once)
          enter(s, { card: `effect:${ability}`, seat: v.by, on: effect.on, until: 'attack' })
        },
      },
    },
  }
}

/** What waits for the end of its figure's attack, and then is over. */
export function afterAttack(
  id: string,
  rule: string,
  act: (s: AState, effect: Effect, v: Attack) => void,
  when: (s: AState, v: Attack) => boolean = () => true,
): ACard {
  return {
    id: `effect:${id}`,
    rules: [rule],
    trigger: {
      'attack resolved': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => when(s, v),
        do: (s, effect, v) => {
          leave(s, effect.id)
          act(s, effect, v)
        },
      },
    },
  }
}
