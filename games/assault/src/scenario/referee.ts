import { pieceAsked, type Referee } from '@sandtable/kernel'
import type { Assault } from '../state.ts'
import { look } from './look.ts'
import { readPosition } from './position.ts'
import { sentences } from './sentences.ts'

/** How scenarios speak of Imperial Assault. */
export const referee: Referee<Assault> = {
  position: readPosition,
  sentences,
  asked: (s, question) => pieceAsked(s, question, ['figure', 'attacker', 'on']),
  look,
}
