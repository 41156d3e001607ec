import type { Weighed } from '@sandtable/keeper/odds-desk'
import type { Language, Odds, Piece, Plain, Scene } from '@sandtable/kernel'
import { inShort, oddsInWords } from './odds-in-short.tsx'
import { thingsOf } from './scene-parts.ts'

/** What would come of choosing each piece that can be chosen, in few words; of several ways, the one that does most. */
export function oddsAtPieces(
  scene: Scene,
  previews: Readonly<Record<string, Weighed>>,
  language: Language,
): ReadonlyMap<string, readonly string[]> {
  const oddsOf = (answer: Plain) => previews[JSON.stringify(answer)]?.odds ?? null
  return new Map(
    thingsOf<Piece>(scene, 'piece').flatMap(({ id, answers = [] }) => {
      const most = answers.map(oddsOf).reduce(stronger, null)
      const words = most === null ? null : oddsInWords(most, language)
      return words === null ? [] : [[id, words] as const]
    }),
  )
}

function stronger(one: Odds | null, other: Odds | null): Odds | null {
  return meanOf(other) > meanOf(one) ? other : one
}

function meanOf(odds: Odds | null): number {
  return (odds === null || odds.counted !== undefined ? null : inShort(odds)?.mean) ?? -1
}
