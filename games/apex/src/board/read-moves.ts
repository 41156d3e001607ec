import { addStep, FORBIDDEN, regions, type Stepping } from '@sandtable/grid'
import { objects } from '../../data/objects.ts'
import { steppingOn } from '../speed/stepping.ts'
import { adjacentTo, fieldsAtCorner, fieldsAtEdge } from './beside.ts'
import {
  type Field,
  type Ground,
  isImpassable,
  isPrintedOccupied,
  nameOfField,
  type PrintedPiece,
  touching,
} from './ground.ts'
import type { Report } from './problem.ts'
import { boardSides, withinFromOutside } from './reach.ts'
import { stepCost } from './steps.ts'

/** All of them may come from one side, with the reward that moves least. */
const mostLegends = 6

/** Can one get onto the board from every side, from everywhere to everywhere, and back from the dead? */
export function checkMoves(ground: Ground, report: Report): void {
  for (const side of boardSides)
    if (withinFromOutside(ground, side, 2).length < mostLegends)
      report.add('pieces', 'side without entry', side)
  const fields = ground.fields.filter((field) => !isImpassable(ground, field))
  // One can always go down, so from the greater part of the ground one must get everywhere.
  let most: Field[] = []
  let others: Field[][] = []
  for (const start of fields) {
    if (ground.levels[start] !== 0 || most.includes(start)) continue
    const [region = [], ...rest] = regions(ground.board, steppingOn(ground), [start, ...fields])
    if (region.length > most.length) [most, others] = [region, rest]
  }
  for (const region of others)
    report.add('pieces', 'cannot be reached', nameOfField(ground, region[0] as Field))
  // What one only falls into is no part of the board for the rest of the game.
  const [, ...pits] = regions(ground.board, steppingBack(ground), most)
  for (const pit of pits) report.add('pieces', 'cannot be left', nameOfField(ground, pit[0] as Field))
  for (const [at, piece] of ground.pieces.entries())
    if (objects[piece.kind]?.traits.includes('interactive') && !hasRoomBeside(ground, piece))
      report.add(`pieces[${at}].at`, 'no room beside', ground.plan.pieces[at]?.at ?? '')
  const beacons = ground.pieces.filter((piece) => piece.kind === 'respawn-beacon')
  if (beacons.length === 0) report.add('pieces', 'no beacon')
  for (const { fields: at } of beacons)
    for (const field of at)
      if (!adjacentTo(ground, field).some((one) => !isPrintedOccupied(ground, one)))
        report.add('pieces', 'beacon without room', nameOfField(ground, field))
}

/** The steps by which one can have come to a field. */
function steppingBack(ground: Ground): Stepping {
  return (to, steps) => {
    for (const from of touching(ground, to)) {
      const cost = stepCost(ground, from, to)
      if (cost !== FORBIDDEN) addStep(steps, from, cost, 0)
    }
  }
}

/** Can somebody stand on a field that is adjacent to it (APX-INT-002)? */
function hasRoomBeside(ground: Ground, { edges, corner, level }: PrintedPiece): boolean {
  const beside =
    corner === null
      ? edges.flatMap((edge) => fieldsAtEdge(ground, edge, level))
      : fieldsAtCorner(ground, corner, level)
  return beside.some((field) => !isPrintedOccupied(ground, field))
}
