import { short } from '@sandtable/kit'
import type { Named } from '../../data/types.ts'

/** One thing that is wrong with a board: which field of the file, and in words. */
export interface Problem {
  /** As in `pieces[3].at`; empty for the whole file. */
  readonly field: string
  readonly type: ProblemType
  /** The rule of the game that a wrong board would break, if there is one. */
  readonly rule?: string
  readonly text: Named
}

export type ProblemType = keyof typeof say

export interface Report {
  readonly problems: Problem[]
  readonly add: <T extends ProblemType>(field: string, type: T, ...about: Parameters<(typeof say)[T]>) => void
}

/** After so many nobody reads on. */
const most = 40

export function newReport(): Report {
  const problems: Problem[] = []
  return {
    problems,
    add: (field, type, ...about) => {
      if (problems.length >= most) return
      const speak: (...words: string[]) => Named = say[type]
      const rule = rules[type]
      const text = speak(...about.map(short))
      problems.push(rule === undefined ? { field, type, text } : { field, type, rule, text })
    },
  }
}

const rules: Readonly<Partial<Record<ProblemType, string>>> = {
  'in the air': 'APX-LVL-002',
  'half on a roof': 'APX-LVL-002',
  'in a building': 'APX-BLDG-006',
  'not on one roof': 'APX-LVL-004',
  'no roof edge': 'APX-LVL-002',
  'no beacon': 'APX-RESP-005',
  'beacon without room': 'APX-RESP-005',
  'cannot be reached': 'APX-MOVE-018',
  'cannot be left': 'APX-MOVE-018',
  'side without entry': 'APX-DROP-012',
  'line not in two': 'APX-CARD-object-zip-line',
  'no room beside': 'APX-INT-002',
  'corner not free': 'APX-PLACE-002',
  overlap: 'APX-GRID-006',
}

const say = {
  'not a board': () => ({
    en: 'This is not a board: it must be an object with the fields id, name, width, height and pieces.',
    de: 'Das ist kein Spielplan: Er muss ein Objekt mit den Feldern id, name, width, height und pieces sein.',
  }),
  'not JSON': () => ({ en: 'This is not JSON.', de: 'Das ist kein JSON.' }),
  'unknown field': (name: string) => ({
    en: `There is no field “${name}”.`,
    de: `Ein Feld „${name}“ gibt es nicht.`,
  }),
  'field missing': (name: string) => ({ en: `“${name}” is missing.`, de: `„${name}“ fehlt.` }),
  'wrong id': () => ({
    en: 'Here must stand an id of small letters, digits and hyphens.',
    de: 'Hier muss eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen stehen.',
  }),
  'wrong name': () => ({
    en: 'Here must stand a name in both languages, as { en, de }.',
    de: 'Hier muss ein Name in beiden Sprachen stehen, als { en, de }.',
  }),
  'wrong size': (least: string, greatest: string) => ({
    en: `Here must stand a whole number from ${least} to ${greatest}.`,
    de: `Hier muss eine ganze Zahl von ${least} bis ${greatest} stehen.`,
  }),
  'not a list': () => ({
    en: 'Here must stand a list of pieces.',
    de: 'Hier muss eine Liste von Teilen stehen.',
  }),
  'too many': (greatest: string) => ({
    en: `No board needs more than ${greatest} pieces.`,
    de: `Kein Spielplan braucht mehr als ${greatest} Teile.`,
  }),
  'unknown kind': (word: string, ...known: string[]) => ({
    en: `“${word}” is none of: ${known.join(', ')}.`,
    de: `„${word}“ gehört nicht zu: ${known.join(', ')}.`,
  }),
  'not a field': (word: string) => ({
    en: `“${word}” names no field of this board: write “c3”, or “c3:e5” from the top left to the bottom right one.`,
    de: `„${word}“ nennt kein Feld dieses Spielplans: Schreibe „c3“ oder „c3:e5“ vom Feld oben links zum Feld unten rechts.`,
  }),
  'not an edge': (word: string) => ({
    en: `“${word}” names no edge between two fields of this board: write “c3 n”, or “c3:e3 n” along one row or column.`,
    de: `„${word}“ nennt keinen Rand zwischen zwei Feldern dieses Spielplans: Schreibe „c3 n“ oder „c3:e3 n“ entlang einer Reihe oder Spalte.`,
  }),
  'not a corner': (word: string) => ({
    en: `“${word}” names no corner of this board: write “c3 nw”.`,
    de: `„${word}“ nennt keine Ecke dieses Spielplans: Schreibe „c3 nw“.`,
  }),
  'too long': (kind: string, greatest: string) => ({
    en: `A piece of this kind (${kind}) is at most ${greatest} long.`,
    de: `Ein Teil dieser Art (${kind}) ist höchstens ${greatest} lang.`,
  }),
  'in the air': (where: string, level: string) => ({
    en: `${where}: nothing there reaches up to level ${level}; the piece would stand in the air.`,
    de: `${where}: Nichts reicht dort bis Ebene ${level}; das Teil stünde in der Luft.`,
  }),
  'half on a roof': (where: string, level: string) => ({
    en: `${where}: only one side lies on level ${level}; what stands on the edge of a roof has “roof-edge-” before its kind.`,
    de: `${where}: Nur eine Seite liegt auf Ebene ${level}; was auf einer Dachkante steht, hat „roof-edge-“ vor seiner Art.`,
  }),
  'in a building': (where: string, level: string) => ({
    en: `${where}: a building is in the way; on level ${level} there is no field any more.`,
    de: `${where}: Ein Gebäude ist im Weg; auf Ebene ${level} gibt es dort kein Feld mehr.`,
  }),
  'no room beside': (where: string) => ({
    en: `Nobody can stand beside what is on ${where}, so that nobody can interact with it.`,
    de: `Niemand kann neben dem stehen, was auf ${where} ist; also kann niemand damit interagieren.`,
  }),
  'not on one roof': (level: string) => ({
    en: `A building on level ${level} must stand wholly on the roof of one building.`,
    de: `Ein Gebäude auf Ebene ${level} muss ganz auf dem Dach eines Gebäudes stehen.`,
  }),
  'too high': (level: string) => ({
    en: `No building stands on level ${level}: the highest roofs lie there.`,
    de: `Auf Ebene ${level} steht kein Gebäude: Dort liegen die höchsten Dächer.`,
  }),
  'no roof edge': (where: string, level: string) => ({
    en: `${where} is no edge of a roof on level ${level}: one side must lie on it, the other lower.`,
    de: `${where} ist keine Dachkante auf Ebene ${level}: Eine Seite muss auf ihr liegen, die andere tiefer.`,
  }),
  overlap: (one: string, other: string) => ({
    en: `It lies where ${other} already is: ${one}.`,
    de: `Es liegt, wo schon ${other} ist: ${one}.`,
  }),
  'corner not free': (where: string, level: string) => ({
    en: `The intersection ${where} of level ${level} is not free, or there is none.`,
    de: `Der Schnittpunkt ${where} auf Ebene ${level} ist nicht frei, oder es gibt keinen.`,
  }),
  'line not in two': (line: string) => ({
    en: `The zip line “${line}” must have exactly two points.`,
    de: `Die Seilrutsche „${line}“ muss genau zwei Punkte haben.`,
  }),
  'no beacon': () => ({
    en: 'There is no respawn beacon.',
    de: 'Es gibt keinen Respawn-Sender.',
  }),
  'beacon without room': (where: string) => ({
    en: `No field adjacent to the respawn beacon on ${where} is free.`,
    de: `Kein angrenzendes Feld des Respawn-Senders auf ${where} ist frei.`,
  }),
  'cannot be reached': (where: string) => ({
    en: `Nobody can get to ${where}.`,
    de: `Niemand kommt nach ${where}.`,
  }),
  'cannot be left': (where: string) => ({
    en: `Nobody gets away from ${where}.`,
    de: `Von ${where} kommt niemand mehr weg.`,
  }),
  'side without entry': (side: string) => ({
    en: `Six legends must be able to enter the board from this side with two movement points: ${side}.`,
    de: `Sechs Legenden müssen den Spielplan von dieser Seite mit zwei Bewegungspunkten betreten können: ${side}.`,
  }),
}
