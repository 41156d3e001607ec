import { readFileSync } from 'node:fs'
import { games } from '@sandtable/games'
import { type Game, type Plain, randomFrom, start } from '@sandtable/kernel'
import { parseScenarios, runScenario } from '@sandtable/rulebook'
import { describe, expect, test } from 'vitest'

/** The pages that tell how scenarios of a game are written leave nothing out, and their example plays. */

/** A position with one piece of which this is said, too. */
const withPiece: Readonly<Record<string, (more: object) => object>> = {
  xwing: (more) => ({ red: { one: { pilot: 'wedgeantilles', at: [1, 1], ...more } }, blue: {} }),
  assault: (more) => ({ gold: { one: { card: 'stormtrooper', at: 'c3', ...more } }, silver: {} }),
  legion: (more) => ({ gold: { one: { card: 'stormtroopers', ...more } }, silver: {} }),
  apex: (more) => ({ red: { wraith: more } }),
}
const strange = { strange: 1 }

const told = games.filter(({ id }) => id in withPiece)

describe.each(told)('docs/scenarios of $id', (game) => {
  const page = readFileSync(new URL(`../docs/scenarios/${game.id}.md`, import.meta.url), 'utf8')
  const named = [...page.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words as string)
  const isTold = (word: string) => new RegExp(`\\b${word}\\b`).test(named.join('\n'))

  test('every key of a position and of a piece is told', () => {
    const position = withPiece[game.id] ?? (() => ({}))
    const keys = [{ ...position({}), ...strange }, position(strange)].flatMap((spec) => known(game, spec))
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => !isTold(key))).toEqual([])
  })

  test('every sentence is told', () => {
    const patterns = game.referee?.sentences.map(({ pattern }) => pattern) ?? []
    expect(patterns.filter((pattern) => !named.includes(pattern))).toEqual([])
  })

  test('everything that can be expected is told', () => {
    const s = start(game, { setup: game.randomSetup(randomFrom('docs')), seed: 'docs' })
    const things = Object.values(game.referee?.look(s) ?? {})
    const keys = new Set(things.flatMap((one) => Object.keys(one as object)))
    expect([...keys].filter((key) => !isTold(key))).toEqual([])
  })

  test('the example plays', () => {
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(page) ?? []
    const { scenarios, problems } = parseScenarios(game.id, example)
    expect(problems).toEqual([])
    expect(scenarios.map((scenario) => runScenario(game, scenario))).toEqual([null])
  })
})

/** What is known where something unknown was said. */
function known(game: Game, spec: object): string[] {
  const reading = game.referee?.position(spec as Plain, null)
  if (reading === undefined || !('problem' in reading)) throw new Error('something strange was taken')
  return reading.expected?.split(', ') ?? []
}
