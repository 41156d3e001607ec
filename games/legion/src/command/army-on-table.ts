import type { Seat } from '@sandtable/kernel'
import { editionOf } from '../editions/index.ts'
import type { Army } from '../list/army.ts'
import { type Roster, rosterOf } from '../list/roster.ts'
import type { LState } from '../state.ts'

/** The army of a side, as everybody sees it. */
export function rosterOnTable(s: LState, seat: Seat): Roster {
  const { table } = s
  const { [seat]: battleForce } = table.battleForces
  const { [seat]: choices = [] } = table.choices
  const army: Army = {
    name: '',
    format: editionOf(s).format,
    faction: table.factions[seat] ?? '',
    ...(battleForce != null && { battleForce }),
    choices,
    units: table.units.flatMap((unit) =>
      unit.seat === seat
        ? [
            {
              card: unit.card,
              upgrades: unit.upgrades.map(({ card }) => card),
              ...(unit.counterpart !== null && { counterpart: unit.counterpart }),
            },
          ]
        : [],
    ),
    commands: [],
    battle: [],
  }
  const roster = rosterOf(army)
  if (roster === null) throw new Error(`no army is built in the format “${army.format}”`)
  return roster
}
