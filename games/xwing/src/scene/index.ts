import type { Scene, Seen, Thing } from '@sandtable/kernel'
import { playArea } from '../geometry/base.ts'
import type { XWing } from '../state.ts'
import { attackLine, printedArcs, quadrants, ranges, shotLines } from './arcs.ts'
import { choices } from './choices.ts'
import { dice } from './dice.ts'
import { facts } from './facts.ts'
import { ghosts, rails, templates } from './ghosts.ts'
import { bombs, obstacles, ships, shipsAside, shipsGone } from './pieces.ts'
import { sightOf } from './view.ts'
import { edges, enemyEdge, keepOut, zones } from './zones.ts'

/** What the table draws for somebody who sees this: the table, and what the open question could come to. */
export function scene(seen: Seen<XWing>): Scene {
  const sight = sightOf(seen)
  const parts: readonly (readonly Thing[])[] = [
    edges(sight),
    zones(sight),
    enemyEdge(sight),
    keepOut(sight),
    obstacles(sight),
    ranges(sight),
    quadrants(sight),
    templates(sight),
    bombs(sight),
    ghosts(sight),
    rails(sight),
    ships(sight),
    printedArcs(sight),
    attackLine(sight),
    shotLines(sight),
    dice(sight),
    choices(sight),
  ]
  const aside = shipsAside(sight)
  const gone = shipsGone(sight)
  return {
    width: playArea,
    height: playArea,
    unit: 'mm',
    things: parts.flat(),
    ...(aside.length > 0 && { aside }),
    ...(gone.length > 0 && { gone }),
    facts: facts(sight),
  }
}
