import { isWithin, type Shape } from '@sandtable/plane'

/** Hands are not more exact than this, in mm, where a base is put against terrain or a token. */
const AGAINST = 2

/** Is a base in base contact with a piece of terrain or a token: beside it, or on it (LG1-BASE-007)? */
export function isAgainst(base: Shape, other: Shape): boolean {
  return isWithin(base, other, AGAINST)
}
