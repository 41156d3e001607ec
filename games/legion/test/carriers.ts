import { battleForces, unitCards } from '../data/2024/index.ts'
import { clanUpgrades } from '../data/2024/upgrades-clan.ts'
import type { Slot, UnitCard } from '../data/types.ts'
import { findUpgrade } from '../src/catalogue.ts'
import type { Army } from '../src/list/army.ts'
import { rosterOf } from '../src/list/roster.ts'
import { wrongUpgrades } from '../src/list/upgrades.ts'
import { keywordName } from '../src/words/keywords.ts'
import { army } from './armies.ts'

/** Who may have an upgrade: by the words of its restriction, and by the check of armies. */

/** A unit in an army that may field it. */
export interface Carrier {
  readonly card: UnitCard
  readonly faction: string
  /** What it has besides: all that it must be equipped with, or the clan that it must belong to. */
  readonly has: readonly string[]
}

const inArmies: readonly Carrier[] = unitCards.flatMap((card) =>
  [...new Set([card.faction, ...(card.hire ?? []), ...forcesWith(card)])].map((faction) => ({
    card,
    faction,
    has: card.equip ?? [],
  })),
)

function forcesWith({ id }: UnitCard): string[] {
  return battleForces.flatMap(({ faction, units }) =>
    Object.values(units).flat().includes(id) ? [faction] : [],
  )
}

const factions: Readonly<Record<string, string>> = {
  Rebels: 'rebels',
  Empire: 'empire',
  Republic: 'republic',
  Separatists: 'separatists',
}
const sides: Readonly<Record<string, readonly string[]>> = {
  'Light Side': ['rebels', 'republic'],
  'Dark Side': ['empire', 'separatists'],
}
const ranks: Readonly<Record<string, string>> = {
  corps: 'corps',
  'special forces': 'special',
  support: 'support',
  heavy: 'heavy',
}

/** One word of a restriction: a faction, a side, a rank, a kind of unit, an affiliation, a title, a keyword or a name. */
function fits(unit: Carrier, word: string): boolean {
  const { card, faction } = unit
  const title = /^“(.+)”$/.exec(word)?.[1]
  if (title !== undefined) return card.title === title
  if (word.startsWith('not ')) return !fits(unit, word.slice('not '.length))
  const slot = /^with a (.+) slot$/.exec(word)?.[1]
  if (slot !== undefined) return card.slots.includes(slot as Slot)
  const keyword = /^with (.+)$/.exec(word)?.[1]
  if (keyword !== undefined) return card.keywords.some(({ id }) => keywordName(id).en === keyword)
  if (word in factions) return card.faction === factions[word]
  if (word in sides) return sides[word]?.includes(faction) === true
  if (word in ranks) return card.rank === ranks[word]
  if (word === 'vehicle') return card.type.endsWith('vehicle')
  const lower = word.toLowerCase()
  return card.type === lower || card.affiliation === lower || card.name === word
}

/** “ground vehicle, Empire”, “Mandalorian trooper, (special forces or support)”. */
function meets(unit: Carrier, words: string): boolean {
  return words.split(', ').every((all) =>
    all
      .replace(/[()]/g, '')
      .split(' or ')
      .some((word) => fits(unit, word)),
  )
}

export function named(units: readonly Carrier[]): string[] {
  return units.map(({ card, faction }) => `${card.id} of ${faction}`).sort()
}

/** Those that the words of a restriction name. */
export function carriersIn(words: string, slot: string): string[] {
  const isFree = words === 'none but the slot'
  return named(
    inArmies.filter((unit) => unit.card.slots.includes(slot as Slot) && (isFree || meets(unit, words))),
  )
}

/** Those that the check of armies lets have it, with nothing else. */
export function carriersOf(upgrade: string): readonly Carrier[] {
  const found = known.get(upgrade) ?? inArmies.filter((unit) => mayHave({ ...unit, has: [] }, upgrade))
  known.set(upgrade, found)
  return found
}

const known = new Map<string, readonly Carrier[]>()

/** One of those, with what it must have; what nobody may have so is for a clan that a unit can join. */
export function carrierOf(upgrade: string): Carrier {
  const carrier =
    carriersOf(upgrade).find((unit) => mayHave(unit, upgrade)) ??
    inArmies.flatMap(inClans).find((unit) => mayHave(unit, upgrade))
  if (carrier === undefined) throw new Error(`nobody may have ${upgrade}`)
  return { ...carrier, has: carrier.has.filter((id) => id !== upgrade) }
}

/** What comes with an option is for the battle force that has it. */
function clanFor(upgrade: string): Pick<Army, 'battleForce' | 'choices'> {
  const option = findUpgrade(upgrade)?.onlyWithChoice
  return option === undefined ? {} : { battleForce: 'custom-clan', choices: [option] }
}

function inClans(unit: Carrier): Carrier[] {
  return clanUpgrades.map(({ id }) => ({ ...unit, has: [id] }))
}

function mayHave({ card, faction, has }: Carrier, upgrade: string): boolean {
  const upgrades = [...has.filter((id) => id !== upgrade), upgrade]
  const roster = rosterOf({ ...army(faction, { card: card.id, upgrades }), ...clanFor(upgrade) })
  const [unit] = roster?.units ?? []
  return roster != null && unit !== undefined && wrongUpgrades(unit, roster).length === 0
}
