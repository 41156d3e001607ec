import type { ACard } from '../card.ts'
import { activationOf, add, attackOf, gainCondition, hasRerolls, mayReroll } from '../words.ts'
import { command } from './command.ts'

/** Command cards for figures that are attacked. */
export const defenceCommands: readonly ACard[] = [
  command('brace-for-impact', {
    at: { 'before rolling': { figures: (_, v) => [v.target] } },
    play: (s) => void attackOf(s).defence.push('black'),
  }),
  command('brace-yourself', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.target],
        when: (s, v) => activationOf(s)?.figure !== v.attacker,
      },
    },
    play: (s) => add(attackOf(s), { block: 2 }),
  }),
  command('camouflage', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s, { figure }) => gainCondition(s, figure ?? '', 'hidden'),
  }),
  command('hard-to-hit', {
    at: {
      'reroll dice': {
        figures: (_, v) => [v.target],
        when: (s, v) => v.defenceDice.some((die) => !die.rerolled) && s.over === null,
      },
    },
    play: (s, { effect }) => {
      if (hasRerolls(s, effect, 'defence')) mayReroll(s, effect, 'defence', 1, { least: 1 })
    },
  }),
]
