import { pieceAsked, type Referee } from '@sandtable/kernel'
import type { Apex } from '../state.ts'
import { look } from './look.ts'
import { readPosition } from './position.ts'
import { sentences } from './sentences.ts'

/** How scenarios speak of Apex Legends. */
export const referee: Referee<Apex> = {
  position: readPosition,
  sentences,
  asked: (s, question) => pieceAsked(s, question, ['legend', 'on']),
  look,
}
