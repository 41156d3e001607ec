import type { Seat } from '@sandtable/kernel'
import type { BattleCard } from '../../data/types.ts'
import { battleCard } from '../catalogue.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { LState, Objective } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { layingAt } from './placing.ts'
import { onBattlefield } from './territory.ts'

interface Shown {
  readonly name: string
  readonly kind: 'poi' | 'asset'
  /** In squares from the top left corner of the map card. */
  readonly at: readonly [across: number, down: number]
}

/** The tokens that the map of a card shows. */
export function tokensShown({ objectives = [] }: BattleCard): Shown[] {
  return objectives.flatMap((one) =>
    'at' in one ? one.at.map((at) => ({ name: one.name, kind: one.class, at })) : [],
  )
}

/** Places the points of interest where the map card has them (LG2-CARD-007, LG2-MISS-017). */
export function layOutMission(s: LState): void {
  const { primary } = s.table.mission
  if (primary === null) return
  const card = battleCard(primary.card)
  if (card.board === undefined) return
  // On a battlefield that is deeper than the card's, what lies in the middle lies in the middle (LG1-OPTB-008).
  const deeper = (battlefieldOf(s.table.map).height / SEGMENT - card.board[1]) / 2
  for (const { name, kind, at } of tokensShown(card)) {
    const [across, down] = at
    addToken(s, { name, kind, seat: null, at: onBattlefield(s, across, down + deeper) })
  }
}

interface NewToken {
  readonly name: string
  readonly kind: Objective['kind']
  readonly seat: Seat | null
  /** Null: it does not lie on the battlefield yet. */
  readonly at: { readonly x: number; readonly y: number } | null
  readonly card?: string
  readonly piece?: string
}

/** A token comes into the game, named by its card and its number. */
export function addToken(s: LState, { name, kind, seat, at, card, piece }: NewToken): Objective {
  const number = s.table.objectives.filter((one) => one.name === name).length + 1
  const id = `${name.toLowerCase().replaceAll(' ', '-')}-${number}`
  const place = at === null ? { x: 0, y: 0, on: null } : layingAt(s, { kind }, at)
  const of = { ...(card !== undefined && { card }), ...(piece !== undefined && { piece }) }
  const token: Objective = { id, kind, name, ...place, seat, lies: at !== null, count: 0, ...of }
  s.table.objectives = [...s.table.objectives, token]
  return token
}

export function centreOf(s: LState): { x: number; y: number } {
  const { width, height } = battlefieldOf(s.table.map)
  return { x: width / 2, y: height / 2 }
}
