import { fileURLToPath } from 'node:url'
import { shelf } from '@sandtable/games'
import { type Game, type Plain, randomFrom } from '@sandtable/kernel'
import { runScenario, type Scenario } from '@sandtable/rulebook'
import { readScenarios, scenarioFiles } from '@sandtable/rulebook/files'
import { expect, test } from 'vitest'

/** Whoever writes a scenario gets things wrong: every field of every position, with values that make no sense there. */
const nonsense: readonly Plain[] = [
  'no such thing',
  '',
  'constructor',
  -1,
  0.5,
  1e308,
  true,
  null,
  [],
  ['no such thing'],
  [null],
  [[]],
  {},
  { nothing: 1 },
]

type Path = readonly (string | number)[]
interface Field {
  readonly path: Path
  readonly scenario: Scenario
  /** What kinds of values scenarios have there. */
  readonly kinds: Set<string>
}

const playable = shelf.flatMap(({ game }) => (game === null ? [] : [game]))

test.each(playable.map((game) => [game.id, game] as const))(
  'nonsense anywhere in a position of %s is named, and nothing crashes',
  (_, game) => {
    const fields = fieldsOf(game)
    expect(fields.size).toBeGreaterThan(5)
    const unnoticed: string[] = []
    for (const [name, { path, scenario, kinds }] of fields) {
      for (const value of nonsense) {
        const failure = runScenario(game, changed(scenario, path, value))
        const what = `${name}: ${JSON.stringify(value)}`
        if (failure !== null) {
          if (failure.problem.startsWith('the game failed')) unnoticed.push(`${what}: ${failure.problem}`)
        } else if (value !== null && !kinds.has(kindOf(value))) unnoticed.push(`${what} is taken`)
      }
    }
    expect(unnoticed).toEqual([])
  },
)

test.each(playable.map((game) => [game.id, game] as const))(
  'sentences of %s with words that mean nothing are refused or not understood, and nothing crashes',
  (_, game) => {
    const [scenario] = [...fieldsOf(game).values()].map((field) => field.scenario)
    const sentences = game.referee?.sentences ?? []
    if (scenario === undefined || sentences.length === 0) throw new Error('nothing to try')
    const setup = game.randomSetup(randomFrom('sentences'))
    const crashes: string[] = []
    for (const { pattern } of sentences)
      for (const word of ['no such thing', '=', ',', '-1', '99', 'constructor'])
        for (const seat of game.seats(setup)) {
          const says = pattern.replaceAll(/\{[a-z ]+\}/g, word)
          const play = [{ type: 'move', line: 1, seat, says }] as const
          const failure = runScenario(game, { ...scenario, play })
          if (failure?.problem.startsWith('the game failed')) crashes.push(`${says}: ${failure.problem}`)
        }
    expect(crashes).toEqual([])
  },
)

/** Every field of a game's scenarios once, whatever pieces are called. */
function fieldsOf(game: Game): Map<string, Field> {
  const fields = new Map<string, Field>()
  const folder = fileURLToPath(new URL(`../games/${game.id}/scenarios`, import.meta.url))
  for (const file of scenarioFiles(folder) ?? [])
    for (const scenario of readScenarios(file).scenarios) {
      const visit = (value: Plain, path: Path) => {
        const name = path.map((part, at) => (isName(path, part, at) ? '*' : part)).join('.')
        const field = fields.get(name) ?? { path, scenario, kinds: new Set() }
        field.kinds.add(kindOf(value))
        fields.set(name, field)
        if (typeof value !== 'object' || value === null) return
        for (const [key, inner] of Object.entries(value))
          visit(inner, [...path, Array.isArray(value) ? Number(key) : key])
      }
      if (scenario.table !== null) visit(scenario.table, ['table'])
      if (scenario.at !== null) visit(scenario.at, ['at'])
    }
  return fields
}

/** A place in a list, or the name of a piece: `table.red.NAME`. */
function isName(path: Path, part: string | number, at: number): boolean {
  return (
    typeof part === 'number' ||
    (at === 2 && path.length > 2 && !['floor', 'sheet', 'hands', 'decks'].includes(String(path[1])))
  )
}

function changed(scenario: Scenario, [first, ...rest]: Path, value: Plain): Scenario {
  const whole = first === 'at' ? scenario.at : scenario.table
  return { ...scenario, [first as string]: replaced(whole, rest, value), play: [] }
}

function replaced(whole: Plain, [key, ...rest]: Path, value: Plain): Plain {
  if (key === undefined) return value
  if (Array.isArray(whole)) return whole.with(Number(key), replaced(whole[Number(key)] as Plain, rest, value))
  const map = whole as Readonly<Record<string, Plain>>
  return { ...map, [key]: replaced(map[key] as Plain, rest, value) }
}

function kindOf(value: Plain): string {
  return value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
}
