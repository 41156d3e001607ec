import type { Space, Stand } from '@sandtable/grid'
import {
  type CardChoice,
  call,
  cardWords,
  cause,
  choose,
  type Effect,
  type Plain,
  pending,
  query,
  type Seat,
  type Sequel,
  tell,
} from '@sandtable/kernel'
import type { AttackDie, PowerToken, Trait } from '../../data/types.ts'
import { newAttack } from '../attack.ts'
import { battlefieldOf } from '../board/battlefield.ts'
import { areAdjacent, distanceBetween, figuresAt, seesFigure, spacesApart, spacesOf } from '../board/board.ts'
import { mayLeave, standsFor } from '../board/movement.ts'
import { legalTargets } from '../board/targets.ts'
import { activationOf } from '../current-activation.ts'
import { attackOf, attackUnderWay } from '../current-attack.ts'
import { emptyTally, rollDice, symbolsOf, total } from '../dice.ts'
import { nextToSpace } from '../flow/attack.ts'
import { damageTo } from '../flow/damage.ts'
import { interactions } from '../flow/interact.ts'
import { hasRerolls } from '../flow/reroll.ts'
import {
  type AState,
  type Assault,
  type Figure,
  type FigureId,
  figureOf,
  figuresOnMap,
  type Standing,
  type Tally,
  type TargetId,
} from '../state.ts'
import { hasTrait, isSmall, moveOf } from '../values.ts'
import type { Attack, Outcome, Rerolling, Volley } from '../vocabulary/attacks.ts'

/** The words that cards are written with. */

export { canChoose, choose, goOn } from '@sandtable/kernel'

export {
  discardCondition,
  gainCondition,
  gainMovement,
  gainPower,
  isHarmful,
  moveSpaces,
  performMove,
  recoverDamage,
} from '../figure.ts'

export { score } from '../score.ts'
export { hasCondition } from '../values.ts'
export { attachmentOf, deplete, exhaust, isReady } from './attachment.ts'
export {
  activationOf,
  areAdjacent,
  attackOf,
  attackUnderWay,
  distanceBetween,
  hasRerolls,
  hasTrait,
  interactions,
  isSmall,
  newAttack,
  nextToSpace,
  seesFigure,
  total,
}

/** All kinds of power tokens, where a card leaves the kind to its player. */
export const powerTokens: readonly PowerToken[] = ['damage', 'surge', 'block', 'evade']

/** Words for cards that ask, and for what they remember. */
export const { choice, sequel, recall } = cardWords<Assault>()

/** Whose card it is. */
export function ownerOf(effect: Effect): Seat {
  return effect.seat ?? ''
}

/** The figure that the card is on. */
export function me(s: AState, effect: Effect): Figure {
  return figureOf(s, effect.on ?? '')
}

export function isMe(effect: Effect, id: TargetId): boolean {
  return effect.on === id
}

export function isFriend(s: AState, effect: Effect, id: TargetId): boolean {
  return s.table.figures.some((one) => one.id === id && one.seat === effect.seat)
}

/** Everybody else on the map, of these sides, at most so many spaces away, and whatever more is asked. */
export function figuresWithin(
  s: AState,
  from: Figure,
  most: number,
  side: 'friendly' | 'hostile' | 'any',
  fits: (figure: Standing) => boolean = () => true,
): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => one.id !== from.id)
    .filter((one) => side === 'any' || (one.seat === from.seat) === (side === 'friendly'))
    .filter((one) => fits(one) && distanceBetween(s, from, one) <= most)
    .map((one) => one.id)
}

export function adjacentFigures(s: AState, from: Figure, side: 'friendly' | 'hostile' | 'any'): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => side === 'any' || (one.seat === from.seat) === (side === 'friendly'))
    .filter((one) => areAdjacent(s, from, one))
    .map((one) => one.id)
}

export function withTrait(s: AState, ids: readonly FigureId[], ...traits: readonly Trait[]): FigureId[] {
  return ids.filter((id) => traits.some((trait) => hasTrait(figureOf(s, id), trait)))
}

/** Damage that no block reduces (IA-DMG-003). */
export function damage(s: AState, target: TargetId, amount: number, by: FigureId | null = null): void {
  call(s, 'suffer damage', damageTo(target, amount, 'effect', by))
}

export function strain(s: AState, figure: FigureId, amount: number, by: FigureId | null = null): void {
  call(s, 'suffer strain', { figure, amount, by })
}

/** The figure attacks now; more says among whom, with which dice, and what is added. */
export function attackNow(
  s: AState,
  figure: FigureId,
  more: Partial<
    Pick<Attack, 'by' | 'type' | 'among' | 'may' | 'pool' | 'bonus' | 'pastFigures' | 'bare'>
  > = {},
): void {
  call(s, 'attack', newAttack(s, figure, more))
}

/** It attacks; then the card goes on with what came of it. */
export function attackThen(s: AState, effect: Effect, next: Sequel<Assault, Outcome>, one: Attack): void {
  call(s, 'strike', { attack: one, next: pending(effect, next), outcome: null })
}

/** Could the figure declare such an attack now? */
export function canAttack(
  s: AState,
  figure: FigureId,
  more: Partial<Pick<Attack, 'by' | 'type' | 'among' | 'pastFigures' | 'arcing'>> = {},
): boolean {
  const targets = legalTargets(s, newAttack(s, figure, more))
  return targets.some(({ target }) => more.among?.includes(target) ?? true)
}

/** Several attacks in turn, each at another target or all at one figure; with `dice`, one of them for each. */
export function attacksInTurn(
  s: AState,
  attacks: readonly Attack[],
  at: Volley['at'],
  dice: readonly AttackDie[] = [],
): void {
  call(s, 'volley', { left: [...attacks], at, attacked: [], dice: [...dice], die: null })
}

/** The figure is defeated, without suffering damage. */
export function defeatFigure(s: AState, figure: FigureId): void {
  call(s, 'be defeated', damageTo(figure, 0, 'effect', null))
}

/** Other friends at most so far away as the ability on the figure's card says: 1 is adjacent. */
export function friendsInReach(
  s: AState,
  figure: Figure,
  most: 1 | 2,
  ...traits: readonly Trait[]
): FigureId[] {
  const reach = query(s, 'ability range', most, figure.id)
  const found = figuresWithin(s, figure, reach, 'friendly')
  return traits.length === 0 ? found : withTrait(s, found, ...traits)
}

export function bonus(more: Partial<Tally>): Tally {
  return { ...emptyTally(), ...more }
}

/** Adds to the results of the attack at hand. */
export function add(v: Attack, more: Partial<Omit<Tally, 'conditions'>>): void {
  for (const [symbol, amount] of Object.entries(more) as [keyof Omit<Tally, 'conditions'>, number][])
    v.bonus[symbol] += amount
}

/** The card's player may (or must, with `least`) reroll dice of the attack under way. */
export function mayReroll(
  s: AState,
  effect: Effect,
  dice: Rerolling['dice'],
  most: number,
  more: { readonly least?: number; readonly by?: Seat } = {},
): void {
  const by = more.by ?? (effect.seat as Seat)
  call(s, 'reroll', { by, dice, least: more.least ?? 0, most, places: [], rerolled: 0 })
}

/** What is left to choose from when several are chosen, how many more, and by whom. */
export interface Several<Picked> {
  readonly left: readonly Picked[]
  readonly most: number
  readonly least: number
  readonly by: Seat
}

/** Several are chosen one after the other: for each of them this is done at once. */
export function several<Picked extends Plain>(
  name: string,
  each: (s: AState, effect: Effect, picked: Picked) => void,
): CardChoice<Assault, Picked, Several<Picked>> {
  const own: CardChoice<Assault, Picked, Several<Picked>> = choice(name, {
    from: (_, __, { left, most }) => (most > 0 ? left : []),
    may: (_, __, { least }) => least <= 0,
    by: (_, __, { by }) => by,
    do: (s, effect, picked, { left, most, least, by }) => {
      each(s, effect, picked)
      const others = left.filter((one) => one !== picked)
      choose(s, effect, own, { left: others, most: most - 1, least: least - 1, by })
    },
  })
  return own
}

/** Up to so many of these; those beyond `least` may be left. */
export function chooseSeveral<Picked extends Plain>(
  s: AState,
  effect: Effect,
  own: CardChoice<Assault, Picked, Several<Picked>>,
  from: readonly Picked[],
  most: number,
  { least = 0, by = ownerOf(effect) }: { readonly least?: number; readonly by?: Seat } = {},
): void {
  choose(s, effect, own, { left: from, most, least, by })
}

/** The figure interacts with a thing that it could interact with. */
export function interactWith(s: AState, figure: FigureId, object: string): void {
  call(s, 'interact', { figure, object })
}

/** A player performs a move with a figure of the other side. */
export function moveByOther(s: AState, id: FigureId, by: Seat): void {
  const points = moveOf(s, figureOf(s, id))
  call(s, 'move now', { figure: id, points, spaces: false, mobile: false, by, path: [], done: false })
}

/** Movement points that it spends now or never, as at the end of its activation. */
export function moveAtOnce(s: AState, id: FigureId, points: number): void {
  call(s, 'move now', { figure: id, points, spaces: false, mobile: false, path: [], done: false })
}

export function pushFigure(s: AState, figure: FigureId, by: Seat, spaces: number): void {
  call(s, 'push', { figure, by, spaces, path: [] })
}

/** Pushes a small figure so that it ends adjacent to another one. */
export function pushBeside(s: AState, figure: FigureId, by: Seat, spaces: number, beside: FigureId): void {
  call(s, 'push', { figure, by, spaces, beside, path: [] })
}

/** Its player places a figure on an empty space at most so many away, if it may leave its own at all. */
export function leap(s: AState, figure: Figure, most: number): void {
  call(s, 'place', {
    figure: figure.id,
    by: figure.seat,
    from: landings(s, figure, most),
    may: false,
    chosen: null,
  })
}

export function canLeap(s: AState, figure: Figure, most: number): boolean {
  return landings(s, figure, most).length > 0
}

function landings(s: AState, figure: Figure, most: number): Stand[] {
  if (!mayLeave(s, figure)) return []
  return [...new Set(emptySpacesWithin(s, figure, most).flatMap((space) => standsFor(s, figure, space)))]
}

/** Spaces at most so many away from a figure, on which nobody stands. */
export function emptySpacesWithin(s: AState, figure: Figure, most: number): Space[] {
  return spacesWithin(s, figure, most).filter((space) => figuresAt(s, space).length === 0)
}

export function spacesWithin(s: AState, figure: Figure, most: number): Space[] {
  const { board, floor } = battlefieldOf(s)
  const own = spacesOf(s, figure)
  const found: Space[] = []
  for (let space = 0; space < board.size; space++) {
    if ((board.spaces[space]! & 1) !== 0 && spacesApart(floor, own, [space]) <= most) found.push(space)
  }
  return found
}

/** Rolls dice outside an attack; the damage, surge or accuracy they show. */
export function rollFor(
  s: AState,
  dice: readonly ('red' | 'blue' | 'green' | 'yellow')[],
): { damage: number; surge: number; accuracy: number } {
  const rolled = rollDice(s, dice)
  const shown = {
    damage: total(rolled, 'damage'),
    surge: total(rolled, 'surge'),
    accuracy: total(rolled, 'accuracy'),
  }
  tell(s, { type: 'dice', dice: rolled.map((die) => ({ colour: die.colour, ...symbolsOf(die) })) })
  return shown
}

export function givePoints(s: AState, seat: Seat, points: number, why: string): void {
  cause(s, 'gain points', { seat, points, why })
}

export function drawCards(s: AState, seat: Seat, count: number): void {
  cause(s, 'draw command cards', { seat, count })
}

/** How far the target is from the attacker, by its nearest space. */
export function distanceToTarget(s: AState, { attacker, target, distance }: Attack): number {
  const figure = s.table.figures.find((one) => one.id === target)
  return figure === undefined ? distance : distanceBetween(s, figureOf(s, attacker), figure)
}

/** Is the target of the attack a figure, not an object? */
export function isFigureTarget(s: AState, v: Attack): boolean {
  return s.table.figures.some((one) => one.id === v.target)
}

/** The card's player puts a card of the own hand under the deck. */
export function putUnder(s: AState, effect: Effect, seat = ownerOf(effect)): void {
  call(s, 'discard a card', { seat, card: effect.card, next: null, under: true })
}

/** The card's player discards a card of the own hand, of own choice; then the card goes on with it. */
export function discardOne(
  s: AState,
  effect: Effect,
  more: { readonly seat?: Seat; readonly after?: number; readonly next?: Sequel<Assault, string> } = {},
): void {
  const { seat = ownerOf(effect), next, ...rest } = more
  const then = next === undefined ? null : pending(effect, next)
  call(s, 'discard a card', { seat, card: effect.card, next: then, ...rest })
}
