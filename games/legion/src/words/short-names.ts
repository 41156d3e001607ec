import type { Language, Named } from '@sandtable/kernel'
import type { UnitId } from '../state.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { nameOnCard, numbered, text } from './names.ts'

/** What units are called where there is little room. */

const ROOM = 15

/** What its short name says of it, if that tells it from all others, with a number where there are several. */
export function shortUnitName(table: LegionView, id: UnitId): Named {
  const unit = table.units.find((one) => one.id === id)
  if (unit === undefined) return text(id, id)
  const own = nameOnCard(unit)
  const others = table.units.map(nameOnCard).filter(({ en }) => en !== own.en)
  const short = (language: Language) => {
    const name = shortened(own[language])
    return others.some((one) => shortened(one[language]) === name) ? own[language] : name
  }
  return numbered(table, unit, text(short('en'), short('de')))
}

/** Its first and its last word, or in German what stands before that of which it is a part. */
export function shortened(name: string): string {
  if (name.length <= ROOM) return name
  const [whole = name] = name.split(/ (?:der|des|mit|aus) /)
  const words = whole.split(' ')
  if (whole.length <= ROOM || words.length === 1) return whole
  const first = words.length === 2 ? `${words[0]?.charAt(0)}.` : words[0]
  return `${first} ${words.at(-1)}`
}
