import { of } from '@sandtable/kernel'
import { legalTargets } from '../../../board/targets.ts'
import { type AState, type Figure, figureOf, isFigure } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { areAdjacent, attackOf, mayReroll, performMove, recall } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { hasFresh } from '../rerolling.ts'

/** Cards for guardians, and for these among other kinds. */
export const guardianCommands: readonly ACard[] = [
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
  command('guardian-stance', {
    at: {
      'reroll dice': {
        figures: anyOwn,
        when: (s, v, _, figure) => {
          const guard = figureOf(s, figure ?? '')
          if (!hasFresh([...v.attackDice, ...v.defenceDice])) return false
          return isFriendlyTarget(s, v, guard) && areAdjacent(s, guard, figureOf(s, v.target))
        },
      },
    },
    play: (s, { effect }) => {
      const { attackDice, defenceDice } = attackOf(s)
      mayReroll(s, effect, 'either', attackDice.length + defenceDice.length, { least: 1 })
    },
  }),
  command('take-position', {
    action: {},
    play: (s, { effect, cost }) => {
      lasting(s, effect, 'round', { vars: { block: cost === 2 ? 2 : 1 } })
      if (cost === 2) performMove(s, effect.on ?? '')
    },
  }),
  {
    id: 'effect:take-position',
    rules: ['IA-CMD-take-position'],
    query: {
      results: of('target', (value, _, effect) => ({
        ...value,
        block: value.block + recall(effect, 'effect:take-position').block,
      })),
    },
  },
]

/** Is somebody else of the figure's side attacked, and not by itself, as when it is controlled (IA-ATK-025)? */
function isFriendlyTarget(s: AState, v: Attack, figure: Figure): boolean {
  if (!isFigure(s, v.target) || v.attacker === figure.id) return false
  return v.target !== figure.id && figureOf(s, v.target).seat === figure.seat
}
