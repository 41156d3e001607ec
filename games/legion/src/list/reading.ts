import type { Named } from '@sandtable/kernel'
import { short } from '@sandtable/kit'
import {
  editionOfCard,
  findBattle,
  findBattleForce,
  findCounterpart,
  findUnit,
  findUpgrade,
} from '../catalogue.ts'
import { editionNamed } from '../editions/index.ts'
import { type Army, editionOfArmy, formatOf, type UnitInList, usualFormat } from './army.ts'
import type { Kind } from './offered.ts'
import { rosterOf } from './roster.ts'
import { mostCards } from './shape.ts'
import { barOf } from './slots.ts'
import { type ArmyFaction, factionNames, optionName } from './terms.ts'
import { cardsNamed, folded } from './titles.ts'
import { mayEquip } from './upgrades.ts'

/** What reading a file, a link or a text comes to. Whether the army is legal is another question. */
export type ArmyRead =
  | { readonly army: Army; readonly notices: readonly Named[] }
  | { readonly refused: Named }

export const mostCharacters = 100_000
const mostCopies = 12

export function refused(en: string, de: string): ArmyRead {
  return { refused: { en, de } }
}

export function tooLarge(): ArmyRead {
  return refused('The text is too large.', 'Der Text ist zu groß.')
}

type Start = Omit<Army, 'choices' | 'units' | 'commands' | 'battle'>

/** An army that is put together card by card, with what could not be used. */
export interface Gathering {
  readonly start: Start
  readonly choices: string[]
  readonly units: UnitInList[]
  readonly commands: string[]
  readonly battle: string[]
  readonly notices: Named[]
  /** What is named that belongs to another edition alone. */
  readonly foreign: string[]
}

export function gathering(start: Start): Gathering {
  return { start, choices: [], units: [], commands: [], battle: [], notices: [], foreign: [] }
}

/** A list of another edition is not half taken. */
export function gathered(all: Gathering): ArmyRead {
  const [foreign] = all.foreign
  if (foreign !== undefined) {
    const [own, other] = editionsOf(all)
    return refused(
      `The list is for the rules of ${own}, but ${short(foreign)} is a card of ${other}: it is a list of ${other}.`,
      `Die Liste ist für die Regeln von ${own}, aber ${short(foreign)} ist eine Karte von ${other}: Es ist eine Liste von ${other}.`,
    )
  }
  return { army: armyOf(all), notices: all.notices }
}

/** The edition of the list, and the other one. */
function editionsOf({ start }: Gathering): readonly ['2024' | '2018', '2024' | '2018'] {
  return editionNamed(editionOfArmy(start)).cards === '2024' ? ['2024', '2018'] : ['2018', '2024']
}

function armyOf({ start, choices, units, commands, battle }: Gathering): Army {
  return { ...start, ...(choices.length > 0 && { choices }), units, commands, battle }
}

/** Options of the battle force, by their names in any language. */
export function takeOptions(all: Gathering, said: readonly string[]): void {
  const { options = [] } = findBattleForce(all.start.battleForce ?? '') ?? {}
  for (const word of said.map((one) => one.trim()).filter((one) => one !== '')) {
    const found = options.find(({ id }) =>
      [id, optionName(id).en, optionName(id).de].some((one) => folded(one) === folded(word)),
    )
    if (found === undefined) tellUnknown(all, word)
    else if (!all.choices.includes(found.id)) all.choices.push(found.id)
  }
}

/** Where nothing names them, what was brought tells some of the options. */
export function guessOptions(all: Gathering): void {
  const { options = [] } = findBattleForce(all.start.battleForce ?? '') ?? {}
  for (const { id, adds = [] } of options) {
    const brought = all.units.some(
      ({ card, upgrades }) =>
        adds.includes(card) || upgrades.some((one) => findUpgrade(one)?.onlyWithChoice === id),
    )
    if (brought && !all.choices.includes(id)) all.choices.push(id)
  }
}

export function tell(all: Gathering, en: string, de: string): void {
  all.notices.push({ en, de })
}

export function tellUnknown(all: Gathering, said: string): void {
  const name = short(said)
  tell(all, `Unknown card left out: ${name}.`, `Unbekannte Karte weggelassen: ${name}.`)
}

export function tellFormat(all: Gathering, said: string): void {
  const name = short(said)
  tell(all, `There is no format “${name}”.`, `Es gibt kein Format „${name}“.`)
}

/** Something stands where the name of a card is expected. */
export function tellNoCard(all: Gathering, field: string): void {
  tell(all, `“${field}” names no card: left out.`, `„${field}“ nennt keine Karte: weggelassen.`)
}

/** As many as any list of an army may have; what is beyond is told. */
export function firstOf<T>(all: Gathering, list: readonly T[], field: string): readonly T[] {
  if (list.length > mostCards)
    tell(
      all,
      `“${field}” has more than ${mostCards} entries: the others are left out.`,
      `„${field}“ hat mehr als ${mostCards} Einträge: Die übrigen sind weggelassen.`,
    )
  return list.slice(0, mostCards)
}

/** Upgrades go to the last unit, and so do counterparts, if there is no other that may have them. */
export function add(all: Gathering, kind: Kind, id: string): void {
  const { units, commands, battle } = all
  const at = kind === 'counterpart' ? hostIn(all, id) : units.length - 1
  const last = units[at]
  if (kind === 'unit') units.push({ card: id, upgrades: [] })
  else if (kind === 'battle') battle.push(id)
  else if (kind === 'command') {
    if (!isStandingOrders(id)) commands.push(id)
  } else if (last === undefined || (kind === 'counterpart' && last.counterpart !== undefined))
    // A unit has room for one counterpart.
    tellUnknown(all, id)
  else if (kind === 'counterpart') units.splice(at, 1, { ...last, counterpart: id })
  else units.splice(at, 1, { ...last, upgrades: [...last.upgrades, id] })
}

/** List builders write counterparts apart from their units. */
function hostIn({ units }: Gathering, counterpart: string): number {
  const hosts = findCounterpart(counterpart)?.hosts ?? []
  const at = units.findLastIndex((unit) => unit.counterpart === undefined && hosts.includes(unit.card))
  return at < 0 ? units.length - 1 : at
}

function isStandingOrders(id: string): boolean {
  return id === editionNamed(editionOfCard(id)).standingOrders
}

/** As if the last unit had been named so often. */
export function repeat(all: Gathering, count: number): void {
  const { units } = all
  const last = units.at(-1)
  if (last === undefined) return
  if (count > mostCopies)
    tell(
      all,
      `No unit is brought ${count} times: ${mostCopies} are left.`,
      `Keine Einheit ist ${count}-mal dabei: Es bleiben ${mostCopies}.`,
    )
  for (let n = 1; n < Math.min(count, mostCopies); n++) units.push(last)
}

/** A card of one of these kinds, by its name. False: there is none. */
export function addNamed(all: Gathering, kinds: readonly Kind[], said: string): boolean {
  const [own, other] = editionsOf(all)
  for (const kind of kinds) {
    const found = cardsNamed(kind, said, own)
    const card = found.find((one) => goesWith(all, kind, one.id)) ?? found[0]
    if (card === undefined) continue
    add(all, kind, card.id)
    return true
  }
  if (kinds.some((kind) => cardsNamed(kind, said, other).length > 0)) all.foreign.push(said)
  else tellUnknown(all, said)
  return false
}

/** Of several cards of a name the one that goes with the army is meant. */
function goesWith(all: Gathering, kind: Kind, id: string): boolean {
  const { start, units } = all
  const roster = rosterOf(armyOf(all))
  const unit = roster?.units.at(-1)
  switch (kind) {
    case 'unit':
      return findUnit(id)?.faction === start.faction
    case 'battle':
      return findBattle(id)?.recon === formatOf(start)?.recon
    case 'counterpart':
      return findCounterpart(id)?.hosts.includes(units.at(-1)?.card ?? '') === true
    case 'upgrade': {
      const upgrade = findUpgrade(id)
      if (roster == null || unit === undefined || upgrade === undefined) return false
      return mayEquip(unit, upgrade, roster) && barOf(unit).free.includes(upgrade.slot)
    }
    default:
      return true
  }
}

/** The beginning of an army; what is usual is not written down. */
export function startOf(
  name: string,
  faction: string,
  format: string,
  battleForce: string | undefined,
): Start {
  return {
    name,
    faction,
    ...(format === usualFormat ? {} : { format }),
    ...(battleForce === undefined ? {} : { battleForce }),
  }
}

const shortFactions: Readonly<Record<string, ArmyFaction>> = {
  rebel: 'rebels',
  separatist: 'separatists',
  mandalorian: 'mandalorians',
  mercenaries: 'mercenary',
  imperial: 'empire',
  imperium: 'empire',
  rebellen: 'rebels',
  republik: 'republic',
  separatisten: 'separatists',
}

/** A faction by its name in any language, or as list builders call it. */
export function factionNamed(said: string): ArmyFaction | undefined {
  const key = folded(said)
  const known = Object.entries(factionNames).find(([id, { en, de }]) =>
    [id, en, de].some((one) => folded(one) === key),
  )
  return (
    (known?.[0] as ArmyFaction | undefined) ??
    (Object.hasOwn(shortFactions, key) ? shortFactions[key] : undefined)
  )
}
