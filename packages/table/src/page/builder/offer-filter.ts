import type { BuildOffer, Language } from '@sandtable/kernel'

/** How one looks through what could be added. */
export interface Filter {
  readonly asked: string
  readonly fitting: boolean
  /** Ship, trait, slot: a part of the detail; empty: all. */
  readonly kind: string
  /** At most so many points; null: any. */
  readonly most: number | null
  readonly order: Order
}

export const orders = ['given', 'points', 'name'] as const
export type Order = (typeof orders)[number]

export const noFilter: Filter = { asked: '', fitting: true, kind: '', most: null, order: 'given' }

export function filtered<T extends BuildOffer>(
  offers: readonly T[],
  filter: Filter,
  language: Language,
): T[] {
  const words = filter.asked.toLowerCase().split(/\s+/).filter(Boolean)
  const found = offers.filter((offer) => {
    if (filter.fitting && offer.problem !== null) return false
    if (filter.most !== null && offer.points > filter.most) return false
    if (filter.kind !== '' && !parts(offer, language).includes(filter.kind)) return false
    const text = `${offer.label[language]} ${offer.detail[language]}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const byName = (one: T, other: T) => one.label[language].localeCompare(other.label[language], language)
  if (filter.order === 'name') return found.sort(byName)
  if (filter.order === 'points')
    return found.sort((one, other) => one.points - other.points || byName(one, other))
  return found
}

/** What the details of the offers have in words: kinds to choose from, if there are several. */
export function kindsOf(offers: readonly BuildOffer[], language: Language): string[] {
  const kinds = new Set(offers.flatMap((offer) => parts(offer, language)).filter(isWord))
  return kinds.size < 2 ? [] : [...kinds].sort((one, other) => one.localeCompare(other, language))
}

function parts(offer: BuildOffer, language: Language): string[] {
  return offer.detail[language].split(' · ')
}

/** Figures are no kind. */
function isWord(part: string): boolean {
  return /\p{L}{2}/u.test(part)
}
