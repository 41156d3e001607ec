import { asking, type Effect } from '@sandtable/kernel'
import type { Ship, ShipId, XState } from '../../../state.ts'
import { touchedBy } from '../../../touching.ts'
import { asFlownBy, shipType } from '../../../values.ts'
import type { XCard } from '../../../vocabulary/card.ts'
import {
  assign,
  choice,
  isAlly,
  isEnemyWithin,
  me,
  moreAttackDice,
  nameOf,
  spend,
  turnDial,
} from '../../words.ts'
import { canSpend, pilot, placeNamed, revealedBy } from '../pilot.ts'

const heraSyndullaManeuver = choice<string>('maneuver', {
  from: (s, effect) => sameColour(s, me(s, effect)),
  may: () => true,
  do: (s, effect, maneuver) => turnDial(s, me(s, effect), placeNamed(me(s, effect), maneuver)),
})

/** Pilots of the VCX-100 of the Rebel Alliance. */
export const vcx100: readonly XCard[] = [
  ...['vcx100', 'attackshuttle'].map((ship) =>
    pilot(`herasyndulla-${ship}`, {
      asks: [heraSyndullaManeuver],
      trigger: {
        'dial revealed': { of: 'ship', ...asking(heraSyndullaManeuver) },
      },
    }),
  ),
  pilot('chopper', {
    trigger: {
      'start of combat': {
        forced: true,
        when: (s, effect) => touchedEnemies(s, effect).length > 0,
        do: (s, effect) => {
          for (const ship of touchedEnemies(s, effect)) assign(s, ship, 'stress')
        },
      },
    },
  }),
  pilot('kananjarrus', {
    trigger: {
      'before attack roll': {
        when: (s, effect, v) => isEnemyWithin(s, effect, v.attacker, 2) && canSpend(s, effect, 'focus'),
        pay: (s, effect) => spend(s, effect.on ?? '', 'focus'),
        do: (_, __, v) => moreAttackDice(v, -1),
      },
    },
  }),
]

/** Other maneuvers of the dial with the colour of the one revealed, if that is green or red. */
function sameColour(s: XState, ship: Ship): string[] {
  const revealed = revealedBy(ship)
  if (revealed === undefined) return []
  const colour = asFlownBy(s, ship, revealed).difficulty
  if (colour === 'white') return []
  return shipType(ship.type)
    .dial.filter((one) => one !== revealed && asFlownBy(s, ship, one).difficulty === colour)
    .map(nameOf)
}

function touchedEnemies(s: XState, effect: Effect): ShipId[] {
  return touchedBy(s, me(s, effect)).filter((ship) => !isAlly(s, effect, ship))
}
