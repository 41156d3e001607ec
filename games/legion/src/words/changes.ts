import type { Change, Named, Plain, Setting } from '@sandtable/kernel'
import { backTo, endedFor, somethingElse } from '@sandtable/kit'
import { seats, type TokenName } from '../state.ts'
import type { LegionView } from '../vocabulary/view.ts'
import { sideName, text, tokenNames, unitName } from './names.ts'

/** What players propose or have agreed on, in words: what is changed, and to what. */
export function changeName(change: Change, seen?: LegionView): Named {
  if ('undo' in change) return backTo(change.undo)
  if ('end' in change) return endedFor(change.end.winner === null ? null : sideName(change.end.winner))
  // Three numbers make one position.
  const names = change.set.map((one) => settingName(one, seen))
  const once = [...new Map(names.map((name) => [name.en, name])).values()]
  return text(once.map(({ en }) => en).join('; '), once.map(({ de }) => de).join('; '))
}

function settingName({ path, value }: Setting, seen?: LegionView): Named {
  const [what, which, part, key, last] = path
  if (what === 'points' && seats.some((seat) => seat === which))
    return counted(sideName(String(which)), value, victoryPoints)
  if (what !== 'units') return somethingElse
  const unit = unitAt(which, seen)
  if (part === 'tokens' && isToken(key))
    return counted(unit, value, (count) => tokenNames[key][count === 1 ? 0 : 1])
  if (part !== 'minis') return said(unit, 'changes', 'ändert sich')
  if (last === 'wounds') return counted(miniOf(unit), value, wounds)
  return ['x', 'y', 'facing'].includes(String(last))
    ? said(miniOf(unit), 'stands elsewhere', 'steht woanders')
    : said(unit, 'changes', 'ändert sich')
}

function isToken(key: unknown): key is TokenName {
  return typeof key === 'string' && Object.hasOwn(tokenNames, key)
}

function unitAt(at: unknown, seen?: LegionView): Named {
  const id = typeof at === 'number' ? seen?.units[at]?.id : undefined
  return id === undefined ? text('a unit', 'eine Einheit') : unitName(seen, id)
}

function miniOf({ en, de }: Named): Named {
  return text(`a miniature (${en})`, `eine Miniatur (${de})`)
}

function said({ en, de }: Named, english: string, german: string): Named {
  return text(`${en} ${english}`, `${de} ${german}`)
}

function counted(who: Named, value: Plain, what: (count: number) => Named): Named {
  if (typeof value !== 'number') return somethingElse
  const { en, de } = what(value)
  return said(who, `has ${value} ${en}`, `hat ${value} ${de}`)
}

const wounds = (count: number) => (count === 1 ? text('wound', 'Wunde') : text('wounds', 'Wunden'))
const victoryPoints = (count: number) =>
  count === 1 ? text('victory point', 'Siegpunkt') : text('victory points', 'Siegpunkte')
