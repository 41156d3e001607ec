import { cardNamed, enter, inPlay, leave } from '@sandtable/kernel'
import { bindUpgrade } from './holdings.ts'
import type { LState, Unit } from './state.ts'
import { cardOfUnit, gainedKeywords, isActive } from './units.ts'
import { hasKeyword, keywordsOf } from './values.ts'

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
  const printed = [...cardOfUnit(unit).keywords, ...gainedKeywords(unit)]
  for (const id of new Set(printed.map((keyword) => keyword.id))) {
    const card = `keyword:${id}`
    if (cardNamed(s, card) === undefined || keywordsOf(unit, id).length === 0) continue
    if (inPlay(s, { card, on: unit.id }).length === 0) enter(s, { card, seat: unit.seat, on: unit.id })
  }
}
