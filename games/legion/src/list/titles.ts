import type { Language } from '@sandtable/kernel'
import { battleForces } from '../../data/2024/index.ts'
import type { EditionId } from '../../data/types.ts'
import { type Cards, cardsIn, editionOfCard } from '../catalogue.ts'
import { printed } from '../words/german/index.ts'
import type { Kind } from './offered.ts'
import { titleOf } from './terms.ts'
import { ttsNames } from './tts-names.ts'

/** Cards by what people call them: with or without title, as on Tabletop Simulator, or by the id of list builders. */

export interface Named {
  readonly id: string
  readonly hq: string
  readonly name: string
  readonly title?: string
}

const every = (of: (cards: Cards) => readonly Named[]) => [...of(cardsIn('2024')), ...of(cardsIn('2018'))]

const cards: Readonly<Record<Kind, readonly Named[]>> = {
  unit: every(({ units }) => units),
  upgrade: every(({ upgrades }) => upgrades),
  counterpart: every(({ counterparts }) => counterparts),
  command: every(({ commands }) => commands),
  battle: every(({ battles }) => battles),
  'battle force': battleForces,
}

function namesOf({ name }: Named): string[] {
  const { en, de } = printed(name)
  return [en, de]
}

/** Without case, blanks, accents and signs. */
export function folded(words: string): string {
  return words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function keysOf(card: Named): string[] {
  const tts = ttsNames[card.hq]
  const { en, de } = titleOf(card)
  const names = [en, de, card.id, ...(tts === undefined ? [] : [tts])]
  return [...new Set(names.map(folded))]
}

const everyCard = (Object.entries(cards) as [Kind, readonly Named[]][]).flatMap(([kind, list]) =>
  list.map((card) => ({ kind, card })),
)

/** By what people may write, the kind before it. */
const byKey = grouped(
  everyCard.flatMap(({ kind, card }) =>
    [...new Set([...keysOf(card), ...namesOf(card).map(folded)])].map(
      (key) => [`${kind} ${key}`, card] as const,
    ),
  ),
)
const byHq = new Map(
  everyCard.flatMap((one) => (one.kind === 'battle force' ? [] : [[one.card.hq, one] as const])),
)

function grouped(entries: readonly (readonly [string, Named])[]): ReadonlyMap<string, readonly Named[]> {
  const found = new Map<string, Named[]>()
  for (const [key, card] of entries) found.set(key, [...(found.get(key) ?? []), card])
  return found
}

/** The cards of an edition that a name may mean; a whole title before a name that others share. */
export function cardsNamed(kind: Kind, said: string, edition: EditionId): readonly Named[] {
  const mark = /\[(\w\w)\]\s*$/.exec(said)?.[1]
  if (mark !== undefined) {
    const found = byHq.get(mark)
    return found?.kind === kind && editionOfCard(found.card.id) === edition ? [found.card] : []
  }
  const key = folded(said)
  const all = (byKey.get(`${kind} ${key}`) ?? []).filter(({ id }) => editionOfCard(id) === edition)
  const exact = all.filter((card) => keysOf(card).includes(key))
  return exact.length > 0 ? exact : all
}

export function cardWithHq(hq: string): { readonly kind: Kind; readonly card: Named } | undefined {
  return byHq.get(hq)
}

/** A battle force by its name in any language. */
export function forceNamed(said: string): Named | undefined {
  return battleForces.find((force) => namesOf(force).some((name) => folded(name) === folded(said)))
}

export function forceWithHq(hq: string): Named | undefined {
  return battleForces.find((force) => force.hq === hq)
}

/** The title, with a mark where another card has the same. */
export function labelOf(kind: Kind, id: string, language: Language): string {
  const card = cards[kind].find((one) => one.id === id)
  if (card === undefined) return id
  const title = titleOf(card)[language]
  return cardsNamed(kind, title, editionOfCard(id)).length > 1 ? `${title} [${card.hq}]` : title
}

export function hqOf(kind: Kind, id: string): string {
  return cards[kind].find((one) => one.id === id)?.hq ?? ''
}
