import { type Space, type Stand, spot, standOn } from '@sandtable/grid'
import type { Ghost, Line, Stand as Pose, Seen } from '@sandtable/kernel'
import { findFigure } from '../army/cards.ts'
import { areBeside, spacesApart } from '../board/board.ts'
import { aimLine, clearest, type Looked, look, witnesses } from '../scene/lines-of-sight.ts'
import {
  baseOfSeen,
  figureIn,
  onMap,
  type Sight,
  type StandingSeen,
  sightOf,
  spacesOf,
  standingIn,
} from '../scene/view.ts'
import type { Assault } from '../state.ts'
import type { FigureSeen } from '../vocabulary/view.ts'

/** From where the ghost stands: every enemy in sight with its distance, and what hides the others. */
export function foreshow(seen: Seen<Assault>, { of, at }: Ghost): Line[] {
  const here = sightOf(seen)
  const figure = figureIn(here, of)
  if (figure === null) return []
  const there = sightOf(standingAt(seen, of, standAt(here, figure, at)))
  const looker = standingIn(there, of)
  if (looker === null) return []
  return onMap(there)
    .filter(({ seat }) => seat !== looker.seat)
    .flatMap((enemy) => linesTo(there, looker, enemy))
}

/** What would be seen if this figure stood there. */
function standingAt(seen: Seen<Assault>, id: string, stand: Stand): Seen<Assault> {
  const figures = seen.table.figures.map((figure) => (figure.id === id ? { ...figure, stand } : figure))
  return { ...seen, table: { ...seen.table, figures } }
}

/** The stand whose pose this is. */
function standAt({ board }: Sight, figure: FigureSeen, { x, y, facing }: Pose): Stand {
  const { across, down } = baseOfSeen(figure)
  const turned = facing !== 0
  const [wide, high] = turned ? [down, across] : [across, down]
  const space = spot(board, Math.round(x - wide / 2), Math.round(board.height - y - high / 2))
  return standOn(board, space, turned)
}

function linesTo(sight: Sight, looker: StandingSeen, enemy: StandingSeen): Line[] {
  const own = spacesOf(sight, looker)
  const theirs = spacesOf(sight, enemy)
  const past = looker.massive || enemy.massive || attacksPastFigures(looker)
  const looked = theirs.map((space) => look(sight, past, own, space, theirs))
  const far = ({ space }: Looked) => spacesApart(sight.floor, own, [space])
  const [nearest] = looked
    .filter(({ found, space }) => found.sees || isBeside(sight, own, space))
    .sort((one, other) => far(one) - far(other))
  const id = `foreshown ${enemy.id}`
  if (nearest === undefined) {
    const best = clearest(looked)
    return best === undefined ? [] : witnesses(sight, looker.id, enemy.id, best, id)
  }
  const middle = aimLine(sight, id, [looker.id, enemy.id], own, nearest.space)
  // Next to each other nobody needs lines to see (IA-LOS-007).
  if (isBeside(sight, own, nearest.space)) return [middle]
  return [middle, ...witnesses(sight, looker.id, enemy.id, nearest, id)]
}

function isBeside({ floor }: Sight, own: readonly Space[], space: Space): boolean {
  return own.includes(space) || areBeside(floor, own, [space])
}

/** Priority Target. */
function attacksPastFigures({ card, form }: FigureSeen): boolean {
  return form === 'scout' || findFigure(card)?.abilities.some(({ id }) => id === 'priority-target') === true
}
