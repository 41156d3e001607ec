import type { Named } from '@sandtable/kernel'
import type { ShipInView } from '../vocabulary/view.ts'
import { pilotName, sideName } from './names.ts'

type Flown = Pick<ShipInView, 'id' | 'pilot'>

/** The pilot's name, for a reader who sees the ships; where several have the same pilot, with side and number. */
export function shipName(id: string, ships: readonly Flown[] = []): Named {
  const pilot = ships.find((one) => one.id === id)?.pilot
  const name = pilot === undefined ? null : pilotName(pilot)
  if (name === null) return numbered(id)
  if (ships.filter((one) => one.pilot === pilot).length === 1) return name
  const { en, de } = numbered(id)
  return { en: `${name.en} (${en})`, de: `${name.de} (${de})` }
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
