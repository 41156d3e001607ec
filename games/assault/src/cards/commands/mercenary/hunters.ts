import { leave, of, own } from '@sandtable/kernel'
import { seesSpace } from '../../../board/board.ts'
import type { AState, Figure } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { add, attackNow, attackOf, bonus, canAttack, damage, spacesWithin } from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { isDoing } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'
import { isExhausted, readyGroupOf } from '../readying.ts'

/** Cards that name one of the figures in `figures/mercenary/hunters.ts`. */
export const mercenaryHuntersCommands: readonly ACard[] = [
  command('blaze-of-glory', {
    at: { 'after activation': { figures: anyOwn, when: (s, _, __, figure) => isExhausted(s, figure ?? '') } },
    play: (s, { effect }) => {
      readyGroupOf(s, effect.on ?? '')
      lasting(s, effect, 'round')
    },
  }),
  {
    id: 'effect:blaze-of-glory',
    rules: ['IA-CMD-blaze-of-glory'],
    trigger: { 'end of round': { forced: true, do: (s, effect) => damage(s, effect.on ?? '', 3) } },
  },
  command('mandalorian-tactics', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => {
      lasting(s, effect, 'playing')
      for (let i = 0; i < 2; i++) attackNow(s, effect.on ?? '', { bonus: bonus({ surge: 1, accuracy: 2 }) })
    },
  }),
  {
    id: 'effect:mandalorian-tactics',
    rules: ['IA-CMD-mandalorian-tactics'],
    query: {
      'surge abilities': of('attacker', (value) => [
        ...value,
        { key: 'mandalorian damage', cost: 1, gives: { damage: 2 } },
        { key: 'mandalorian recover', cost: 1, gives: { recover: 2 } },
      ]),
    },
  },
  command('payback', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.target],
        when: (s, v) => canAttack(s, v.target, { among: [v.attacker] }),
      },
    },
    play: (s, { figure }) =>
      attackNow(s, figure ?? '', { among: [attackOf(s).attacker], bonus: bonus({ surge: 2 }) }),
  }),
  command('stroke-of-brilliance', {
    at: { 'attack declared': { figures: (_, v) => [v.target] } },
    play: (s) => add(attackOf(s), { block: 2, evade: 1 }),
  }),
  command('trandoshan-terror', {
    during: {
      when: (s, figure, v) => v.actions > 0 && mayFire(s, figure, v.specials),
    },
    play: (s, { effect }) => lasting(s, effect, 'activation'),
  }),
  {
    id: 'effect:trandoshan-terror',
    rules: ['IA-CMD-trandoshan-terror'],
    query: {
      'indiscriminate fire': own((value) => [...value, 'yellow']),
    },
    trigger: {
      'action resolved': {
        forced: true,
        when: (s, effect) => isDoing(s, effect.on ?? '', 'indiscriminate-fire'),
        do: (s, effect) => leave(s, effect.id),
      },
    },
  },
]

/** Could Bossk still perform his Indiscriminate Fire in this activation? */
function mayFire(s: AState, figure: Figure, specials: readonly string[]): boolean {
  if (specials.some((one) => one.endsWith(' indiscriminate-fire'))) return false
  return spacesWithin(s, figure, 3).some((space) => seesSpace(s, figure, space))
}
