import type { Change, Plain } from '@sandtable/kernel'
import { isToken } from './names.ts'
import type { Words } from './sentence-parts.ts'

/** How a language says what players propose or have agreed on. */
export interface Changes {
  /** Back to where so many moves were made, at least one. */
  undo(kept: number): string
  readonly start: string
  wins(side: string): string
  readonly draw: string
  stands(ship: string): string
  has(ship: string, tokens: string): string
  onCard(ship: string, count: number, card: string): string
  points(side: string, count: number): string
  /** What players seldom change has no words of its own. */
  ship(ship: string): string
  readonly table: string
}

/** What players propose or have agreed on: what, of which ship, and the new value. */
export function changeText(change: Change, say: Changes, w: Words): string {
  if ('undo' in change) return change.undo === 0 ? say.start : say.undo(change.undo)
  if ('end' in change) return change.end.winner === null ? say.draw : say.wins(w.side(change.end.winner))
  // Three numbers make one position.
  return [...new Set(change.set.map(({ path, value }) => settingText(path, value, say, w)))].join('; ')
}

function settingText(path: readonly (string | number)[], value: Plain, say: Changes, w: Words): string {
  const [list, place, what, key, last] = path
  if (list === 'points' && typeof place === 'string' && typeof value === 'number')
    return say.points(w.side(place), value)
  if (list !== 'ships' || typeof place !== 'number') return say.table
  const ship = w.shipAt(place)
  if (what === 'pose') return say.stands(ship)
  if (typeof value !== 'number') return say.ship(ship)
  if (what === 'shields') return say.has(ship, w.tokens('shield', value))
  if (what === 'tokens' && typeof key === 'string' && isToken(key)) return say.has(ship, w.tokens(key, value))
  return what === 'upgrades' && typeof key === 'number' && last === 'tokens'
    ? say.onCard(ship, value, w.cardAt(place, key))
    : say.ship(ship)
}
