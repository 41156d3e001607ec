import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { instrument, type Mutant } from './instrument.ts'

/** The project's folder, from src as from dist. */
export const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A game whose rules can be broken. */
export interface Suspect {
  readonly id: string
  readonly folder: string
  /** The rooms in which its rules stand, as its package says: folders in it. */
  readonly rooms: readonly string[]
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

/** What the package of a game says of its rules. */
interface Package {
  readonly sandtable?: { readonly rules?: readonly string[] }
}

export function gamesToBreak(): Suspect[] {
  const games = join(root, 'games')
  return readdirSync(games)
    .filter((id) => existsSync(join(games, id, 'package.json')))
    .map((id) => {
      const folder = join(games, id)
      const said: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      return { id, folder, rooms: said.sandtable?.rules ?? [] }
    })
    .filter(({ rooms }) => rooms.length > 0)
}

/** The mutants of the files with rules; with `only`, of those that have it in their path. */
export function readSuspects({ folder, rooms }: Suspect, only: string | null = null): Suspects {
  const mutants: Mutant[] = []
  const texts = new Map<string, string>()
  const files = rooms
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, room, name),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
  for (const path of files) {
    const file = relative(root, path).split(sep).join('/')
    if (only !== null && !file.includes(only)) continue
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
