import type { BuildOffer, Figure, Language, Named } from '@sandtable/kernel'

/** How one looks through what could be added. */
export interface Filter {
  readonly asked: string
  readonly fitting: boolean
  /** Ship, trait, slot, by their names: the value that one looks for, in English; empty or not there: all. */
  readonly traits: Readonly<Record<string, string>>
  /** At most so many points; null: any. */
  readonly most: number | null
  /** As given, by points, by name, or by a figure, the highest first. */
  readonly order: string
}

export const noFilter: Filter = { asked: '', fitting: true, traits: {}, most: null, order: 'given' }

/** What passes the filter, in its order; `wordsOf` is what a card does, which is searched, too. */
export function filtered<T extends BuildOffer>(
  offers: readonly T[],
  filter: Filter,
  language: Language,
  wordsOf: (about: string) => string = () => '',
): T[] {
  const words = filter.asked.toLowerCase().split(/\s+/).filter(Boolean)
  const wanted = Object.entries(filter.traits).filter(([, value]) => value !== '')
  const found = offers.filter((offer) => {
    if (filter.fitting && offer.problem !== null) return false
    if (filter.most !== null && offer.points > filter.most) return false
    const has = ([name, value]: readonly [string, string]) =>
      offer.traits?.some((one) => one.name === name && one.value.en === value) ?? false
    if (!wanted.every(has)) return false
    if (words.length === 0) return true
    // Who reads one language may know a card by its name in the other.
    const traits = (offer.traits ?? []).map(({ value }) => value[language])
    const { label, detail } = offer
    const text = [label.en, label.de, detail[language], ...traits, wordsOf(offer.about)]
    const lower = text.join(' ').toLowerCase()
    return words.every((word) => lower.includes(word))
  })
  return found.sort(inOrder(filter.order, language))
}

function inOrder(order: string, language: Language): (one: BuildOffer, other: BuildOffer) => number {
  const byName = (one: BuildOffer, other: BuildOffer) =>
    one.label[language].localeCompare(other.label[language], language)
  if (order === 'given') return () => 0
  if (order === 'name') return byName
  if (order === 'points') return (one, other) => one.points - other.points || byName(one, other)
  const figureOf = ({ figures }: BuildOffer) => figures?.find(({ name }) => name === order)?.value ?? -1
  return (one, other) => figureOf(other) - figureOf(one) || byName(one, other)
}

export interface TraitChoice {
  readonly name: string
  readonly label: Named
  readonly values: readonly Named[]
}

/** What the offers can be told apart by: each trait that has several values, in the order of the reader's alphabet. */
export function traitsOf(offers: readonly BuildOffer[], language: Language): TraitChoice[] {
  const found = new Map<string, { label: Named; values: Map<string, Named> }>()
  for (const { name, label, value } of offers.flatMap(({ traits = [] }) => traits)) {
    const one = found.get(name) ?? { label, values: new Map() }
    one.values.set(value.en, value)
    found.set(name, one)
  }
  return [...found]
    .filter(([, { values }]) => values.size > 1)
    .map(([name, { label, values }]) => ({
      name,
      label,
      values: [...values.values()].sort((a, b) => a[language].localeCompare(b[language], language)),
    }))
}

/** The figures that the offers can be put in order by. */
export function figuresOf(offers: readonly BuildOffer[]): readonly Pick<Figure, 'name' | 'label'>[] {
  const all = offers.flatMap(({ figures = [] }) => figures)
  return [...new Map(all.map((one) => [one.name, one])).values()]
}
