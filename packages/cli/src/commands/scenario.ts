import { isAbsolute, relative, resolve } from 'node:path'
import type { Game } from '@sandtable/kernel'
import { runScenarioFiles, type ScenarioResult, type ScenarioResults } from '@sandtable/rulebook/files'
import { type Command, exit, isMistake } from '../command.ts'
import { readOptions } from '../options.ts'
import { type Outside, shelfOf } from '../outside.ts'
import { playableGames } from '../playable.ts'
import { asJson, tame } from '../tame.ts'

export const command: Command = {
  help: `sandtable scenario PATH… [--json]

Plays scenarios: files, or folders with all that is below them. Each is played three times: straight,
saved and loaded before every step, and with every step undone and done again.

It ends with 0 if all pass, 1 if one fails, 2 if something cannot be read or is not understood.

  sandtable scenario games/drill/scenarios
  sandtable scenario my-scenario.yaml --json`,

  async run(args, outside) {
    const options = readOptions(args, { json: 'flag' })
    if (isMistake(options)) return options
    if (options.words.length === 0)
      return { mistake: 'Say which scenarios, as in: sandtable scenario games/drill/scenarios.' }
    const played = play(options.words, playableGames(await shelfOf(outside)), outside.folder)
    const passed = played.results.filter((result) => result.passed).length
    const failed = played.results.length - passed
    if (options.flags.has('json')) {
      const { results, problems } = played
      outside.say(asJson({ scenarios: results.length, passed, failed, results, problems }))
    } else tell(played, passed, failed, outside)
    if (played.problems.length > 0) return exit.misunderstood
    return failed > 0 ? exit.found : exit.well
  },
}

/** Files are named as somebody would from where they stand: absolute only if they were asked for so. */
function play(paths: readonly string[], games: readonly Game[], folder: string): ScenarioResults {
  const results: ScenarioResult[] = []
  const problems: ScenarioResults['problems'][number][] = []
  for (const path of paths) {
    const named = <T extends { readonly file: string }>(one: T): T =>
      isAbsolute(path) ? one : { ...one, file: relative(folder, one.file) || path }
    const played = runScenarioFiles([resolve(folder, path)], games)
    results.push(...played.results.map(named))
    problems.push(...played.problems.map(named))
  }
  return { results, problems }
}

function tell(
  { results, problems }: ScenarioResults,
  passed: number,
  failed: number,
  outside: Outside,
): void {
  const { bad, good } = outside.ink
  for (const { file, line, problem, expected } of problems)
    outside.warn(`${file}:${line}: ${problem}; expected ${expected}`)
  for (const { file, title, failure } of results) {
    if (failure === null) continue
    outside.say(`${bad('failed')} ${tame(`${file}:${failure.line}: ${title}`)}`)
    outside.say(tame(`  ${failure.problem}`))
    outside.say(tame(`  played ${failure.manner}; at ${failure.where}`))
  }
  const count = `${results.length} scenario${results.length === 1 ? '' : 's'}`
  const unclear = problems.length === 0 ? '' : `, ${problems.length} not understood`
  const summary = `${count}: ${passed} passed, ${failed} failed${unclear}`
  outside.say(failed + problems.length === 0 ? good(summary) : bad(summary))
}
