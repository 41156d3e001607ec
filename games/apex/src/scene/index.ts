import type { Scene, Seen, Thing } from '@sandtable/kernel'
import type { Apex } from '../state.ts'
import { board, coordinates } from './board.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { facts } from './facts.ts'
import { legends, legendsAside, legendsGone } from './legends.ts'
import { loot, printedObjects, putObjects, zones } from './objects.ts'
import { entrySides, ghosts, landings, spaces } from './places.ts'
import { ring } from './ring.ts'
import { shotLine, sightLines } from './sight-lines.ts'
import { targets } from './targets.ts'
import { sightOf } from './view.ts'

/** What the table draws for somebody who sees this: the board, who is on it, and what the question could come to. */
export function scene(seen: Seen<Apex>): Scene {
  const sight = sightOf(seen)
  const parts: readonly (readonly Thing[])[] = [
    board(sight),
    ring(sight),
    zones(sight),
    entrySides(sight),
    spaces(sight),
    printedObjects(sight),
    putObjects(sight),
    loot(sight),
    ghosts(sight),
    landings(sight),
    legends(sight),
    shotLine(sight),
    sightLines(sight),
    targets(sight),
    cards(sight),
    choices(sight),
  ]
  const { width, height } = sight.ground.plan
  const [aside, gone] = [legendsAside(sight), legendsGone(sight)]
  return {
    width,
    height,
    unit: 'space',
    things: parts.flat(),
    ...(aside.length > 0 && { aside }),
    ...(gone.length > 0 && { gone }),
    coordinates: coordinates(sight),
    facts: facts(sight),
  }
}
