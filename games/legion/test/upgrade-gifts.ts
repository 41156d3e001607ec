import { inPlay, type Plain, refuse, type State, start } from '@sandtable/kernel'
import { unitCards, upgradeCards } from '../data/2024/index.ts'
import type { Keyword, Slot, UpgradeCard, Weapon } from '../data/types.ts'
import { refreshCards } from '../src/cards-of-unit.ts'
import { mayOrder } from '../src/command/matches.ts'
import { attackColours } from '../src/dice.ts'
import { radiusOf } from '../src/geometry/bases.ts'
import { HALF, SEGMENT } from '../src/geometry/measures.ts'
import { legion } from '../src/index.ts'
import { keywordCards } from '../src/keywords/index.ts'
import { pointsOfUnit } from '../src/list/army.ts'
import { missingUpgrades } from '../src/list/must-haves.ts'
import { type Fielded, rosterOf } from '../src/list/roster.ts'
import { barOf } from '../src/list/slots.ts'
import { outOfCohesion } from '../src/moves/cohesion.ts'
import { readPosition } from '../src/scenario/position.ts'
import type { LegionSetup, LState, Unit } from '../src/state.ts'
import { affiliationOf, leaderOf, unitOf, woundThreshold } from '../src/units.ts'
import { useCard } from '../src/upgrades/equipped.ts'
import { courageOf, defenceDieOf, hasKeyword, keywordsOf, speedOf, surgesOf } from '../src/values.ts'
import { armsOfMini, overrunArms } from '../src/weapons.ts'
import { keywordName } from '../src/words/keywords.ts'
import { army } from './armies.ts'
import { type Carrier, carrierOf, carriersOf, named } from './carriers.ts'
import { type Gift, keywordIds } from './upgrade-entries.ts'

/** What an upgrade is to a unit in a game: the same unit stands on the table with it and without it. */
export function giftOf(upgrade: UpgradeCard, { minis: [told] }: Gift): Gift {
  const carrier = carrierOf(upgrade.id)
  const s = gameOf(carrier, upgrade)
  const [bare, unit] = [unitOf(s, 'bare'), unitOf(s, 'equipped')]
  const [before, after] = [keywordsIn(s, bare), keywordsIn(s, unit)]
  return {
    points: pointsWith(carrier, [upgrade.id]) - pointsWith(carrier, []),
    slot: upgrade.slot,
    minis: unit.minis
      .filter(({ by }) => by === upgrade.id)
      .map((mini) => {
        const wounds = woundThreshold(unit, mini)
        return told === 'unit' && wounds === woundThreshold(unit, { ...mini, by: null }) ? told : wounds
      }),
    // Of a heavy weapon team it does so anyway (LG2-KW-207).
    leads: leaderOf(unit).by === upgrade.id && !hasKeyword(s, bare, 'heavy-weapon-team'),
    keywords: less(after, before),
    loses: less(before, after),
    slots: less(freeSlots(carrier, [upgrade.id]), less(freeSlots(carrier, []), [upgrade.slot])),
    courage: (courageOf(s, unit) ?? 0) - (courageOf(s, bare) ?? 0),
    speed: speedOf(s, unit) - speedOf(s, bare),
    surge: changed(surgesOf(s, unit).attack, surgesOf(s, bare).attack),
    defence: changed(defenceOf(s, unit), defenceOf(s, bare)),
    weapons: weaponsIn(s, upgrade),
    rank: changed(unit.rank, bare.rank),
    affiliation: changed(affiliationOf(unit), affiliationOf(bare)),
    cohesion: reachesFar(s, unit) && !reachesFar(s, bare) ? 'R1' : null,
    transport: transportOf(carrier, upgrade),
    orders: ordersTo(s, unit, bare),
    mustFill: mustFillOf(carrier, upgrade),
    slotless: slotlessOf(upgrade),
    cheaper: cheaperBy(carrier, upgrade),
    carriers: named(carriersOf(upgrade.id)),
    // Last, since they change what is on the table.
    use: useOf(s, unit, upgrade),
    kept: less(keywordsWithout(s, unit, upgrade), before),
  }
}

function changed<T>(now: T | undefined, before: T | undefined): T | null {
  return now === before ? null : (now ?? null)
}

/** What is in the first list more often than in the second, sorted. */
function less(all: readonly string[], without: readonly string[]): string[] {
  const left = [...all]
  for (const one of without) if (left.includes(one)) left.splice(left.indexOf(one), 1)
  return left.sort()
}

/** The keywords that each side of a card with two gives. */
export function keywordsBySide(upgrade: UpgradeCard): Readonly<Record<string, readonly string[]>> {
  const s = gameOf(carrierOf(upgrade.id), upgrade)
  const before = keywordsIn(s, unitOf(s, 'bare'))
  const units = s.table.units.filter(({ upgrades }) => upgrades.some(({ card }) => card === upgrade.id))
  return Object.fromEntries(
    units.map((unit) => [
      unit.upgrades.find(({ card }) => card === upgrade.id)?.side ?? '',
      less(keywordsIn(s, unit), before),
    ]),
  )
}

/** A game with the unit twice, once for each side of the card, and two of no affiliation that could give it orders. */
function gameOf({ card, has }: Carrier, upgrade: UpgradeCard): LState {
  const sides = Object.fromEntries(
    (upgrade.sides ?? ['']).map((side, at) => [
      at === 0 ? 'equipped' : side,
      {
        card: card.id,
        at: [300, 200 * at],
        upgrades: [...has, upgrade.id],
        order: 'none',
        ...(side !== '' && { sides: { [upgrade.id]: side } }),
      },
    ]),
  )
  return begun({
    gold: {
      ...sides,
      bare: { card: card.id, at: [300, 800], upgrades: [...has], order: 'none' },
      commander: { card: 'general-veers', at: [1500, 100] },
      troops: { card: 'stormtroopers', at: [1500, 300] },
    },
    silver: { enemy: { card: 'rebel-troopers', at: [1500, 800] } },
  })
}

function begun(table: Plain, at = 'activation'): LState {
  const position = readPosition(table, at)
  if ('problem' in position) throw new Error(position.problem)
  const { setup, arrange } = position
  return start(legion, {
    setup: setup as LegionSetup,
    seed: 'gifts',
    arrange: (s) => arrange(s as unknown as State),
  })
}

/** Those that the unit has, and that are in play if something is in play for them. */
function keywordsIn(s: LState, unit: Unit): string[] {
  return keywordIds.flatMap((id) => {
    const had = id === 'leader' ? [] : keywordsOf(unit, id)
    if (had.length === 0 || !hasKeyword(s, unit, id)) return []
    const card = `keyword:${id}`
    const isRead = !keywordCards.some((one) => one.id === card)
    return isRead || inPlay(s, { card, on: unit.id }).length > 0 ? had.map(inWords) : []
  })
}

function inWords({ id, x, of }: Keyword): string {
  return `${keywordName(id).en}${x === undefined ? '' : ` ${x}`}${of === undefined ? '' : `: ${of}`}`
}

/** What becomes of the card when it is used. */
function useOf(s: LState, unit: Unit, { id }: UpgradeCard): Gift['use'] {
  useCard(s, unit, id)
  const state = unit.upgrades.find(({ card }) => card === id)?.state
  return state === 'exhausted' ? 'exhaust' : state === 'expended' ? 'expend' : null
}

function keywordsWithout(s: LState, unit: Unit, { id }: UpgradeCard): string[] {
  unit.minis = unit.minis.filter(({ by }) => by !== id)
  refreshCards(s, unit)
  return unit.minis.length === 0 ? [] : keywordsIn(s, unit)
}

function defenceOf(s: LState, unit: Unit): string {
  return `${defenceDieOf(s, unit)}, ${surgesOf(s, unit).defence == null ? 'no surge' : 'surge'}`
}

/** The weapons of the card in the hands of those for whom they are, as the ledger writes them. */
function weaponsIn(s: LState, upgrade: UpgradeCard): string[] {
  const units = s.table.units.filter(({ upgrades }) => upgrades.some(({ card }) => card === upgrade.id))
  return units.flatMap((unit) => {
    const users = new Map<string, Set<string>>()
    for (const mini of unit.minis)
      for (const kind of ['ranged', 'melee'] as const)
        for (const { weapon, card } of [...armsOfMini(unit, mini, kind), ...overrunArms(unit)])
          if (card === upgrade.id)
            users.set(weaponInWords(weapon), (users.get(weaponInWords(weapon)) ?? new Set()).add(mini.id))
    // LG2-UPG-008, -010.
    const isPersonal = ['heavy weapon', 'personnel', 'squad leader'].includes(upgrade.slot)
    const wanted = unit.minis.filter(({ by }) => !isPersonal || by === upgrade.id).length
    return [...users].map(([words, { size }]) => (size === wanted ? words : `${words} (for ${size})`))
  })
}

function weaponInWords({ name, melee, range, overrun, dice, keywords = [] }: Weapon): string {
  const [near, far] = range ?? []
  const bands = near === far ? `R${near}` : `R${near}–${far ?? '∞'}`
  const reach = [
    ...(melee === true ? ['melee'] : []),
    ...(range === undefined ? [] : [bands]),
    ...(overrun === true ? ['overrun'] : []),
  ]
  const rolled = attackColours.flatMap((colour) => (dice?.[colour] ? [`${dice[colour]} ${colour}`] : []))
  const parts = [`${name} ${reach.join(' and ')}`, rolled.join(' '), keywords.map(inWords).join(', ')]
  return parts.filter((part) => part !== '').join('; ')
}

/** Between half range and range 1 from the leader, and no farther? */
function reachesFar(s: LState, unit: Unit): boolean {
  const leader = leaderOf(unit)
  const at = (way: number) => ({ ...leader, x: leader.x + way + 2 * radiusOf(unit) })
  return (
    outOfCohesion(s, unit, leader, at(HALF + 5)) === null &&
    outOfCohesion(s, unit, leader, at(SEGMENT + 5)) !== null
  )
}

function fieldedWith({ card, faction, has }: Carrier, upgrades: readonly string[]): Fielded {
  const [unit] = rosterOf(army(faction, { card: card.id, upgrades: [...has, ...upgrades] }))?.units ?? []
  if (unit === undefined) throw new Error(`no ${card.id}`)
  return unit
}

function pointsWith({ card, faction, has }: Carrier, upgrades: readonly string[], ...more: string[]): number {
  const unit = { card: card.id, upgrades: [...has, ...upgrades] }
  return pointsOfUnit(army(faction, unit, ...more.map((id) => ({ card: id, upgrades: [] }))), unit)
}

function freeSlots(carrier: Carrier, upgrades: readonly string[]): readonly Slot[] {
  return barOf(fieldedWith(carrier, upgrades)).free
}

const transports = unitCards.filter(({ keywords }) => keywords.some(({ id }) => id === 'transport'))

/** Large squads alone are asked about: whoever takes the bare unit must take them, too, or says why not. */
function transportOf({ card }: Carrier, { id, adds }: UpgradeCard): Gift['transport'] {
  if (adds === undefined || adds.minis < 3) return null
  const takers = transports.filter((vehicle) => {
    const s = begun(
      {
        gold: {
          vehicle: { card: vehicle.id, undeployed: true, order: 'none' },
          squad: { card: card.id, undeployed: true, upgrades: [id], order: 'none' },
          bare: { card: card.id, undeployed: true, order: 'none' },
        },
        silver: { enemy: { card: 'rebel-troopers', at: [1500, 100], order: 'none' } },
        mission: { primary: 'close-the-pocket' },
      },
      'mission',
    )
    if (refuse(s, 'gold', 'bare') !== null) throw new Error(`${vehicle.id} takes no ${card.id}`)
    return refuse(s, 'gold', 'squad') === null
  })
  if (takers.length === transports.length) return null
  return takers.length === 0 ? 'barred' : 'own'
}

/** Who of two without an affiliation may give it orders that may not give them to the bare unit, or the other way round. */
function ordersTo(s: LState, unit: Unit, bare: Unit): Gift['orders'] {
  const givers = (to: Unit) => ['commander', 'troops'].filter((by) => mayOrder(s, unitOf(s, by), to)).join()
  if (givers(unit) === givers(bare)) return null
  return givers(unit) === 'commander' ? 'commanders' : 'anybody'
}

/** The slot that must be filled with it, by whatever there is for it. */
function mustFillOf(carrier: Carrier, { id, hq }: UpgradeCard): string | null {
  const lacks = (...upgrades: string[]) =>
    missingUpgrades(fieldedWith(carrier, [id, ...upgrades])).some(({ rules }) =>
      rules.includes(`LG2-UPG-${hq}`),
    )
  if (!lacks()) return null
  return upgradeCards.find((other) => !lacks(other.id))?.slot ?? null
}

function slotlessOf({ id, slot }: UpgradeCard): string | null {
  const without = carriersOf(id).filter(({ card }) => !card.slots.includes(slot))
  return [...new Set(without.map(({ card }) => card.name))].join(' or ') || null
}

function cheaperBy(carrier: Carrier, { id }: UpgradeCard): string | null {
  const saved = (...more: string[]) => pointsWith(carrier, [id]) - pointsWith(carrier, [id], ...more)
  if (saved(...unitCards.map((unit) => unit.id)) === 0) return null
  const [name] = unitCards.flatMap((unit) => (saved(unit.id) > 0 ? [`${unit.name} ${saved(unit.id)}`] : []))
  return name ?? null
}
