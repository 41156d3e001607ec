import { asking, type Effect, of, openAt } from '@sandtable/kernel'
import { isMine } from '../../../flow/detonate.ts'
import type { TokenKind } from '../../../geometry/bombs.ts'
import type { Ship, XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import { dropFrom } from '../../upgrades/bomb.ts'
import { assign, choice, me } from '../../words.ts'
import { pilot, revealedBy } from '../pilot.ts'

/** Bombs that others drop by an action, each with its token. */
const mines: Readonly<Record<string, TokenKind>> = {
  proximitymines: 'proximity-mine',
  clustermines: 'cluster-mine',
  connernet: 'conner-net',
}

const mineToDrop = choice<string>('option', {
  from: (s, effect) => minesOn(me(s, effect)),
  do: (s, effect, card) => {
    const upgrade = me(s, effect).upgrades.find((one) => one.card === card && one.faceUp)
    const dropper = upgrade?.effect == null ? undefined : s.effects[upgrade.effect]
    const kind = mines[card]
    if (dropper !== undefined && kind !== undefined) dropFrom(s, dropper, kind)
  },
})

/** Pilots of the Quadjumper of Scum and Villainy. */
export const quadjumper: readonly XCard[] = [
  pilot('unkarplutt', {
    trigger: {
      'end of activation': {
        forced: true,
        when: (s, effect) => touchedBy(s, me(s, effect)).length > 0,
        do: (s, effect) => {
          for (const ship of touchedBy(s, me(s, effect))) assign(s, ship, 'tractor')
        },
      },
    },
  }),
  pilot('sarcoplank', {
    // The speed takes the place of the agility value, before anything changes that in the attack.
    layer: -1,
    query: {
      'defender agility': of('target', (value, s, effect) =>
        Math.max(value, me(s, effect).maneuver?.speed ?? 0),
      ),
    },
  }),
  pilot('constablezuvio', {
    asks: [mineToDrop],
    query: {
      // From the front guides: bombs that he drops on revealing may go there, mines must.
      'bomb layings': of('ship', (layings, s, effect, { kind }) => {
        if (!isBackingUp(s, effect)) return layings
        const ahead = layings.map((one) => ({ ...one, from: 'front' as const }))
        return isMine(kind) ? ahead : [...layings, ...ahead]
      }),
    },
    trigger: {
      'dial revealed': {
        of: 'ship',
        ...asking(mineToDrop, (s, effect) => isBackingUp(s, effect) && !me(s, effect).bombed),
      },
    },
  }),
]

/** Did he reveal a reverse maneuver, and has not flown it yet? */
function isBackingUp(s: XState, effect: Effect): boolean {
  return (
    openAt(s, 'dial revealed') !== null && revealedBy(me(s, effect))?.bearing.startsWith('reverse') === true
  )
}

function minesOn(ship: Ship): string[] {
  return ship.upgrades.flatMap(({ card, faceUp }) => (faceUp && mines[card] !== undefined ? [card] : []))
}
