import { columnOf, rowOf, type Space, spot } from '@sandtable/grid'
import { call as callNow, cause, enter, tell } from '@sandtable/kernel'
import type { PowerToken } from '../../data/types.ts'
import { boardOf, spacesOf } from '../board/board.ts'
import { nearestStands } from '../board/movement.ts'
import { discardToken } from '../board/objects.ts'
import { canCarryMore, retrieve } from '../cards/missions/carriers.ts'
import { figuresOn, lying, tokenSees } from '../cards/missions/harm.ts'
import { flip } from '../cards/missions/interactions.ts'
import { spacesWithin } from '../cards/words.ts'
import { gainMovement, gainPower, mostPower, recoverDamage } from '../figure.ts'
import { aroundToken } from '../map/map.ts'
import { missionInPlay } from '../mission.ts'
import { figureOf, figuresOnMap, isOnMap, objectOf, otherSeat } from '../state.ts'
import { beDefeated, damageTo, sufferDamage } from './damage.ts'
import { open } from './interact.ts'
import { type Asking, choice } from './mission-choice.ts'
import { nearestFree } from './mission-tokens.ts'
import { place } from './push.ts'
import { procedure, run } from './words.ts'

export const nameAGroup = choice<Asking>(
  'name a group',
  'name a group of the opponent',
  (s, v) => s.table.groups.filter((group) => group.seat !== v.by).map((group) => group.id),
  (s, v, group) => {
    s.table.sheet.named.push(String(group))
    tell(s, { type: 'named', seat: v.by, group })
  },
)

export const openADoor = choice<Asking & { readonly may: boolean }>(
  'open a door',
  'choose a door to open',
  (s, v) => {
    const closed = s.table.objects.filter((one) => one.kind === 'door' && !one.gone).map((one) => one.id)
    return v.may ? [...closed, 'none'] : closed
  },
  (s, _, door) => open(s, objectOf(s, String(door))),
)

export const shootFrom = choice<Asking & { readonly object: string; readonly damage: number }>(
  'shoot from a token',
  'choose a figure in its line of sight',
  (s, v) =>
    figuresOnMap(s)
      .filter((figure) => figure.seat !== v.by && tokenSees(s, objectOf(s, v.object), figure))
      .map((figure) => figure.id),
  (s, v, figure) => callNow(s, sufferDamage, damageTo(String(figure), v.damage, 'effect', null)),
)

export const throwAt = choice<
  Asking & { readonly figure: string; readonly within: number; readonly damage: number }
>(
  'throw an explosive',
  'choose a space',
  (s, v) => spacesWithin(s, figureOf(s, v.figure), v.within),
  (s, v, space) => {
    for (const id of figuresOn(s, aroundToken(boardOf(s), [space as Space])))
      callNow(s, sufferDamage, damageTo(id, v.damage, 'effect', v.figure))
  },
)

/** One token less for this player, one more for the opponent, and a favour for the figure. */
export const askFavour = choice<Asking & { readonly figure: string }>(
  'ask a favour',
  'choose a favour',
  (s) => (missionInPlay(s).favours?.gives ?? []).map(({ type }) => type),
  (s, v, favour) => {
    const { favours } = s.table.sheet
    favours[v.by] = (favours[v.by] ?? 0) - 1
    favours[otherSeat(v.by)] = (favours[otherSeat(v.by)] ?? 0) + 1
    for (const given of missionInPlay(s).favours?.gives ?? []) {
      if (given.type !== favour) continue
      if (given.type === 'movement points') gainMovement(s, v.figure, given.points)
      else enter(s, { card: 'effect:pierce-next', seat: v.by, on: v.figure, vars: { pierce: given.pierce } })
    }
  },
)

export const handOutPower = choice<Asking & { readonly object: string; readonly kind: PowerToken }>(
  'hand out a power token',
  'choose who gets the power token',
  (s, v) =>
    figuresOn(s, aroundToken(boardOf(s), objectOf(s, v.object).spaces)).filter((id) => {
      const figure = figureOf(s, id)
      return figure.seat === v.by && figure.power.length < mostPower
    }),
  (s, v, figure) => {
    const { power } = objectOf(s, v.object)
    power.splice(power.indexOf(v.kind), 1)
    gainPower(s, String(figure), v.kind)
  },
)

export const mayRecover = choice<Asking & { readonly figure: string; readonly amount: number }>(
  'recover at a token',
  'recover damage',
  (s, v) => (figureOf(s, v.figure).damage > 0 ? ['recover', 'none'] : []),
  (s, v) => recoverDamage(s, v.figure, v.amount),
)

export const haveRetrieved = choice<Asking & { readonly object: string }>(
  'have a token picked up',
  'choose who picks it up',
  (s, v) => {
    const { spaces, label } = objectOf(s, v.object)
    const able = figuresOn(s, aroundToken(boardOf(s), spaces)).filter((id) => {
      const figure = figureOf(s, id)
      return figure.seat === v.by && canCarryMore(s, missionInPlay(s), figure, label)
    })
    return [...able, 'none']
  },
  (s, v, figure) => retrieve(s, missionInPlay(s), figureOf(s, String(figure)), objectOf(s, v.object)),
)

export const flipATerminal = choice<Asking>(
  'turn a terminal over',
  'choose a terminal to turn over',
  (s, v) => {
    if (v.by === '') return []
    return [...s.table.objects.filter((one) => one.kind === 'terminal').map((one) => one.id), 'none']
  },
  (s, _, terminal) => flip(s, objectOf(s, String(terminal))),
)

export const discardForPoints = choice<Asking & { readonly object: string; readonly points: number }>(
  'discard a token for points',
  'discard it for points?',
  () => ['discard', 'none'],
  (s, v) => {
    discardToken(s, objectOf(s, v.object))
    cause(s, 'gain points', { seat: v.by, points: v.points, why: 'mission' })
  },
)

/** A Massive figure ended on a token that stands like a figure (IA-MASS-005). */
export const pushTokenAside = choice<Asking & { readonly object: string }>(
  'push a token aside',
  'choose the nearest empty space for it',
  (s, v) => nearestFree(s, objectOf(s, v.object)),
  (s, v, space) => {
    objectOf(s, v.object).spaces = [space as Space]
    tell(s, { type: 'token moved', object: v.object, space })
  },
)

/** Through the trap door: to the exit, or as near to it as possible. */
export const fallInto = procedure<{ figure: string; exit: string }>('fall', [
  run('fall', (s, v) => {
    const figure = figureOf(s, v.figure)
    const exit = lying(s, v.exit).flatMap((one) => one.spaces)
    if (!isOnMap(figure) || exit.length === 0) return
    const from = nearestStands(s, figure, exit)
    callNow(s, place, { figure: v.figure, by: figure.seat, from, may: false, chosen: null })
  }),
])

/** Something goes north through everything; whoever is in its row or south of it is defeated. */
export const sweep = procedure<{ object: string; spaces: number }>('sweep north', [
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
        callNow(s, beDefeated, damageTo(figure.id, 0, 'effect', null))
  }),
])
