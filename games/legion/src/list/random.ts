import { mix, nextBelow, pickOne, type Random } from '@sandtable/kernel'
import { battleForces } from '../../data/2024/index.ts'
import { findBattle, findCommand } from '../catalogue.ts'
import { type Army, usualFormat } from './army.ts'
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
    const army = attempt(random, terms, wanted)
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
  const begun = starts.map((army) => ({ army, stock: stockFor(army, terms.offered) }))
  const fit =
    first === undefined
      ? undefined
      : begun.find(({ army, stock }) => serves(withWanted(random, army, stock, first), first))
  const { army, stock } = fit ?? (begun[0] as (typeof begun)[number])
  let built = army
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
  const plain: Army[] = Object.keys(factionNames)
    .filter((faction) => faction !== 'mercenary' && faction !== 'mandalorians')
    .map((faction) => ({ ...bare, faction }))
  const forces: Army[] = battleForces
    .filter(({ id }) => format !== 'grand-army' && offered('battle force', id))
    .map(({ id, faction }) => ({ ...bare, faction, battleForce: id }))
  mix(random, plain)
  mix(random, forces)
  return nextBelow(random, 5) === 0 ? [...forces, ...plain] : [...plain, ...forces]
}

function withWanted(random: Random, army: Army, stock: Stock, name: Wanted): Army {
  if (serves(army, name)) return army
  const { kind, id } = parts(name)
  if (kind === 'unit') return withUnitNamed(random, army, stock, ({ card }) => card.id === id)
  if (kind === 'upgrade') return withUpgrade(random, army, stock, id)
  const commanders = kind === 'command' ? (findCommand(id)?.commander ?? []) : []
  const [commander] = commanders.length > 1 ? [pickOne(random, [...commanders])] : commanders
  if (commander === undefined) return army
  const { title } = findCommand(id) ?? {}
  return withUnitNamed(
    random,
    army,
    stock,
    ({ card }) => card.name === commander && (title === undefined || card.title === title),
  )
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
