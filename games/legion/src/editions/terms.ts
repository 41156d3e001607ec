import type { GameTerm } from '../../data/types.ts'
import type { LState } from '../state.ts'

/** Have the players agreed on this optional rule (LG1-OPTB-001)? */
export function isAgreed(s: LState, term: GameTerm): boolean {
  return s.table.terms?.includes(term) === true
}
