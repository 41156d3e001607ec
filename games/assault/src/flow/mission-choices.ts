import { columnOf, rowOf, spot } from '@sandtable/grid'
import { call as callNow, cause, enter, tell } from '@sandtable/kernel'
import { boardOf, spacesOf } from '../board/board.ts'
import { nearestStands } from '../board/movement.ts'
import { discardToken } from '../board/objects.ts'
import { canCarryMore, retrieve } from '../cards/missions/carriers.ts'
import { figuresOn, lying, tokenSees } from '../cards/missions/harm.ts'
import { flip } from '../cards/missions/interactions.ts'
import { spacesWithin } from '../cards/words.ts'
import { gainMovement, gainPower, mostPower, recoverDamage } from '../figure.ts'
import { giveFavour, takePower } from '../holdings.ts'
import { aroundToken } from '../map/map.ts'
import { missionInPlay } from '../mission.ts'
import { figureOf, figuresOnMap, isOnMap, objectOf } from '../state.ts'
import { damageTo } from './damage.ts'
import { open } from './interact.ts'
import { choice } from './mission-choice.ts'
import { nearestFree } from './mission-tokens.ts'
import { procedure, run } from './words.ts'

export const nameAGroup = procedure('name a group', [
  choice(
    'name a group of the opponent',
    (s, v) => s.table.groups.filter((group) => group.seat !== v.by).map((group) => group.id),
    (s, v, group) => {
      s.table.sheet.named.push(group)
      tell(s, { type: 'named', seat: v.by, group })
    },
  ),
])

export const openADoor = procedure('open a door', [
  choice(
    'choose a door to open',
    (s, v) => {
      const closed = s.table.objects.filter((one) => one.kind === 'door' && !one.gone).map((one) => one.id)
      return v.may ? [...closed, 'none'] : closed
    },
    (s, _, door) => open(s, objectOf(s, door)),
  ),
])

export const shootFrom = procedure('shoot from a token', [
  choice(
    'choose a figure in its line of sight',
    (s, v) =>
      figuresOnMap(s)
        .filter((figure) => figure.seat !== v.by && tokenSees(s, objectOf(s, v.object), figure))
        .map((figure) => figure.id),
    (s, v, figure) => callNow(s, 'suffer damage', damageTo(figure, v.damage, 'effect', null)),
  ),
])

export const throwAt = procedure('throw an explosive', [
  choice(
    'choose a space',
    (s, v) => spacesWithin(s, figureOf(s, v.figure), v.within),
    (s, v, space) => {
      for (const id of figuresOn(s, aroundToken(boardOf(s), [space])))
        callNow(s, 'suffer damage', damageTo(id, v.damage, 'effect', v.figure))
    },
  ),
])

/** One token less for this player, one more for the opponent, and a favour for the figure. */
export const askFavour = procedure('ask a favour', [
  choice(
    'choose a favour',
    (s) => (missionInPlay(s).favours?.gives ?? []).map(({ type }) => type),
    (s, v, favour) => {
      giveFavour(s, v.by)
      for (const given of missionInPlay(s).favours?.gives ?? []) {
        if (given.type !== favour) continue
        if (given.type === 'movement points') gainMovement(s, v.figure, given.points)
        else
          enter(s, { card: 'effect:pierce-next', seat: v.by, on: v.figure, vars: { pierce: given.pierce } })
      }
    },
  ),
])

export const handOutPower = procedure('hand out a power token', [
  choice(
    'choose who gets the power token',
    (s, v) =>
      figuresOn(s, aroundToken(boardOf(s), objectOf(s, v.object).spaces)).filter((id) => {
        const figure = figureOf(s, id)
        return figure.seat === v.by && figure.power.length < mostPower
      }),
    (s, v, figure) => {
      takePower(s, objectOf(s, v.object), v.kind)
      gainPower(s, figure, v.kind)
    },
  ),
])

export const mayRecover = procedure('recover at a token', [
  choice(
    'recover damage',
    (s, v) => (figureOf(s, v.figure).damage > 0 ? ['recover', 'none'] : []),
    (s, v) => recoverDamage(s, v.figure, v.amount),
  ),
])

export const haveRetrieved = procedure('have a token picked up', [
  choice(
    'choose who picks it up',
    (s, v) => {
      const { spaces, label } = objectOf(s, v.object)
      const able = figuresOn(s, aroundToken(boardOf(s), spaces)).filter((id) => {
        const figure = figureOf(s, id)
        return figure.seat === v.by && canCarryMore(s, missionInPlay(s), figure, label)
      })
      return [...able, 'none']
    },
    (s, v, figure) => retrieve(s, missionInPlay(s), figureOf(s, figure), objectOf(s, v.object)),
  ),
])

export const flipATerminal = procedure('turn a terminal over', [
  choice(
    'choose a terminal to turn over',
    (s, v) => {
      if (v.by === '') return []
      return [...s.table.objects.filter((one) => one.kind === 'terminal').map((one) => one.id), 'none']
    },
    (s, _, terminal) => flip(s, objectOf(s, terminal)),
  ),
])

export const discardForPoints = procedure('discard a token for points', [
  choice(
    'discard it for points?',
    () => ['discard', 'none'],
    (s, v) => {
      discardToken(s, objectOf(s, v.object))
      cause(s, 'gain points', { seat: v.by, points: v.points, why: 'mission' })
    },
  ),
])

/** A Massive figure ended on a token that stands like a figure (IA-MASS-005). */
export const pushTokenAside = procedure('push a token aside', [
  choice(
    'choose the nearest empty space for it',
    (s, v) => nearestFree(s, objectOf(s, v.object)),
    (s, v, space) => {
      objectOf(s, v.object).spaces = [space]
      tell(s, { type: 'token moved', object: v.object, space })
    },
  ),
])

/** Through the trap door: to the exit, or as near to it as possible. */
export const fallInto = procedure('fall', [
  run('fall', (s, v) => {
    const figure = figureOf(s, v.figure)
    const exit = lying(s, v.exit).flatMap((one) => one.spaces)
    if (!isOnMap(figure)) return
    const from = nearestStands(s, figure, exit)
    callNow(s, 'place', { figure: v.figure, by: figure.seat, from, may: false, chosen: null })
  }),
])

/** Something goes north through everything; whoever is in its row or south of it is defeated. */
export const sweep = procedure('sweep north', [
  run('sweep', (s, v) => {
    const board = boardOf(s)
    const token = objectOf(s, v.object)
    token.spaces = token.spaces.map((space) =>
      spot(board, columnOf(board, space), Math.max(0, rowOf(board, space) - v.spaces)),
    )
    tell(s, { type: 'token moved', object: token.id, space: token.spaces[0] ?? null })
    const row = Math.min(...token.spaces.map((space) => rowOf(board, space)))
    for (const figure of figuresOnMap(s))
      if (spacesOf(s, figure).some((space) => rowOf(board, space) >= row))
        callNow(s, 'be defeated', damageTo(figure.id, 0, 'effect', null))
  }),
])
