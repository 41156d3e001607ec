import { cardNamed, type Effect, query, usedUp } from '@sandtable/kernel'
import type { Condition } from '../../data/types.ts'
import { newAttack } from '../attack.ts'
import { sharesSpace } from '../board/board.ts'
import { hasTarget } from '../board/targets.ts'
import { mayAttack } from '../current-activation.ts'
import { handOf, holdsCards } from '../hand.ts'
import { type AState, type Figure, figureOf, isOnMap } from '../state.ts'
import { figureCard, hasCondition } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { commandActs } from './command.ts'
import { interactions } from './interact.ts'
import { type MoveAnswer, moveAnswers } from './move.ts'

/** What a figure may do next in its activation. */
export type Act =
  | 'end'
  | MoveAnswer
  | { readonly action: 'move' | 'attack'; readonly cost?: number }
  | { readonly action: 'interact'; readonly object: string; readonly cost?: number }
  | { readonly action: 'shed'; readonly condition: Condition; readonly cost?: number }
  | { readonly action: 'special'; readonly effect: number; readonly ability: string; readonly cost: number }
  | { readonly use: number; readonly card: string }
  | { readonly command: number; readonly card: string; readonly cost: number }

/** IA-ACTN-001 and everything that is used before or after actions (IA-ABIL-012). */
export function acts(s: AState, v: Activating): Act[] {
  const figure = figureOf(s, v.figure)
  if (!isOnMap(figure)) return ['end']
  const moves = moveAnswers(s, figure, { points: v.points })
  // In a space where it may not stay, it can only go on (IA-MOVE-018).
  if (sharesSpace(s, figure) && moves.length > 0) return moves
  return [
    ...moves,
    ...actions(s, v),
    ...during(s, v).map((effect): Act => ({ use: effect.id, card: effect.card })),
    ...commandActs(s, v),
    'end',
  ]
}

/** Is there anything left that it might do, as far as everybody can tell? */
export function mayGoOn(s: AState, v: Activating): boolean {
  const figure = figureOf(s, v.figure)
  if (!isOnMap(figure)) return false
  return v.actions > 0 || v.points > 0 || holdsCards(s, figure.seat) || during(s, v).length > 0
}

function actions(s: AState, v: Activating): Act[] {
  if (v.actions <= 0) return []
  const figure = figureOf(s, v.figure)
  const found: Act[] = []
  if (!v.halted) found.push({ action: 'move' })
  if (mayAttack(s, v) && canAttack(s, v)) found.push({ action: 'attack' })
  for (const object of interactions(s, figure)) found.push({ action: 'interact', object })
  for (const condition of sheddable)
    if (hasCondition(figure, condition)) found.push({ action: 'shed', condition })
  return [...found, ...specials(s, v)]
}

/** Conditions that an action discards (IA-COND-015, -016). */
const sheddable: readonly Condition[] = ['stunned', 'bleeding']

function canAttack(s: AState, v: Activating): boolean {
  const figure = figureOf(s, v.figure)
  if (figureCard(figure).attack === null) return false
  return couldAttack(s, figure)
}

/** Is there anybody for it to attack so, with the help of cards if need be? */
export function couldAttack(s: AState, figure: Figure, more: Aiming = {}): boolean {
  return couldOpenlyAttack(s, figure, more) || handOf(s, figure.seat).some(helping(s, figure))
}

type Aiming = Partial<Pick<Attack, 'type' | 'pastFigures'>>

/** As everybody knows: without a card in its player's hand. */
export function couldOpenlyAttack(s: AState, figure: Figure, more: Aiming = {}): boolean {
  return hasTarget(s, newAttack(s, figure.id, more)) || effectsOn(s, figure.id).some(helping(s, figure))
}

/** Could it attack somebody with the help of this card? */
function helping(s: AState, figure: Figure): (effect: Effect) => boolean {
  return (effect) => cardNamed(s, effect.card)?.aims?.(s, figure, effect) === true
}

/** Special actions on the figure's cards, each once (IA-ABIL-011, IA-ACTN-004). */
function specials(s: AState, v: Activating): Act[] {
  const figure = figureOf(s, v.figure)
  if (query(s, 'special actions forbidden', null, v.figure) !== null) return []
  const found: Act[] = []
  for (const effect of effectsOn(s, v.figure)) {
    const abilities = cardNamed(s, effect.card)?.actions
    if (abilities === undefined) continue
    for (const [ability, action] of Object.entries(abilities)) {
      if (isUsedUp(s, v, `${effect.id} ${ability}`) || v.actions < action.cost) continue
      if (action.attack === true && !mayStillAttack(s, v)) continue
      if (action.can !== undefined && !action.can(s, figure, effect)) continue
      found.push({ action: 'special', effect: effect.id, ability, cost: action.cost })
    }
  }
  return found
}

function isUsedUp(s: AState, v: Activating, ability: string): boolean {
  const used = v.specials.filter((one) => one === ability).length
  return used >= query(s, 'special action uses', 1, { activation: v, ability })
}

function mayStillAttack(s: AState, v: Activating): boolean {
  return mayAttack(s, v) && query(s, 'attack forbidden', null, v.figure) === null
}

/** Abilities used during one's own activation at no action. */
function during(s: AState, v: Activating): Effect[] {
  return effectsOn(s, v.figure).filter((effect) => {
    const use = cardNamed(s, effect.card)?.during
    if (use === undefined) return false
    const limit = use.limit ?? { times: 1, per: 'activation' }
    return !usedUp(s, `during ${effect.id}`, limit) && (use.can === undefined || use.can(s, effect, v))
  })
}

/** The figure's own cards in play and those for all, in the order in which they came. */
function effectsOn(s: AState, figure: string): Effect[] {
  const { seat } = figureOf(s, figure)
  const found: Effect[] = []
  for (let id = 1; id <= s.lastEffect; id++) {
    const effect = s.effects[id]
    if (effect === undefined) continue
    if (effect.on === figure || (effect.on === null && isForAll(effect, seat))) found.push(effect)
  }
  return found
}

/** The mission's rules, or what a command card has left in play for its player's whole army. */
function isForAll({ seat, card }: Effect, own: string): boolean {
  return seat === null || (seat === own && card.startsWith('effect:'))
}
