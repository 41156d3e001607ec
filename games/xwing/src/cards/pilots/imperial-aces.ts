import type { Effect } from '@sandtable/kernel'
import { upgradeUp } from '../../in-play.ts'
import { shipOf, type XState } from '../../state.ts'
import { upgradeCard } from '../../values.ts'
import type { XCard } from '../../vocabulary/card.ts'
import type { Dealing } from '../../vocabulary/damage.ts'
import { attackUnderWay, isAlly, isMe, lock, me, rangeTo } from '../words.ts'
import { damageCard, drawMore } from './draw.ts'
import { pilot } from './pilot.ts'

/** Imperial pilots whose abilities reach into cards: of the damage deck, and their own upgrades. */
export const imperialAces: readonly XCard[] = [
  ...['tieadvanced', 'tiedefender'].map((ship) =>
    pilot(`maarekstele-${ship}`, {
      asks: [damageCard],
      trigger: {
        'choose the damage card': {
          forced: true,
          when: (s, effect, v) => isDealtBy(s, effect, v),
          do: (s, effect, v) => drawMore(s, effect, v, 2),
        },
      },
    }),
  ),
  pilot('tomaxbren', {
    trigger: {
      'upgrade discarded': {
        forced: true,
        limit: { times: 1, per: 'round' },
        when: (s, effect, { ship, at }) => {
          const upgrade = me(s, effect).upgrades[at]
          return (
            isMe(effect, ship) &&
            upgrade !== undefined &&
            !upgrade.faceUp &&
            upgradeCard(upgrade.card).slot === 'elite'
          )
        },
        do: (s, effect, { at }) => {
          const upgrade = me(s, effect).upgrades[at]
          if (upgrade !== undefined) upgradeUp(s, me(s, effect), upgrade)
        },
      },
    },
  }),
  pilot('redline', {
    query: {
      'locks on one ship': (most, _, effect, ship) => (isMe(effect, ship) ? Math.max(most, 2) : most),
    },
    trigger: {
      'lock acquired': {
        when: (s, effect, { ship, target }) =>
          isMe(effect, ship) && me(s, effect).locks.filter((one) => one === target).length === 1,
        do: (s, _, { ship, target }) => lock(s, ship, target),
      },
    },
  }),
  pilot('duchess', {
    query: { 'may skip ailerons': (may, _, effect, ship) => may || isMe(effect, ship) },
  }),
  pilot('youngster', {
    query: {
      'borrowed actions': (borrowed, s, effect, ship) => {
        const learns = isAlly(s, effect, ship) && !isMe(effect, ship) && rangeTo(s, effect, ship) <= 3
        return learns && tieFighters.includes(shipOf(s, ship).type)
          ? [...borrowed, ...eliteCards(s, effect)]
          : borrowed
      },
    },
  }),
]

const tieFighters = ['tiefighter', 'tiefofighter', 'tiesffighter']

/** Is this a card that his own attack deals, and not one that follows from such a card? */
function isDealtBy(s: XState, effect: Effect, v: Dealing): boolean {
  const depth = s.stack.findLastIndex((frame) => frame.procedure === 'attack')
  if (depth < 0 || v.card === 'counter') return false
  const { attacker, target } = attackUnderWay(s)
  const dealing = s.stack.slice(depth).filter((frame) => frame.procedure === 'deal a damage card')
  return isMe(effect, attacker) && v.ship === target && dealing.length === 1
}

/** The effects of his Elite upgrades; an action comes only of those with the header Action: (XW-PIL-129). */
function eliteCards(s: XState, effect: Effect): number[] {
  return me(s, effect).upgrades.flatMap(({ card, effect: id }) =>
    id !== null && upgradeCard(card).slot === 'elite' ? [id] : [],
  )
}
