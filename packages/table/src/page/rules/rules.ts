import type { Language } from '@sandtable/kernel'
import type { FindRules, Legend, Rule } from '@sandtable/rulebook'
import type { Connection } from '../connection.ts'
import { type Fetched, type Fetching, fetchedOnce, useFetched } from '../fetched.ts'

/** A chapter of the rules, as a table of contents names it. */
export interface Section {
  readonly id: string
  readonly title: string
  /** What it holds: rules, cards, or what is true at every table. */
  readonly of: 'rules' | 'cards' | 'table'
  readonly rules: readonly Rule[]
}

/** The rules of a game in one language. */
export interface Rules {
  readonly byId: ReadonlyMap<string, Rule>
  readonly sections: readonly Section[]
  readonly legend: Legend
  readonly find: FindRules
}

const read = new Map<string, Fetched<Rules>>()

/** The rules of a game; in English where nobody has translated them. */
export function rulesOf(game: string, language: Language): Fetched<Rules> {
  const key = `${game} ${language}`
  const known =
    read.get(key) ??
    fetchedOnce(async () => {
      const { readRules } = await import('./read-rules.ts')
      return readRules(game, language)
    })
  read.set(key, known)
  return known
}

export function useRules(game: string, language: Language): Fetching<Rules> {
  return useFetched(rulesOf(game, language))
}

export function isCard({ kind }: Rule): boolean {
  return kind === 'card' || kind === 'mission'
}

/**
 * The rules behind what a thing names: a rule itself; those that a card follows; or, for a card that only changes
 * values, what the ledger says under its name.
 */
export async function rulesAbout(
  { byId }: Rules,
  connection: Pick<Connection, 'call'>,
  game: string,
  about: string,
): Promise<readonly string[]> {
  if (byId.has(about)) return [about]
  const told = await connection.call('card', { game, about })
  const rules = 'reply' in told ? (told.reply ?? []) : []
  const followed = rules.filter((id) => byId.has(id))
  return followed.length > 0 ? followed : rulesNamed([...byId.keys()], about)
}

/** The ids that end in a card's id; of several, those whose area is short for its kind: `PIL` for `pilot:`. */
export function rulesNamed(ids: readonly string[], about: string): readonly string[] {
  const [kind = '', card = about] = about.split(/:(.*)/)
  const named = ids.filter((id) => nameInId(id) === card)
  const ofKind = named.filter((id) => isShortFor(id.split('-')[1] ?? '', kind))
  return ofKind.length > 0 ? ofKind : named
}

/** `XW-UPG-gunner` → `gunner`. */
export function nameInId(id: string): string {
  return id.split('-').slice(2).join('-')
}

function isShortFor(area: string, kind: string): boolean {
  let from = 0
  for (const letter of area.toLowerCase()) {
    const at = kind.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return area !== ''
}
