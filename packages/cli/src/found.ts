import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '@sandtable/kernel'
import { type Found, soakChecks } from './soak.ts'

/** Where finds are kept, below the project; a test looks for each of them again. */
export const foundFolder = 'test/found'

/** Writes a find into the folder; its path. */
export function keepFound(folder: string, found: Found): string {
  mkdirSync(folder, { recursive: true })
  const name = [found.game, found.check, found.seed].join('-').replaceAll(/[^A-Za-z0-9]+/g, '-')
  const path = join(folder, `${name}.json`)
  writeFileSync(path, `${JSON.stringify(found, null, 2)}\n`)
  return path
}

/** All that was found and kept so far, by file name. */
export function readFound(folder: string): ReadonlyMap<string, Found> {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(
    files.map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Found] as const),
  )
}

/** Looks for it again; what is still wrong. */
export function findAgain({ game: id, check, seed, games }: Found, playable: readonly Game[]): string[] {
  const game = playable.find((one) => one.id === id)
  if (game === undefined) return [`there is no game “${id}”`]
  const search = soakChecks[check]
  return search === undefined ? [`nothing is called “${check}”`] : search(game, { games, seed })
}
