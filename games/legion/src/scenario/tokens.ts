import type { Seat } from '@sandtable/kernel'
import { baneCard, setFront } from '../mission/bane.ts'
import type { LState, Objective } from '../state.ts'
import type { BaneFront } from '../vocabulary/bane.ts'

/** Tokens on the battlefield, as a scenario writes them. */

export interface ObjectiveSpec {
  readonly kind: Objective['kind']
  readonly name?: string
  readonly at: readonly [number, number]
  /** The part of terrain that it lies on. */
  readonly on?: string
  readonly seat?: Seat
  readonly count?: number
  readonly held?: boolean
  readonly card?: string
  /** The piece of terrain that it marks. */
  readonly piece?: string
  /** Of a Bane token. */
  readonly front?: BaneFront
}

/** Those that a scenario names are laid beside, or in place of, what the mission has laid. */
export function layTokens(s: LState, specs: Readonly<Record<string, ObjectiveSpec>>): void {
  const said = Object.entries(specs).map(objectiveFrom)
  const laid = s.table.objectives.filter((one) => !said.some(({ id }) => id === one.id))
  s.table.objectives = [...laid, ...said]
  for (const [id, { front }] of Object.entries(specs)) if (front !== undefined) setFront(s, id, front)
}

function objectiveFrom([
  id,
  {
    kind,
    name,
    at: [x, y],
    on,
    seat,
    count,
    held,
    card,
    piece,
  },
]: [string, ObjectiveSpec]): Objective {
  return {
    id,
    kind,
    name: name ?? id,
    x,
    y,
    on: on ?? null,
    seat: seat ?? null,
    lies: held !== true,
    count: count ?? 0,
    ...(card !== undefined && { card }),
    ...(piece !== undefined && { piece }),
    ...(kind === 'bane' && { card: baneCard }),
  }
}
