import {
  type Board,
  type Corner,
  columnOf,
  covered,
  isThere,
  isTurned,
  rowOf,
  type Space,
  type Stand,
  spaceOfStand,
} from '@sandtable/grid'
import type { Spot as Dot, Form, Stand as Pose, Question, Seen } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { type Floor, floorOf } from '../board/floor.ts'
import { mapOf } from '../map/library.ts'
import type { SkirmishMap } from '../map/map.ts'
import type { Mission } from '../map/mission.ts'
import { findMission } from '../map/missions.ts'
import { FIGURE } from '../map/terrain.ts'
import type { Assault, Figure } from '../state.ts'
import { baseOf } from '../values.ts'
import type { AssaultView, FigureSeen } from '../vocabulary/view.ts'

/** What a seat sees, read as what `view` makes of a table. The scene is made of this and of nothing else. */
export interface Sight extends AssaultView {
  readonly seen: Seen<Assault>
  readonly question: Question | null
  readonly table: AssaultView
  readonly skirmishMap: SkirmishMap
  readonly rules: Mission | null
  /** The floor as the doors are now. */
  readonly floor: Floor
  /** The same with everybody who stands on it, for lines of sight. */
  readonly board: Board
}

export function sightOf(seen: Seen<Assault>): Sight {
  const view = seen.table
  const skirmishMap = mapOf(view.map, view.plan)
  const rules = findMission(skirmishMap.plan.missions[view.mission].rules)
  const unwalled = rules?.board?.includes('no walls in difficult terrain') === true
  const open = view.objects.filter((one) => one.kind === 'door' && one.gone).map((one) => one.id)
  const floor = floorOf({ map: skirmishMap, unwalled }, open)
  return {
    ...view,
    seen,
    question: seen.question,
    table: view,
    skirmishMap,
    rules,
    floor,
    board: crowded(floor.board, view),
  }
}

/** The board with figures, and with tokens that are in the way like figures. */
function crowded(board: Board, { figures, objects }: AssaultView): Board {
  const spaces = board.spaces.slice()
  const fill = (space: Space) => {
    spaces[space]! |= FIGURE
  }
  for (const figure of figures)
    if (figure.stand !== null)
      for (const space of covered(board, baseOfSeen(figure), figure.stand)) fill(space)
  for (const { stands, gone, spaces: own } of objects) if (stands !== null && !gone) own.forEach(fill)
  return { ...board, spaces }
}

/** A figure on the map. */
export interface StandingSeen extends FigureSeen {
  stand: Stand
}

export function onMap({ figures }: Sight): StandingSeen[] {
  return figures.filter((figure): figure is StandingSeen => figure.stand !== null)
}

export function figureIn(sight: Sight, id: unknown): FigureSeen | null {
  return sight.figures.find((figure) => figure.id === id) ?? null
}

export function standingIn(sight: Sight, id: unknown): StandingSeen | null {
  return onMap(sight).find((figure) => figure.id === id) ?? null
}

export function baseOfSeen({ card }: Pick<FigureSeen, 'card'>) {
  // Of a figure, the base needs the card only.
  return baseOf({ card } as Figure)
}

/** The spaces that a figure covers on a stand; its own, unless another is named. */
export function spacesOf(sight: Sight, figure: FigureSeen, stand: Stand | null = figure.stand): Space[] {
  return stand === null ? [] : covered(sight.board, baseOfSeen(figure), stand)
}

export function isSpace({ board }: Sight, value: unknown): value is Space {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && isThere(board, value)
}

/** Rows are counted from the north, y from the south. */
export function top({ board }: Sight, space: Space): number {
  return board.height - rowOf(board, space)
}

export function dotOf(sight: Sight, corner: Corner): Dot {
  return { x: columnOf(sight.board, corner), y: top(sight, corner) }
}

export function middleOf(sight: Sight, space: Space): Dot {
  return { x: columnOf(sight.board, space) + 0.5, y: top(sight, space) - 0.5 }
}

/** The rectangle around some spaces, drawn in by a margin. */
export function spacesForm(sight: Sight, spaces: readonly Space[], margin = 0): Form {
  const columns = spaces.map((space) => columnOf(sight.board, space))
  const tops = spaces.map((space) => top(sight, space))
  const [left, right] = [Math.min(...columns) + margin, Math.max(...columns) + 1 - margin]
  const [low, high] = [Math.min(...tops) - 1 + margin, Math.max(...tops) - margin]
  return { type: 'polygon', points: [left, low, right, low, right, high, left, high] }
}

/** The middle of some spaces. */
export function centreOf(sight: Sight, spaces: readonly Space[]): Dot {
  const all = spaces.map((space) => middleOf(sight, space))
  const sum = (one: (dot: Dot) => number) => all.reduce((total, dot) => total + one(dot), 0) / all.length
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) }
}

/** Where a figure stands: the middle of its base; a base that is turned looks to the side. */
export function poseOf(sight: Sight, figure: FigureSeen, stand: Stand): Pose {
  const facing = isTurned(sight.board, stand) ? 90 : 0
  return { ...centreOf(sight, spacesOf(sight, figure, stand)), facing }
}

/** How far bases stay away from the edges of their spaces. */
const gap = 0.1

export function baseForm(sight: Sight, figure: FigureSeen, stand: Stand): Form {
  const spaces = spacesOf(sight, figure, stand)
  if (spaces.length > 1) return spacesForm(sight, spaces, gap)
  return { type: 'circle', ...middleOf(sight, spaceOfStand(sight.board, stand)), radius: 0.5 - gap }
}

/** The base of a figure that stands nowhere, as seen from itself. */
export function baseAside(figure: FigureSeen): Form {
  const { across, down } = baseOfSeen(figure)
  if (across === 1 && down === 1) return { type: 'circle', x: 0, y: 0, radius: 0.5 - gap }
  const [x, y] = [across / 2 - gap, down / 2 - gap]
  return { type: 'polygon', points: [-x, -y, x, -y, x, y, -x, y] }
}

/**
 * Who acts: the attacker, or the figure whose activation it is; whoever is attacked decides for the target, and whoever
 * is sent moves.
 */
export function activeFigure(sight: Sight): FigureSeen | null {
  const { question } = sight
  if (question?.procedure === 'move now') return figureIn(sight, part(question.about, 'figure'))
  const active = figureIn(sight, sight.attack?.attacker ?? sight.activation?.figure)
  const target = figureIn(sight, sight.attack?.target)
  const seat = sight.question?.seat
  return target !== null && seat === target.seat && seat !== active?.seat ? target : active
}
