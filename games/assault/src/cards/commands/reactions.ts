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
  pick,
  strain,
} from '../words.ts'
import { anyOwn, command } from './command.ts'
import { lasting } from './lasting.ts'
import { readyGroupOf } from './readying.ts'
import { stepUnderWay, sufferingUnderWay, walkUnderWay } from './under-way.ts'

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
      play: (s, { effect }) => pick(s, effect, 'crushed', crushable(s, walkUnderWay(s))),
    },
    { picked: { crushed: (s, effect, id) => damage(s, String(id), 4, effect.on) } },
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
      play: (s, { seat, effect }) => {
        const { figure } = stepUnderWay(s)
        pick(s, { ...effect, vars: { figure } }, 'evil', ['strain', 'stunned'], { by: otherSeat(seat) })
      },
    },
    {
      picked: {
        evil: (s, { on, vars }, evil) => {
          if (evil === 'strain') strain(s, String(vars.figure), 3, on)
          else gainCondition(s, String(vars.figure), 'stunned', on)
        },
      },
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
        pick(s, { ...effect, vars: { target } }, 'boon', boons(figureOf(s, target)))
      },
    },
    {
      picked: {
        boon: (s, { vars }, name) => {
          discardCondition(s, figureOf(s, String(vars.target)), name as Condition)
          strain(s, String(vars.target), 2)
        },
      },
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
          if (v.how !== 'move' || !areHostile(own, other) || struckBy(effect.vars.struck).includes(other.id))
            return false
          const left = v.from.filter((space) => !spacesOf(s, other).includes(space))
          return isAdjacentTo(s, own, left)
        },
        do: (s, effect, v) => {
          effect.vars.struck = [...struckBy(effect.vars.struck), v.figure]
          damage(s, v.figure, 1, effect.on)
          strain(s, v.figure, 1, effect.on)
        },
      },
    },
  },
]

function struckBy(vars: unknown): FigureId[] {
  return vars as FigureId[]
}

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
