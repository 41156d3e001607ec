import { inPlay } from '@sandtable/kernel'
import { faceNames } from '../../dice.ts'
import { takeBack } from '../../hand.ts'
import type { Die } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { attackOf, choice, choose, drawCards, recall } from '../words.ts'
import { anyOwn, command } from './command.ts'
import { rerollUnderWay } from './in-answer-to.ts'

const interrogated = 'effect:interrogated'

const dieOfCheatToWin = choice<number, { readonly from: readonly number[] }>('die', {
  from: (_, __, { from }) => from,
  do: (s, effect, die) => choose(s, effect, faceOfCheatToWin, { die, from: facesAt(attackOf(s), die) }),
})

const faceOfCheatToWin = choice<string, { readonly die: number; readonly from: readonly string[] }>('face', {
  from: (_, __, { from }) => from,
  do: (s, _, face, memory) => {
    const die = dieAt(attackOf(s), memory.die)
    if (die !== undefined) die.face = faceNames(die.colour).indexOf(face)
  },
})

/** Command cards in answer to one named ability of one figure. */
export const namedAbilityCommands: readonly ACard[] = [
  command(
    'cheat-to-win',
    {
      at: {
        'dice rerolled': {
          figures: anyOwn,
          when: (_, v, seat) => v.by === seat && (v.exchanged ?? []).length > 0,
        },
      },
      play: (s, { effect }) => {
        const [first, ...others] = rerollUnderWay(s).exchanged ?? []
        if (first === undefined) return
        if (others.length === 0)
          choose(s, effect, faceOfCheatToWin, { die: first, from: facesAt(attackOf(s), first) })
        else choose(s, effect, dieOfCheatToWin, { from: [first, ...others] })
      },
    },
    {
      asks: [dieOfCheatToWin, faceOfCheatToWin],
    },
  ),
  command('espionage-mastery', {
    at: {
      'before damage': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => inPlay(s, { card: interrogated, on: v.attacker }).length > 0,
      },
    },
    play: (s, { seat, figure }) => {
      const [own] = inPlay(s, { card: interrogated, on: figure ?? '' })
      if (own !== undefined) takeBack(s, seat, recall(own, interrogated).paid)
      drawCards(s, seat, 1)
    },
  }),
  // Remembers, as long as the attack lasts, which card was discarded for Interrogate.
  { id: interrogated, rules: ['IA-CMD-espionage-mastery'] },
]

/** Attack dice from 0 on, defence dice after them. */
function dieAt({ attackDice, defenceDice }: Attack, place: number): Die | undefined {
  return attackDice[place] ?? defenceDice[place - attackDice.length]
}

function facesAt(attack: Attack, place: number): string[] {
  const die = dieAt(attack, place)
  return die === undefined ? [] : faceNames(die.colour)
}
