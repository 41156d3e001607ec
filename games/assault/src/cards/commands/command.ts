import type { Limit, Seat, Trigger } from '@sandtable/kernel'
import { call, query } from '@sandtable/kernel'
import type { CommandCard, PlayedBy } from '../../../data/types.ts'
import { lentFigure } from '../../current-attack.ts'
import { discardFromHand } from '../../hand.ts'
import {
  type AState,
  type Assault,
  type Figure,
  type FigureId,
  figureOf,
  groupOf,
  isFigure,
} from '../../state.ts'
import { commandCard, figureCard, hasTrait, isSmall } from '../../values.ts'
import type { Activating } from '../../vocabulary/activations.ts'
import type { ACard, Play, Playable } from '../../vocabulary/card.ts'

type Windows = Assault['windows']
type At = keyof Windows & string

/** When a command card is played at a window: by whom, and on what condition that everybody can check. */
export interface Moment<W extends At> {
  /** The figures that might use it; the card's restriction narrows them down. Left out: a player card. */
  figures?(s: AState, v: Windows[W], seat: Seat): readonly FigureId[]
  /** What else must hold. It may ask only for what both players know: it decides whether anybody is asked. */
  when?(s: AState, v: Windows[W], seat: Seat, figure: FigureId | null): boolean
  /** Two copies are not played for the same occurrence (IA-CMD-003): once in such a span of time. */
  readonly once?: string
}

type Moments = { readonly [W in At]?: Moment<W> }

export interface CommandText {
  /** The windows at which it is played. */
  readonly at?: Moments
  /** In the activation of the figure that uses it, before or after its actions. */
  readonly during?: { when?(s: AState, figure: Figure, v: Activating): boolean }
  /** As a special action. */
  readonly action?: { readonly attack?: boolean; when?(s: AState, figure: Figure, v: Activating): boolean }
  /** What it does. */
  play(s: AState, play: Play): void
}

/** A command card of the game: what is printed on it comes from the data, what it does from here. */
export function command(id: string, text: CommandText, more: Partial<ACard> = {}): ACard {
  const printed = commandCard(id)
  const card = `command:${id}`
  const trigger: Record<string, Trigger<Assault, object>> = {}
  const plays: Record<string, Playable> = {}
  for (const [window, moment] of Object.entries(text.at ?? {}) as [At, Moment<At>][]) {
    const users = (s: AState, v: object, seat: Seat) => usersOf(s, printed, moment, v, seat)
    const may = (s: AState, v: object, seat: Seat) =>
      isPlayable(s, printed, seat) &&
      (moment.figures === undefined
        ? moment.when === undefined || moment.when(s, v as never, seat, null)
        : hasUser(s, printed, moment, v, seat))
    const { by } = printed
    const suits = (figure: Figure) => by === null || suitsCard(by, figure)
    const possible = (s: AState, seat: Seat, v: object) => may(s, v, seat)
    plays[window] = moment.figures === undefined ? { card, possible } : { card, suits, possible }
    trigger[window] = {
      limit: onceIn(moment.once ?? spans[window], card),
      when: (s, effect, v) => may(s, v, effect.seat as Seat),
      do: (s, effect, v) => {
        const from = moment.figures === undefined ? [] : users(s, v, effect.seat as Seat)
        discardFromHand(s, effect)
        call(s, 'play a command card', {
          card,
          seat: effect.seat as Seat,
          figure: null,
          from,
          cancelled: false,
        })
      },
    }
  }
  return {
    id: card,
    rules: [printed.rules],
    secret: true,
    trigger: trigger as never,
    plays,
    play: text.play,
    attacks: text.action?.attack === true,
    inActivation: (s, v) =>
      isPlayable(s, printed, figureOf(s, v.figure).seat) ? costs(s, printed, text, v) : [],
    ...more,
  }
}

/** Actions that it may cost now: none during the activation, those printed as a special action. */
function costs(s: AState, printed: CommandCard, text: CommandText, v: Activating): number[] {
  const figure = figureOf(s, v.figure)
  if (printed.by !== null && !fits(s, printed.by, figure)) return []
  const found: number[] = []
  if (text.during !== undefined && (text.during.when?.(s, figure, v) ?? true)) found.push(0)
  if (text.action !== undefined && (text.action.when?.(s, figure, v) ?? true)) {
    if (query(s, 'special actions forbidden', null, figure.id) !== null) return found
    if (text.action.attack === true && !canStillAttack(s, v)) return found
    for (const cost of printed.actions ?? [1]) if (v.actions >= cost) found.push(cost)
  }
  return found
}

/** A special action with an attack is the one attack action of the activation (IA-ATK-015). */
function canStillAttack(s: AState, v: Activating): boolean {
  if (query(s, 'attack forbidden', null, v.figure) !== null) return false
  return v.attacks < query(s, 'attack actions', 1, v.figure)
}

function usersOf(s: AState, printed: CommandCard, moment: Moment<At>, v: object, seat: Seat): FigureId[] {
  const all = moment.figures?.(s, v as never, seat) ?? []
  return all.filter((id) => isUser(s, printed, moment, v, seat, id))
}

/** Is there anybody? Asked of every card that exists, whenever somebody might play one. */
function hasUser(s: AState, printed: CommandCard, moment: Moment<At>, v: object, seat: Seat): boolean {
  for (const id of moment.figures?.(s, v as never, seat) ?? [])
    if (isUser(s, printed, moment, v, seat, id)) return true
  return false
}

function isUser(
  s: AState,
  printed: CommandCard,
  moment: Moment<At>,
  v: object,
  seat: Seat,
  id: FigureId,
): boolean {
  // The target of an attack may be an object.
  if (!isFigure(s, id)) return false
  const figure = figureOf(s, id)
  // Who controls it for an attack uses it like an own figure, and its own player does not (IA-ATK-024, -026).
  if ((figure.seat === seat) === (lentFigure(s) === id) || figure.stand === null) return false
  if (printed.by !== null && !fits(s, printed.by, figure)) return false
  return moment.when === undefined || moment.when(s, v as never, seat, id)
}

/** May any card of this kind be played by this side at all (IA-CMD-004)? */
function isPlayable(s: AState, printed: CommandCard, seat: Seat): boolean {
  if (printed.army !== undefined && s.table.affiliations[seat] !== printed.army) return false
  if (s.hooks.query['command forbidden'] === undefined) return true
  return query(s, 'command forbidden', null, { seat, card: `command:${printed.id}` }) === null
}

/** Does the figure meet all that the card names (IA-CMD-004)? */
export function fits(s: AState, by: PlayedBy, figure: Figure): boolean {
  return suitsCard(by, figure) && (by.ready !== true || !groupOf(s, figure).exhausted)
}

function suitsCard(by: PlayedBy, figure: Figure): boolean {
  const card = figureCard(figure)
  if (by.name !== undefined && card.name !== by.name) return false
  if (by.affiliation !== undefined && card.affiliation !== by.affiliation) return false
  if (by.traits !== undefined && !by.traits.some((trait) => hasTrait(figure, trait))) return false
  if (by.size !== undefined && (by.size === 'small') !== isSmall(figure)) return false
  if (by.keyword !== undefined && !card.keywords.includes(by.keyword)) return false
  return by.unique !== true || card.unique
}

/** All figures of a side, for cards that any of them may use. */
export function anyOwn(s: AState, _: object, seat: Seat): FigureId[] {
  const own: FigureId[] = []
  const lent = lentFigure(s)
  for (const { id, seat: side, stand } of s.table.figures)
    if ((side === seat) !== (id === lent) && stand !== null) own.push(id)
  return own
}

function onceIn(per: string, card: string): Limit {
  return { times: 1, per, key: card, each: 'seat' }
}

/** The span in which one occurrence of a window lies: the procedure that opens it. */
const spans: Readonly<Record<At, string>> = {
  'mission starts': 'set-up',
  'figures deployed': 'set-up',
  'start of round': 'round',
  'end of round': 'round',
  'start of status phase': 'round',
  'group activates': 'group activation',
  'start of activation': 'activation',
  'end of activation': 'activation',
  'after activation': 'group activation',
  'action resolved': 'activation',
  'before declaring': 'attack',
  'attack declared': 'attack',
  'before rolling': 'attack',
  'dice rolled': 'attack',
  'reroll dice': 'attack',
  'about to reroll': 'attack',
  'dice rerolled': 'attack',
  'modify results': 'attack',
  'before damage': 'attack',
  'attack resolved': 'attack',
  'space left': 'step',
  'space exited': 'step',
  'space entered': 'step',
  'movement ended': 'walk',
  'about to suffer': 'suffering',
  'damage suffered': 'suffering',
  'health reached': 'suffering',
  'figure defeated': 'suffering',
  'object destroyed': 'suffering',
  'command card played': 'playing',
  interacted: 'activation',
  'about to strain': 'activation',
}
