import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What is needed to fail again: the seed, and after how many tries it failed. */
export interface Seed {
  readonly seed: number
  readonly tries: number
}

/** By the name of the test. */
type Seeds = Readonly<Record<string, readonly Seed[]>>

/** `range.test.ts` has its seeds beside it, in `range.seeds.json`. */
export function seedsFile(testFile: string): string {
  return testFile.replace(/(\.test)?\.ts$/, '.seeds.json')
}

export function seedsOf(file: string, test: string): readonly Seed[] {
  return read(file)[test] ?? []
}

/** Of each test another, always the same. */
export function seedOfName(test: string): number {
  let seed = 0
  for (const sign of test) seed = (Math.imul(seed, 31) + sign.codePointAt(0)!) | 0
  return seed
}

/** Adds a seed, once. */
export function keepSeed(file: string, test: string, { seed, tries }: Seed): void {
  const seeds = read(file)
  const kept = seeds[test] ?? []
  if (kept.some((one) => one.seed === seed)) return
  const more = { ...seeds, [test]: [...kept, { seed, tries }] }
  writeFileSync(file, `${JSON.stringify(more, null, 2)}\n`)
}

function read(file: string): Seeds {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Seeds) : {}
}
