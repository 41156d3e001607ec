import type { Named } from '../language.ts'
import { program } from './reading.ts'

/** What is wrong with a text in two languages, as far as somebody can tell who understands neither. */

/** What a game says in each language, for a reader without either. Words are told in one text each. */
export interface WordsOfBoth {
  /** Words that both languages write alike; what else is the same in both has not been translated. */
  readonly same: string
  /** Words that only one of the two has. */
  readonly english: string
  readonly german: string
  /** Of cards, pieces and places. That of one language has no place in the other, unless both have it. */
  readonly names: readonly Named[]
  /** Names that stay as they are: of people, of the game. */
  readonly proper: readonly string[]
}

export interface TwoLanguages {
  flawsIn(text: Named): string[]
  /** Of a name by itself. */
  flawsInName(name: Named): string[]
}

/** Keys of programs: take-initiative, token-2, takeInitiative. */
const key = /(?<![\p{L}-])\p{Ll}+(-\p{Ll}+)+(?![\p{L}-])|(?<![\p{L}-])\p{Ll}+-\d|\p{Ll}\p{Lu}/u

/** Words with a hyphen that are no keys. */
const noKeys = /\b(set-up|face-down|zip-line)\b/gi

export function twoLanguages(words: WordsOfBoth): TwoLanguages {
  const [same, english, german] = [wordSet(words.same), wordSet(words.english), wordSet(words.german)]
  const names = words.names.map(bare)
  const englishNames = names.map(({ en }) => en)
  const germanNames = names.map(({ de }) => de)
  const hidden = {
    en: anyOf([...englishNames, ...words.proper]),
    de: anyOf([...germanNames, ...words.proper]),
  }
  const notIn = (others: readonly string[]) => (name: string) =>
    !others.includes(name) && !words.proper.includes(name)
  const onlyEnglish = anyOf(englishNames.filter(notIn(germanNames)))
  const onlyGerman = anyOf(germanNames.filter(notIn(englishNames)))

  /** What each language says by itself. */
  function* flawsOf({ en, de }: Named): Generator<string> {
    for (const one of [en, de])
      yield* noted('key', (program.exec(one) ?? key.exec(one.replaceAll(noKeys, '·')))?.[0])
    yield* noted(
      'English',
      wordsOf(de).find((word) => english.has(word.toLowerCase())),
    )
    yield* noted(
      'German',
      wordsOf(en).find((word) => german.has(word.toLowerCase())) ?? /[äöüß]/i.exec(en)?.[0],
    )
  }

  function* found(text: Named): Generator<string> {
    yield* noted('German', /„/.exec(text.en)?.[0])
    yield* noted('English', /["”]/.exec(text.de)?.[0])
    const { en, de } = bare(text)
    const own = { en: en.replaceAll(hidden.en, '·'), de: de.replaceAll(hidden.de, '·') }
    yield* flawsOf(own)
    yield* noted('English', own.de.match(onlyEnglish)?.[0])
    yield* noted('German', own.en.match(onlyGerman)?.[0])
    const ofEnglish = new Set(wordsOf(own.en))
    yield* noted(
      'not translated',
      wordsOf(own.de).find((word) => ofEnglish.has(word) && !same.has(word)),
    )
  }

  return {
    flawsIn: (text) => [...found(text)].map((flaw) => `${flaw}: ${text.en} | ${text.de}`),
    flawsInName: ({ en, de }) =>
      en === de ? [] : [...flawsOf(bare({ en, de }))].map((flaw) => `${flaw}: ${en} | ${de}`),
  }
}

function* noted(what: string, found: string | undefined): Generator<string> {
  if (found !== undefined) yield `${what} “${found}”`
}

/** Quotation marks are each language's own. */
function bare({ en, de }: Named): Named {
  return { en: en.replace(/["„“”]/g, ''), de: de.replace(/["„“”]/g, '') }
}

/** Words of letters only: “h21” and “2b” are names of places. */
function wordsOf(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu) ?? []
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** Any of these as a whole, the longest first. */
function anyOf(all: readonly string[]): RegExp {
  const longestFirst = [...new Set(all)].sort((one, other) => other.length - one.length)
  const safe = longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${safe.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}
