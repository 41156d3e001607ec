import { cardNamed, enter, inPlay, leave, type Seat } from '@sandtable/kernel'
import { rulesInPlay } from './cards/index.ts'
import { commandCard } from './catalogue.ts'
import { addTokens, bindUpgrade } from './holdings.ts'
import { keywordCardOf } from './keywords/index.ts'
import { type LState, seats, type Unit } from './state.ts'
import { activeUpgrades, cardOfUnit, isActive } from './units.ts'
import { hasKeyword, keywordsOf, keywordX } from './values.ts'

/** What is in play from the start: rules of tokens, the mission, keywords of units and their upgrades. */
export function cardsIntoPlay(s: LState): void {
  for (const { id } of rulesInPlay) enter(s, { card: id })
  const { primary, secondary, advantages } = s.table.mission
  for (const card of [primary, secondary]) if (card !== null) enterBattleCard(s, card.card, null)
  for (const seat of seats) {
    const card = advantages[seat]
    if (card != null) enterBattleCard(s, card, seat)
  }
  for (const unit of s.table.units) {
    refreshCards(s, unit)
    // LG2-KW-187, -189.
    addTokens(s, unit, 'shield', keywordX(s, unit, 'shielded'))
  }
}

function enterBattleCard(s: LState, id: string, seat: string | null): void {
  const card = `battle:${id}`
  if (cardNamed(s, card) !== undefined) enter(s, { card, seat })
}

/** A command card does what it says until the round ends, or as long as it stays (LG2-CKW-024). */
export function commandIntoPlay(s: LState, seat: Seat, id: string): void {
  const card = `command:${id}`
  if (cardNamed(s, card) === undefined) return
  enter(s, { card, seat, ...(commandCard(id).permanent !== true && { until: 'round' }) })
}

/**
 * What a unit has on its cards is in play, and nothing else: at the start, and when miniatures are lost or restored that
 * brought an upgrade (LG2-UPG-021).
 */
export function refreshCards(s: LState, unit: Unit): void {
  for (const { card, effect } of unit.upgrades) {
    const active = isActive(unit, card)
    if (active && effect === null && cardNamed(s, `upgrade:${card}`) !== undefined)
      bindUpgrade(unit, card, enter(s, { card: `upgrade:${card}`, seat: unit.seat, on: unit.id }))
    if (!active && effect !== null) {
      leave(s, effect)
      bindUpgrade(unit, card, null)
    }
  }
  refreshKeywords(s, unit)
}

function refreshKeywords(s: LState, unit: Unit): void {
  for (const { id, card } of inPlay(s, { on: unit.id }))
    if (card.startsWith('keyword:') && !hasKeyword(s, unit, card.slice('keyword:'.length))) leave(s, id)
  const printed = [...cardOfUnit(unit).keywords, ...activeUpgrades(unit).flatMap(({ gains = [] }) => gains)]
  for (const id of new Set(printed.map((keyword) => keyword.id))) {
    const card = keywordCardOf(id)
    if (card === null || keywordsOf(unit, id).length === 0) continue
    if (inPlay(s, { card, on: unit.id }).length === 0) enter(s, { card, seat: unit.seat, on: unit.id })
  }
}
