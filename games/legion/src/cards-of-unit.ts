import { cardNamed, enter, inPlay, leave, query } from '@sandtable/kernel'
import { bindUpgrade } from './cards-held.ts'
import { editionOfCard } from './catalogue.ts'
import { addTokens, takeTokens } from './holdings.ts'
import { keptByCards } from './kept-by-cards.ts'
import { isGranted } from './keywords/granted.ts'
import type { LState, Unit } from './state.ts'
import { cardOfUnit, gainedKeywords, isActive, isDefeated } from './units.ts'
import { keywordsOf, keywordX } from './values.ts'

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
  refreshShields(s, unit)
}

/** As many shield tokens as Shielded X says; of those that go the spent ones go first (LG2-KW-187 to -189). */
function refreshShields(s: LState, unit: Unit): void {
  const more = keywordX(s, unit, 'shielded') - unit.tokens.shield - unit.tokens['spent shield']
  if (more > 0) addTokens(s, unit, 'shield', more)
  const spent = takeTokens(s, unit, 'spent shield', -more)
  takeTokens(s, unit, 'shield', -more - spent)
}

/** Keywords that are lent come and go with whatever lends them, and with where units stand. */
export function refreshLent(s: LState): void {
  if (s.hooks.query['keywords lent'] !== undefined) for (const unit of s.table.units) refreshKeywords(s, unit)
}

/** The cards of the keywords that its own cards give it, each once. */
const printedKeywords: (unit: Unit) => readonly string[] = keptByCards((unit) => {
  const printed = [...cardOfUnit(unit).keywords, ...gainedKeywords(unit)].map(({ id }) => id)
  const own = printed.filter((id) => keywordsOf(unit, id).length > 0)
  return [...new Set(own.map((id) => cardOfKeyword(unit, id)))]
})

/** Those of 2018 go by the rules of 2018. */
function cardOfKeyword({ card }: Unit, id: string): string {
  return editionOfCard(card) === '2018' ? `keyword:${id}${IN_2018}` : `keyword:${id}`
}

const IN_2018 = '/2018'

function keywordOf(card: string): string {
  return (card.endsWith(IN_2018) ? card.slice(0, -IN_2018.length) : card).slice('keyword:'.length)
}

export function refreshKeywords(s: LState, unit: Unit): void {
  const printed = isDefeated(unit) ? [] : printedKeywords(unit)
  const lent = query(s, 'keywords lent', [], unit.id)
  const own =
    lent.length === 0 ? printed : [...new Set([...printed, ...lent.map(({ id }) => cardOfKeyword(unit, id))])]
  const before = inPlay(s, { on: unit.id })
  for (const { id, card } of before) {
    // What a keyword has left behind (`keyword:transport/passenger`) stays as long as it says itself.
    if (own.includes(card) || !card.startsWith('keyword:') || keywordOf(card).includes('/')) continue
    if (isDefeated(unit) || !isGranted(s, unit, keywordOf(card))) leave(s, id)
  }
  for (const card of own)
    if (cardNamed(s, card) !== undefined && !before.some((effect) => effect.card === card))
      enter(s, { card, seat: unit.seat, on: unit.id })
}
