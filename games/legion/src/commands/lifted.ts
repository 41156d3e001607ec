import { call, choose, goOn } from '@sandtable/kernel'
import { isWithinRange } from '../geometry/ranges.ts'
import { choice, sequel } from '../scoring/phrases.ts'
import type { LState, Unit, UnitId } from '../state.ts'
import { unitOf, unitsOn } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, isCrushed } from './deeds.ts'
import { command, freeAction, named } from './phrases.ts'

/** Command cards by which units are put somewhere else. */

const vader = named('Darth Vader')

const crushed = sequel<UnitId>('who is crushed', (s, effect, id) => {
  const unit = unitOf(s, id)
  if (unit.seat !== effect.seat) isCrushed.do(s, unit, effect)
})

function liftable(s: LState, unit: Unit): UnitId[] {
  return unitsOn(s).flatMap((other) =>
    other !== unit && other.rank !== 'heavy' && isWithinRange(unit, other, 1) ? [other.id] : [],
  )
}

const lifted = choice<UnitId, { readonly unit: UnitId }>('who is lifted', {
  from: (s, _, { unit }) => liftable(s, unitOf(s, unit)),
  do: (s, effect, id) => {
    call(s, 'place a unit', {
      unit: id,
      rule: 'LG2-CMD-jc',
      where: 'near its spot',
      by: effect.seat ?? '',
    })
    goOn(s, effect, crushed, id)
  },
})

const lifts: Deed = {
  asks: [lifted, crushed],
  can: (s, unit) => liftable(s, unit).length > 0,
  do: (s, unit, effect) => choose(s, effect, lifted, { unit: unit.id }),
}

export const liftedCommands: readonly LCard[] = [command('vaders-might', freeAction(vader, lifts))]
