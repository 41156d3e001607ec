import { mix, type Random } from '@sandtable/kernel'
import type { BattleCard, CommandCard } from '../../data/types.ts'
import { cardsIn } from '../catalogue.ts'
import { refusals as battleRefusals, ofEachKind } from './battle-deck.ts'
import { dueCommands, refusals as handRefusals, ofEachPips, pipsInHand } from './hand.ts'
import type { Offered } from './offered.ts'
import type { Roster } from './roster.ts'

/** Random hands and battle decks for a given army; null: there are too few cards for one. */

export function mayHold(card: CommandCard, roster: Roster): boolean {
  return handRefusals(card, roster).length === 0
}

export function mayPlay(card: BattleCard, roster: Roster): boolean {
  return battleRefusals(card, roster).length === 0
}

export function randomHand(
  random: Random,
  roster: Roster,
  offered: Offered,
  wanted: readonly string[],
): string[] | null {
  const due = dueCommands(roster).map((id) => `command:${id}`)
  const cards = cardsIn(roster.edition.id).commands.filter(
    (card) => offered('command', card.id) && mayHold(card, roster),
  )
  const hand = [1, 2, 3].flatMap((pips) => {
    const ids = cards.filter((card) => pipsInHand(card) === pips).map(({ id }) => id)
    return chosen(random, ids, ofEachPips, 'command', [...due, ...wanted])
  })
  return hand.length === 3 * ofEachPips ? hand : null
}

export function randomBattleDeck(
  random: Random,
  roster: Roster,
  offered: Offered,
  wanted: readonly string[],
): string[] | null {
  const cards = cardsIn(roster.edition.id).battles.filter(
    (card) => offered('battle', card.id) && mayPlay(card, roster),
  )
  const kinds = roster.edition.battleDeck
  const deck = kinds.flatMap((kind) => {
    const ids = cards.filter((card) => card.kind === kind).map(({ id }) => id)
    return chosen(random, ids, ofEachKind, 'battle', wanted)
  })
  return deck.length === kinds.length * ofEachKind ? deck : null
}

/** So many of the cards, first the wanted ones. */
function chosen(
  random: Random,
  ids: readonly string[],
  count: number,
  kind: string,
  wanted: readonly string[],
): string[] {
  const others = [...ids]
  mix(random, others)
  const first = wanted.flatMap((name) => ids.filter((id) => name === `${kind}:${id}`))
  return [...new Set([...first, ...others])].slice(0, count)
}
