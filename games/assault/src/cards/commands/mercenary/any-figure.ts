import { enter, leave } from '@sandtable/kernel'
import { discardTop } from '../../../hand.ts'
import { figureOf, otherSeat } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, gainMovement, givePoints, isFigureTarget, me, strain } from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { seenWithin } from '../nearby.ts'
import { shakenOff } from '../shaking-off.ts'

const outOfTime = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => strain(s, id, s.table.round, effect.on),
})

/** Cards for every Mercenary figure. */
export const mercenaryCommands: readonly ACard[] = [
  command('opportunistic', {
    at: {
      'damage suffered': { figures: anyOwn, when: (s, v, seat) => figureOf(s, v.target).seat !== seat },
    },
    play: (s, { figure }) => gainMovement(s, figure ?? '', 3),
  }),
  choosing('out-of-time', 'during', outOfTime),
  command('shoot-the-messenger', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => v.defeated && isFigureTarget(s, v),
      },
    },
    play: (s, { seat }) => {
      for (let i = 0; i < 3; i++) discardTop(s, otherSeat(seat))
    },
  }),
  command(
    'worth-every-credit',
    {
      during: {},
      play: (s, { seat, effect }) => {
        choose(s, effect, shakenOff)
        gainMovement(s, effect.on ?? '', 2)
        enter(s, { card: 'effect:worth-every-credit', seat, until: 'activation' })
      },
    },
    { asks: [shakenOff] },
  ),
  {
    id: 'effect:worth-every-credit',
    rules: ['IA-CMD-worth-every-credit'],
    trigger: {
      'figure defeated': {
        forced: true,
        when: (s, effect, v) => figureOf(s, v.target).seat !== effect.seat,
        do: (s, effect) => {
          givePoints(s, effect.seat ?? '', 2, 'worth-every-credit')
          leave(s, effect.id)
        },
      },
    },
  },
]
