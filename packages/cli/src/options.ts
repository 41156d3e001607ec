import { parseArgs } from 'node:util'
import type { Mistake } from './command.ts'
import { nearest } from './nearest.ts'

/** An option stands alone (`--json`) or takes a value (`--seed 7`). */
export type OptionKind = 'flag' | 'value'

export interface Options {
  readonly words: readonly string[]
  readonly flags: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
}

/** Sorts what stands behind a command. `unknown` says what is wrong with an option that nobody knows. */
export function readOptions(
  args: readonly string[],
  kinds: Readonly<Record<string, OptionKind>>,
  unknown: (name: string, words: readonly string[]) => Mistake = (name) => unknownOption(name, kinds),
): Options | Mistake {
  const { tokens, positionals: words } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' }]),
    ),
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const flags = new Set<string>()
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const kind = Object.hasOwn(kinds, name) && rawName.startsWith('--') ? kinds[name] : undefined
    if (kind === undefined) return unknown(rawName.replace(/^--/, ''), words)
    if (kind === 'flag') {
      if (value !== undefined) return { mistake: `--${name} takes no value.` }
      flags.add(name)
    } else {
      // A minus may begin a value (a mistyped number), but two begin the next option.
      if (value === undefined || (!inlineValue && value.startsWith('--')))
        return { mistake: `--${name} needs a value, as in --${name} ${name.toUpperCase()}.` }
      values.set(name, value)
    }
  }
  return { words, flags, values }
}

export function unknownOption(name: string, kinds: Readonly<Record<string, OptionKind>>): Mistake {
  const known = Object.keys(kinds)
  return { mistake: `There is no option ${asWritten(name)}${meantOption(name, known)} ${listed(known)}` }
}

/** An option as it was written: `-j` keeps its one dash. */
export function asWritten(name: string): string {
  return name.startsWith('-') ? name : `--${name}`
}

export function meantOption(name: string, known: readonly string[]): string {
  const meant = nearest(name, known)
  return meant === undefined ? '.' : `; did you mean --${meant}?`
}

export function listed(known: readonly string[]): string {
  return `Options: ${known.map((one) => `--${one}`).join(', ')}.`
}

/** A whole number of at least 1, and at most `most`. */
export function wholeNumber(
  { values }: Options,
  name: string,
  otherwise: number,
  most = Number.MAX_SAFE_INTEGER,
): number | Mistake {
  const text = values.get(name)
  if (text === undefined) return otherwise
  const number = /^\d+(e\d+)?$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  const range = most === Number.MAX_SAFE_INTEGER ? 'of at least 1' : `from 1 to ${most}`
  return { mistake: `--${name} must be a whole number ${range}, not “${text}”.` }
}
