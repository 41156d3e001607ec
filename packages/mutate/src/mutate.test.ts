import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { keptOf, mutate, scenariosOf } from './mutate.ts'
import { readOptions } from './options.ts'
import { sample } from './sample.ts'
import { gamesToBreak, readSuspects, type Suspect, scratchFolder } from './sources.ts'
import { type Heard, isNoticed, type Survey, survey, witnessesOf } from './survey.ts'
import { startTests } from './tests.ts'

const drill = gameCalled('drill')
const suspects = readSuspects(drill)
const scratch = scratchFolder(drill)
let scenarios: Survey
let keptGames: Survey

beforeAll(async () => {
  const work = {
    bundle: await bundle(drill, suspects, scratch),
    game: 'drill',
    mutants: suspects.mutants.length,
  }
  scenarios = await survey(
    work,
    scenariosOf(drill).map((scenario) => ({ scenario })),
  )
  keptGames = await survey(
    work,
    keptOf(drill).map((kept) => ({ kept })),
  )
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function gameCalled(id: string): Suspect {
  const found = gamesToBreak().find((game) => game.id === id)
  if (found === undefined) throw new Error(`no game “${id}”`)
  return found
}
const mutant = (file: string, what: string) => {
  const found = suspects.mutants.find((one) => one.file.endsWith(file) && one.what === what)
  if (found === undefined) throw new Error(`no mutant “${what}” in ${file}`)
  return found
}
const isAboutGuard = ({ witness }: Heard) =>
  'scenario' in witness && witness.scenario.file.endsWith('guard.yaml')

test('without a mutant every scenario passes', () => {
  expect(scenarios.failed).toEqual([])
  expect(scenarios.heard).toHaveLength(scenariosOf(drill).length)
})

test('a rule that is broken is noticed by the scenarios about it, and by nothing else', async () => {
  const broken = mutant('cards/guard.ts', '!ordered → true')
  expect(witnessesOf(scenarios, broken).slice(0, 1).map(isAboutGuard)).toEqual([true])
  expect(await isNoticed(scenarios, broken)).toBe(true)
  const heard = scenarios.heard.filter((one) => !isAboutGuard(one))
  expect(await isNoticed({ ...scenarios, heard }, broken)).toBe(false)
  const [about] = witnessesOf(scenarios, broken)
  const others = { ...scenarios, heard: [...heard, ...(about === undefined ? [] : [about])] }
  expect(await isNoticed(others, broken, 1)).toBe(true)
})

test('a kept game notices a rule that is broken, and nothing where none is', async () => {
  expect(keptGames.failed).toEqual([])
  expect(keptGames.heard.length).toBeGreaterThan(0)
  expect(await isNoticed(keptGames, mutant('cards/guard.ts', '!ordered → true'))).toBe(true)
})

test('what is broken as soon as the game is loaded is noticed', async () => {
  const { id } = mutant('cards/tricks.ts', '[dodge, feint, rally] → []')
  expect(scenarios.loaded).toContain(id)
  expect(await isNoticed(scenarios, mutant('cards/tricks.ts', '[dodge, feint, rally] → []'))).toBe(true)
})

test('what no scenario reaches is noticed by a test that cites the rule, and what becomes endless is ended', async () => {
  const endless = mutant('flow/game.ts', 'i++ → i--')
  expect(witnessesOf(scenarios, endless)).toEqual([])
  const tests = await startTests(drill, suspects, scratch)
  expect(await tests.kills(endless.id)).toBe(true)
  // Reached by the same tests, which do not look at it.
  expect(await tests.kills(mutant('flow/game.ts', 'left out: s.table.orders = {}').id)).toBe(false)
  tests.end()
})

test('a scenario that runs on and on is ended by the number of its steps', async () => {
  const harmless = mutant('flow/game.ts', 'i++ → i--')
  const heard = scenarios.heard.map((one) => ({ ...one, reached: new Set([harmless.id]) }))
  expect(await isNoticed({ ...scenarios, heard }, harmless)).toBe(false)
  const short = heard.map((one) => ({ ...one, steps: Number.NEGATIVE_INFINITY }))
  expect(await isNoticed({ ...scenarios, heard: short }, harmless)).toBe(true)
})

test('a seed draws the same mutants again, another seed others', () => {
  const drawn = (seed: string) => sample(suspects.mutants, 20, seed).map(({ id }) => id)
  expect(drawn('a')).toEqual(drawn('a'))
  expect(drawn('a')).not.toEqual(drawn('b'))
  expect(new Set(drawn('a')).size).toBe(20)
})

test('a line added to one file moves no mutant of another into the sample or out of it', () => {
  const elsewhere = suspects.mutants.filter(({ file }) => file.endsWith('guard.ts'))
  const drawn = sample(elsewhere, 5, 'a').map(({ what }) => what)
  const moved = elsewhere.map((one) => ({ ...one, id: one.id + 7, line: one.line + 3 }))
  expect(sample(moved, 5, 'a').map(({ what }) => what)).toEqual(drawn)
})

test('a game says in its package where its rules stand, and a room or a file of it can be named', () => {
  expect(gamesToBreak().map(({ id }) => id)).toEqual(['apex', 'assault', 'drill', 'legion', 'xwing'])
  const filesOf = (only: string) =>
    new Set(readSuspects(gameCalled('legion'), only).mutants.map(({ file }) => file))
  expect(filesOf('moves/melee.ts')).toEqual(new Set(['games/legion/src/moves/melee.ts']))
  expect(filesOf('src/words/')).toEqual(new Set())
})

test('a part of the path that no file has is answered with the rooms', async () => {
  const options = { only: 'chess', sample: null, seed: '1', again: null, scenarios: true, most: null }
  await expect(mutate(drill, options)).rejects.toThrow('Rules stand in: src/flow, src/cards.')
})

test('the command tells machines what survived, and nothing else', () => {
  const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))
  const args = ['drill', '--only', 'guard', '--sample', '3', '--seed', 'a', '--json']
  const { status, stdout } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' })
  expect(status).toBe(0)
  const { survived, ...counted } = JSON.parse(stdout)
  expect(counted).toEqual({
    game: 'drill',
    mutants: 3,
    killed: 3 - survived.length,
    onlyByKeptGames: expect.any(Number),
  })
})

test('asked of scenarios alone, what only a test notices survives', async () => {
  const options = { only: 'flow/game.ts', sample: null, seed: '1', again: null, scenarios: true, most: null }
  const { survived, onlyByKeptGames } = await mutate(drill, options)
  expect(survived.map(({ what }) => what)).toContain('i++ → i-- (no scenario gets here)')
  expect(onlyByKeptGames).toBe(0)

  const result = join(scratch, 'before.json')
  writeFileSync(result, JSON.stringify({ survived: survived.slice(0, 1) }))
  const again = await mutate(drill, { ...options, again: result })
  expect(again.survived).toEqual(survived.slice(0, 1))
  expect(again.mutants).toBe(1)
})

test('what is asked for wrongly is answered in words', () => {
  const ask = (...args: string[]) => readOptions(args, ['drill', 'xwing'])
  expect(ask()).toContain('Which game? Games: drill, xwing.')
  expect(ask('chess')).toContain('There is no game “chess” whose rules can be broken. Games: drill, xwing.')
  expect(ask('drill', 'xwing')).toContain('One game at a time')
  expect(ask('drill', '--sample', 'some')).toContain(
    '--sample must be a whole number of at least 1, not “some”.',
  )
  expect(ask('drill', '--many')).toContain("'--many'")
  expect(ask('drill', '--sample', '5')).toEqual({
    game: 'drill',
    sample: 5,
    seed: '1',
    only: null,
    again: null,
    scenarios: false,
    most: null,
    json: false,
  })
})
