import { cardsIn } from '../src/catalogue.ts'

/** Everything that the cards of an edition have for a name, by kind. */
export function printedNames(edition: '2024' | '2018'): Readonly<Record<string, readonly string[]>> {
  const { units, counterparts, upgrades, commands, battles, forces } = cardsIn(edition)
  const all = [...units, ...counterparts, ...upgrades, ...commands]
  return {
    units: named([...units, ...counterparts]),
    titles: only(all.map(({ title }) => title)),
    upgrades: named(upgrades),
    'command cards': named(commands),
    'battle cards': named(battles),
    'battle forces': named(forces),
    weapons: only(all.flatMap(({ weapons = [] }) => weapons.map(({ name }) => name))),
  }
}

export const allPrinted: readonly string[] = (['2024', '2018'] as const).flatMap((edition) =>
  Object.values(printedNames(edition)).flat(),
)

function only(names: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(names.flatMap((name) => name ?? []))]
}

function named(cards: readonly { readonly name: string }[]): readonly string[] {
  return only(cards.map(({ name }) => name))
}
