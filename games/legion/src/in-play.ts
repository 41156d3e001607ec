import { cardNamed, enter } from '@sandtable/kernel'
import { rulesInPlay } from './cards/index.ts'
import { keywordCardOf } from './keywords/index.ts'
import { type LState, seats, type Unit } from './state.ts'
import { activeUpgrades, cardOfUnit } from './units.ts'
import { keywordsOf } from './values.ts'

/** What is in play from the start: rules of tokens, the mission, keywords of units and their upgrades. */
export function cardsIntoPlay(s: LState): void {
  for (const { id } of rulesInPlay) enter(s, { card: id })
  const { primary, secondary, advantages } = s.table.mission
  for (const card of [primary, secondary]) if (card !== null) enterBattleCard(s, card.card, null)
  for (const seat of seats) {
    const card = advantages[seat]
    if (card != null) enterBattleCard(s, card, seat)
  }
  for (const unit of s.table.units) keywordsIntoPlay(s, unit)
}

function enterBattleCard(s: LState, id: string, seat: string | null): void {
  const card = `battle:${id}`
  if (cardNamed(s, card) !== undefined) enter(s, { card, seat })
}

function keywordsIntoPlay(s: LState, unit: Unit): void {
  const printed = [...cardOfUnit(unit).keywords, ...activeUpgrades(unit).flatMap(({ gains = [] }) => gains)]
  for (const id of new Set(printed.map((keyword) => keyword.id))) {
    const card = keywordCardOf(id)
    if (card !== null && keywordsOf(unit, id).length > 0) enter(s, { card, seat: unit.seat, on: unit.id })
  }
}
