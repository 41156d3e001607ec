import type { Game } from '../game.ts'
import { type Language, languages, type Named } from '../language.ts'
import type { Plain } from '../plain.ts'
import { momentAsked } from '../question.ts'
import type { Seat } from '../seat.ts'
import type { Seen } from '../seen.ts'
import { sentenceFor } from '../sentence.ts'
import type { Entry, Vocabulary } from '../state.ts'
import type { Amendment, Setting } from '../tools.ts'

/** What somebody at a table reads, in every language, and what is wrong with it whatever the game is. */

/** Parts of things that hold many numbers and no words. */
const wordless: readonly string[] = ['form', 'forms', 'points', 'path', 'at', 'answers', 'symbols', 'force']

/** Every text that is anywhere in a value. */
export function* textsIn(value: unknown): Generator<Named> {
  if (typeof value !== 'object' || value === null) return
  if (isNamed(value)) yield value
  else if (Array.isArray(value)) for (const one of value) yield* textsIn(one)
  else for (const [key, one] of Object.entries(value)) if (!wordless.includes(key)) yield* textsIn(one)
}

function isNamed(value: object): value is Named {
  return languages.every((language) => typeof (value as Partial<Named>)[language] === 'string')
}

/** The same in every language; what a game has no words for is empty. */
export function saidIn(say: (language: Language) => string | null): Named {
  return Object.fromEntries(languages.map((language) => [language, say(language) ?? ''])) as Named
}

/** The picture with all that stands beside it, what goes on, what is asked, what was told, and how it ended. */
export function* textsAtTable<V extends Vocabulary>(game: Game<V>, seen: Seen<V>): Generator<Named> {
  yield* textsIn(game.scene?.(seen))
  for (const { procedure } of seen.path) yield saidIn((one) => game.phrases[one].step(procedure, null))
  if (seen.question !== null) {
    const { procedure } = seen.question
    const moment = momentAsked(seen.question)
    yield saidIn((one) => game.phrases[one].step(procedure, moment))
  }
  for (const entry of seen.news) {
    yield sentenceOf(game, entry, seen.table)
    yield* textsIn(game.tools?.diceIn?.(entry))
  }
  yield* textsIn(game.tools?.verdicts?.([], seen.news))
}

/** What is looked up now and then: changes to agree on, distances, the look from elsewhere. */
export function* textsOnRequest<V extends Vocabulary>(game: Game<V>, seen: Seen<V>): Generator<Named> {
  const { amendments, measure, foreshow } = game.tools ?? {}
  for (const one of amendments?.(seen) ?? []) {
    yield one.label
    const set = settingIn(one)
    const change = { set } as unknown as Plain
    yield sentenceOf(game, { type: 'proposed', seat: seen.seats[0] ?? null, change }, seen.table)
    yield sentenceOf(game, { type: 'changed', change }, seen.table)
  }
  const things = game.scene?.(seen).things ?? []
  const pieces = things.filter((one) => one.type === 'piece')
  for (const from of pieces.slice(0, 3))
    for (const to of pieces.slice(-3)) yield* textsIn(measure?.(seen, { piece: from.id }, { piece: to.id }))
  const ghosts = things.filter((one) => one.type === 'ghost')
  for (const ghost of ghosts.slice(0, 3)) yield* textsIn(foreshow?.(seen, ghost, []))
}

function settingIn(one: Amendment): readonly Setting[] {
  if (one.type === 'number') return [{ path: one.path, value: one.most }]
  if (one.type === 'spot') return [{ path: one.paths.x, value: 2 }]
  return one.places[0]?.set ?? []
}

export function sentenceOf<V extends Vocabulary>(game: Game<V>, entry: Entry, table?: V['view']): Named {
  return saidIn((language) => sentenceFor(game.id, entry, language, table))
}

/** What programs print for keys and for nothing: `pilot:wedge`, `{"x":1}`, `undefined`, `XW-ATK-001`. */
export const program =
  /\p{L}:\S|[{}[\]_]|\b(undefined|null|NaN|Infinity|true|false)\b|\b[A-Z][A-Z0-9]+-[A-Z]+-\d|^\s*$| {2}|^\s|\s$| [.,;:!?]/u

/** What no reader should meet: nothing at all, keys, ids of pieces (`red-2`), gaps. */
export function flawsInText(seats: readonly Seat[], text: Named): string[] {
  const piece = new RegExp(`\\b(${seats.join('|') || 'nobody'})-\\d`)
  return languages.flatMap((language) => {
    const words = text[language]
    const found = program.exec(words) ?? piece.exec(words)
    return found === null ? [] : [`${language}: “${found[0]}” in “${words}”`]
  })
}

/** Is it a sentence: a beginning, an end, and no flaw between? */
export function flawsInSentence(seats: readonly Seat[], text: Named): string[] {
  const unended = languages.filter((language) => !/^\S.*[.!?]$/s.test(text[language]))
  return [
    ...flawsInText(seats, text),
    ...unended.map((language) => `${language}: no sentence: “${text[language]}”`),
  ]
}
