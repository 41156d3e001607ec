import {
  type CornerSight,
  cornerSight,
  edgesOfCorner,
  isThere,
  type Space,
  spacesOfCorner,
  spacesOfEdge,
  type Thing,
} from '@sandtable/grid'
import { clone, type Line, type Named, type Plain } from '@sandtable/kernel'
import { part } from '@sandtable/kit'
import { areBeside, spacesApart } from '../board/board.ts'
import { terrainOnly } from '../board/floor.ts'
import { BLOCKING, DOOR, sightBlockers, WALL } from '../map/terrain.ts'
import type { AttackSeen } from '../vocabulary/view.ts'
import { text } from '../words/names.ts'
import { layer } from './layers.ts'
import { blockingId, rimId, wallId } from './map.ts'
import { centreOf, dotOf, onMap, type Sight, type StandingSeen, spacesOf, standingIn } from './view.ts'

/** Lines of sight and distances for the attack that is to be declared, and who attacks whom. */

function distance(count: number): Named {
  return text(`distance ${count}`, `Entfernung ${count}`)
}

export interface Looked {
  readonly found: CornerSight
  readonly space: Space
}

/** The lines that show whether a space is seen: two that are free, or the two that come nearest to it. */
export function look(
  sight: Sight,
  past: boolean,
  from: readonly Space[],
  space: Space,
  theirs: readonly Space[],
): Looked {
  const blockers = past ? terrainOnly : sightBlockers
  return { found: cornerSight(sight.board, blockers, from, space, theirs), space }
}

function spacesOfTarget(sight: Sight, id: string): readonly Space[] {
  const figure = standingIn(sight, id)
  if (figure !== null) return spacesOf(sight, figure)
  return sight.objects.find((one) => one.id === id)?.spaces ?? []
}

function seesPast(attacker: StandingSeen, { pastFigures }: AttackSeen, target: StandingSeen | null): boolean {
  return attacker.massive || pastFigures || target?.massive === true
}

interface Shot {
  readonly target: string
  readonly space: Space
}

function shotIn(option: Plain): Shot | null {
  const [target, space] = [part(option, 'target'), part(option, 'space')]
  return typeof target === 'string' && typeof space === 'number' ? { target, space } : null
}

/** For every target that may be declared: the distance, and the two lines by which it is seen. */
export function targetLines(sight: Sight): Line[] {
  const { attack, question } = sight
  const attacker = standingIn(sight, attack?.attacker)
  if (attack === null || attacker === null || question?.step !== 'declare target') return []
  const options = question.options ?? []
  const aimed = options.flatMap((option) => shotLines(sight, attack, attacker, option))
  return [...aimed, ...hiddenLines(sight, attack, attacker, options)]
}

/** From the middle of a figure to the space that it aims at, with the distance. */
export function aimLine(
  sight: Sight,
  id: string,
  ends: readonly [string, string],
  own: readonly Space[],
  space: Space,
): Line {
  const apart = spacesApart(sight.floor, own, [space])
  return {
    type: 'line',
    kind: 'target',
    id,
    z: layer.line,
    label: Number.isFinite(apart) ? distance(apart) : text('in sight', 'in Sicht'),
    from: centreOf(sight, own),
    to: centreOf(sight, [space]),
    ends,
    blocked: [],
  }
}

function shotLines(sight: Sight, attack: AttackSeen, attacker: StandingSeen, option: Plain): Line[] {
  const shot = shotIn(option)
  if (shot === null) return []
  const own = spacesOf(sight, attacker)
  const theirs = spacesOfTarget(sight, shot.target)
  const past = seesPast(attacker, attack, standingIn(sight, shot.target))
  const id = `sight ${shot.target} ${shot.space}`
  const aim = aimLine(sight, id, [attacker.id, shot.target], own, shot.space)
  const middle: Line = { ...aim, answers: [clone(option)] }
  // Next to each other nobody needs lines to see (IA-LOS-010).
  if (own.includes(shot.space) || areBeside(sight.floor, own, [shot.space])) return [middle]
  return [
    middle,
    ...witnesses(sight, attacker.id, shot.target, look(sight, past, own, shot.space, theirs), id),
  ]
}

/** Enemies that cannot be seen, and what is in the way. */
function hiddenLines(
  sight: Sight,
  attack: AttackSeen,
  attacker: StandingSeen,
  options: readonly Plain[],
): Line[] {
  if (attack.type !== 'ranged') return []
  const aimed = new Set(options.map((option) => shotIn(option)?.target))
  const own = spacesOf(sight, attacker)
  return onMap(sight)
    .filter((figure) => figure.seat !== attacker.seat && !aimed.has(figure.id))
    .flatMap((figure) => {
      const theirs = spacesOf(sight, figure)
      const past = seesPast(attacker, attack, figure)
      const best = clearest(theirs.map((space) => look(sight, past, own, space, theirs)))
      // Seen, but no target for another reason.
      if (best === undefined || best.found.sees) return []
      return witnesses(sight, attacker.id, figure.id, best, `hidden ${figure.id}`)
    })
}

/** The look of which the fewest lines are blocked. */
export function clearest(looked: readonly Looked[]): Looked | undefined {
  const free = ({ found }: Looked) => found.blocked.filter((one) => one === null).length
  return [...looked].sort((one, other) => free(other) - free(one))[0]
}

export function witnesses(sight: Sight, from: string, to: string, { found }: Looked, id: string): Line[] {
  return found.to.map((corner, at) => {
    const stopped = found.blocked[at] ?? null
    return {
      type: 'line',
      kind: stopped === null ? 'sight' : 'sight-blocked',
      id: `${id} line ${at}`,
      z: layer.line,
      from: dotOf(sight, found.corner),
      to: dotOf(sight, corner),
      ends: [from, to],
      blocked: stopped === null ? [] : [blockerId(sight, stopped)],
    }
  })
}

const solid = WALL | DOOR | BLOCKING

/** The thing of the scene that stops a line. */
function blockerId(sight: Sight, { on, at }: Thing): string {
  if (on === 'space') return spaceBlocker(sight, at)
  if (on === 'edge') return edgeBlocker(sight, at)
  const { board } = sight
  const edge = edgesOfCorner(board, at).find((one) => (board.edges[one]! & solid) !== 0)
  if (edge !== undefined) return edgeBlocker(sight, edge)
  const space = spacesOfCorner(board, at).find((one) => (board.spaces[one]! & BLOCKING) !== 0)
  return space === undefined ? rimId : blockingId(sight, space)
}

function spaceBlocker(sight: Sight, space: Space): string {
  const { board } = sight
  if (!isThere(board, space)) return rimId
  if ((board.spaces[space]! & BLOCKING) !== 0) return blockingId(sight, space)
  const figure = onMap(sight).find((one) => spacesOf(sight, one).includes(space))
  const token = sight.objects.find((one) => one.stands !== null && !one.gone && one.spaces.includes(space))
  return figure?.id ?? token?.id ?? rimId
}

function edgeBlocker(sight: Sight, edge: number): string {
  const { board } = sight
  if ((board.edges[edge]! & DOOR) !== 0)
    return sight.skirmishMap.doors.find((door) => door.edges.includes(edge))?.id ?? wallId(edge)
  const isInside = spacesOfEdge(board, edge).every((space) => isThere(board, space))
  return isInside && board.edges[edge] !== 0 ? wallId(edge) : rimId
}

/** Who attacks whom, while the attack is under way. */
export function attackLine(sight: Sight): Line[] {
  const { attack } = sight
  const attacker = standingIn(sight, attack?.attacker)
  if (attack === null || attacker === null || attack.target === null || attack.space === null) return []
  const line: Line = {
    type: 'line',
    kind: 'attack',
    id: 'attack',
    z: layer.line,
    from: centreOf(sight, spacesOf(sight, attacker)),
    to: centreOf(sight, [attack.space]),
    ends: [attacker.id, attack.target],
    blocked: [],
  }
  const { distance: apart } = attack
  return [apart === null || !Number.isFinite(apart) ? line : { ...line, label: distance(apart) }]
}
