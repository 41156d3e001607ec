import { of, own } from '@sandtable/kernel'
import { mayEnd, mayLeave } from '../../../board/movement.ts'
import { carryAlong } from '../../../flow/walk.ts'
import { type AState, type FigureId, figureOf, isOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  adjacentFigures,
  areAdjacent,
  attackNow,
  attackOf,
  choice,
  choose,
  damage,
  gainCondition,
  gainPower,
  goOn,
  isSmall,
  me,
  moveSpaces,
  pushFigure,
  sequel,
  strain,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { besideDeparture, stepUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'

const crippled = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => lasting(s, effect, 'round', { on: id }),
})

const rival = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    damage(s, id, 2, effect.on)
    strain(s, effect.on ?? '', 2)
  },
})

const moveOrPush = choice<string>('way', {
  from: (s, effect) => (smallBeside(s, effect.on ?? '').length > 0 ? ['move', 'push'] : ['move']),
  do: (s, effect, way) => {
    if (way === 'move') moveSpaces(s, effect.on ?? '', 1)
    else choose(s, effect, pushed)
  },
})

const pushed = choice<string>('pushed', {
  from: (s, effect) => smallBeside(s, effect.on ?? ''),
  do: (s, effect, id) => pushFigure(s, id, effect.seat ?? '', 1),
})

const goes = sequel<null>('goes', (s) => {
  const step = stepUnderWay(s)
  const other = figureOf(s, step.figure)
  if (!isOnMap(other) || other.stand !== step.before) return
  // Stunned, or with somebody else there by now, it stays where it is (IA-COND-015, IA-INTR-003).
  const stays = step.how === 'move' && !mayLeave(s, other)
  if (stays || !mayEnd(s, other, step.to)) step.way = 'ended before'
  else other.stand = step.to
  carryAlong(s, step)
})

/** Cards for brawlers, and for these among other kinds. */
export const brawlerCommands: readonly ACard[] = [
  command('counter-attack', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.target],
        when: (s, v) => areAdjacent(s, figureOf(s, v.target), figureOf(s, v.attacker)),
      },
    },
    play: (s, { figure }) => damage(s, attackOf(s).attacker, 2, figure),
  }),
  choosing('cripple', 'action', crippled),
  {
    id: 'effect:cripple',
    rules: ['IA-CMD-cripple'],
    query: {
      'exit forbidden': own(() => 'IA-CMD-cripple'),
    },
  },
  command('face-to-face', {
    action: { attack: true },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      moveSpaces(s, effect.on ?? '', 2)
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:face-to-face',
    rules: ['IA-CMD-face-to-face'],
    query: {
      'target forbidden': of('attacker', (value, _, __, { distance }) =>
        distance > 1 ? 'IA-CMD-face-to-face' : value,
      ),
    },
  },
  choosing('grisly-contest', 'during', rival),
  command(
    'looking-for-a-fight',
    {
      during: {},
      play: (s, { effect }) => {
        gainPower(s, effect.on ?? '', 'damage')
        choose(s, effect, moveOrPush)
      },
    },
    {
      asks: [moveOrPush, pushed],
    },
  ),
  command('parry', {
    at: { 'modify results': { figures: (_, v) => [v.target] } },
    play: (s) => add(attackOf(s), { block: 1 }),
  }),
  command(
    'parting-blow',
    {
      at: { 'space exited': { figures: besideDeparture } },
      play: (s, { effect }) => {
        // The blow falls before the other one is gone.
        const step = stepUnderWay(s)
        const other = figureOf(s, step.figure)
        if (!isOnMap(other)) return
        other.stand = step.before
        carryAlong(s, step)
        attackNow(s, effect.on ?? '', { among: [other.id] })
        gainCondition(s, effect.on ?? '', 'stunned')
        goOn(s, effect, goes, null)
      },
    },
    {
      asks: [goes],
    },
  ),
]

function smallBeside(s: AState, id: FigureId): FigureId[] {
  return adjacentFigures(s, figureOf(s, id), 'any').filter((one) => isSmall(figureOf(s, one)))
}
