import { pieceAsked, type Referee } from '@sandtable/kernel'
import type { Legion } from '../state.ts'
import { look } from './look.ts'
import { readPosition } from './position.ts'
import { sentences } from './sentences.ts'

/** How scenarios speak of Legion. */
export const referee: Referee<Legion> = {
  position: readPosition,
  sentences,
  asked: (s, question) => pieceAsked(s, question, ['unit']),
  look,
}
