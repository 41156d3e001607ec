import type { Scene, Seen, Thing } from '@sandtable/kernel'
import { cards } from './scene-cards.ts'
import { choices } from './scene-choices.ts'
import { dice } from './scene-dice.ts'
import { facts } from './scene-facts.ts'
import { figureGhosts, spaces, tokenGhosts, trails } from './scene-ghosts.ts'
import { ground } from './scene-ground.ts'
import { figures, objects } from './scene-pieces.ts'
import { attackLine, targetLines } from './scene-sight.ts'
import { sightOf } from './scene-view.ts'

/** What the table draws for somebody who sees this: the map, who is on it, and what the question could come to. */
export function scene(seen: Seen): Scene {
  const sight = sightOf(seen)
  const parts: readonly (readonly Thing[])[] = [
    ground(sight),
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
  return { width, height, unit: 'space', things: parts.flat(), facts: facts(sight) }
}
