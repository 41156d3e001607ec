import { seesSpace } from '../../board/board.ts'
import { legalTargets } from '../../board/targets.ts'
import { type AState, areHostile, type Figure, figureOf, isFigure } from '../../state.ts'
import { figureCard } from '../../values.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import {
  areAdjacent,
  attackOf,
  gainCondition,
  hasCondition,
  hasTrait,
  isFigureTarget,
  mayReroll,
  seesFigure,
} from '../words.ts'
import { anyOwn, command } from './command.ts'

/** Command cards for figures that neither attack nor are attacked, but stand by. */
export const standingByCommands: readonly ACard[] = [
  command('bodyguard', {
    at: {
      'attack declared': {
        figures: anyOwn,
        when: (s, v, _, figure) => {
          const guard = figureOf(s, figure ?? '')
          return (
            isFriendlyTarget(s, v, guard) &&
            areAdjacent(s, guard, figureOf(s, v.target)) &&
            legalTargets(s, v).some((one) => one.target === guard.id)
          )
        },
      },
    },
    play: (s, { figure }) => {
      const v = attackOf(s)
      const found = legalTargets(s, v).find((one) => one.target === figure)
      if (found === undefined) return
      v.among?.push(found.target)
      v.target = found.target
      v.space = found.space
      v.distance = found.distance
    },
  }),
  command('concentrated-fire', {
    at: {
      'attack declared': {
        figures: anyOwn,
        when: (s, v, seat, figure) => {
          const own = figureOf(s, figure ?? '')
          const attacker = figureOf(s, v.attacker)
          if (attacker.seat !== seat || attacker.id === own.id || !hasTrait(attacker, 'trooper')) return false
          return isFigure(s, v.target)
            ? seesFigure(s, own, figureOf(s, v.target))
            : seesSpace(s, own, v.space)
        },
      },
    },
    play: (s, { figure }) => {
      if (figureCard(figureOf(s, figure ?? '')).attack?.type === 'ranged') attackOf(s).pool.push('red')
      gainCondition(s, figure ?? '', 'stunned')
    },
  }),
  command('force-illusion', {
    at: {
      'modify results': {
        figures: anyOwn,
        when: (s, v, _, figure) => {
          const own = figureOf(s, figure ?? '')
          const attacker = figureOf(s, v.attacker)
          if (!areHostile(own, attacker) || !seesFigure(s, own, attacker)) return false
          return isFigureTarget(s, v) && !hasCondition(figureOf(s, v.target), 'hidden')
        },
      },
    },
    play: (s) => gainCondition(s, attackOf(s).target, 'hidden'),
  }),
  command('guardian-stance', {
    at: {
      'reroll dice': {
        figures: anyOwn,
        when: (s, v, _, figure) => {
          const guard = figureOf(s, figure ?? '')
          if (![...v.attackDice, ...v.defenceDice].some((die) => !die.rerolled)) return false
          return isFriendlyTarget(s, v, guard) && areAdjacent(s, guard, figureOf(s, v.target))
        },
      },
    },
    play: (s, { effect }) => {
      const { attackDice, defenceDice } = attackOf(s)
      mayReroll(s, effect, 'either', attackDice.length + defenceDice.length, { least: 1 })
    },
  }),
]

/** Is somebody else of the figure's side attacked? */
function isFriendlyTarget(s: AState, v: Attack, figure: Figure): boolean {
  return isFigure(s, v.target) && v.target !== figure.id && figureOf(s, v.target).seat === figure.seat
}
