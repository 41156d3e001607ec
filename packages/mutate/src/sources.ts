import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { instrument, type Mutant } from './instrument.ts'

/** The project's folder, from src as from dist. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A game whose rules can be broken: its folder, with sources in src. */
export interface Suspect {
  readonly id: string
  readonly folder: string
}

/** The sources of a game with all mutants in them. */
export interface Suspects {
  readonly mutants: readonly Mutant[]
  /** The instrumented text of each file, by its path. */
  readonly texts: ReadonlyMap<string, string>
}

/** A folder for the mutants of a game while they are tried; inside the project, where the engine is found. */
export function scratchFolder({ id }: Suspect): string {
  const folder = join(root, '.sandtable', 'mutate')
  mkdirSync(folder, { recursive: true })
  return mkdtempSync(join(folder, `${id}-`))
}

/** Where the kept games of a game are. */
export function keptFile({ folder }: Suspect): string {
  return join(folder, 'kept', 'games.jsonl')
}

/** The rooms in which the rules stand. */
const rooms = ['flow', 'cards']

export function gamesToBreak(): Suspect[] {
  const games = join(root, 'games')
  return readdirSync(games)
    .map((id) => ({ id, folder: join(games, id) }))
    .filter(({ folder }) => existsSync(join(folder, 'src', 'flow')))
}

export function readSuspects(folder: string): Suspects {
  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  const files = rooms
    .map((room) => join(folder, 'src', room))
    .filter((room) => existsSync(room))
    .flatMap((room) =>
      readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const path of files) {
    const file = relative(root, path).split(sep).join('/')
    const made = instrument(file, readFileSync(path, 'utf8'), mutants.length)
    mutants.push(...made.mutants)
    texts.set(path, made.text)
  }
  return { mutants, texts }
}

/** Hands the instrumented text to whoever loads a file of the game. */
export function withMutants(texts: Suspects['texts']): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => texts.get(id.split('?')[0] ?? id) ?? null,
  }
}
