import { asking, choose, tell } from '@sandtable/kernel'
import { type ShipId, shipOf } from '../../../../state.ts'
import { shipType } from '../../../../values.ts'
import type { XCard } from '../../../../vocabulary/card.ts'
import { placeNamed, revealedBy } from '../../../pilots/pilot.ts'
import { choice, enemiesWithin, me, nameOf } from '../../../words.ts'
import { lookAtDial, withDials } from '../crew.ts'

const cassianAndorShip = choice<ShipId>('ship', {
  from: (s, effect) => withDials(s, enemiesWithin(s, effect, 2)),
  do: (s, effect, prey) => choose(s, effect, cassianAndorGuess, { prey }),
})

const cassianAndorGuess = choice<string, { prey: ShipId }>('guess', {
  from: (s, _, { prey }) => shipType(shipOf(s, prey).type).dial.map(nameOf),
  do: (s, effect, maneuver, { prey: target }) => {
    const prey = shipOf(s, target)
    tell(s, { type: 'guessed', ship: effect.on ?? '', card: effect.card, target, maneuver })
    lookAtDial(s, effect, prey)
    const shown = revealedBy(prey)
    if (shown !== undefined && nameOf(shown) === maneuver && me(s, effect).dial !== null)
      choose(s, effect, cassianAndorDial)
  },
})

/** Nobody else learns what the own dial is set to. */
const cassianAndorDial = choice<string>('dial', {
  from: (s, effect) => shipType(me(s, effect).type).dial.map(nameOf),
  may: () => true,
  secret: true,
  do: (s, effect, name) => {
    const own = me(s, effect)
    own.dial = placeNamed(own, name)
  },
})

export const cassianAndor: XCard = {
  id: 'upgrade:cassianandor',
  rules: ['XW-UPG-cassianandor'],
  asks: [cassianAndorShip, cassianAndorGuess, cassianAndorDial],
  trigger: {
    'end of planning': asking(cassianAndorShip),
  },
}
