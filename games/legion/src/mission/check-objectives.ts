import { circle } from '@sandtable/plane'
import type { MapPlan } from '../../data/terrain/types.ts'
import { battleCard } from '../catalogue.ts'
import { SEGMENT } from '../geometry/measures.ts'
import type { Objective } from '../state.ts'
import { type Battlefield, laidOut } from '../terrain/battlefield.ts'
import { type Fault, fault } from '../terrain/check-kind.ts'
import { tokensShown } from './lay-out.ts'
import { radiusOfToken, terrainBars } from './placing.ts'

/**
 * Where battle cards say a token lies it lies, and terrain gives way (LG2-OBJ-022). At a table players would move it; whoever
 * brings a battlefield along does so beforehand.
 */

interface Spot {
  readonly kind: Objective['kind']
  /** In squares from the top left corner of the map card. */
  readonly at: readonly [across: number, down: number]
}

/** Cards with a token in the middle of the battlefield. */
const inTheMiddle: Readonly<Record<string, Objective['kind']>> = {
  'failed-negotiations': 'poi',
  'retrieve-the-data': 'asset',
  'align-the-relay': 'asset',
}

function spotsOf(card: string, [across, down]: MapPlan['board']): Spot[] {
  const shown = battleCard(card)
  const middle = inTheMiddle[card]
  return [
    ...(middle === undefined ? [] : [{ kind: middle, at: [across / 2, down / 2] } as const]),
    // Cards for another board are never laid on this one.
    ...(shown.board?.[0] === across && shown.board[1] === down ? tokensShown(shown) : []),
  ]
}

/** The pieces of a battlefield that are in the way of what these cards lay out, whichever edge is blue's. */
export function checkObjectives(plan: MapPlan, cards: readonly string[]): Fault[] {
  const field = laidOut(plan)
  const [across, down] = plan.board
  return [...new Set(cards)].flatMap((card) =>
    spotsOf(card, plan.board).flatMap(({ kind, at: [x, y] }) => [
      ...inTheWay(field, card, kind, x, down - y),
      ...inTheWay(field, card, kind, across - x, y),
    ]),
  )
}

function inTheWay(field: Battlefield, card: string, kind: Objective['kind'], x: number, y: number): Fault[] {
  const shape = circle(x * SEGMENT, y * SEGMENT, radiusOfToken({ kind }))
  return terrainBars(field, { kind }, shape).map(({ part, rule }) => {
    const at = field.plan.pieces.findIndex((one, number) => part.piece === `${one.kind}-${number + 1}`)
    return fault(
      `pieces[${at}]`,
      `“${battleCard(card).name}” lays a token here (${rule})`,
      `„${battleCard(card).name}“ legt hier einen Marker hin (${rule})`,
    )
  })
}
