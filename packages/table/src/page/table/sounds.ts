import type { Shown } from '@sandtable/keeper/protocol'
import type { Scene } from '@sandtable/kernel'
import { diceNews, happened } from '../board/happened.ts'

/** What can be heard of a game. */
export type Sound = 'roll' | 'hit' | 'gone' | 'move' | 'asked' | 'over'

/**
 * What is to be heard as one thing leads to the next: dice before the harm they do. Whoever is asked hears it only after
 * something else was going on: not after each of their own answers.
 */
export function soundsOf(before: Shown | null, shown: Shown): Sound[] {
  if (before === null || before.decision === shown.decision) return []
  const heard: Sound[] = []
  if (shown.motions.length > 0) heard.push('move')
  if ([...diceNews(before.scene, shown.scene).values()].includes('rolled')) heard.push('roll')
  const harm = harmIn(before.scene, shown.scene)
  if (harm !== null) heard.push(harm)
  if (shown.over !== null && before.over === null) heard.push('over')
  else if (isAsked(shown) && !isAsked(before)) heard.push('asked')
  return heard
}

function harmIn(before: Scene, after: Scene): 'gone' | 'hit' | null {
  const types = happened(before, after).map(({ type }) => type)
  if (types.includes('gone')) return 'gone'
  return types.includes('lost') ? 'hit' : null
}

function isAsked({ question, seat }: Shown): boolean {
  return question !== null && question.seat === seat
}
