import { type Effect, inPlay } from '@sandtable/kernel'
import { currentAttack } from '../../current-attack.ts'
import { shipOf, type XState } from '../../state.ts'
import type { XCard } from '../../vocabulary/card.ts'
import { canUseOpportunity, shots } from '../../weapons.ts'
import { attackAgain, flip, isAlly, isMe, me, rangeTo } from '../words.ts'
import { damageCard, drawMore } from './draw.ts'
import { pilot } from './pilot.ts'

/** Rebels and Resistance pilots whose abilities answer damage, or turn cards over. */
export const rebelVeterans: readonly XCard[] = [
  pilot('leebo', {
    asks: [damageCard],
    trigger: {
      'choose the damage card': {
        forced: true,
        when: (_, effect, v) => isMe(effect, v.ship) && v.card !== 'counter',
        do: (s, effect, v) => drawMore(s, effect, v, 1),
      },
    },
  }),
  pilot('chewbacca-swx57', {
    trigger: {
      'ship destroyed': {
        when: (s, effect, { ship }) =>
          isMourned(s, effect, ship) &&
          currentAttack(s) === null &&
          canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
      // In an attack he has to wait for the end of it, like everybody who attacks after an attack.
      'attack again': {
        when: (s, effect, v) =>
          (v.harmed ?? []).some((ship) => shipOf(s, ship).destroyed && isMourned(s, effect, ship)) &&
          canUseOpportunity(s, me(s, effect), shots(s, me(s, effect))),
        do: (s, effect) => attackAgain(s, effect.on ?? '', shots(s, me(s, effect))),
      },
    },
  }),
  pilot('kullbeesperado', {
    trigger: {
      'after action': {
        when: (s, effect, v) =>
          isMe(effect, v.ship) &&
          (v.done?.action === 'boost' || v.done?.action === 'barrel-roll') &&
          foils(s, effect) !== null,
        do: (s, effect) => {
          const card = foils(s, effect)
          if (card === null) return
          const closed = card.card === 'upgrade:servomotorsfoils-closed'
          flip(s, card, closed ? 'servomotorsfoils-attack' : 'servomotorsfoils-closed')
        },
      },
    },
  }),
]

function isMourned(s: XState, effect: Effect, ship: string): boolean {
  return isAlly(s, effect, ship) && !isMe(effect, ship) && rangeTo(s, effect, ship) <= 3
}

function foils(s: XState, effect: Effect): Effect | null {
  const mine = inPlay(s, { on: effect.on ?? '' })
  return mine.find(({ card }) => card.startsWith('upgrade:servomotorsfoils-')) ?? null
}
