import type { XCard } from '../../vocabulary/card.ts'
import { isMe, turnDice } from '../words.ts'

/** Pilots of the core sets. */
export const corePilots: readonly XCard[] = [
  {
    id: 'pilot:lukeskywalker',
    rules: ['XW-PIL-lukeskywalker'],
    trigger: {
      'modify defense dice': {
        when: (_, effect, v) => isMe(effect, v.target) && v.defenseDice.some((die) => die.face === 'focus'),
        do: (_, __, v) => void turnDice(v.defenseDice, 'focus', 'evade', 1),
      },
    },
  },
  {
    id: 'pilot:wedgeantilles',
    rules: ['XW-PIL-wedgeantilles'],
    query: {
      'defender agility': (value, _, effect, v) => (isMe(effect, v.attacker) ? value - 1 : value),
    },
  },
  {
    id: 'pilot:maulermithel',
    rules: ['XW-PIL-maulermithel'],
    query: {
      'attack dice': (dice, _, effect, v) => (isMe(effect, v.attacker) && v.range === 1 ? dice + 1 : dice),
    },
  },
]
