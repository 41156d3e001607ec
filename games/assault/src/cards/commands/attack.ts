import { enter } from '@sandtable/kernel'
import type { ACard } from '../card.ts'
import { add, attackOf, isFigureTarget, isMe } from '../words.ts'
import { command } from './command.ts'

/** Command cards that change one's own attacks. */
export const attackCommands: readonly ACard[] = [
  command('assassinate', {
    at: {
      'modify results': { figures: (_, v) => [v.attacker], when: (s, v) => isFigureTarget(s, v) },
    },
    play: (s) => add(attackOf(s), { damage: 3 }),
  }),
  command('blitz', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { surge: 1 }),
  }),
  command('deadeye', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { accuracy: 2 }),
  }),
  command('marksman', {
    at: { 'before declaring': { figures: (_, v) => [v.attacker], when: (_, v) => v.type === 'ranged' } },
    play: (s, { seat, figure }) =>
      void enter(s, { card: 'effect:marksman', seat, on: figure, until: 'attack' }),
  }),
  {
    id: 'effect:marksman',
    rules: ['IA-CMD-marksman'],
    query: { 'sees past figures': (value, _, effect, figure) => value || isMe(effect, figure) },
  },
]
