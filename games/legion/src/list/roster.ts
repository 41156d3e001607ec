import type {
  BattleForce,
  CounterpartCard,
  ForceOption,
  Format,
  Keyword,
  Rank,
  Side,
  Slot,
  UnitCard,
  UpgradeCard,
} from '../../data/types.ts'
import { findBattleForce, findCounterpart, findUnit, findUpgrade } from '../catalogue.ts'
import { type Edition, editionNamed } from '../editions/index.ts'
import { type Army, formatOf, optionsOf, type UnitInList } from './army.ts'

/** An army with its cards looked up; cards that do not exist are left out. */
export interface Roster {
  readonly army: Army
  readonly format: Format
  readonly edition: Edition
  readonly force: BattleForce | null
  readonly side: Side | null
  readonly units: readonly Fielded[]
}

export interface Placed<Card> {
  readonly card: Card
  readonly field: string
}

/** A unit as it is while an army is built, with what its upgrades make of it. */
export interface Fielded extends Placed<UnitCard> {
  readonly upgrades: readonly Placed<UpgradeCard>[]
  readonly counterpart: Placed<CounterpartCard> | null
  /** The rank as which it counts. */
  readonly rank: Rank
  readonly keywords: readonly Keyword[]
  readonly affiliation: string | null
  /** Its upgrade bar, without what upgrades add. */
  readonly slots: readonly Slot[]
  readonly side: Side | null
}

export function rosterOf(army: Army, format = formatOf(army)): Roster | null {
  if (format === undefined) return null
  const force = findBattleForce(army.battleForce ?? '') ?? null
  const side = sideOf(army, force)
  const options = optionsOf(army)
  const units = army.units.flatMap((unit, at) => lookedUp(unit, `units[${at}]`, { force, side, options }))
  return { army, format, edition: editionNamed(format.edition ?? '2024'), force, side, units }
}

/** LG2-BUILD-003, -004. */
function sideOf({ faction }: Army, force: BattleForce | null): Side | null {
  if (faction === 'rebels' || faction === 'republic') return 'light'
  if (faction === 'empire' || faction === 'separatists') return 'dark'
  return force?.side ?? null
}

/** Armies are built step by step, and at each step all units but one are those of the step before. */
const known = new WeakMap<UnitInList, Map<string, Fielded[]>>()

/** What a unit is looked up in. */
interface Setting extends Pick<Roster, 'force' | 'side'> {
  readonly options: readonly ForceOption[]
}

function lookedUp(unit: UnitInList, field: string, setting: Setting): Fielded[] {
  const { force, side, options } = setting
  const key = [field, force?.id, side, ...options.map(({ id }) => id)].join(' ')
  const found = known.get(unit) ?? new Map<string, Fielded[]>()
  known.set(unit, found)
  const before = found.get(key)
  if (before !== undefined) return before
  const made = fielded(unit, field, setting)
  found.set(key, made)
  return made
}

function fielded(unit: UnitInList, field: string, { force, side, options }: Setting): Fielded[] {
  const card = findUnit(unit.card)
  if (card === undefined) return []
  const partner = findCounterpart(unit.counterpart ?? '')
  const upgrades = unit.upgrades.flatMap((id, at) => {
    const upgrade = findUpgrade(id)
    return upgrade === undefined ? [] : [{ card: upgrade, field: `${field}.upgrades[${at}]` }]
  })
  const cards = upgrades.map((one) => one.card)
  const lost = new Set(cards.flatMap(({ loses = [] }) => loses.map(({ id }) => id)))
  if (force?.losesDetachment?.includes(card.id)) lost.add('detachment')
  const hire = hiredBy(card.id, options)
  const keywords = [
    card.keywords,
    partner?.keywords ?? [],
    ...cards.map(({ gains = [] }) => gains),
    hire?.gains ?? [],
  ].flat()
  return [
    {
      card,
      field: `${field}.card`,
      upgrades,
      counterpart: partner === undefined ? null : { card: partner, field: `${field}.counterpart` },
      rank: rankOf(card, cards, force),
      keywords: keywords.filter(({ id }) => !lost.has(id)),
      affiliation:
        (hire === undefined ? undefined : force?.clan?.affiliation) ??
        cards.find((one) => one.affiliationBecomes)?.affiliationBecomes ??
        card.affiliation ??
        null,
      slots: [
        ...card.slots,
        ...(partner?.slots ?? []),
        ...(force?.slots ?? []).flatMap(({ unit: id, adds }) => (id === card.id ? adds : [])),
      ],
      side,
    },
  ]
}

/** The option that brought this unit into the army. */
export function hiredBy(card: string, options: readonly ForceOption[]): ForceOption | undefined {
  return options.find(({ adds = [] }) => adds.includes(card))
}

function rankOf({ id, rank }: UnitCard, upgrades: readonly UpgradeCard[], force: BattleForce | null): Rank {
  if (force?.asCorps?.includes(id)) return 'corps'
  return upgrades.find((one) => one.rankBecomes)?.rankBecomes ?? rank
}

export function isMercenary({ card }: Fielded): boolean {
  return card.faction === 'mercenary' || card.faction === 'mandalorians'
}

export function keywordsNamed({ keywords }: Fielded, id: string): Keyword[] {
  return keywords.filter((keyword) => keyword.id === id)
}

export function has(unit: Fielded, keyword: string): boolean {
  return unit.keywords.some(({ id }) => id === keyword)
}
