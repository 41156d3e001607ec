import type { LedgerFile } from './ledger.ts'

/** What a short form of a ledger means: in few words, and what else is said of it. */
export interface Meaning {
  readonly short: string
  readonly more: string | null
}

/** Short forms, such as `@hit` or `LOS`, and what they mean. */
export type Legend = ReadonlyMap<string, Meaning>

/** In a ledger only windows (`@hit`) are explained like this; a file `legend.md` explains any short form. */
const WINDOW = /^- `(@[a-z-]+)`: (.+?)\.?$/
const ANY = /^- `([^`]+)`: (.+?)\.?$/

export function readLegend(files: readonly LedgerFile[]): Legend {
  const legend = new Map<string, Meaning>()
  for (const { file, text } of files) {
    const entry = file.endsWith('/legend.md') ? ANY : WINDOW
    for (const line of text.split('\n')) {
      const [, code, words] = entry.exec(line.trimEnd()) ?? []
      if (code !== undefined && words !== undefined) legend.set(code, meaningOf(words))
    }
  }
  return legend
}

/** The first clause is enough for a label. A comma ends it unless it only parts things of a list. */
function meaningOf(words: string): Meaning {
  const end = words.search(/[:;]\s|\s\(/)
  const clause = end < 0 ? words : words.slice(0, end)
  const comma = clause.indexOf(', ')
  const isList = comma >= 0 && /\s(?:or|and|oder|und)\s/.test(clause.slice(comma))
  const short = comma < 0 || isList ? clause : clause.slice(0, comma)
  const more = words.slice(short.length).replace(/^[:;,]?\s+/, '')
  return { short, more: more === '' ? null : more }
}
