import type { Named } from '@sandtable/kernel'
import { commandCards } from '../../data/commands.ts'
import type { Affiliation, CommandCard, FigureCard, UpgradeCard } from '../../data/types.ts'
import { upgradeCards } from '../../data/upgrades.ts'
import { affiliations, findCommand, findFigure, findUpgrade, skirmishFigures } from './cards.ts'
import { affiliationNames, eliteWord } from './terms.ts'

/** Names by which players know cards: a title tells a card from every other; what players write may not. */

export type AnyCard =
  | { readonly kind: 'figure'; readonly card: FigureCard }
  | { readonly kind: 'upgrade'; readonly card: UpgradeCard }
  | { readonly kind: 'command'; readonly card: CommandCard }

type Deployable = FigureCard | UpgradeCard

const deployable: readonly Deployable[] = [...skirmishFigures, ...upgradeCards]

/** The name, with as much beside it as tells the card from others of that name. */
export function titleOf(card: Deployable | CommandCard): Named {
  return titles.get(card.id) ?? { en: card.name, de: card.german ?? card.name }
}

const titles: ReadonlyMap<string, Named> = new Map(deployable.map((card) => [card.id, toldApart(card)]))

function toldApart(card: Deployable): Named {
  const name = { en: card.name, de: card.german ?? card.name }
  const namesakes = deployable.filter((one) => one.name === card.name && one.id !== card.id)
  if (namesakes.length === 0) return name
  if (namesakes.every((one) => one.elite !== card.elite)) return card.elite ? beside(name, eliteWord) : name
  const { subtitle } = card
  if (subtitle !== undefined && namesakes.every((one) => one.subtitle !== subtitle))
    return beside(name, { en: subtitle, de: card.germanSubtitle ?? subtitle })
  return beside(name, affiliationNames[card.affiliation])
}

/** The title of a card by its id; of a card that does not exist, the id. */
export function titleOfId(id: string): Named {
  const card = findFigure(id) ?? findUpgrade(id) ?? findCommand(id)
  return card === undefined ? { en: id, de: id } : titleOf(card)
}

/** The figure that cards name, whichever of its cards is meant. */
export function figureNamed(name: string): Named {
  return { en: name, de: skirmishFigures.find((one) => one.name === name)?.german ?? name }
}

function beside(name: Named, more: Named): Named {
  return { en: `${name.en} (${more.en})`, de: `${name.de} (${more.de})` }
}

/** A word without case, accents, blanks and marks: “Elite-Sturmtruppen” is “elitesturmtruppen”. */
export function folded(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

const all: readonly AnyCard[] = [
  ...skirmishFigures.map((card): AnyCard => ({ kind: 'figure', card })),
  ...upgradeCards.map((card): AnyCard => ({ kind: 'upgrade', card })),
  ...commandCards.map((card): AnyCard => ({ kind: 'command', card })),
]

const byTitle: ReadonlyMap<string, AnyCard> = new Map(
  all.flatMap((one) => {
    const { en, de } = titleOf(one.card)
    return [en, de, withoutUmlauts(de)].map((word) => [folded(word), one] as const)
  }),
)

const byWriting = new Map<string, AnyCard[]>()
for (const one of all) {
  for (const key of new Set(writings(one.card).map(folded)))
    byWriting.set(key, [...(byWriting.get(key) ?? []), one])
}

/** Ways to write a card that several cards may share. */
function writings(card: Deployable | CommandCard): string[] {
  const { id, name, german } = card
  const names = german === undefined ? [name] : [name, german, withoutUmlauts(german)]
  if (!('elite' in card)) return [id, ...names]
  const { elite, affiliation, subtitle, germanSubtitle } = card
  const { en, de } = affiliationNames[affiliation]
  const more = [subtitle, germanSubtitle, en, de].flatMap((word) => word ?? [])
  return [
    id,
    ...names,
    ...names.flatMap((one) => more.map((word) => `${one} ${word}`)),
    ...(elite ? names.flatMap((one) => [`elite ${one}`, `${one} elite`]) : []),
  ]
}

function withoutUmlauts(german: string): string {
  return german.replace(/ä/gi, 'ae').replace(/ö/gi, 'oe').replace(/ü/gi, 'ue')
}

/**
 * The cards that a player may mean by a name: none, one, or several that it does not tell apart.
 * Of several, those of the army's own affiliation are meant.
 */
export function cardsNamed(name: string, army: Affiliation | null): readonly AnyCard[] {
  const key = folded(name)
  const entitled = byTitle.get(key)
  if (entitled !== undefined) return [entitled]
  const written = byWriting.get(key) ?? []
  const own = written.filter((one) => one.kind === 'command' || one.card.affiliation === army)
  return own.length > 0 ? own : written
}

export function affiliationNamed(name: string): Affiliation | undefined {
  const key = folded(name)
  return affiliations.find((one) => {
    const { en, de } = affiliationNames[one]
    return [one, en, de, ...otherNames[one]].some((word) => folded(word) === key)
  })
}

const otherNames: Readonly<Record<Affiliation, readonly string[]>> = {
  rebel: ['rebels', 'rebel alliance', 'Rebell', 'Rebellion', 'Rebellenallianz'],
  imperial: ['imperials', 'empire', 'galactic empire', 'imperiale', 'Galaktisches Imperium'],
  mercenary: ['mercenaries', 'mercs', 'Soeldner'],
}
