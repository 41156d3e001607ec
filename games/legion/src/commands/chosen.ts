import type { Effect } from '@sandtable/kernel'
import { chooseUnits, ids, sequel, unitsNamed } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import type { Deed } from './deeds.ts'
import type { Part, PhaseWindow } from './phrases.ts'

/** Command cards that are for units of the player's choice. */

/** How many units are chosen: so many, or up to so many. */
type HowMany = number | ((s: LState, effect: Effect) => number) | { readonly upTo: number }

function fewestAndMost(s: LState, effect: Effect, many: HowMany): { least: number; most: number } {
  if (typeof many === 'object') return { least: 0, most: many.upTo }
  const most = typeof many === 'number' ? many : many(s, effect)
  return { least: most, most }
}

/** Units of the player's choice, of those that there are: where no fewer may be chosen, all of them if there are no more. */
export function chosen(
  window: PhaseWindow,
  many: HowMany,
  from: (s: LState, effect: Effect) => readonly Unit[],
  deed: Deed,
  // A card may choose several times.
  name = 'the chosen units',
): Part {
  const which = (s: LState, effect: Effect) =>
    from(s, effect).filter((unit) => deed.can?.(s, unit, effect) !== false)
  const then = sequel<readonly UnitId[]>(name, (s, effect, units) => {
    for (const unit of unitsNamed(s, units)) deed.do(s, unit, effect)
  })
  return {
    trigger: {
      [window]: {
        forced: true,
        when: (s: LState, effect: Effect) => which(s, effect).length > 0,
        do: (s: LState, effect: Effect) =>
          chooseUnits(s, effect, then, {
            seat: effect.seat ?? '',
            from: ids(which(s, effect)),
            ...fewestAndMost(s, effect, many),
          }),
      },
    },
    asks: [then, ...(deed.asks ?? [])],
  }
}
