import { upgradeUp } from '../../../in-play.ts'
import { upgradeCard } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { isMe, isWingman, mayAct, me } from '../../words.ts'
import { rerolling } from '../../words-dice.ts'
import { pilot } from '../pilot.ts'

const mineActions = ['upgrade:proximitymines', 'upgrade:clustermines', 'upgrade:connernet']

/** Pilots of the TIE Bomber of the Empire. */
export const tieBomber: readonly XCard[] = [
  pilot('deathfire', {
    trigger: {
      'dial revealed': { of: 'ship', ...mayAct('ship', mineActions) },
      'after action': { of: 'ship', ...mayAct('ship', mineActions) },
    },
  }),
  pilot('tomaxbren', {
    trigger: {
      'upgrade discarded': {
        forced: true,
        limit: { times: 1, per: 'round' },
        of: 'ship',
        when: (s, effect, { at }) => {
          const upgrade = me(s, effect).upgrades[at]
          return upgrade !== undefined && !upgrade.faceUp && upgradeCard(upgrade.card).slot === 'elite'
        },
        do: (s, effect, { at }) => {
          const upgrade = me(s, effect).upgrades[at]
          if (upgrade !== undefined) upgradeUp(s, me(s, effect), upgrade)
        },
      },
    },
  }),
  pilot('captainjonus', {
    lets: 'attacker',
    trigger: {
      'modify attack dice': rerolling('attack', {
        most: () => 2,
        when: (s, effect, v) => v.weapon !== 'primary' && isWingman(s, effect, v.attacker, 1),
      }),
    },
  }),
  pilot('majorrhymer', {
    query: {
      'weapon range': ([least, most], _, effect, { attacker, weapon }) =>
        isMe(effect, attacker) && weapon !== 'primary'
          ? [Math.max(1, least - 1), Math.min(3, most + 1)]
          : [least, most],
    },
  }),
]
