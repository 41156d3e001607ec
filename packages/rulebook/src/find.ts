import MiniSearch from 'minisearch'
import type { Rule } from './ledger.ts'

/** A rule and the words in it, as written there, that answer the question. */
export interface FoundRule {
  readonly rule: Rule
  readonly words: readonly string[]
}

export interface FindOptions {
  readonly game?: string
  /** How many at most; 20 unless said. */
  readonly limit?: number
}

/** Finds rules by words or by id, the best first. */
export type FindRules = (asked: string, options?: FindOptions) => readonly FoundRule[]

const WORD = /[\p{L}\p{M}\p{N}]+/gu
const NUMBER = /^\d+$/

// A number is right or wrong: neither 012 nor 0110 is a slip of the pen for 011.
const beginning = (word: string) => word.length > 1 && !NUMBER.test(word)
const slips = (word: string) => (word.length < 4 || NUMBER.test(word) ? false : word.length < 8 ? 1 : 2)

/** Tried in this order: a rule with the very words comes before any rule with similar ones. */
const ALL_WORDS = { combineWith: 'AND', prefix: beginning } as const
const ALL_WORDS_WITH_SLIPS = { combineWith: 'AND', prefix: beginning, fuzzy: slips } as const
const ANY_WORD = { combineWith: 'OR', prefix: beginning, fuzzy: slips } as const

/** Reads all rules once; the function it gives back answers as often as asked. */
export function ruleFinder(rules: readonly Rule[]): FindRules {
  const index = new MiniSearch<{ at: number; id: string; text: string; section: string }>({
    idField: 'at',
    fields: ['id', 'text', 'section'],
    tokenize: wordsIn,
    processTerm: fold,
    searchOptions: { boost: { id: 2, section: 2 } },
  })
  index.addAll(rules.map((rule, at) => ({ at, id: rule.id, text: rule.text, section: headingOf(rule) })))

  return (asked, { game, limit = 20 } = {}) => {
    const isWanted = (at: number) => game === undefined || rules[at]?.game === game
    /** Place of a rule to the folded words found in it, the best rule first. */
    const best = new Map<number, readonly string[]>()
    const add = (how: typeof ALL_WORDS | typeof ALL_WORDS_WITH_SLIPS | typeof ANY_WORD) => {
      const hits = index.search(asked, { ...how, filter: ({ id }) => isWanted(id) })
      // Scores come from logarithms, whose last bits differ between engines: equal in six places is equal.
      const ranked = hits.map((hit) => ({
        at: Number(hit.id),
        score: Math.round(hit.score * 1e6),
        terms: hit.terms,
      }))
      ranked.sort((a, b) => b.score - a.score || a.at - b.at)
      for (const { at, terms } of ranked) if (!best.has(at)) best.set(at, terms)
    }
    for (const at of rulesNamed(rules, asked)) if (isWanted(at)) best.set(at, wordsIn(asked).map(fold))
    add(ALL_WORDS)
    if (best.size === 0)
      for (const [at, words] of rulesWithin(rules, asked)) if (isWanted(at)) best.set(at, words)
    if (best.size < limit) add(ALL_WORDS_WITH_SLIPS)
    if (best.size === 0) add(ANY_WORD)

    const found: FoundRule[] = []
    for (const [at, terms] of best) {
      if (found.length >= limit) break
      const rule = rules[at]
      if (rule !== undefined) found.push({ rule, words: wordsOf(rule, terms) })
    }
    return found
  }
}

/** The places of the rules whose id was asked for: first as written, then in any case. */
function rulesNamed(rules: readonly Rule[], asked: string): number[] {
  const id = asked.trim().replace(/^\[(.*)\]$/, '$1')
  const exactly: number[] = []
  const nearly: number[] = []
  rules.forEach((rule, at) => {
    if (rule.id === id) exactly.push(at)
    else if (rule.id.toLowerCase() === id.toLowerCase()) nearly.push(at)
  })
  return [...exactly, ...nearly]
}

/** The places of the rules that have what was asked within their words, and these words: German joins words. */
function rulesWithin(rules: readonly Rule[], asked: string): [number, string[]][] {
  const parts = wordsIn(asked).map(fold)
  if (parts.length === 0 || parts.some((part) => part.length < 4)) return []
  return rules.flatMap((rule, at) => {
    const words = wordsIn(`${rule.text} ${headingOf(rule)}`).map(fold)
    const around = parts.map((part) => words.filter((word) => word.includes(part)))
    return around.every((some) => some.length > 0) ? [[at, around.flat()]] : []
  })
}

function wordsOf(rule: Rule, folded: readonly string[]): string[] {
  const wanted = new Set(folded)
  const words = wordsIn(`${rule.id} ${rule.text} ${headingOf(rule)}`)
  return [...new Set(words.filter((word) => wanted.has(fold(word))))]
}

function headingOf({ section, subsection }: Rule): string {
  return subsection === undefined ? section : `${section} ${subsection}`
}

function wordsIn(text: string): string[] {
  return text.match(WORD) ?? []
}

/** Small letters without marks, and `ue` as `u`: Manöver, Manoever and Manover are one word. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
}
