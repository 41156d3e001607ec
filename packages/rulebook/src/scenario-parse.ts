import type { Plain } from '@sandtable/kernel'
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseAllDocuments,
  visit,
} from 'yaml'
import type { PlainMap, PlayStep, Scenario, ScenarioProblem } from './scenario.ts'

/** Reads the scenarios of one file. `game` is the one whose folder it lies in, if any. */
export function parseScenarios(
  file: string,
  text: string,
  game?: string,
): { readonly scenarios: readonly Scenario[]; readonly problems: readonly ScenarioProblem[] } {
  const lines = new LineCounter()
  const scenarios: Scenario[] = []
  const problems: ScenarioProblem[] = []
  const documents = parseAllDocuments(text, { lineCounter: lines, uniqueKeys: true })
  const list = Array.isArray(documents) ? documents : []
  if (list.length === 0)
    problems.push({ file, line: 1, problem: 'the file is empty', expected: 'title, shows, table, play' })
  for (const document of list) {
    const reading = new Reading(file, document, lines)
    const scenario = reading.scenario(game)
    if (scenario !== null && reading.problems.length === 0) scenarios.push(scenario)
    problems.push(...reading.problems)
  }
  return { scenarios, problems }
}

const topKeys = ['title', 'game', 'shows', 'seed', 'dice', 'table', 'at', 'play']
const stepKeys = [
  'SEAT',
  'dice',
  'draws',
  'expect',
  'refused',
  'asked',
  'offered',
  'not offered',
  'idle',
  'not idle',
  'sees',
  'hides',
  'told',
  'not told',
  'over',
]
/** More than any honest scenario; a bound against files made to blow up when aliases are expanded. */
const mostAliases = 100

type Path = readonly (string | number)[]

/** One document on its way to being a scenario. Problems are collected, with the line they are on. */
class Reading {
  readonly problems: ScenarioProblem[] = []
  readonly #file: string
  readonly #document: Document
  readonly #lines: LineCounter
  #data: Plain = null

  constructor(file: string, document: Document, lines: LineCounter) {
    this.#file = file
    this.#document = document
    this.#lines = lines
  }

  scenario(folderGame: string | undefined): Scenario | null {
    for (const error of this.#document.errors) {
      const line = error.linePos?.[0].line ?? 1
      this.problems.push({
        file: this.#file,
        line,
        problem: firstLine(error.message),
        expected: 'valid YAML',
      })
    }
    if (this.problems.length > 0 || this.#tooManyAliases()) return null
    this.#data = this.#document.toJS({ maxAliasCount: mostAliases }) as Plain
    if (!isPlainMap(this.#data)) return this.#wrong([], 'a scenario is a map', topKeys.join(', '))
    for (const key of Object.keys(this.#data)) {
      if (!topKeys.includes(key)) this.#wrong([key], `“${key}” is not known here`, topKeys.join(', '))
    }
    const game =
      this.#data.game === undefined && folderGame !== undefined
        ? folderGame
        : this.#text(['game'], 'the game’s id')
    return {
      file: this.#file,
      line: this.#lineOf([]),
      title: this.#text(['title'], 'a sentence that says what the scenario shows'),
      game,
      shows: this.#texts(['shows'], 'rule ids, such as [XW-RANGE-011]'),
      seed: this.#data.seed === undefined ? 'scenario' : String(this.#data.seed),
      scripted: !this.#free(),
      table: this.#data.table ?? null,
      at: this.#data.at ?? null,
      play: this.#play(),
    }
  }

  #tooManyAliases(): boolean {
    let aliases = 0
    visit(this.#document, { Alias: () => void aliases++ })
    if (aliases > mostAliases) this.#wrong([], `${aliases} aliases`, `at most ${mostAliases}`)
    return aliases > mostAliases
  }

  #free(): boolean {
    const dice = this.#get(['dice'])
    if (dice !== undefined && dice !== 'free')
      this.#wrong(['dice'], 'dice here is “free” or absent', 'dice: free')
    return dice === 'free'
  }

  #play(): PlayStep[] {
    const play = this.#get(['play'])
    if (!Array.isArray(play)) {
      this.#wrong(['play'], 'what is played is missing', 'a list of steps')
      return []
    }
    const steps: PlayStep[] = []
    for (const at of play.keys()) {
      const step = this.#step(['play', at], steps.at(-1))
      if (step !== null) steps.push(step)
    }
    return steps
  }

  #step(path: Path, before: PlayStep | undefined): PlayStep | null {
    const value = this.#get(path)
    if (!isPlainMap(value)) return this.#wrong(path, 'a step is a map with one key', stepKeys.join(', '))
    const [key, ...more] = Object.keys(value)
    if (key === undefined || more.length > 0)
      return this.#wrong(path, `a step has one key, not ${more.length + 1}`, stepKeys.join(', '))
    const at = [...path, key]
    const line = this.#lineOf(at)
    const content = value[key] ?? null
    switch (key) {
      case 'dice':
      case 'draws':
        if (before !== undefined && before.type !== 'move' && before.type !== 'dice')
          return this.#wrong(
            at,
            `${key} stand right after the move that ${key === 'dice' ? 'rolls' : 'draws'} them`,
            `- red: …, then - ${key}: […]`,
          )
        return {
          type: 'dice',
          line,
          faces: this.#texts(at, key === 'dice' ? 'faces, such as [hit, blank]' : 'names of what is drawn'),
        }
      case 'expect':
        return this.#map(at, 'things and what they must be', (things) => ({ type: 'expect', line, things }))
      case 'refused':
        return this.#refused(at, line, content)
      case 'asked':
        return this.#asked(at, line, content)
      case 'offered':
      case 'not offered':
      case 'idle':
      case 'not idle':
        return this.#seatAnd(at, 'a seat and answers', (seat, says) => ({
          type: key,
          line,
          seat,
          says: Array.isArray(says) ? (says as Plain[]) : [says],
        }))
      case 'sees':
        return this.#seatAnd(at, 'a seat and what it sees', (seat, view) =>
          isPlainMap(view)
            ? { type: 'sees', line, seat, view }
            : this.#wrong(at, 'what is seen is a map', '{ red: { … } }'),
        )
      case 'hides':
        return this.#seatAnd(at, 'a seat and words', (seat, words) => ({
          type: 'hides',
          line,
          seat,
          words: (Array.isArray(words) ? words : [words]).map(String),
        }))
      case 'told':
      case 'not told':
        return this.#map(at, 'a journal entry', (entry) => ({ type: key, line, entry }))
      case 'over':
        return this.#map(at, 'an outcome, such as { winner: red }', (outcome) => ({
          type: 'over',
          line,
          outcome,
        }))
      default:
        return { type: 'move', line, seat: key, says: content }
    }
  }

  #refused(at: Path, line: number, content: Plain): PlayStep | null {
    const expected = '{ SEAT: what it tries, by: RULE-ID }'
    if (!isPlainMap(content))
      return this.#wrong(at, 'who tries what, and by which rule it is refused', expected)
    const { by, ...rest } = content
    const [seat, ...more] = Object.keys(rest)
    if (typeof by !== 'string' || seat === undefined || more.length > 0)
      return this.#wrong(at, 'one seat and “by” are needed', expected)
    return { type: 'refused', line, seat, says: rest[seat] ?? null, by }
  }

  #asked(at: Path, line: number, content: Plain): PlayStep | null {
    const expected = '{ SEAT: step of the question }, or nobody'
    if (content === 'nobody') return { type: 'asked', line, seats: {} }
    if (!isPlainMap(content)) return this.#wrong(at, 'who is asked what', expected)
    const seats: Record<string, string> = {}
    for (const [seat, step] of Object.entries(content)) {
      if (typeof step !== 'string') return this.#wrong([...at, seat], 'the name of a step', expected)
      seats[seat] = step
    }
    return { type: 'asked', line, seats }
  }

  #map<T>(path: Path, expected: string, make: (map: PlainMap) => T): T | null {
    const value = this.#get(path)
    return isPlainMap(value) ? make(value) : this.#wrong(path, 'a map is needed', expected)
  }

  #seatAnd<T>(path: Path, expected: string, make: (seat: string, value: Plain) => T | null): T | null {
    const value = this.#get(path)
    const [seat, ...more] = isPlainMap(value) ? Object.keys(value) : []
    if (!isPlainMap(value) || seat === undefined || more.length > 0)
      return this.#wrong(path, 'a map with one seat is needed', expected)
    return make(seat, value[seat] ?? null)
  }

  #text(path: Path, expected: string): string {
    const value = this.#get(path)
    if (typeof value === 'string' && value.trim() !== '') return value
    this.#wrong(
      path,
      value === undefined ? `“${String(path.at(-1))}” is missing` : 'a text is needed',
      expected,
    )
    return ''
  }

  #texts(path: Path, expected: string): string[] {
    const value = this.#get(path)
    const list = typeof value === 'string' ? [value] : value
    if (Array.isArray(list) && list.every((one) => typeof one === 'string' || typeof one === 'number'))
      return list.map(String)
    this.#wrong(
      path,
      value === undefined ? `“${String(path.at(-1))}” is missing` : 'a list of words is needed',
      expected,
    )
    return []
  }

  #get(path: Path): Plain | undefined {
    let value: Plain | undefined = this.#data
    for (const key of path) {
      if (Array.isArray(value) && typeof key === 'number') value = (value as Plain[])[key]
      else if (isPlainMap(value)) value = value[key]
      else return undefined
    }
    return value
  }

  #wrong(path: Path, problem: string, expected: string): null {
    this.problems.push({ file: this.#file, line: this.#lineOf(path), problem, expected })
    return null
  }

  /** The line of what a path leads to, or of the nearest thing around it. */
  #lineOf(path: Path): number {
    let node: unknown = this.#document.contents
    let offset = startOf(node) ?? this.#document.range?.[0] ?? 0
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(this.#document)
      if (isSeq(node)) node = node.items[Number(key)]
      else if (isMap(node)) {
        const pair = node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === key)
        offset = startOf(pair?.key) ?? offset
        node = pair?.value
        continue
      } else break
      offset = startOf(node) ?? offset
    }
    return this.#lines.linePos(offset).line
  }
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0]
}

function isPlainMap(value: Plain | undefined): value is PlainMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? text
}
