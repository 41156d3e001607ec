import { isRecord } from '@sandtable/kit'
import {
  type AreaPlan,
  barriers,
  type Colour,
  colours,
  type DoorPlan,
  type EdgePlan,
  type MapPlan,
  type MissionPlan,
  missionLetters,
  skies,
  type TerminalPlan,
  type Text,
  type TilePlan,
  type TokenPlan,
  terrains,
  tokenKinds,
  zoneColours,
} from '../../data/maps/types.ts'
import { printedTiles, skyOfTile } from './printed-tile.ts'
import type { Report } from './problem.ts'

/** No map needs longer lists, all together, or longer names; what is beyond is refused unread. */
const mostEntries = 4000
/** Doors, terminals, areas, tokens of a mission. */
const mostThings = 60
const longestText = 80

type Fields = Readonly<Record<string, unknown>>

/**
 * Makes a plan of whatever a file holds, field by field: a copy in which everything is of the right kind.
 * Whether the spaces and edges it names make sense is looked at later. Null if anything is wrong.
 */
export function readPlan(report: Report, value: unknown): MapPlan | null {
  if (!isRecord(value)) {
    report.add('', 'not a map')
    return null
  }
  const needed = ['id', 'name', 'tiles', 'zones', 'missions']
  knownFields(report, '', value, needed, [...terrains, 'edges', 'doors', 'terminals', 'areas'])
  const list = (field: string) => (Object.hasOwn(value, field) ? words(report, field, value[field]) : [])
  const [difficult, blocking, impassable] = [list('difficult'), list('blocking'), list('impassable')]
  const plan: MapPlan = {
    id: readId(report, 'id', value.id),
    name: readName(report, 'name', value.name),
    tiles: entries(report, 'tiles', value.tiles, readTile),
    difficult,
    blocking,
    impassable,
    edges: readEdges(report, value.edges),
    doors: entries(report, 'doors', value.doors, readDoor, mostThings),
    terminals: entries(report, 'terminals', value.terminals, readTerminal, mostThings),
    zones: readZones(report, value.zones),
    areas: entries(report, 'areas', value.areas, readArea, mostThings),
    missions: readMissions(report, value.missions),
  }
  return report.problems.length === 0 ? plan : null
}

/** A printed tile has a number, from which its sky follows; any other piece of floor says its sky itself. */
function readTile(report: Report, field: string, value: unknown): TilePlan {
  const isPrinted = isRecord(value) && Object.hasOwn(value, 'tile')
  const fields = fieldsOf(report, field, value, ['spaces', isPrinted ? 'tile' : 'sky'])
  return {
    spaces: words(report, `${field}.spaces`, fields.spaces),
    sky: isPrinted
      ? skyOfTile(oneOf(report, `${field}.tile`, fields.tile, printedTiles))
      : oneOf(report, `${field}.sky`, fields.sky, skies),
  }
}

function readEdges(report: Report, value: unknown): EdgePlan {
  if (value === undefined) return {}
  const fields = fieldsOf(report, 'edges', value, [], barriers)
  const list = (name: string) =>
    Object.hasOwn(fields, name) ? words(report, `edges.${name}`, fields[name]) : []
  return { wall: list('wall'), blocking: list('blocking'), impassable: list('impassable') }
}

function readDoor(report: Report, field: string, value: unknown): DoorPlan {
  const fields = fieldsOf(report, field, value, ['id', 'edges'])
  return {
    id: readId(report, `${field}.id`, fields.id),
    edges: words(report, `${field}.edges`, fields.edges, 1),
  }
}

function readTerminal(report: Report, field: string, value: unknown): TerminalPlan {
  const fields = fieldsOf(report, field, value, ['at'], ['colour'])
  return { at: readText(report, `${field}.at`, fields.at), ...readColour(report, field, fields) }
}

function readArea(report: Report, field: string, value: unknown): AreaPlan {
  const fields = fieldsOf(report, field, value, ['id', 'name', 'spaces'])
  return {
    id: readId(report, `${field}.id`, fields.id),
    name: readName(report, `${field}.name`, fields.name),
    spaces: words(report, `${field}.spaces`, fields.spaces, 1),
  }
}

function readZones(report: Report, value: unknown): MapPlan['zones'] {
  const fields = fieldsOf(report, 'zones', value, zoneColours)
  return {
    red: words(report, 'zones.red', fields.red),
    blue: words(report, 'zones.blue', fields.blue),
  }
}

function readMissions(report: Report, value: unknown): MapPlan['missions'] {
  const fields = fieldsOf(report, 'missions', value, [], missionLetters)
  for (const letter of isRecord(value) ? missionLetters : []) {
    if (!Object.hasOwn(fields, letter)) report.add(`missions.${letter}`, 'mission missing', letter)
  }
  return {
    A: readMission(report, 'missions.A', fields.A),
    B: readMission(report, 'missions.B', fields.B),
  }
}

function readMission(report: Report, field: string, value: unknown): MissionPlan {
  // A mission that is not there has been told already.
  const fields = value === undefined ? {} : fieldsOf(report, field, value, ['name', 'rules', 'tokens'])
  return {
    name: readName(report, `${field}.name`, fields.name),
    rules: readText(report, `${field}.rules`, fields.rules),
    tokens: entries(report, `${field}.tokens`, fields.tokens, readToken, mostThings),
  }
}

function readToken(report: Report, field: string, value: unknown): TokenPlan {
  const fields = fieldsOf(report, field, value, ['label', 'kind', 'at'], ['colour'])
  return {
    label: readText(report, `${field}.label`, fields.label),
    kind: oneOf(report, `${field}.kind`, fields.kind, tokenKinds),
    at: readText(report, `${field}.at`, fields.at),
    ...readColour(report, field, fields),
  }
}

function readColour(report: Report, field: string, fields: Fields): { readonly colour?: Colour } {
  if (!Object.hasOwn(fields, 'colour')) return {}
  return { colour: oneOf(report, `${field}.colour`, fields.colour, colours) }
}

/** Absent fields are told by `knownFields`, so the readers below keep silent about them. */
function readText(report: Report, field: string, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string' && value.length > 0 && value.length <= longestText) return value
  if (typeof value === 'string' && value.length > longestText) report.add(field, 'too long', `${longestText}`)
  else report.add(field, 'wrong kind', 'text')
  return ''
}

function readId(report: Report, field: string, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,59}$/.test(value)) return value
  report.add(field, 'wrong kind', 'id')
  return ''
}

function readName(report: Report, field: string, value: unknown): Text {
  if (value === undefined) return { en: '', de: '' }
  const fields = fieldsOf(report, field, value, ['en', 'de'], [], 'names')
  return {
    en: readText(report, `${field}.en`, fields.en),
    de: readText(report, `${field}.de`, fields.de),
  }
}

function oneOf<T extends string>(report: Report, field: string, value: unknown, known: readonly T[]): T {
  const found = known.find((word) => word === value)
  if (found !== undefined) return found
  if (typeof value === 'string') report.add(field, 'unknown word', value, known.join(', '))
  else if (value !== undefined) report.add(field, 'wrong kind', 'text')
  // Any word will do: a plan with problems is thrown away.
  return known[0]!
}

function words(report: Report, field: string, value: unknown, least = 0): string[] {
  const found = entries(report, field, value, readText)
  if (Array.isArray(value) && found.length < least) report.add(field, 'wrong kind', 'list')
  return found
}

function entries<T>(
  report: Report,
  field: string,
  value: unknown,
  read: (report: Report, field: string, value: unknown) => T,
  most = mostEntries,
): T[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    report.add(field, 'wrong kind', 'list')
    return []
  }
  report.entries += value.length
  if (value.length > most || report.entries > mostEntries) {
    report.add(field, 'too long', `${most}`)
    return []
  }
  const found: T[] = []
  for (const [i, one] of value.entries()) {
    if (report.full()) break
    if (one === undefined) report.add(`${field}[${i}]`, 'wrong kind', 'text')
    else found.push(read(report, `${field}[${i}]`, one))
  }
  return found
}

function fieldsOf(
  report: Report,
  field: string,
  value: unknown,
  needed: readonly string[],
  optional: readonly string[] = [],
  kind = 'object',
): Fields {
  if (isRecord(value)) {
    knownFields(report, field, value, needed, optional)
    return value
  }
  if (value !== undefined) report.add(field, 'wrong kind', kind)
  return {}
}

function knownFields(
  report: Report,
  field: string,
  value: Fields,
  needed: readonly string[],
  optional: readonly string[],
): void {
  const path = (name: string) => (field === '' ? name : `${field}.${name}`)
  for (const name of needed) if (!Object.hasOwn(value, name)) report.add(path(name), 'field missing', name)
  for (const name of Object.keys(value)) {
    if (report.full()) return
    if (needed.includes(name) || optional.includes(name)) {
      if (value[name] === undefined) report.add(path(name), 'wrong kind', 'text')
    } else report.add(path(name.slice(0, longestText)), 'unknown field', name)
  }
}
