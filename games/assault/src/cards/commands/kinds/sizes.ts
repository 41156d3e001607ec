import { type AState, type FigureId, figureOf, figuresOnMap, isOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import type { Walking } from '../../../vocabulary/moves.ts'
import {
  attackNow,
  attackOf,
  bonus,
  canAttack,
  canLeap,
  choice,
  choose,
  damage,
  isSmall,
  leap,
  me,
  performMove,
} from '../../words.ts'
import { command } from '../command.ts'
import { walkUnderWay } from '../in-answer-to.ts'
import { friendsWithin } from '../nearby.ts'

const crushed = choice<string>('crushed', {
  from: (s) => crushable(s, walkUnderWay(s)),
  do: (s, effect, id) => damage(s, id, 4, effect.on),
})

const mover = choice<string>('mover', {
  from: (s, effect) => friendsWithin(s, me(s, effect), 2),
  do: (s, _, id) => performMove(s, id),
})

/** Cards for small, large or Massive figures. */
export const sizeCommands: readonly ACard[] = [
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
  command(
    'field-tactician',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, mover),
    },
    { asks: [mover] },
  ),
  command('jump-jets', {
    action: { when: (s, figure) => canLeap(s, figure, 5) },
    play: (s, { effect }) => leap(s, me(s, effect), 5),
  }),
  command('size-advantage', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id, { among: smallFigures(s) }) },
    play: (s, { figure }) =>
      attackNow(s, figure ?? '', {
        among: smallFigures(s),
        bonus: bonus({ damage: 2, conditions: ['weakened'] }),
      }),
  }),
  command('stealth-tactics', {
    at: { 'before rolling': { figures: (_, v) => [v.target] } },
    play: (s) => void attackOf(s).defence.push('white'),
  }),
]

/** Small figures on which a Massive one has ended its movement, wherever they were pushed. */
function crushable(s: AState, v: Walking): FigureId[] {
  return v.over.filter((id) => isOnMap(figureOf(s, id)) && isSmall(figureOf(s, id)))
}

function smallFigures(s: AState): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => isSmall(one))
    .map((one) => one.id)
}
