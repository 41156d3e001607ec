import { drawNames } from '@sandtable/kernel'
import { targetCards } from '../data/targets.ts'
import type { TargetCard } from '../data/types.ts'
import type { AState } from './state.ts'

const byId = new Map(targetCards.map((card) => [card.id, card]))
const names = targetCards.map((card) => card.id)

export function targetCard(id: string): TargetCard {
  const card = byId.get(id)
  if (card === undefined) throw new Error(`no target card ${id}`)
  return card
}

/** Reveals target cards. All 14 are in the deck but for those that lie open: it is reshuffled after every use (APX-GEN-005). */
export function revealTargets(s: AState, count: number, open: readonly string[] = []): string[] {
  const left = open.length === 0 ? names : names.filter((name) => !open.includes(name))
  return drawNames(s, { id: 'target cards', names: left }, count)
}
