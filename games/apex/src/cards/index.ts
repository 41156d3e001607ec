import { legendsData } from '../../data/legends/index.ts'
import type { ACard } from '../vocabulary/card.ts'
import { bangalore } from './legends/bangalore.ts'
import { bloodhound } from './legends/bloodhound.ts'
import { gibraltar } from './legends/gibraltar.ts'
import { lifeline } from './legends/lifeline.ts'
import { pathfinder } from './legends/pathfinder.ts'
import { wraith } from './legends/wraith.ts'
import { standByCard } from './stand-by.ts'

/** Every card that is built. Those that are not are in nobody's deck. */
export const cards: readonly ACard[] = [
  standByCard,
  ...gibraltar,
  ...bangalore,
  ...wraith,
  ...bloodhound,
  ...lifeline,
  ...pathfinder,
]

export function cardCount(): { known: number; implemented: number } {
  const known = Object.values(legendsData).flatMap(({ abilities, cards: own, passive }) => [
    ...abilities,
    ...own,
    passive,
  ])
  const built = new Set(cards.map((card) => card.id))
  return { known: known.length, implemented: known.filter(({ id }) => built.has(id)).length }
}
