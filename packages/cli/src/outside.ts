import { fileURLToPath } from 'node:url'
import type { Shelved } from '@sandtable/games'
import { type Ink, inkFor } from './ink.ts'

/** All that commands know of the world around them. */
export interface Outside {
  /** A line of the answer. */
  say(line: string): void
  /** A line about the answer: what is wrong, what to know. */
  warn(line: string): void
  /** Writes to the terminal in which somebody waits; null: nobody sees it. */
  readonly screen: ((text: string) => void) | null
  readonly ink: Ink
  /** Where paths start. */
  readonly folder: string
  /** Where the ledgers, the scenarios and the report of the tests are. */
  readonly project: string
  /** The module with the shelf of games; workers load it for themselves. */
  readonly games: string
  /** Somebody wants to stop; gives back how to stop listening. */
  onStop(stop: () => void): () => void
}

export function realOutside(): Outside {
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
    screen: process.stderr.isTTY ? (text) => void process.stderr.write(text) : null,
    ink: inkFor(process.stdout.isTTY === true, process.env),
    folder: process.cwd(),
    // The same from src and from dist.
    project: fileURLToPath(new URL('../../..', import.meta.url)),
    games: '@sandtable/games',
    onStop: (stop) => {
      process.on('SIGINT', stop)
      return () => void process.off('SIGINT', stop)
    },
  }
}

export async function shelfOf({ games }: Pick<Outside, 'games'>): Promise<readonly Shelved[]> {
  const { shelf } = (await import(games)) as typeof import('@sandtable/games')
  return shelf
}
