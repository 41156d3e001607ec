import {
  type Entry,
  languages,
  look,
  type Named,
  type Plain,
  type Seat,
  type Seen,
  type Setting,
  sentenceFor,
} from '@sandtable/kernel'
import { assault } from '../src/index.ts'
import { scene } from '../src/scene/index.ts'
import type { AState, Assault } from '../src/state.ts'
import { amendments } from '../src/tools/amendments.ts'
import { diceIn } from '../src/tools/dice-in.ts'
import { foreshow } from '../src/tools/foreshow.ts'
import { measure } from '../src/tools/measure.ts'
import type { AssaultView } from '../src/vocabulary/view.ts'
import { flawsIn } from './languages.ts'

/** What somebody at a table reads, in both languages. */

/** Parts of things that hold many numbers and no words. */
const wordless: readonly string[] = ['form', 'forms', 'points', 'path', 'at', 'answers', 'symbols', 'force']

/** Every text in both languages that is anywhere in a value. */
export function* textsIn(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return
  const { en, de } = value as Partial<Named>
  if (typeof en === 'string' && typeof de === 'string') yield { en, de }
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  else for (const key in value) if (!wordless.includes(key)) yield* textsIn(value[key as keyof typeof value])
}

type Phrases = (typeof assault.phrases)['en']

function said(say: (phrases: Phrases) => string | null): Named {
  const [en = '', de = ''] = languages.map((language) => say(assault.phrases[language]) ?? '')
  return { en, de }
}

/** The picture with all that stands beside it, what goes on, what is asked, and what was told. */
export function* readAtTable(seen: Seen<Assault>): Generator<Named> {
  yield* textsIn(scene(seen))
  for (const { procedure } of seen.path) yield said((phrases) => phrases.step(procedure, null))
  if (seen.question !== null) {
    const { procedure, step, about } = seen.question
    const { moment = step } = (about ?? {}) as { readonly moment?: string }
    yield said((phrases) => phrases.step(procedure, moment))
  }
  for (const entry of seen.news) {
    yield sentence(entry, seen.table)
    yield* textsIn(diceIn(entry))
  }
  const { over } = seen
  if (over !== null) yield said((phrases) => phrases.reason(over.reason))
}

export function sentence(entry: Entry, table?: AssaultView): Named {
  const [en = '', de = ''] = languages.map((language) => sentenceFor('assault', entry, language, table))
  return { en, de }
}

/** What is looked up now and then: changes to agree on, distances, the look from elsewhere. */
export function* readOnRequest(seen: Seen<Assault>): Generator<Named> {
  for (const one of amendments(seen)) {
    yield one.label
    if (one.type === 'number') yield* proposed(seen, [{ path: one.path, value: one.most }])
    if (one.type !== 'place') continue
    for (const { name, set } of one.places.slice(0, 1)) {
      yield { en: name, de: name }
      yield* proposed(seen, set)
    }
  }
  const { things } = scene(seen)
  const pieces = things.filter((one) => one.type === 'piece')
  for (const from of pieces.slice(0, 3))
    for (const to of pieces.slice(-3)) yield* textsIn(measure(seen, { piece: from.id }, { piece: to.id }))
  const ghosts = things.filter((one) => one.type === 'ghost')
  for (const ghost of ghosts.slice(0, 3)) yield* textsIn(foreshow(seen, ghost))
}

function* proposed(seen: Seen<Assault>, set: readonly Setting[]): Generator<Named> {
  const change = { set } as unknown as Plain
  yield sentence({ type: 'proposed', seat: 'gold', change }, seen.table)
  yield sentence({ type: 'changed', change }, seen.table)
}

/** Somebody who looks at each text once and remembers what is wrong. */
export interface Reader {
  readonly flaws: readonly string[]
  /** How many texts there were. */
  readonly count: number
  read(texts: Iterable<Named>): void
  /** All that a seat reads at the table, and now and then what it can ask for. */
  look(s: AState, seat: Seat): void
}

export function newReader(): Reader {
  const known = new Set<string>()
  const flaws = new Set<string>()
  const seldom = new Map<string, number>()
  const read = (texts: Iterable<Named>) => {
    for (const text of texts) {
      const key = `${text.en}\n${text.de}`
      if (known.has(key)) continue
      known.add(key)
      for (const flaw of flawsIn(text)) {
        // What is wrong with one figure is wrong with all.
        const [what = ''] = flaw.split(': ')
        if ((seldom.get(what) ?? 0) >= 3) continue
        seldom.set(what, (seldom.get(what) ?? 0) + 1)
        flaws.add(flaw)
      }
    }
  }
  return {
    get flaws() {
      return [...flaws].slice(0, 200)
    },
    get count() {
      return known.size
    },
    read,
    look: (s, seat) => {
      const seen = look(s, seat)
      read(readAtTable(seen))
      if (s.decision % 50 === 0) read(readOnRequest(seen))
    },
  }
}
