import type { Plain } from '@sandtable/kernel'
import { doubleArea, exceeds } from '@sandtable/plane'
import type { MapPlan, TerrainKind } from '../../data/terrain/types.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { kindOn } from './battlefield.ts'
import { checkKnown, expected, type Fault, fault, MOST_PIECES, tooMany } from './check-kind.ts'
import { in2018 } from './in-2018.ts'

/** What is wrong with the pieces that players are to lay in turn (LG1-TSET-001). */
export function checkAside(plan: Readonly<Record<string, Plain>>, own: readonly unknown[]): Fault[] {
  const { aside, pieces } = plan
  if (!Array.isArray(aside)) return [expected('aside', 'house, wood, …')]
  const crowd = tooMany(aside, MOST_PIECES, 'aside')
  if (crowd.length > 0) return crowd
  const unknown = aside.flatMap((kind, at) => checkKnown(kind, `aside[${at}]`, own))
  if (unknown.length > 0) return unknown
  // All of a battlefield's terrain is laid in turn, or none of it.
  if (Array.isArray(pieces) && pieces.length > 0) return [expected('pieces', '[]')]
  return checkMix(plan as unknown as MapPlan)
}

/** What is about a quarter. */
const [LEAST, MOST] = [0.2, 0.3]

function checkMix(plan: MapPlan): Fault[] {
  const kinds = (plan.aside ?? []).map((id) => kindOn(plan, id))
  const [across, down] = plan.board
  const share = kinds.reduce((sum, kind) => sum + coveredBy(kind), 0) / (across * down * SEGMENT * SEGMENT)
  return [
    ...(kinds.length % 2 === 0
      ? []
      : [
          fault(
            'aside',
            'an even number of pieces is expected',
            'eine gerade Zahl von Stücken wird erwartet',
          ),
        ]),
    ...(share >= LEAST && share <= MOST
      ? []
      : [
          fault(
            'aside',
            `they cover ${Math.round(share * 100)} % of the battlefield; about a quarter is expected`,
            `sie bedecken ${Math.round(share * 100)} % des Schlachtfelds; etwa ein Viertel wird erwartet`,
          ),
        ]),
    ...(kinds.some(blocksSight) && kinds.some(coversAlone)
      ? []
      : [
          fault(
            'aside',
            'some that block sight and some that give cover alone are expected',
            'einige, die die Sicht verdecken, und einige, die nur Deckung geben, werden erwartet',
          ),
        ]),
  ]
}

function coveredBy({ parts }: TerrainKind): number {
  return parts.reduce((sum, { outline }) => sum + Math.abs(doubleArea(outline)) / 2, 0)
}

/** As tall as a trooper, in mm. */
const TROOPER = 41.9

function blocksSight({ class: kind, blocks, parts }: TerrainKind): boolean {
  return kind !== 'area' && blocks && parts.some(({ top }) => exceeds(top, TROOPER))
}

function coversAlone(kind: TerrainKind): boolean {
  return !blocksSight(kind) && in2018(kind).cover !== 'none'
}
