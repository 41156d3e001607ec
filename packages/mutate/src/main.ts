import { mutate, type Outcome } from './mutate.ts'
import { readOptions } from './options.ts'
import { gamesToBreak } from './sources.ts'

const games = gamesToBreak()
const options = readOptions(
  process.argv.slice(2),
  games.map(({ id }) => id),
)
const game = typeof options === 'string' ? undefined : games.find(({ id }) => id === options.game)
if (typeof options === 'string' || game === undefined) {
  console.error(options)
  process.exit(2)
}

try {
  const outcome = await mutate(game, options, (line) => console.error(line))
  console.log(options.json ? JSON.stringify(outcome) : inWords(outcome))
  process.exit(0)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

function inWords({ mutants, killed, onlyByKeptGames, survived }: Outcome): string {
  const share = ((100 * killed) / mutants).toFixed(1)
  return [
    ...survived.map(
      ({ file, line, what, rules }) =>
        `${file}:${line}  ${what}${rules.length > 0 ? `  [${rules.join(' ')}]` : ''}`,
    ),
    `${killed} of ${mutants} noticed (${share} %): ${killed - onlyByKeptGames} by scenarios and tests, ` +
      `${onlyByKeptGames} by kept games alone; ${survived.length} not.`,
  ].join('\n')
}
