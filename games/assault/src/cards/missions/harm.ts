import { type Space, sees } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import { boardOf, isOnSpaces, spacesBetween, spacesOf } from '../../board/board.ts'
import { controllerOf } from '../../board/control.ts'
import { discardToken } from '../../board/objects.ts'
import { seatOfColour, zonesOf } from '../../board/places.ts'
import { aroundToken } from '../../map/map.ts'
import type { Attackable, Mission } from '../../map/mission.ts'
import type { Step } from '../../map/step.ts'
import { BLOCKING, sightBlockers } from '../../map/terrain.ts'
import {
  type AState,
  type Figure,
  type FigureId,
  figureOf,
  figuresOnMap,
  type MapObject,
  type ObjectId,
  objectOf,
  otherSeat,
} from '../../state.ts'
import { isMassive } from '../../values.ts'
import type { Suffering } from '../../vocabulary/damage.ts'
import { damage, givePoints, rollFor, strain } from '../words.ts'

/** What tokens do to figures, and what comes of destroying them. */

export function figuresOn(s: AState, spaces: readonly Space[]): FigureId[] {
  return figuresOnMap(s).flatMap((figure) => (isOnSpaces(s, figure, spaces) ? [figure.id] : []))
}

/** Tokens of that name which lie on the map. */
export function lying(s: AState, label: string): MapObject[] {
  return s.table.objects.filter((one) => one.label === label && !one.gone && one.carrier === null)
}

/** Tokens like figures on which a figure stands: only a Massive one can. */
export function trodden(s: AState): ObjectId[] {
  return s.table.objects
    .filter((one) => one.stands !== null && !one.gone && figuresOn(s, one.spaces).length > 0)
    .map((one) => one.id)
}

/** Line of sight from a token to a figure. */
export function tokenSees(s: AState, token: MapObject, figure: Figure): boolean {
  const theirs = spacesOf(s, figure)
  const blockers = isMassive(s, figure) ? { ...sightBlockers, spaces: BLOCKING } : sightBlockers
  return theirs.some(
    (space) => token.spaces.includes(space) || sees(boardOf(s), blockers, token.spaces, space, theirs),
  )
}

export function hurtAround(s: AState, step: Extract<Step, { type: 'hurt around' }>): void {
  const hit: FigureId[] = []
  for (const token of lying(s, step.label)) {
    const seat = step.whom === 'all' ? null : terminalHolder(s, token)
    if (step.whom !== 'all' && seat === null) continue
    for (const figure of figuresOnMap(s)) {
      if (figure.seat === seat) continue
      // Beasts and thugs strike one by one; places are dangerous, but once.
      if (token.stands === null && hit.includes(figure.id)) continue
      if (isWithin(s, token, figure, step.within)) hit.push(figure.id)
    }
  }
  const amount = typeof step.amount === 'number' ? step.amount : rollFor(s, [step.amount]).damage
  if (amount > 0) for (const id of hit) damage(s, id, amount)
}

function isWithin(s: AState, token: MapObject, figure: Figure, within: number): boolean {
  return spacesBetween(s, token.spaces, spacesOf(s, figure)) <= within
}

/** Who controls the terminal of the token's colour. */
function terminalHolder(s: AState, token: MapObject): Seat | null {
  const terminal = s.table.objects.find((one) => one.kind === 'terminal' && one.colour === token.colour)
  return terminal === undefined ? null : controllerOf(s, terminal)
}

export function hurtNearest(s: AState, step: Extract<Step, { type: 'hurt nearest' }>): void {
  for (const token of lying(s, step.label)) {
    const seen = figuresOnMap(s)
      .filter((figure) => tokenSees(s, token, figure))
      .map((figure) => ({ id: figure.id, far: spacesBetween(s, token.spaces, spacesOf(s, figure)) }))
    const least = Math.min(...seen.map(({ far }) => far))
    for (const { id, far } of seen) if (far === least) damage(s, id, step.amount)
  }
}

/** An object of the mission is destroyed: who scores, and what happens to those around it. */
export function destroyed(s: AState, mission: Mission, v: Suffering): void {
  const object = objectOf(s, v.target)
  const rules = mission.tokens[object.label]?.attackable
  if (rules === undefined) return
  const seat = v.by === null ? null : figureOf(s, v.by).seat
  if (seat !== null && rules.vp !== undefined) givePoints(s, seat, rules.vp, 'mission')
  const other = rules.vpTo === undefined ? null : receiver(s, rules.vpTo.player, object)
  if (other !== null && rules.vpTo !== undefined) givePoints(s, other, rules.vpTo.vp, 'mission')
  if (rules.scoresDamage === true)
    for (const [one, amount] of Object.entries(object.dealt)) givePoints(s, one, amount, 'mission')
  if (rules.claimed === true && seat !== null) discardToken(s, object, seat)
  burst(s, rules, object)
}

function burst(s: AState, { burst: harm }: Attackable, object: MapObject): void {
  if (harm === undefined) return
  const around = aroundToken(boardOf(s), object.spaces)
  for (const id of figuresOn(s, around)) {
    if (harm.damage !== undefined) damage(s, id, harm.damage)
    if (harm.strain !== undefined) strain(s, id, harm.strain)
  }
}

function receiver(
  s: AState,
  player: NonNullable<Attackable['vpTo']>['player'],
  object: MapObject,
): Seat | null {
  if (player === 'opponent of its zone') {
    const around = aroundToken(boardOf(s), object.spaces)
    const owner = s.seats.find((seat) =>
      zonesOf(s, 'own', seat)
        .flat()
        .some((space) => around.includes(space)),
    )
    return owner === undefined ? null : otherSeat(owner)
  }
  const seat = seatOfColour(s, object.colour)
  return seat === null || player === 'its colour' ? seat : otherSeat(seat)
}
