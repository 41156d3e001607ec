import { enter, inPlay } from '@sandtable/kernel'
import { figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  attackNow,
  attackOf,
  canAttack,
  damage,
  distanceBetween,
  figuresWithin,
  gainCondition,
  me,
  moveSpaces,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'

const fury = 'effect:dual-bladed-fury'

/** Cards that name one of the figures in `figures/mercenary/outcasts.ts`. */
export const mercenaryOutcastsCommands: readonly ACard[] = [
  command('bladestorm', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => {
      add(attackOf(s), { surge: 1 })
      lasting(s, effect, 'attack')
    },
  }),
  {
    id: 'effect:bladestorm',
    rules: ['IA-CMD-bladestorm'],
    trigger: {
      'attack resolved': {
        forced: true,
        of: 'attacker',
        do: (s, effect) => {
          for (const id of figuresWithin(s, me(s, effect), 2, 'hostile')) damage(s, id, 1, effect.on)
        },
      },
    },
  },
  command('draw', {
    during: { when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { effect }) => attackNow(s, effect.on ?? ''),
  }),
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
  command('wreak-vengeance', {
    at: { 'before declaring': { figures: (_, v) => [v.attacker] } },
    play: (s, { seat, effect }) => {
      const on = effect.on ?? ''
      gainCondition(s, on, 'focused')
      if (inPlay(s, { card: fury, on }).length === 0) enter(s, { card: fury, seat, on, until: 'attack' })
    },
  }),
]
