import type { Named } from '@sandtable/kernel'
import { numberAmong, type PieceName, withMark } from '@sandtable/kit'
import type { ShipInView } from '../vocabulary/view.ts'
import { pilotName, sideName } from './names.ts'
import { shortPilotName } from './short-names.ts'

type Flown = Pick<ShipInView, 'id' | 'pilot'>

/** The pilot's name, for a reader who sees the ships; those of one short name are numbered. */
export function shipName(id: string, ships: readonly Flown[] = []): Named {
  return namesOfShip(id, ships).whole
}

/** What a ship is called where there is room, and where there is not. */
export function namesOfShip(id: string, ships: readonly Flown[]): PieceName {
  const ship = ships.find((one) => one.id === id)
  const whole = ship === undefined ? null : pilotName(ship.pilot)
  if (ship === undefined || whole === null) return { whole: numbered(id), short: numbered(id) }
  const number = numberAmong(ships, ship, shortOf)
  return withMark({ whole, short: shortOf(ship) }, number === null ? '' : String(number))
}

function shortOf({ id, pilot }: Flown): Named {
  return shortPilotName(pilot) ?? numbered(id)
}

/** “red-2” is the second ship of the red side, “bomb-2” the second bomb; ids of scenarios are names. */
function numbered(id: string): Named {
  const found = /^(red|blue|bomb)-(\d+)(-pup)?$/.exec(id)
  if (found === null) return { en: id, de: id }
  if (found[3] !== undefined) {
    const mother = numbered(id.slice(0, -found[3].length))
    return { en: `pup of ${mother.en}`, de: `Welpe von ${mother.de}` }
  }
  const side = found[1] === 'bomb' ? { en: 'Bomb', de: 'Bombe' } : sideName(found[1] ?? '')
  return { en: `${side.en} ${found[2]}`, de: `${side.de} ${found[2]}` }
}
