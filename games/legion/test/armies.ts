import type { Army, UnitInList } from '../src/list/army.ts'
import { checkArmy } from '../src/list/check.ts'
import { allOffered, type Offered } from '../src/list/offered.ts'

/** How tests write armies, and what is wrong with them. */

export function unit(card: string, ...upgrades: string[]): UnitInList {
  return { card, upgrades }
}

export const times = (count: number, card: string, ...upgrades: string[]): UnitInList[] =>
  Array.from({ length: count }, () => unit(card, ...upgrades))

const hands: Readonly<Record<string, readonly string[]>> = {
  rebels: ['sabotaged-communications', 'turning-the-tide', 'covering-fire'],
  empire: ['covert-observation', 'pinned-down', 'coordinated-fire'],
  republic: ['synchronized-offensive', 'air-support', 'attack-of-the-clones'],
  separatists: ['mechanized-incursion', 'orbital-strike', 'roger-roger'],
}

export const deck: readonly string[] = [
  ...['breakthrough', 'bunker-assault', 'close-the-pocket'],
  ...['bring-them-to-heel', 'destroy-enemy-base', 'marked-targets'],
  ...['advanced-intel', 'cunning-deployment', 'fortified-position'],
]

export const reconDeck: readonly string[] = [
  ...['recon-bunker-assault', 'recon-close-the-pocket', 'recon-intercept-signals'],
  ...['recon-bring-them-to-heel', 'recon-recon-mission', 'recon-surface-scan'],
  ...['recon-advanced-intel', 'recon-cunning-deployment', 'recon-fortified-position'],
]

/** An army with a hand and a deck that anybody of the faction may have. */
export function army(faction: string, ...units: UnitInList[]): Army {
  const commands = ['ambush', 'push', 'assault', ...(hands[faction] ?? [])]
  return { name: 'Test', faction, units, commands, battle: deck }
}

/** Veers and three units of Stormtroopers: the least that the Empire can field. */
export function empire(...more: UnitInList[]): Army {
  return army('empire', unit('general-veers'), ...times(3, 'stormtroopers'), ...more)
}

export function rebels(...more: UnitInList[]): Army {
  return army('rebels', unit('leia-organa'), ...times(3, 'rebel-troopers'), ...more)
}

/** The rules broken, each with the field and the card. */
export function broken(it: unknown, offered: Offered = allOffered): string[] {
  return checkArmy(it, offered).map(({ rules, field, card }) =>
    [...rules, field, ...(card === undefined ? [] : [card])].join(' '),
  )
}
