import { leave } from '@sandtable/kernel'
import { deckOf, takeBack } from '../../hand.ts'
import { figureOf } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { activationOf, gainCondition, hasRerolls, hasTrait, isFriend, mayReroll } from '../words.ts'
import { command } from './command.ts'

/** Command cards that come back from the discard pile. */
export const discardPileCommands: readonly ACard[] = [
  command(
    'shared-experience',
    {
      during: { when: (_, __, v) => v.points >= 3 },
      play: (s, { figure }) => {
        const activation = activationOf(s)
        if (activation !== null) activation.points -= 3
        gainCondition(s, figure ?? '', 'focused')
      },
    },
    { fromDiscards: 'effect:shared-experience' },
  ),
  {
    id: 'effect:shared-experience',
    rules: ['IA-CMD-shared-experience'],
    trigger: {
      'figure defeated': {
        when: (s, effect, v) => {
          const figure = figureOf(s, v.target)
          if (figure.seat !== effect.seat) return false
          if (!hasTrait(figure, 'droid') && !hasTrait(figure, 'vehicle')) return false
          return deckOf(s, figure.seat).discard.includes('shared-experience')
        },
        do: (s, effect) => {
          if (takeBack(s, effect.seat ?? '', 'shared-experience')) leave(s, effect.id)
        },
      },
    },
  },
  command(
    'targeting-network',
    {
      at: {
        'reroll dice': {
          figures: (_, v) => [v.attacker],
          when: (_, v) => v.attackDice.some((die) => !die.rerolled),
        },
      },
      play: (s, { effect }) => {
        if (hasRerolls(s, effect, 'attack')) mayReroll(s, effect, 'attack', 1, { least: 1 })
      },
    },
    { fromDiscards: 'effect:targeting-network' },
  ),
  {
    id: 'effect:targeting-network',
    rules: ['IA-CMD-targeting-network'],
    query: {
      'surge abilities': (value, s, effect, v) => {
        if (!isFriend(s, effect, v.attacker) || !hasTrait(figureOf(s, v.attacker), 'droid')) return value
        if (!deckOf(s, effect.seat ?? '').discard.includes('targeting-network')) return value
        const ability = 'targeting-network'
        return [...value, { key: ability, cost: 1, gives: {}, effect: effect.id, ability }]
      },
    },
    surges: {
      'targeting-network': {
        do: (s, effect) => {
          if (takeBack(s, effect.seat ?? '', 'targeting-network')) leave(s, effect.id)
        },
      },
    },
  },
]
