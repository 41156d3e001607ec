import type { Game } from '../game.ts'
import type { Named } from '../language.ts'
import { canonical, type Plain } from '../plain.ts'
import { awaited, questionFor } from '../question.ts'
import { look } from '../seen.ts'
import type { State, Vocabulary } from '../state.ts'
import { flawsInSentence, sentenceOf, textsAtTable } from './reading.ts'

/** Somebody who looks at each text once and remembers what is wrong. */
export interface Reader {
  readonly flaws: readonly string[]
  /** How many texts there were. */
  readonly count: number
  read(texts: Iterable<Named>): void
}

export function newReader(flawsIn: (text: Named) => readonly string[]): Reader {
  const known = new Set<string>()
  const flaws: string[] = []
  const times = new Map<string, number>()
  return {
    flaws,
    get count() {
      return known.size
    },
    read: (texts) => {
      for (const text of texts) {
        const key = canonical({ ...text })
        if (known.has(key)) continue
        known.add(key)
        for (const flaw of flawsIn(text)) {
          // What is wrong with one piece is wrong with all: three examples are enough.
          const [what = ''] = flaw.split(': ')
          times.set(what, (times.get(what) ?? 0) + 1)
          if ((times.get(what) ?? 0) <= 3) flaws.push(flaw)
        }
      }
    },
  }
}

/**
 * Reads in scenarios what is asked and told, each once. Pieces bear names there that the players of the
 * scenario gave them, behind their own, in brackets: those are nobody's language.
 */
export function scenarioReader<V extends Vocabulary>(
  game: Game<V>,
  reader: Reader,
  namesGiven: (s: State<V>) => readonly string[],
) {
  const met = new Set<string>()
  const broken: string[] = []
  const isNew = (what: unknown) => {
    const key = canonical(what as Plain)
    return !met.has(key) && met.add(key)
  }
  function* nameless(s: State<V>, texts: Iterable<Named>): Generator<Named> {
    const given = new RegExp(` ?\\((${namesGiven(s).join('|')})\\)`, 'g')
    for (const { en, de } of texts) yield { en: en.replace(given, ''), de: de.replace(given, '') }
  }
  return {
    /** What is told, but not in a sentence. */
    broken,
    before: (s: State<V>): void => {
      for (const seat of awaited(s))
        if (isNew(questionFor(s, seat))) reader.read(nameless(s, textsAtTable(game, look(s, seat))))
    },
    after: (s: State<V>): void => {
      for (const entry of s.news) {
        if (!isNew(entry)) continue
        const sentences = [...nameless(s, [sentenceOf(game, entry, game.view(s, null))])]
        reader.read(sentences)
        broken.push(...sentences.flatMap((one) => flawsInSentence([], one)))
      }
    },
  }
}
