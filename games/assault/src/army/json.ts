import { isRecord, parsedJson, short } from '@sandtable/kit'
import { type Affiliation, type Army, type Deployment, pointsOf } from './army.ts'
import { findCommand, findFigure, findUpgrade } from './cards.ts'
import {
  type ArmyRead,
  cardNamed,
  mostCharacters,
  type Notice,
  readCount,
  readName,
  refused,
  type Tell,
  tellPoints,
  tooLarge,
} from './reading.ts'
import { mostCards } from './shape.ts'
import { affiliationNamed } from './titles.ts'

/** Import and export of armies as JSON; docs/army-format.md describes the format. */

const format = 'assault-army'
const version = 1
/** Unknown fields that are named one by one. */
const mostNamed = 20

/** An army as it stands in a file. */
export interface ArmyFile {
  readonly format: typeof format
  readonly version: typeof version
  readonly name?: string
  readonly affiliation: Affiliation
  /** For those who read the file; it is not believed. */
  readonly points: number
  /** A group without attachments is its card alone. */
  readonly deployments: readonly (string | Deployment)[]
  readonly upgrades: readonly string[]
  readonly command: readonly string[]
}

export function writeArmy(army: Army): string {
  return `${JSON.stringify(toFile(army), null, 2)}\n`
}

export function toFile(army: Army): ArmyFile {
  const { name, affiliation, deployments, upgrades, command } = army
  return {
    format,
    version,
    ...(name === undefined ? {} : { name }),
    affiliation,
    points: pointsOf(army),
    deployments: deployments.map((group) => (group.attachments.length === 0 ? group.card : group)),
    upgrades,
    command,
  }
}

export function readArmy(text: string): ArmyRead {
  if (text.length > mostCharacters) return tooLarge()
  const data = parsedJson(text)
  return data === undefined ? refused('The text is not JSON.', 'Der Text ist kein JSON.') : fromFile(data)
}

export function fromFile(data: unknown): ArmyRead {
  if (!isRecord(data) || typeof data.affiliation !== 'string' || !Array.isArray(data.deployments))
    return refused(
      'This is not an army: “affiliation” and “deployments” are missing.',
      'Das ist keine Armee: „affiliation“ und „deployments“ fehlen.',
    )
  const { format: kind = format, version: edition = version } = data
  if (kind !== format || edition !== version)
    return refused('The file has another format.', 'Die Datei hat ein anderes Format.')
  const affiliation = affiliationNamed(data.affiliation)
  if (affiliation === undefined) {
    const said = short(data.affiliation)
    return refused(`There is no affiliation “${said}”.`, `Es gibt keine Fraktion „${said}“.`)
  }
  const lists = [data.deployments, data.upgrades, data.command]
  if (lists.some((list) => Array.isArray(list) && list.length > mostCards))
    return refused(`A list has more than ${mostCards} cards.`, `Eine Liste hat mehr als ${mostCards} Karten.`)
  return readFields(data, affiliation)
}

type Fields = Readonly<Record<string, unknown>>

function readFields(data: Fields, affiliation: Affiliation): ArmyRead {
  const notices: Notice[] = []
  const tell: Tell = (at, en, de) => notices.push({ at, text: { en, de } })
  const known = ['format', 'version', 'name', 'affiliation', 'points', 'deployments', 'upgrades', 'command']
  tellUnknown(data, known, '', tell)
  const { name, points } = data
  const named = typeof name === 'string' ? { name: readName(name, 'name', tell) } : {}
  if (name !== undefined && typeof name !== 'string') tellUnreadable('name', tell)
  const cards = (list: unknown, field: string) => {
    return readList(list, field, affiliation, tell).flatMap(({ card, count }) => copies(card, count))
  }
  const army: Army = {
    ...named,
    affiliation,
    deployments: readList(data.deployments, 'deployments', affiliation, tell).flatMap(
      ({ card, count, attachments, field }) => {
        const attached = cards(attachments, `${field}.attachments`)
        return copies({ card, attachments: attached }, count)
      },
    ),
    upgrades: cards(data.upgrades, 'upgrades'),
    command: cards(data.command, 'command'),
  }
  if (points !== undefined) tellPoints(points, pointsOf(army), 'points', tell)
  return { type: 'army', army, notices }
}

interface Entry {
  readonly card: string
  readonly count: number
  readonly attachments: unknown
  readonly field: string
}

function readList(list: unknown, name: string, army: Affiliation, tell: Tell): Entry[] {
  if (list === undefined) return []
  if (!Array.isArray(list) || list.length > mostCards) {
    tellUnreadable(name, tell)
    return []
  }
  return Array.from(list, (entry: unknown, at) => readEntry(entry, `${name}[${at}]`, army, tell)).flat()
}

/** A card alone, or a card with a count and attachments. */
function readEntry(entry: unknown, field: string, army: Affiliation, tell: Tell): Entry[] {
  const fields: Fields = isRecord(entry) ? entry : { card: entry }
  const grouped = field.startsWith('deployments') && !field.includes('.')
  tellUnknown(fields, grouped ? ['card', 'count', 'attachments'] : ['card', 'count'], `${field}.`, tell)
  if (typeof fields.card !== 'string') {
    tellUnreadable(field, tell)
    return []
  }
  const card = readCard(fields.card, field, army, tell)
  if (card === null) return []
  const { attachments } = grouped ? fields : { attachments: undefined }
  return [{ card, count: readCount(fields.count ?? 1, `${field}.count`, tell), attachments, field }]
}

/** By its id, and failing that by a name that players give it. */
function readCard(said: string, field: string, army: Affiliation, tell: Tell): string | null {
  const byId = findFigure(said) ?? findUpgrade(said) ?? findCommand(said)
  return byId?.id ?? cardNamed(said, army, field, tell)?.card.id ?? null
}

function copies<T>(one: T, count: number): T[] {
  return Array.from({ length: count }, () => one)
}

function tellUnreadable(field: string, tell: Tell): void {
  tell(field, 'This cannot be read and was left out.', 'Das ist nicht lesbar und wurde weggelassen.')
}

function tellUnknown(fields: Fields, known: readonly string[], before: string, tell: Tell): void {
  const odd = Object.keys(fields).filter((key) => !known.includes(key))
  for (const key of odd.slice(0, mostNamed)) {
    const name = short(key)
    tell(`${before}${name}`, `Unknown field left out: ${name}.`, `Unbekanntes Feld weggelassen: ${name}.`)
  }
  if (odd.length > mostNamed) {
    const more = odd.length - mostNamed
    tell(before, `${more} more unknown fields.`, `${more} weitere unbekannte Felder.`)
  }
}
