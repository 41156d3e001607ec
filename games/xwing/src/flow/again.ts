import { type ShipId, shipOf, type XState } from '../state.ts'
import { refuseAttacking, refuseShot, type Shot } from '../weapons.ts'
import { attack } from './attack.ts'
import { declared } from './combat.ts'
import { ask, call, procedure } from './words.ts'

interface Again {
  readonly ship: ShipId
  /** The attacks that the effect allows. */
  readonly shots: Shot[]
  shot: Shot | null
}

/** An attack that an effect grants beyond the ship's own (XW-TIME-035). */
export const anotherAttack = procedure<Again>('another attack', [
  ask('declare target', {
    rule: 'XW-TIME-030',
    seats: (s, v) => (possible(s, v).length > 0 ? shipOf(s, v.ship).seat : null),
    about: (_, v) => ({ ship: v.ship }),
    options: (s, v): readonly (Shot | 'pass')[] => [...possible(s, v), 'pass'],
    answer: (_, v, shot) => {
      v.shot = shot === 'pass' ? null : shot
    },
  }),
  call(
    'attack',
    () => attack,
    (s, v) => (v.shot === null ? null : declared(s, v.ship, v.shot)),
  ),
])

function possible(s: XState, v: Again): Shot[] {
  const ship = shipOf(s, v.ship)
  if (!ship.inPlay || refuseAttacking(s, ship) !== null) return []
  return v.shots.filter(({ weapon, target }) => {
    const aimed = shipOf(s, target)
    return aimed.inPlay && refuseShot(s, ship, weapon, aimed) === null
  })
}
