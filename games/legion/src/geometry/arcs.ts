import { isInArc, type Shape } from '@sandtable/plane'
import type { Place, Unit } from '../state.ts'
import { baseOf } from './bases.ts'

/** The four firing arcs of a notched base (LG2-APXA-002). */

/** Which way each looks, beside the way that the base looks; the lines between them are drawn by our estimate. */
const arcs: Readonly<Record<string, readonly number[]>> = { Front: [0], Rear: [180], Sides: [90, 270] }
const WIDTH = 90

/** Does any part of a shape lie in one of these arcs, as a card names them: “Rear, Sides”? */
export function isInArcs(mini: Readonly<Place>, named: string, shape: Shape): boolean {
  return named
    .split(', ')
    .some((name) =>
      (arcs[name] ?? []).some((aside) =>
        isInArc(shape, { type: 'wedge', x: mini.x, y: mini.y, facing: mini.facing + aside, angle: WIDTH }),
      ),
    )
}

/** Does a base of this unit lie in one of them, at least partly? */
export function isUnitInArcs(mini: Readonly<Place>, named: string, unit: Unit): boolean {
  return unit.minis.some((one) => isInArcs(mini, named, baseOf(unit, one)))
}
