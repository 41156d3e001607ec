import type { Plain, Question } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import type { Bearing, Maneuver } from '../data/types.ts'
import type { Spot } from './geometry/bank-roll.ts'
import type { TokenKind } from './geometry/bombs.ts'
import type { Stretch } from './geometry/stretch.ts'
import type { ShipId } from './state.ts'

/** What a question of this game is about: each part where its step or its card says so. */
export interface About {
  readonly ship?: ShipId
  readonly moment?: string
  readonly card?: string
  readonly dice?: readonly string[]
  readonly bomb?: TokenKind
  readonly speed?: number
  readonly bearing?: Bearing
}

/** What may be answered where answers cannot be listed: each part where the step describes it so. */
export interface Described {
  readonly dials?: Readonly<Record<ShipId, readonly number[]>>
  /** What would be flown for places on a dial, where it is not what the dial says. */
  readonly flown?: Readonly<Record<ShipId, Readonly<Record<string, Maneuver>>>>
  /** Ships of which obstacles are no concern. */
  readonly unhindered?: readonly ShipId[]
  readonly place?: readonly ShipId[]
  readonly some?: { readonly from: readonly number[]; readonly least: number; readonly most: number }
  readonly spots?: readonly (Spot & Plain)[]
  readonly places?: readonly (Pose & Plain)[]
  readonly slide?: readonly Stretch[]
  readonly bomb?: TokenKind
}

// Only this game's flow and cards ask, and a question comes from the rules alone: here it is read, and nowhere else.
export function aboutIn(question: Pick<Question, 'about'> | null): About {
  return (question?.about ?? {}) as unknown as About
}

export function describedIn(question: Pick<Question, 'space'> | null): Described {
  return (question?.space ?? {}) as unknown as Described
}
