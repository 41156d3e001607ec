import type { Seat } from '@sandtable/kernel'
import type { UnitCard } from '../data/types.ts'
import { findBattleForce, findCounterpart, rankOnCards, unitCard, upgradeCard } from './catalogue.ts'
import { type Army, optionsOf, type UnitInList } from './list/army.ts'
import { hiredBy } from './list/roster.ts'
import { noTokens } from './no-tokens.ts'
import type { Equipped, Mini, TokenName, Unit, UnitId } from './state.ts'

/** A unit of a list before the game, not deployed yet. */
export function newUnit(seat: Seat, { card: id, upgrades, counterpart }: UnitInList, unit: UnitId): Unit {
  const card = unitCard(id)
  return {
    id: unit,
    seat,
    card: id,
    counterpart: counterpart ?? null,
    points: pointsOf(card, upgrades) + (findCounterpart(counterpart ?? '')?.points ?? 0),
    rank: rankOnCards(id, upgrades),
    minis: minisOf(unit, card, upgrades, counterpart),
    deployed: false,
    tokens: noTokens(),
    upgrades: upgrades.map(equipped),
    cache: {},
    wields: null,
    order: 'none',
    again: false,
    ordered: false,
    drivenOver: false,
    commander: 'none',
    wasPanicked: false,
    damaged: false,
    damagedOnce: false,
    gained: [],
    fallen: [],
    worn: {},
    holds: [],
    conditions: [],
  }
}

function pointsOf(card: UnitCard, upgrades: readonly string[]): number {
  return upgrades.reduce((sum, upgrade) => sum + upgradeCard(upgrade).points, card.points ?? 0)
}

/** All miniatures that its cards bring, as they were before the game. */
export function minisOnCards({ id, card, upgrades, counterpart }: Unit): Mini[] {
  return minisOf(
    id,
    unitCard(card),
    upgrades.map((upgrade) => upgrade.card),
    counterpart ?? undefined,
  )
}

/** A miniature with Leader first, then those of the unit card, so that one of them leads (LG2-CKW-001, LG2-KW-207). */
function minisOf(
  unit: string,
  card: UnitCard,
  upgrades: readonly string[],
  counterpart: string | undefined,
): Mini[] {
  const added = upgrades.flatMap((upgrade) =>
    Array<string>(upgradeCard(upgrade).adds?.minis ?? 0).fill(upgrade),
  )
  const isTeam = card.keywords.some(({ id }) => id === 'heavy-weapon-team')
  const leads = (upgrade: string) => {
    const { gains = [], slot } = upgradeCard(upgrade)
    return gains.some(({ id }) => id === 'leader') || (isTeam && slot === 'heavy weapon')
  }
  const brought = [
    ...added.filter(leads),
    ...Array<null>(card.minis).fill(null),
    ...added.filter((upgrade) => !leads(upgrade)),
    ...(counterpart === undefined ? [] : [counterpart]),
  ]
  return brought.map((by, at) => ({
    id: `${unit}/${at + 1}`,
    by,
    x: 0,
    y: 0,
    facing: 0,
    on: null,
    wounds: 0,
  }))
}

/** As it lies when the game begins: ready, and with the tokens of its Cache (LG2-KW-271). */
function equipped(card: string): Equipped {
  const cache = upgradeCard(card).gains?.find(({ id }) => id === 'cache')?.of
  return {
    card,
    state: 'ready',
    side: upgradeCard(card).startsOn ?? null,
    effect: null,
    ...(cache !== undefined && { tokens: tokensIn(cache) }),
  }
}

/** “Aim 1, Dodge 1”. */
function tokensIn(cache: string): Partial<Record<TokenName, number>> {
  return Object.fromEntries(
    cache.split(', ').map((words) => {
      const [name = '', count = '1'] = words.toLowerCase().split(' ')
      return [name, Number(count)]
    }),
  )
}

/** What an option of the battle force makes of a unit that it brought into the army (LG2-FORCE-cc). */
export function asHired(unit: Unit, army: Pick<Army, 'battleForce' | 'choices'>): Unit {
  const hire = hiredBy(unit.card, optionsOf(army))
  const affiliation = findBattleForce(army.battleForce ?? '')?.clan?.affiliation
  if (hire === undefined || affiliation === undefined) return unit
  return { ...unit, affiliation, gained: [...unit.gained, ...(hire.gains ?? [])] }
}
