import { readFileSync } from 'node:fs'
import { columns } from './columns.ts'
import { type ExitCode, exit, isMistake, type Mistake } from './command.ts'
import { commands } from './commands.ts'
import { didYouMean } from './nearest.ts'
import type { Outside } from './outside.ts'
import { fileTrouble } from './paths.ts'
import { tameLines } from './tame.ts'

/** The whole program: what was asked in, answers and an exit code out. */
export async function sandtable(args: readonly string[], world: Outside): Promise<ExitCode> {
  // What is warned of quotes files and people: it must not steer the terminal.
  const outside: Outside = { ...world, warn: (line) => world.warn(tameLines(line)) }
  try {
    const result = await dispatch(args, outside)
    return isMistake(result) ? complain(result, outside) : result
  } catch (error) {
    return reportFailure(error, outside)
  }
}

async function dispatch(args: readonly string[], outside: Outside): Promise<ExitCode | Mistake> {
  const [name = 'help', ...rest] = args
  if (name === '--version') return tell(outside, `sandtable ${version()}`)
  if (name === 'help' || isHelp(name))
    return help(
      rest.find((word) => !isHelp(word)),
      outside,
    )
  if (name.startsWith('-'))
    return {
      mistake: `There is no option ${name}${didYouMean(name, ['--help', '--version']) || '.'} ${seeHelp}`,
    }
  const listed = commands.get(name)
  if (listed === undefined) return unknownCommand(name)
  if (asksForHelp(rest)) return help(name, outside)
  const { command } = await listed.load()
  return command.run(rest, outside)
}

async function help(name: string | undefined, outside: Outside): Promise<ExitCode | Mistake> {
  if (name === undefined || name === 'help') return tell(outside, overview())
  const listed = commands.get(name)
  if (listed === undefined) return unknownCommand(name)
  return tell(outside, (await listed.load()).command.help)
}

const seeHelp = 'See: sandtable help.'

function overview(): string {
  const list = columns([...commands].map(([name, { summary }]) => [`  ${name}`, summary]))
  return `sandtable: tabletop battles with the rules enforced, explained, simulated and replayed

${list.join('\n')}

More about a command: sandtable help COMMAND

  sandtable rules attack dice --game xwing
  sandtable scenario games/drill/scenarios
  sandtable simulate drill --games 1000 --red steady`
}

function unknownCommand(name: string): Mistake {
  const known = [...commands.keys(), 'help']
  return {
    mistake: `There is no command ${name}${didYouMean(name, known) || '.'} Commands: ${known.join(', ')}.`,
  }
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h'
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(isHelp)
}

function version(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}

function tell(outside: Outside, text: string): ExitCode {
  outside.say(text)
  return exit.well
}

function complain({ mistake }: Mistake, outside: Pick<Outside, 'warn'>): ExitCode {
  outside.warn(mistake)
  return exit.misunderstood
}

/** Something failed: a file cannot be read or written, which the person can do something about, or it is a bug. */
export function reportFailure(error: unknown, outside: Pick<Outside, 'warn'>): ExitCode {
  const trouble = fileTrouble(error)
  if (trouble === undefined) return reportBug(error, outside)
  const path = error instanceof Error && 'path' in error ? `${error.path}: ` : ''
  return complain({ mistake: `${path}${trouble}.` }, outside)
}

/** The person can do nothing about it but tell us. */
function reportBug(error: unknown, outside: Pick<Outside, 'warn'>): ExitCode {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  outside.warn(`This is a bug in sandtable: ${message.split('\n')[0]}`)
  if (process.env.SANDTABLE_DEBUG === '1' && stack !== undefined) outside.warn(stack)
  return exit.bug
}
