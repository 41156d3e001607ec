import { type AState, type Figure, type FigureId, figuresOnMap, isFigure } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  adjacentFigures,
  attackNow,
  attacksInTurn,
  bonus,
  canAttack,
  choice,
  choose,
  chooseSeveral,
  gainCondition,
  isMe,
  isSmall,
  me,
  newAttack,
  several,
  withTrait,
} from '../words.ts'
import { command } from './command.ts'
import { lasting } from './lasting.ts'

const gun = several<string>('gun', (s, _, id) => {
  attackNow(s, id, { may: true, bonus: bonus({ blast: 1 }) })
})

const friend = choice<string>('friend', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'friendly'),
  do: (s, _, id) => attackNow(s, id, { bonus: bonus({ damage: 2 }) }),
})

/** Command cards with which a figure, or another at its word, attacks in its own activation, from M on. */
export const lateSpecialAttackCommands: readonly ACard[] = [
  command('maximum-firepower', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) => attackNow(s, figure ?? '', { bonus: bonus({ damage: 4 }) }),
  }),
  command(
    'optimal-bombardment',
    {
      action: { when: (s, figure) => guns(s, figure).length > 0 },
      play: (s, { effect }) => chooseSeveral(s, effect, gun, guns(s, me(s, effect)), 3),
    },
    {
      asks: [gun],
    },
  ),
  command('pummel', {
    action: { attack: true, when: (s, figure) => isMelee(figure) && canAttack(s, figure.id) },
    play: (s, { figure }) => {
      attackNow(s, figure ?? '')
      attackNow(s, figure ?? '')
    },
  }),
  command('sarlacc-sweep', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) =>
      attacksInTurn(s, [newAttack(s, figure ?? ''), newAttack(s, figure ?? '')], 'different'),
  }),
  command('set-for-stun', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      attackNow(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:set-for-stun',
    rules: ['IA-CMD-set-for-stun'],
    trigger: {
      'about to suffer': {
        forced: true,
        when: (_, effect, v) => v.source === 'attack' && v.amount > 0 && isMe(effect, v.by ?? ''),
        do: (s, _, v) => {
          v.amount = 0
          gainCondition(s, v.target, 'stunned', v.by)
        },
      },
      // A thing is not stunned, but not harmed either.
      'before damage': {
        forced: true,
        when: (s, effect, v) => isMe(effect, v.attacker) && !isFigure(s, v.target),
        do: (_, __, v) => {
          v.tally.damage = 0
        },
      },
    },
  },
  command('size-advantage', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id, { among: smallFigures(s) }) },
    play: (s, { figure }) =>
      attackNow(s, figure ?? '', {
        among: smallFigures(s),
        bonus: bonus({ damage: 2, conditions: ['weakened'] }),
      }),
  }),
  command(
    'take-it-down',
    {
      action: { when: (s, figure) => adjacentFigures(s, figure, 'friendly').length > 0 },
      play: (s, { effect }) => choose(s, effect, friend),
    },
    { asks: [friend] },
  ),
]

function isMelee(figure: Figure): boolean {
  return figureCard(figure).attack?.type === 'melee'
}

function smallFigures(s: AState): FigureId[] {
  return figuresOnMap(s)
    .filter((one) => isSmall(one))
    .map((one) => one.id)
}

function guns(s: AState, figure: Figure): FigureId[] {
  const beside = adjacentFigures(s, figure, 'friendly')
  return withTrait(s, beside, 'vehicle', 'droid', 'heavy-weapon').filter((id) => canAttack(s, id))
}
