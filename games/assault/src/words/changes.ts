import type { Change, Named, Plain, Setting } from '@sandtable/kernel'
import { backTo, endedFor, somethingElse } from '@sandtable/kit'
import type { AssaultView } from '../vocabulary/view.ts'
import { isSide, list, sideName, text } from './names.ts'
import { figureName, groupName, objectName } from './pieces.ts'
import { standName } from './table-seen.ts'

/** What players propose or have agreed on, in words: what is changed, and to what. */

export function changeName(change: Change, seen?: AssaultView): Named {
  if ('undo' in change) return backTo(change.undo)
  if ('end' in change) return endedFor(change.end.winner === null ? null : sideName(change.end.winner))
  const names = told(change.set).map((one) => settingName(one, seen))
  return list([...new Map(names.map((name) => [name.en, name])).values()], '; ')
}

/** What a figure carries goes where it goes, which needs no words. */
function told(set: readonly Setting[]): readonly Setting[] {
  if (!set.some(({ path }) => path[0] === 'figures' && path[2] === 'stand')) return set
  return set.filter(({ path }) => path[0] !== 'objects' || path[2] !== 'spaces')
}

function settingName({ path, value }: Setting, seen?: AssaultView): Named {
  const [what, which, part] = path
  switch (path.length === 3 ? `${what} ${part}` : `${what} ${path.length}`) {
    case 'points 2':
      return isSide(String(which)) ? numbered(sideName(String(which)), value, scored) : somethingElse
    case 'round 1':
      return typeof value === 'number' ? text(`it is round ${value}`, `es ist Runde ${value}`) : somethingElse
    case 'initiative 1':
      return isSide(String(value))
        ? said(sideName(String(value)), 'has the initiative', 'hat die Initiative')
        : somethingElse
    case 'figures damage':
      return numbered(figureAt(which, seen), value, damaged)
    case 'figures stand':
      return standing(figureAt(which, seen), value, seen)
    case 'groups exhausted':
      return value === true
        ? said(groupAt(which, seen), 'is exhausted', 'ist erschöpft')
        : said(groupAt(which, seen), 'is ready', 'ist bereit')
    case 'objects damage':
      return numbered(objectAt(which, seen), value, damaged)
    case 'objects count':
      return numbered(objectAt(which, seen), value, strained)
    case 'objects spaces':
      return lying(objectAt(which, seen), value, seen)
    default:
      return somethingElse
  }
}

function said({ en, de }: Named, english: string, german: string): Named {
  return text(`${en} ${english}`, `${de} ${german}`)
}

function numbered(who: Named, value: Plain, have: (count: number) => Named): Named {
  if (typeof value !== 'number') return somethingElse
  const { en, de } = have(value)
  return said(who, en, de)
}

const damaged = (count: number) => text(`has ${count} damage`, `hat ${count} Schaden`)
const strained = (count: number) =>
  text(`has ${count} strain ${count === 1 ? 'token' : 'tokens'}`, `hat ${count} Anstrengungsmarker`)
const scored = (count: number) =>
  text(
    `has scored ${count} victory ${count === 1 ? 'point' : 'points'}`,
    `hat ${count} ${count === 1 ? 'Siegpunkt' : 'Siegpunkte'} erzielt`,
  )

function standing(who: Named, stand: Plain, seen?: AssaultView): Named {
  if (stand === null) return said(who, 'leaves the map', 'verlässt den Spielplan')
  const at = placeName(stand, seen)
  return at === null
    ? said(who, 'stands elsewhere', 'steht neu')
    : said(who, `now stands on ${at}`, `steht neu auf ${at}`)
}

function lying(what: Named, spaces: Plain, seen?: AssaultView): Named {
  const at = placeName(Array.isArray(spaces) ? (spaces as readonly Plain[])[0] : undefined, seen)
  return at === null
    ? said(what, 'lies elsewhere', 'liegt neu')
    : said(what, `now lies on ${at}`, `liegt neu auf ${at}`)
}

function placeName(at: Plain | undefined, seen?: AssaultView): string | null {
  return seen === undefined || typeof at !== 'number' ? null : (standName(seen, at)?.name ?? null)
}

function idAt(of: 'figures' | 'groups' | 'objects', at: unknown, seen?: AssaultView): string | null {
  const all: readonly { readonly id: string }[] = seen?.[of] ?? []
  return typeof at === 'number' ? (all[at]?.id ?? null) : null
}

function figureAt(at: unknown, seen?: AssaultView): Named {
  const id = idAt('figures', at, seen)
  return id === null ? text('a figure', 'eine Figur') : figureName(id, seen)
}

function groupAt(at: unknown, seen?: AssaultView): Named {
  const id = idAt('groups', at, seen)
  return id === null ? text('a group', 'eine Gruppe') : groupName(id, seen)
}

function objectAt(at: unknown, seen?: AssaultView): Named {
  const id = idAt('objects', at, seen)
  return id === null ? text('an object', 'ein Objekt') : objectName(id, seen)
}
