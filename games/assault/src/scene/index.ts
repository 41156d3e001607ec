import type { Scene, Seen, Thing } from '@sandtable/kernel'
import type { Assault } from '../state.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { dice } from './dice.ts'
import { facts } from './facts.ts'
import { figureGhosts, spaces, tokenGhosts, trails } from './ghosts.ts'
import { attackLine, targetLines } from './lines-of-sight.ts'
import { coordinates, skirmishMap } from './map.ts'
import { figures, figuresAside, figuresGone, objects } from './pieces.ts'
import { sightOf } from './view.ts'

/** What the table draws for somebody who sees this: the map, who is on it, and what the question could come to. */
export function scene(seen: Seen<Assault>): Scene {
  const sight = sightOf(seen)
  const parts: readonly (readonly Thing[])[] = [
    skirmishMap(sight),
    spaces(sight),
    trails(sight),
    objects(sight),
    figureGhosts(sight),
    tokenGhosts(sight),
    figures(sight),
    attackLine(sight),
    targetLines(sight),
    dice(sight),
    cards(sight),
    choices(sight),
  ]
  const { width, height } = sight.board
  const aside = figuresAside(sight)
  const gone = figuresGone(sight)
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
