import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drill } from '@sandtable/drill'
import {
  awaited,
  type GameRecord,
  type Move,
  openMatch,
  randomFrom,
  sampleFor,
  submit,
} from '@sandtable/kernel'
import { noInk } from '../src/ink.ts'
import type { Outside } from '../src/outside.ts'
import { sandtable } from '../src/sandtable.ts'

export interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

export const project = fileURLToPath(new URL('../../..', import.meta.url))
const program = fileURLToPath(new URL('../bin/sandtable.js', import.meta.url))

/** Asks the program as it is built, in a process of its own. */
export function spawned(args: readonly string[], folder = project): Promise<Answer> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    })
  })
}

/** Asks the sources, in this process: quicker, and the world outside can be another. */
export async function asked(args: readonly string[], other: Partial<Outside> = {}): Promise<Answer> {
  const out: string[] = []
  const err: string[] = []
  const code = await sandtable(args, {
    say: (line) => out.push(line),
    warn: (line) => err.push(line),
    screen: null,
    ink: noInk,
    folder: project,
    project,
    games: '@sandtable/games',
    onStop: () => () => {},
    ...other,
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

export const brokenGames = new URL('broken-games.js', import.meta.url).href

/** A folder that is gone after the tests. */
export function folderFor(afterAll: (clean: () => void) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-cli-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  return folder
}

export function written(folder: string, name: string, content: string | object): string {
  const path = join(folder, name)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

/** A game of Drill from its beginning to its end. */
export function drillRecord(seed: string): GameRecord {
  const match = openMatch(drill, {}, seed)
  const chance = randomFrom(seed)
  for (let [seat] = awaited(match.state); seat !== undefined; [seat] = awaited(match.state)) {
    const move: Move = { seat, answer: sampleFor(match.state, seat, chance) }
    submit(match, move)
  }
  return match.record
}
