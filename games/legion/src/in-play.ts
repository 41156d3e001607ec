import { cardNamed, enter, type Seat } from '@sandtable/kernel'
import { rulesInPlay } from './cards/index.ts'
import { refreshCards, refreshLent } from './cards-of-unit.ts'
import { commandCard } from './catalogue.ts'
import { type LState, seats } from './state.ts'

/** What is in play from the start: rules of tokens, the mission, battle forces, keywords of units and their upgrades. */
export function cardsIntoPlay(s: LState): void {
  for (const { id } of rulesInPlay) enter(s, { card: id })
  const { primary, secondary, advantages, deployment, condition } = s.table.mission
  for (const card of [primary?.card, secondary?.card, deployment, condition])
    if (card !== undefined) enterBattleCard(s, card, null)
  for (const seat of seats) {
    const card = advantages[seat]
    if (card != null) enterBattleCard(s, card, seat)
  }
  for (const seat of seats) {
    const card = `battle-force:${s.table.battleForces[seat]}`
    for (const one of [card, ...(s.table.choices[seat] ?? []).map((option) => `${card}/${option}`)])
      if (cardNamed(s, one) !== undefined) enter(s, { card: one, seat })
  }
  for (const unit of s.table.units) refreshCards(s, unit)
  refreshLent(s)
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
  refreshLent(s)
}
