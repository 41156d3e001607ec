import type { Going, Seat } from '@sandtable/kernel'
import type { PowerToken } from '../../data/types.ts'
import type { Site } from '../map/site.ts'
import type { FigureId, ObjectId } from '../state.ts'

/** Whoever is asked. */
export interface Asking {
  readonly by: Seat
}

/** The mission's own rules for the start or the end of a round, one step after the other. */
export interface Resolving {
  readonly when: 'roundStart' | 'roundEnd'
  at: number
  /** Has all of it happened? */
  through: boolean
}

/** Tokens that players move, one turn after the other. */
export interface MovingTokens {
  readonly least: number
  readonly most: number
  /** Whose turn it is with which tokens. */
  readonly turns: { by: Seat; tokens: ObjectId[] }[]
  moved: ObjectId[]
  /** May the same one be moved again? */
  readonly again: boolean
  /** Only to where the most figures are next to it. */
  readonly aim: boolean
  /** Must one be chosen, though it may stay where it is? */
  readonly must: boolean
}

/** Players in turn let two tokens change places. */
export interface SwappingTokens {
  readonly label: string
  /** Who is still to come, the next one first. */
  readonly seats: Seat[]
  readonly moved: ObjectId[]
}

/** Tokens that go for the nearest figure. */
export interface Stalking {
  /** Those still to come, the next one first. */
  readonly left: ObjectId[]
  readonly spaces: number
}

/** What missions do and ask, beyond the rulebook. */
export interface MissionProcedures {
  'mission rules': Going<Resolving, 'next step'>
  'mission set-up': Going<object, 'set up'>
  'move tokens': Going<MovingTokens, 'choose a token and where it goes' | 'next turn'>
  'swap tokens': Going<SwappingTokens, 'choose two tokens that change places' | 'next player'>
  'walk to the nearest figure': Going<Stalking, 'choose where it walks' | 'walk' | 'next turn'>
  fall: Going<{ readonly figure: FigureId; readonly exit: string }, 'fall'>
  'sweep north': Going<{ readonly object: ObjectId; readonly spaces: number }, 'sweep'>
  'name a group': Going<Asking, 'name a group of the opponent'>
  'open a door': Going<Asking & { readonly may: boolean }, 'choose a door to open'>
  'shoot from a token': Going<OnToken & { readonly damage: number }, 'choose a figure in its line of sight'>
  'throw an explosive': Going<
    OnFigure & { readonly within: number; readonly damage: number },
    'choose a space'
  >
  'ask a favour': Going<OnFigure, 'choose a favour'>
  'hand out a power token': Going<OnToken & { readonly kind: PowerToken }, 'choose who gets the power token'>
  'recover at a token': Going<OnFigure & { readonly amount: number }, 'recover damage'>
  'have a token picked up': Going<OnToken, 'choose who picks it up'>
  'turn a terminal over': Going<Asking, 'choose a terminal to turn over'>
  'discard a token for points': Going<OnToken & { readonly points: number }, 'discard it for points?'>
  'push a token aside': Going<OnToken, 'choose the nearest empty space for it'>
  'place a claimed token': Going<Bringing & { readonly at: Site }, 'choose where a claimed token is put'>
  'place a token beside a figure': Going<Bringing, 'choose a space next to an own figure'>
  'place a token on a spot': Going<Bringing & { readonly spots: string }, 'choose a spot'>
  'move tokens or bring one': Going<
    Bringing & { readonly spaces: number; readonly area: string },
    'move them all, or choose where a new one comes'
  >
  'place tokens in turn': Going<
    Bringing & { readonly spots: string; readonly ofEachColour: number },
    'choose a spot and a colour'
  >
}

type OnToken = Asking & { readonly object: ObjectId }
type OnFigure = Asking & { readonly figure: FigureId }
/** A player brings a token of this kind onto the map. */
type Bringing = Asking & { readonly label: string }
