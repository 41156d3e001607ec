import { call as begin, cause, query, reveal, tell } from '@sandtable/kernel'
import type { ConsumableTile } from '../../data/types.ts'
import { warmUp } from '../abilities.ts'
import { areAdjacent } from '../board/beside.ts'
import { groundIn } from '../field.ts'
import { distinct, takeFromBackpack } from '../legend.ts'
import { tileOf } from '../loot.ts'
import {
  type AState,
  isOnBoard,
  type Legend,
  type LegendId,
  legendOf,
  matesOf,
  type Standing,
  type Token,
} from '../state.ts'
import type { ActionPart, Doing } from '../vocabulary/acting.ts'

type Using = Extract<ActionPart, { part: 'use' }>

/** Items in the backpack that can be used (APX-USE-001, -002). */
export function usables(s: AState, legend: Standing, part: Using): Doing[] {
  const found: Doing[] = []
  const mates = part.forMates ? matesOf(s, legend).filter((mate) => isBeside(s, legend, mate)) : []
  for (const use of distinct(legend.backpack)) {
    const { kind } = tileOf(use)
    if (kind !== 'consumable' && (kind !== 'grenade' || part.what !== 'item')) continue
    found.push({ use })
    for (const mate of mates) found.push({ use, for: mate.id })
  }
  return found
}

function isBeside(s: AState, legend: Standing, mate: Legend): boolean {
  return isOnBoard(mate) && areAdjacent(groundIn(s), legend.field, mate.field)
}

export function throwable(token: Token): boolean {
  return tileOf(token).kind === 'grenade'
}

/** A consumable does what it does and is gone; a grenade is thrown (APX-CONS-001, APX-GREN-001). */
export function useItem(
  s: AState,
  legend: Legend,
  answer: { readonly use: Token; readonly for?: LegendId },
): void {
  takeFromBackpack(legend, answer.use)
  reveal(s)
  const tile = tileOf(answer.use)
  if (tile.kind === 'grenade') {
    begin(s, 'throw a grenade', { legend: legend.id, tile: tile.id, x: 0, y: 0, turn: 'up', cards: [] })
    return
  }
  tell(s, { type: 'uses item', legend: legend.id, token: answer.use })
  consume(s, legend, tile as ConsumableTile, legendOf(s, answer.for ?? legend.id))
}

function consume(s: AState, legend: Legend, tile: ConsumableTile, taker: Legend): void {
  const { health, shield } = query(
    s,
    'consumable',
    { health: tile.health ?? 0, shield: tile.shield ?? 0 },
    legend.id,
  )
  if (health > 0 || shield > 0) cause(s, 'restore', { legend: taker.id, health, shield })
  // Every ability token that cools down, each by so much (APX-TILE-024).
  if (tile.cooldown !== undefined) for (const token of taker.tokens) warmUp(s, taker, token, tile.cooldown)
}
