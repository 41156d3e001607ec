import { short } from '@sandtable/kit'
import type { Text } from '../../data/maps/types.ts'

/** One thing that is wrong with a map: which field, which rule if one asks for it, and in words. */
export interface Problem {
  /** As in "zones.red[2]"; empty for the whole file. */
  readonly field: string
  readonly type: ProblemType
  readonly rule?: string
  readonly text: Text
}

export type ProblemType = keyof typeof say

/** Where problems are collected. After so many nobody reads on, and a hostile file is not worth the time. */
export interface Report {
  readonly problems: Problem[]
  /** How many entries of lists have been read. */
  entries: number
  readonly full: () => boolean
  readonly add: <T extends ProblemType>(field: string, type: T, ...about: Parameters<(typeof say)[T]>) => void
}

export const mostProblems = 40

export function newReport(): Report {
  const problems: Problem[] = []
  return {
    problems,
    entries: 0,
    full: () => problems.length >= mostProblems,
    add: (field, type, ...about) => {
      if (problems.length >= mostProblems) return
      const speak: (...words: string[]) => Text = say[type]
      const text = speak(...about.map(short))
      const rule = asksFor[type]
      problems.push(rule === undefined ? { field, type, text } : { field, type, rule, text })
    },
  }
}

/** The rule of the game that a wrong map would break. */
const asksFor: Readonly<Partial<Record<ProblemType, string>>> = {
  'door without spaces': 'IA-DOOR-006',
  'door on a barrier': 'IA-DOOR-006',
  'zone too small': 'IA-SSET-009',
  'zones overlap': 'IA-SSET-007',
  'zone unreachable': 'IA-SSET-007',
  'mission missing': 'IA-SSET-004',
}

const say = {
  'not a map': () => ({
    en: 'This is not a map: it must be an object with the fields id, name, tiles, zones and missions.',
    de: 'Das ist keine Karte: Sie muss ein Objekt mit den Feldern id, name, tiles, zones und missions sein.',
  }),
  'not JSON': () => ({ en: 'This is not JSON.', de: 'Das ist kein JSON.' }),
  'too long': (most: string) => ({
    en: `This is longer than any map needs (${most} at most).`,
    de: `Das ist länger, als eine Karte sein muss (höchstens ${most}).`,
  }),
  'unknown field': (name: string) => ({
    en: `There is no field “${name}”.`,
    de: `Ein Feld „${name}“ gibt es nicht.`,
  }),
  'field missing': (name: string) => ({ en: `“${name}” is missing.`, de: `„${name}“ fehlt.` }),
  'wrong kind': (wanted: string) => ({
    en: `Here must stand ${kinds[wanted]?.en ?? wanted}.`,
    de: `Hier muss ${kinds[wanted]?.de ?? wanted} stehen.`,
  }),
  'unknown word': (word: string, known: string) => ({
    en: `“${word}” is none of: ${known}.`,
    de: `„${word}“ gehört nicht zu: ${known}.`,
  }),
  'not a space': (word: string) => ({
    en: `“${word}” names no space: write “h21”, or “h21:k23” from the north-west to the south-east corner.`,
    de: `„${word}“ nennt kein Feld: Schreibe „h21“ oder „h21:k23“ von der Nordwest- zur Südostecke.`,
  }),
  'not an edge': (word: string) => ({
    en: `“${word}” names no edge: write “h21 e”, or “h21:k21 s” along one row or column.`,
    de: `„${word}“ nennt keine Kante: Schreibe „h21 e“ oder „h21:k21 s“ entlang einer Reihe oder Spalte.`,
  }),
  'tiles overlap': (space: string) => ({
    en: `Tiles overlap: ${space} is there already.`,
    de: `Kartenteile überlappen sich: ${space} gibt es schon.`,
  }),
  'no such space': (space: string) => ({
    en: `No tile has the space ${space}.`,
    de: `Kein Kartenteil hat das Feld ${space}.`,
  }),
  'space twice': (space: string) => ({
    en: `${space} is named here already.`,
    de: `${space} steht hier schon.`,
  }),
  'two terrains': (space: string) => ({
    en: `${space} is both blocking and impassable.`,
    de: `${space} ist zugleich versperrt und unpassierbar.`,
  }),
  'edge without space': (edge: string, space: string) => ({
    en: `The edge ${edge} has no space on both sides: ${space} is missing. Towards no space there is a wall anyway.`,
    de: `Die Kante ${edge} hat nicht auf beiden Seiten ein Feld: ${space} fehlt. Wo kein Feld ist, steht ohnehin eine Mauer.`,
  }),
  'edge twice': (edge: string) => ({
    en: `The edge ${edge} is named twice, perhaps once from either side.`,
    de: `Die Kante ${edge} ist zweimal genannt, vielleicht einmal von jeder Seite.`,
  }),
  'door without spaces': (edge: string, space: string) => ({
    en: `A door lies on an edge between two spaces; ${edge} has no space ${space}.`,
    de: `Eine Tür liegt auf einer Kante zwischen zwei Feldern; an ${edge} fehlt das Feld ${space}.`,
  }),
  'door on a barrier': (edge: string) => ({
    en: `There is something on the edge ${edge} already; a door cannot stand there.`,
    de: `Auf der Kante ${edge} ist schon etwas; dort kann keine Tür stehen.`,
  }),
  'id twice': (id: string) => ({ en: `“${id}” is there already.`, de: `„${id}“ gibt es schon.` }),
  'zone too small': (colour: string, count: string, least: string) => ({
    en: `The ${colour} deployment zone has room for ${count} figures; an army needs ${least} spaces.`,
    de: `Die Aufstellungszone „${colour}“ hat Platz für ${count} Figuren; eine Armee braucht ${least} Felder.`,
  }),
  'zones overlap': (space: string) => ({
    en: `${space} lies in both deployment zones.`,
    de: `${space} liegt in beiden Aufstellungszonen.`,
  }),
  'zone unreachable': (colour: string) => ({
    en: `No way leads from the other deployment zone to the ${colour} one.`,
    de: `Kein Weg führt von der anderen Aufstellungszone zur Zone „${colour}“.`,
  }),
  'separate parts': (space: string, count: string) => ({
    en: `The map falls apart: no way leads to ${space} (${count} spaces).`,
    de: `Die Karte zerfällt: Kein Weg führt nach ${space} (${count} Felder).`,
  }),
  'off the map': (space: string) => ({
    en: `${space} is not on the map.`,
    de: `${space} liegt nicht auf der Karte.`,
  }),
  'too large': (most: string) => ({
    en: `No single thing covers more than ${most} spaces.`,
    de: `Kein einzelnes Ding bedeckt mehr als ${most} Felder.`,
  }),
  'out of reach': (label: string) => ({
    en: `Nobody can stand on “${label}” or next to it.`,
    de: `Niemand kann auf „${label}“ oder daneben stehen.`,
  }),
  'mission missing': (letter: string) => ({
    en: `Mission ${letter} is missing.`,
    de: `Einsatz ${letter} fehlt.`,
  }),
  'unknown mission': (id: string) => ({
    en: `No mission rules are called “${id}”.`,
    de: `Keine Einsatzregeln heißen „${id}“.`,
  }),
  'token missing': (label: string) => ({
    en: `The mission needs a token “${label}”.`,
    de: `Der Einsatz braucht einen Marker „${label}“.`,
  }),
  'unknown token': (label: string) => ({
    en: `The mission knows no token “${label}”.`,
    de: `Der Einsatz kennt keinen Marker „${label}“.`,
  }),
  'area missing': (id: string) => ({
    en: `The mission needs an area “${id}”.`,
    de: `Der Einsatz braucht ein Gebiet „${id}“.`,
  }),
  'terminal missing': (colour: string) => ({
    en: `The mission needs a terminal (${colour}).`,
    de: `Der Einsatz braucht ein Terminal (${colour}).`,
  }),
}

const kinds: Readonly<Record<string, Text>> = {
  text: { en: 'a text', de: 'ein Text' },
  list: { en: 'a list', de: 'eine Liste' },
  object: { en: 'an object', de: 'ein Objekt' },
  names: {
    en: 'a name in both languages, { "en": …, "de": … }',
    de: 'ein Name in beiden Sprachen, { "en": …, "de": … }',
  },
  id: {
    en: 'an id of small letters, digits and hyphens',
    de: 'eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen',
  },
}
