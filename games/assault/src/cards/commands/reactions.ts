import type { Condition } from '../../../data/types.ts'
import { battlefieldOf } from '../../board/battlefield.ts'
import { areBeside, isAdjacentTo, spacesOf, spacesOn } from '../../board/board.ts'
import {
  type AState,
  areHostile,
  type Figure,
  type FigureId,
  figureOf,
  isOnMap,
  otherSeat,
} from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import type { Stepping, Walking } from '../../vocabulary/moves.ts'
import {
  attackNow,
  choice,
  choose,
  damage,
  discardCondition,
  distanceBetween,
  gainCondition,
  givePoints,
  isHarmful,
  isMe,
  isSmall,
  me,
  moveSpaces,
  ownerOf,
  recall,
  strain,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { stepUnderWay, sufferingUnderWay, walkUnderWay } from './in-answer-to.ts'
import { lasting } from './lasting.ts'
import { readyGroupOf } from './readying.ts'

const crushed = choice<string>('crushed', {
  from: (s) => crushable(s, walkUnderWay(s)),
  do: (s, effect, id) => damage(s, id, 4, effect.on),
})

const evilOfDirtyTrick = choice<string, { readonly figure: string }>('evil', {
  from: () => ['strain', 'stunned'],
  by: (_, effect) => otherSeat(ownerOf(effect)),
  do: (s, { on }, evil, memory) => {
    if (evil === 'strain') strain(s, memory.figure, 3, on)
    else gainCondition(s, memory.figure, 'stunned', on)
  },
})

const boon = choice<Condition, { readonly target: string; readonly from: readonly Condition[] }>('boon', {
  from: (_, __, { from }) => from,
  do: (s, _, name, memory) => {
    discardCondition(s, figureOf(s, memory.target), name)
    strain(s, memory.target, 2)
  },
})

/** Command cards in answer to what happens on the map: steps, damage, defeats. */
export const reactionCommands: readonly ACard[] = [
  command('celebration', {
    at: {
      'figure defeated': {
        when: (s, v, seat) => {
          const figure = figureOf(s, v.target)
          return figure.seat !== seat && figureCard(figure).unique
        },
      },
    },
    play: (s, { seat }) => givePoints(s, seat, 4, 'celebration'),
  }),
  command(
    'crush',
    {
      at: {
        'movement ended': { figures: (_, v) => [v.figure], when: (s, v) => crushable(s, v).length > 0 },
      },
      play: (s, { effect }) => choose(s, effect, crushed),
    },
    { asks: [crushed] },
  ),
  command('debts-repaid', {
    at: { 'figure defeated': { figures: anyOwn, when: (s, v, seat) => figureOf(s, v.target).seat === seat } },
    play: (s, { effect }) => {
      readyGroupOf(s, effect.on ?? '')
      gainCondition(s, effect.on ?? '', 'focused')
    },
  }),
  command(
    'dirty-trick',
    {
      at: {
        'space entered': {
          figures: anyOwn,
          when: (s, v, _, figure) => entersBeside(s, v, figureOf(s, figure ?? '')),
        },
      },
      play: (s, { effect }) => {
        const { figure } = stepUnderWay(s)
        choose(s, effect, evilOfDirtyTrick, { figure })
      },
    },
    {
      asks: [evilOfDirtyTrick],
    },
  ),
  command(
    'disorient',
    {
      at: {
        'damage suffered': {
          when: (s, v, seat) =>
            figureOf(s, v.target).seat !== seat && boons(figureOf(s, v.target)).length > 0,
        },
      },
      play: (s, { effect }) => {
        const { target } = sufferingUnderWay(s)
        choose(s, effect, boon, { target, from: boons(figureOf(s, target)) })
      },
    },
    {
      asks: [boon],
    },
  ),
  command('dying-lunge', {
    at: {
      'health reached': {
        figures: (_, v) => [v.target],
        when: (s, v) => figureCard(figureOf(s, v.target)).attack !== null,
      },
    },
    play: (s, { effect }) => {
      lasting(s, effect, 'suffering')
      moveSpaces(s, effect.on ?? '', 2)
      attackNow(s, effect.on ?? '', { type: 'melee' })
    },
  }),
  {
    id: 'effect:dying-lunge',
    rules: ['IA-CMD-dying-lunge'],
    // It is defeated all the same.
    replace: {
      'recover damage': {
        forced: true,
        when: (_, effect, { figure }) => isMe(effect, figure),
        do: () => null,
      },
    },
  },
  command('extra-protection', {
    at: {
      'damage suffered': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          const own = figureOf(s, figure ?? '')
          const friend = figureOf(s, v.target)
          if (v.suffered < 3 || friend.seat !== seat || friend.id === own.id) return false
          return distanceBetween(s, own, friend) <= 2
        },
      },
    },
    play: (s, { effect }) => {
      moveSpaces(s, effect.on ?? '', 2)
      attackNow(s, effect.on ?? '')
    },
  }),
  command('karabast', {
    during: {},
    play: (s, { effect }) => lasting(s, effect, 'round', { vars: { struck: [] } }),
  }),
  {
    id: 'effect:karabast',
    rules: ['IA-CMD-karabast'],
    trigger: {
      'space exited': {
        forced: true,
        when: (s, effect, v) => {
          const [own, other] = [me(s, effect), figureOf(s, v.figure)]
          if (
            v.how !== 'move' ||
            !areHostile(own, other) ||
            recall(effect, 'effect:karabast').struck.includes(other.id)
          )
            return false
          const left = v.from.filter((space) => !spacesOf(s, other).includes(space))
          return isAdjacentTo(s, own, left)
        },
        do: (s, effect, v) => {
          recall(effect, 'effect:karabast').struck.push(v.figure)
          damage(s, v.figure, 1, effect.on)
          strain(s, v.figure, 1, effect.on)
        },
      },
    },
  },
]

/** Does a hostile figure come into a space next to this one? */
export function entersBeside(s: AState, v: Stepping, figure: Figure): boolean {
  const mover = figureOf(s, v.figure)
  if (!areHostile(mover, figure)) return false
  const ground = battlefieldOf(s)
  const now = spacesOn(ground, mover)
  const entered = now.some((space) => v.from.includes(space))
    ? now.filter((space) => !v.from.includes(space))
    : now
  return areBeside(ground.floor, spacesOn(ground, figure), entered)
}

function boons(figure: Figure): Condition[] {
  return figure.conditions.flatMap(({ name }) => (isHarmful(name) ? [] : [name]))
}

/** Small figures on which a Massive one has ended its movement, wherever they were pushed. */
function crushable(s: AState, v: Walking): FigureId[] {
  return v.over.filter((id) => isOnMap(figureOf(s, id)) && isSmall(figureOf(s, id)))
}
