import type { Legend, Meaning } from './legend.ts'

/** A stretch of a rule's text as people read it. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  /** The name of a card, or of one of its abilities. */
  | { readonly type: 'name'; readonly text: string }
  /** The moment at which what follows happens. */
  | { readonly type: 'window'; readonly meaning: Meaning }
  /** A short form in words. */
  | { readonly type: 'words'; readonly meaning: Meaning }
  /** Another rule. */
  | { readonly type: 'rule'; readonly id: string; readonly text: string }
  /** The reading is probable, not certain. */
  | { readonly type: 'doubt' }

export interface Reading {
  readonly legend: Legend
  /** Only rules that are there can be followed. */
  knows(id: string): boolean
}

const ID = '[A-Z][A-Z0-9]*-[A-Z][A-Z0-9]*(?:-[A-Za-z0-9]+)+'
/** `XW-RANGE-013, -014 and -015`: what follows differs in its number only. */
const IDS = `${ID}(?:(?:, | and | und |/)-\\d+)*`
const WINDOW = '@[a-z]+(?:-[a-z]+)*:?'
const DOUBT = '\\(\\?\\)'

/** `(Also L12, L20.)`: lines of a document that readers do not have. */
const SOURCES = / \((?:Also|See) L\d[^)]*\)/g

/** Cuts a text where something stands in it that is not plain words. */
export function partsOf(written: string, reading: Reading): readonly Part[] {
  const text = written.replace(SOURCES, '')
  const parts: Part[] = []
  let done = 0
  for (const match of text.matchAll(patternFor(reading.legend))) {
    if (match.index > done) parts.push({ type: 'text', text: text.slice(done, match.index) })
    parts.push(...read(match[0], reading))
    done = match.index + match[0].length
  }
  if (done < text.length) parts.push({ type: 'text', text: text.slice(done) })
  return joined(parts)
}

/** Some words that begin a sentence and end in a colon, with a cost or without: `Slam (1 action): …`. */
const ABILITY = /(?<=^|[.!] |\) )\p{Lu}[\p{L}\p{N}'’&! -]{2,38}?(?=(?: \([^)]{1,14}\))?:)/gu

/** As `partsOf`, for a card: its name and those of its abilities stand out. */
export function partsOfCard(text: string, reading: Reading): readonly Part[] {
  const [name, rest] = cardName(text)
  const parts: Part[] = name === '' ? [] : [{ type: 'name', text: inWords(name, reading) }]
  let done = 0
  for (const match of rest.matchAll(ABILITY)) {
    // A short form before a colon is no name.
    if (partsOf(match[0], reading).some((part) => part.type !== 'text')) continue
    parts.push(...partsOf(rest.slice(done, match.index), reading), { type: 'name', text: match[0] })
    done = match.index + match[0].length
  }
  return [...parts, ...partsOf(rest.slice(done), reading)]
}

/** `Luke Skywalker (X-wing): …` begins with its name; then that, and what follows. */
export function cardName(text: string): readonly [name: string, rest: string] {
  const [, name, rest] = /^((?:[^:.;(]|\([^)]*\)){2,80}): (.+)$/.exec(text) ?? []
  return name === undefined || rest === undefined ? ['', text] : [name, rest]
}

/** A text with its short forms in words, and nothing to follow. */
export function inWords(text: string, reading: Reading): string {
  return partsOf(text, reading)
    .map((part) => (part.type === 'doubt' ? '' : 'meaning' in part ? part.meaning.short : part.text))
    .join('')
}

function read(found: string, { legend, knows }: Reading): readonly Part[] {
  if (found === '(?)') return [{ type: 'doubt' }]
  if (found.startsWith('@')) {
    const meaning = legend.get(found.replace(/:$/, ''))
    return [meaning === undefined ? { type: 'text', text: found } : { type: 'window', meaning }]
  }
  const meaning = legend.get(found)
  // A name that only looks like a short form means itself.
  if (meaning !== undefined)
    return [meaning.short === found ? { type: 'text', text: found } : { type: 'words', meaning }]
  const [first = '', ...others] = found.split(/(?:, | and | und |\/)(?=-\d)/)
  if (others.length === 0) return [ruleOr(found, found, knows)]
  const stem = first.slice(0, first.lastIndexOf('-'))
  const rules = others.flatMap((other): Part[] => [
    { type: 'text', text: ', ' },
    ruleOr(stem + other, other, knows),
  ])
  return [ruleOr(first, first, knows), ...rules]
}

function ruleOr(id: string, text: string, knows: Reading['knows']): Part {
  return knows(id) ? { type: 'rule', id, text } : { type: 'text', text }
}

const patterns = new WeakMap<Legend, RegExp>()

function patternFor(legend: Legend): RegExp {
  const known = patterns.get(legend)
  if (known !== undefined) return known
  const codes = [...legend.keys()].filter((code) => !code.startsWith('@'))
  // The longest first: `R1-2` is not `R1`.
  const words = codes.sort((a, b) => b.length - a.length).map(whole)
  const pattern = new RegExp([DOUBT, WINDOW, `\\b${IDS}\\b`, ...words].join('|'), 'g')
  patterns.set(legend, pattern)
  return pattern
}

/** A short form only where it stands for itself: `MP` is not in `MPs`, `R1` not in `R1-D4`. */
function whole(code: string): string {
  const escaped = code.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const before = /^\w/.test(code) ? '(?<![\\w/-])' : ''
  const after = /\w$/.test(code) ? '(?![\\w/]|-\\w)' : ''
  return `${before}${escaped}${after}`
}

function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (part.type === 'text' && last?.type === 'text')
      all[all.length - 1] = { type: 'text', text: last.text + part.text }
    else all.push(part)
  }
  return all
}
