import { pieceAsked, type Referee } from '@sandtable/kernel'
import type { XWing } from '../state.ts'
import { look } from './look.ts'
import { readPosition } from './position.ts'
import { sentences } from './sentences.ts'

/** How scenarios speak of X-Wing. */
export const referee: Referee<XWing> = {
  position: readPosition,
  sentences,
  asked: (s, question) => pieceAsked(s, question, ['ship', 'attacker']),
  look,
}
