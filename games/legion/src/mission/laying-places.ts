import type { Plain, Space } from '@sandtable/kernel'
import type { Point } from '@sandtable/plane'
import { SEGMENT } from '../geometry/measures.ts'
import { spotNear } from '../proposals/spots.ts'
import { firstNear } from '../proposals/token-places.ts'
import type { Legion, LState } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { LayingTokens } from '../vocabulary/laid.ts'
import { tokenAt } from './laying.ts'
import { spotIn } from './placing.ts'

/** The answers of whoever lays a token. */

/** Is there any place for it? */
export function canLay(s: LState, v: LayingTokens): boolean {
  return firstNear(s, v) !== null
}

export const placesNear: Space<Legion, LayingTokens, Plain> = {
  describe: (_, v) => ({ lay: { unit: v.unit, kind: v.kind } }),
  refuse(s, v, answer) {
    const at = spotIn(answer)
    if (at === null) return 'LG2-KW-174'
    const token = tokenAt(s, v, at)
    return 'rule' in token ? token.rule : null
  },
  sample: (s, v, _, random) =>
    spotNear(random, leaderOf(unitOf(s, v.unit)), SEGMENT, (at) => !('rule' in tokenAt(s, v, at))) ??
    (firstNear(s, v) as Point),
}
