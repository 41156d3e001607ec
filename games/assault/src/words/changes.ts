import type { Named, Plain } from '@sandtable/kernel'
import { isSide, list, sideName, text } from './names.ts'
import { figureName, groupName, objectName } from './pieces.ts'
import { seenTable, standName } from './table-seen.ts'

/** What players propose or have agreed on, in words: what is changed, and to what. */

interface Setting {
  readonly path: readonly (string | number)[]
  readonly value: Plain
}

type Change = {
  readonly set?: readonly Setting[]
  readonly undo?: number
  readonly end?: { readonly winner: string | null }
}

export function changeName(change: Plain | undefined, table?: Plain): Named {
  // The kernel takes nothing else as a change.
  const { set, undo, end } = (change ?? {}) as unknown as Change
  if (undo !== undefined) return backTo(undo)
  if (end !== undefined) return endName(end.winner)
  const names = told(set ?? []).map((one) => settingName(one, table))
  return list([...new Map(names.map((name) => [name.en, name])).values()], '; ')
}

/** What a figure carries goes where it goes, which needs no words. */
function told(set: readonly Setting[]): readonly Setting[] {
  if (!set.some(({ path }) => path[0] === 'figures' && path[2] === 'stand')) return set
  return set.filter(({ path }) => path[0] !== 'objects' || path[2] !== 'spaces')
}

const somethingElse = text('something else on the table changes', 'etwas anderes am Tisch ändert sich')

function backTo(moves: number): Named {
  if (moves === 0) return text('back to the beginning', 'zurück zum Anfang')
  return text(
    `back to how it was after ${moves} ${moves === 1 ? 'move' : 'moves'}`,
    `zurück zum Stand nach ${moves} ${moves === 1 ? 'Zug' : 'Zügen'}`,
  )
}

function endName(winner: string | null): Named {
  if (winner === null) return text('the game ends in a draw', 'das Spiel endet unentschieden')
  const { en, de } = sideName(winner)
  return text(`the game ends, and ${en} wins`, `das Spiel endet, und ${de} gewinnt`)
}

function settingName({ path, value }: Setting, table?: Plain): Named {
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
      return numbered(figureAt(which, table), value, damaged)
    case 'figures stand':
      return standing(figureAt(which, table), value, table)
    case 'groups exhausted':
      return value === true
        ? said(groupAt(which, table), 'is exhausted', 'ist erschöpft')
        : said(groupAt(which, table), 'is ready', 'ist bereit')
    case 'objects damage':
      return numbered(objectAt(which, table), value, damaged)
    case 'objects count':
      return numbered(objectAt(which, table), value, strained)
    case 'objects spaces':
      return lying(objectAt(which, table), value, table)
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

function standing(who: Named, stand: Plain, table?: Plain): Named {
  if (stand === null) return said(who, 'leaves the map', 'verlässt den Spielplan')
  const at = placeName(stand, table)
  return at === null
    ? said(who, 'stands elsewhere', 'steht neu')
    : said(who, `now stands on ${at}`, `steht neu auf ${at}`)
}

function lying(what: Named, spaces: Plain, table?: Plain): Named {
  const at = placeName(Array.isArray(spaces) ? (spaces as readonly Plain[])[0] : undefined, table)
  return at === null
    ? said(what, 'lies elsewhere', 'liegt neu')
    : said(what, `now lies on ${at}`, `liegt neu auf ${at}`)
}

function placeName(at: Plain | undefined, table?: Plain): string | null {
  const seen = seenTable(table)
  return seen === null || typeof at !== 'number' ? null : (standName(seen, at)?.name ?? null)
}

function idAt(of: 'figures' | 'groups' | 'objects', at: unknown, table?: Plain): string | null {
  const all: readonly { readonly id: string }[] = seenTable(table)?.[of] ?? []
  return typeof at === 'number' ? (all[at]?.id ?? null) : null
}

function figureAt(at: unknown, table?: Plain): Named {
  const id = idAt('figures', at, table)
  return id === null ? text('a figure', 'eine Figur') : figureName(id, table)
}

function groupAt(at: unknown, table?: Plain): Named {
  const id = idAt('groups', at, table)
  return id === null ? text('a group', 'eine Gruppe') : groupName(id, table)
}

function objectAt(at: unknown, table?: Plain): Named {
  const id = idAt('objects', at, table)
  return id === null ? text('an object', 'ein Objekt') : objectName(id, table)
}
