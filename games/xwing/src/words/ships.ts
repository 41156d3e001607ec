import type { Named, Plain } from '@sandtable/kernel'
import { pilotName, sideName } from './names.ts'

interface Flown {
  readonly id: string
  readonly pilot: string
  readonly upgrades?: readonly { readonly card: string }[]
}

/** The pilot's name; where several ships have the same pilot, with side and number. */
export function shipName(id: string, table?: Plain): Named {
  const ships = shipsOf(table)
  const pilot = ships.find((one) => one.id === id)?.pilot
  const name = pilot === undefined ? null : pilotName(pilot)
  if (name === null) return numbered(id)
  if (ships.filter((one) => one.pilot === pilot).length === 1) return name
  const { en, de } = numbered(id)
  return { en: `${name.en} (${en})`, de: `${name.de} (${de})` }
}

/** The ships of a table as a seat sees it; none, for a reader who does not see it. */
export function shipsOf(table: Plain | undefined): readonly Flown[] {
  const ships = (table as { readonly ships?: Plain } | null | undefined)?.ships
  return Array.isArray(ships) ? (ships as unknown as readonly Flown[]) : []
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
