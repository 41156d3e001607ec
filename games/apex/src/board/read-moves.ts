import { regions } from '@sandtable/grid'
import { adjacentTo } from './beside.ts'
import { type Field, type Ground, isImpassable, isPrintedOccupied, nameOfField } from './ground.ts'
import type { Report } from './problem.ts'
import { boardSides, rimOf, withinFromOutside } from './reach.ts'
import { steppingOn } from './steps.ts'

/** All of them may come from one side, with the reward that moves least. */
const mostLegends = 6

/** Can one get onto the board from every side, from everywhere to everywhere, and back from the dead? */
export function checkMoves(ground: Ground, report: Report): void {
  for (const side of boardSides)
    if (withinFromOutside(ground, side, 2).length < mostLegends)
      report.add('pieces', 'side without entry', side)
  const fields = ground.fields.filter((field) => !isImpassable(ground, field))
  const [first] = rimOf(ground, 'top').filter((field) => fields.includes(field) && ground.levels[field] === 0)
  const starts = first === undefined ? fields : [first, ...fields.filter((field) => field !== first)]
  // One can always go down, so a field that leads nowhere would be one that nobody gets up to.
  const [, ...others] = regions(ground.board, steppingOn(ground, {}), starts)
  for (const region of others)
    report.add('pieces', 'cannot be reached', nameOfField(ground, region[0] as Field))
  const beacons = ground.pieces.filter((piece) => piece.kind === 'respawn-beacon')
  if (beacons.length === 0) report.add('pieces', 'no beacon')
  for (const { fields: at } of beacons)
    for (const field of at)
      if (!adjacentTo(ground, field).some((one) => !isPrintedOccupied(ground, one)))
        report.add('pieces', 'beacon without room', nameOfField(ground, field))
}
