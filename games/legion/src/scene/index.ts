import type { Scene, Seen, Thing } from '@sandtable/kernel'
import type { Legion } from '../state.ts'
import { attackLines } from './attack-lines.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { dice } from './dice.ts'
import { facts } from './facts.ts'
import { objectives, territories } from './objectives.ts'
import { steers } from './steering.ts'
import { terrain } from './terrain.ts'
import { units, unitsAside, unitsGone } from './units.ts'
import { sightOf } from './view.ts'
import { edges, zones } from './zones.ts'

/** What the table draws for somebody who sees this: the battlefield, who is on it, and what the question could come to. */
export function scene(seen: Seen<Legion>): Scene {
  const sight = sightOf(seen)
  const parts: readonly (readonly Thing[])[] = [
    territories(sight),
    terrain(sight),
    edges(sight),
    zones(sight),
    objectives(sight),
    units(sight),
    attackLines(sight),
    steers(sight),
    dice(sight),
    cards(sight),
    choices(sight),
  ]
  const aside = unitsAside(sight)
  const gone = unitsGone(sight)
  const { width, height } = sight.field
  return {
    width,
    height,
    unit: 'mm',
    mat: 'soil',
    things: parts.flat(),
    ...(aside.length > 0 && { aside }),
    ...(gone.length > 0 && { gone }),
    facts: facts(sight),
  }
}
