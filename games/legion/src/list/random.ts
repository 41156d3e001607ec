import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import type { ForceOption, UnitCard } from '../../data/types.ts'
import { cardsIn, findBattle, findCommand, findUnit } from '../catalogue.ts'
import { type Army, editionOfArmy, usualFormat } from './army.ts'
import { wrongUnits } from './check.ts'
import { isOffered, type Offered } from './offered.ts'
import { mayHold, mayPlay, randomBattleDeck, randomHand } from './random-cards.ts'
import { type Stock, stockFor, withLeastUnits, withMore, withUnitNamed, withUpgrade } from './random-units.ts'
import { rosterOf } from './roster.ts'
import { factionNames } from './terms.ts'

/** A card as it is named in play: `unit:…`, `upgrade:…`, `command:…`, `battle:…`. */
type Wanted = string

export interface Terms {
  readonly format: string
  readonly offered: Offered
}

/**
 * A random legal army, wise or not, with as many of the wanted cards as it can hold, the first ones first. The same
 * random numbers give the same army.
 */
export function randomArmy(random: Random, some: Partial<Terms> = {}, wanted: readonly Wanted[] = []): Army {
  const terms = { format: usualFormat, offered: isOffered, ...some }
  for (let tries = 0; tries < 50; tries++) {
    // Some cards lead into armies that cannot be completed with what is offered.
    const army = attempt(random, terms, tries < 10 ? wanted : [])
    if (army !== null) return army
  }
  throw new RangeError(`too few cards on offer for an army in the format ${terms.format}`)
}

/** The cards of an army, as they are named in play. */
export function cardsOf({ units, commands, battle }: Army): Wanted[] {
  return [
    ...units.flatMap(({ card, upgrades }) => [`unit:${card}`, ...upgrades.map((id) => `upgrade:${id}`)]),
    ...commands.map((id) => `command:${id}`),
    ...battle.map((id) => `battle:${id}`),
  ]
}

function attempt(random: Random, terms: Terms, wanted: readonly Wanted[]): Army | null {
  const starts = emptyArmies(random, terms)
  const [first] = wanted
  const served = (army: Army, name: Wanted) =>
    serves(withWanted(random, army, stockFor(army, terms.offered), name), name)
  const fit = first === undefined ? undefined : starts.find((army) => served(army, first))
  let built = fit ?? (starts[0] as Army)
  const stock = stockFor(built, terms.offered)
  for (const name of wanted.slice(0, mostErrands)) built = withWanted(random, built, stock, name)
  built = withMore(random, withLeastUnits(random, built, stock), stock)
  const roster = rosterOf(built)
  if (roster === null || wrongUnits(roster).length > 0) return null
  const commands = randomHand(random, roster, terms.offered, wanted)
  const battle = randomBattleDeck(random, roster, terms.offered, wanted)
  return commands === null || battle === null ? null : { ...built, commands, battle }
}

/** Only for so many of the wanted cards a place is sought: the others wait for another army. */
const mostErrands = 20

/** Beginnings in random order: every faction by itself, and its battle forces behind it; now and then before. */
function emptyArmies(random: Random, { format, offered }: Terms): Army[] {
  const bare = { name: 'Random army', format, units: [], commands: [], battle: [] }
  const { units, forces: all } = cardsIn(editionOfArmy(bare))
  const plain: Army[] = Object.keys(factionNames)
    .filter((faction) => faction !== 'mercenary' && faction !== 'mandalorians')
    .filter((faction) => units.some((card) => card.faction === faction))
    .map((faction) => ({ ...bare, faction }))
  const forces: Army[] = all
    .filter(({ id }) => format !== 'grand-army' && offered('battle force', id))
    .map(({ id, faction, choose, options = [] }) => ({
      ...bare,
      faction,
      battleForce: id,
      ...(choose !== undefined && { choices: someOptions(random, options, choose) }),
    }))
  mix(random, plain)
  mix(random, forces)
  return nextBelow(random, 5) === 0 ? [...forces, ...plain] : [...plain, ...forces]
}

function someOptions(random: Random, options: readonly ForceOption[], count: number): string[] {
  const ids = options.map(({ id }) => id)
  mix(random, ids)
  return ids.slice(0, count)
}

function withWanted(random: Random, army: Army, stock: Stock, name: Wanted): Army {
  if (serves(army, name)) return army
  const { kind, id } = parts(name)
  if (kind === 'upgrade') return withUpgrade(random, army, stock, id)
  if (kind === 'unit') {
    const host = findUnit(id)?.keywords.find((keyword) => keyword.id === 'detachment')?.of
    const hosted = host === undefined ? army : withUnitNamed(random, army, stock, isHost(host))
    return withUnitNamed(random, hosted, stock, ({ card }) => card.id === id)
  }
  const command = kind === 'command' ? findCommand(id) : undefined
  if (command?.commander === undefined) return army
  const { commander, commanderMode, title } = command
  const needed = commanderMode === 'all' ? commander : [pickOne(random, commander)]
  let built = army
  for (const leader of needed)
    built = withUnitNamed(
      random,
      built,
      stock,
      ({ card }) => card.name === leader && (title === undefined || card.title === title),
    )
  return built
}

/** A unit of this name or rank that has no Detachment itself. */
function isHost(of: string): (unit: { readonly card: UnitCard; readonly rank: string }) => boolean {
  return ({ card, rank }) =>
    (card.name === of || rank === of) && card.keywords.every(({ id }) => id !== 'detachment')
}

/** Does the army have the card, or may it have it in its hand or deck? */
function serves(army: Army, name: Wanted): boolean {
  const { kind, id } = parts(name)
  const roster = rosterOf(army)
  if (roster === null) return false
  if (kind === 'command') {
    const card = findCommand(id)
    return card !== undefined && mayHold(card, roster)
  }
  if (kind === 'battle') {
    const card = findBattle(id)
    return card !== undefined && mayPlay(card, roster)
  }
  return cardsOf(army).includes(name)
}

function parts(name: Wanted): { kind: string; id: string } {
  const colon = name.indexOf(':')
  return { kind: name.slice(0, colon), id: name.slice(colon + 1) }
}
