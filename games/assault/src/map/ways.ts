import { allSpaces, type Board, countingSteps, regions, type Space } from '@sandtable/grid'
import { missionLetters, zoneColours } from '../../data/maps/types.ts'
import { aroundToken, nameOfSpace, type SkirmishMap } from './map.ts'
import type { Report } from './problem.ts'
import { BLOCKING, DOOR, IMPASSABLE, walking } from './terrain.ts'

/** The smallest zone of the official maps; a larger army spills over its rim (IA-SSET-009). */
export const leastZone = 18

/** Can the game be played here: room for the armies, a way from everywhere to everywhere, tokens in reach? */
export function checkWays(report: Report, map: SkirmishMap): void {
  const { board, zones } = map
  const free = allSpaces(board).filter((space) => mayStand(board, space))
  // Doors can be opened, so they part nothing.
  const parts = regions(board, countingSteps(board, { ...walking, edges: walking.edges & ~DOOR }), free)
  const partOf = new Map(parts.flatMap((part, i) => part.map((space) => [space, i] as const)))
  for (const colour of zoneColours) {
    const count = zones[colour].filter((space) => partOf.has(space)).length
    if (count < leastZone) report.add(`zones.${colour}`, 'zone too small', colour, `${count}`, `${leastZone}`)
  }
  const red = new Set(zones.red.map((space) => partOf.get(space)))
  const cutOff = zones.blue.some((space) => partOf.has(space) && !red.has(partOf.get(space)))
  if (cutOff) report.add('zones.blue', 'zone unreachable', 'blue')
  for (const [first = 0, ...others] of parts.slice(1)) {
    report.add('tiles', 'separate parts', nameOfSpace(board, first), `${others.length + 1}`)
  }
  const inReach = (spaces: readonly Space[]) => aroundToken(board, spaces).some((space) => partOf.has(space))
  for (const [i, { space }] of map.terminals.entries()) {
    if (!inReach([space])) report.add(`terminals[${i}].at`, 'out of reach', 'terminal')
  }
  for (const letter of missionLetters) {
    for (const [i, { label, spaces }] of map.tokens[letter].entries()) {
      if (!inReach(spaces)) report.add(`missions.${letter}.tokens[${i}].at`, 'out of reach', label)
    }
  }
}

function mayStand(board: Board, space: Space): boolean {
  return (board.spaces[space]! & (BLOCKING | IMPASSABLE)) === 0
}
