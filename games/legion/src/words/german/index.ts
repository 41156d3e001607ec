import type { Named } from '@sandtable/kernel'
import { text } from '../text.ts'
import { battleCards, battleForces } from './battle-cards.ts'
import { blades } from './blades.ts'
import { blasters } from './blasters.ts'
import { cardsOf2018 } from './cards-of-2018.ts'
import { commandsOfDarkSide } from './commands-dark-side.ts'
import { commandsForHire } from './commands-for-hire.ts'
import { commandsOfLightSide } from './commands-light-side.ts'
import { heavyWeapons } from './heavy-weapons.ts'
import { titles } from './titles.ts'
import { units } from './units.ts'
import { persons } from './upgrades-of-persons.ts'
import { things } from './upgrades-of-things.ts'
import { abilities } from './upgrades-of-units.ts'

/**
 * What is printed on cards, in German. Cards speak of each other by their names, so these are found by what is printed,
 * not by ids; whatever is called the same in English is called the same in German, too.
 */
export const germanNames: readonly Readonly<Record<string, string>>[] = [
  units,
  titles,
  persons,
  abilities,
  things,
  commandsOfLightSide,
  commandsOfDarkSide,
  commandsForHire,
  battleCards,
  battleForces,
  blades,
  blasters,
  heavyWeapons,
  cardsOf2018,
]

const all: ReadonlyMap<string, string> = new Map(germanNames.flatMap((names) => Object.entries(names)))

/** A name as it is printed, in every language; people and machines keep theirs. */
export function printed(name: string): Named {
  return text(name, all.get(name) ?? name)
}

/** A weapon that does as another one has the names of both: “Trophy Lightsabers: Lightsaber”. */
export function weaponName(name: string): Named {
  return text(
    name,
    name
      .split(': ')
      .map((part) => printed(part).de)
      .join(': '),
  )
}

export function weaponNames(names: readonly string[], between: string): Named {
  const all = names.map(weaponName)
  return text(all.map(({ en }) => en).join(between), all.map(({ de }) => de).join(between))
}
