import { inPlay } from '@sandtable/kernel'
import { faceNames } from '../../dice.ts'
import { deckOf, take } from '../../hand.ts'
import type { Die } from '../../state.ts'
import type { Attack } from '../../vocabulary/attacks.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { attackOf, drawCards, pick } from '../words.ts'
import { anyOwn, command } from './command.ts'
import { rerollUnderWay } from './under-way.ts'

const interrogated = 'effect:interrogated'

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
          pick(s, { ...effect, vars: { die: first } }, 'face', facesAt(attackOf(s), first))
        else pick(s, effect, 'die', [first, ...others])
      },
    },
    {
      picked: {
        die: (s, effect, die) =>
          pick(s, { ...effect, vars: { die } }, 'face', facesAt(attackOf(s), Number(die))),
        face: (s, { vars }, face) => {
          const die = dieAt(attackOf(s), Number(vars.die))
          if (die !== undefined) die.face = faceNames(die.colour).indexOf(String(face))
        },
      },
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
      const paid = inPlay(s, { card: interrogated, on: figure ?? '' })[0]?.vars.paid
      const { discard } = deckOf(s, seat)
      const at = discard.lastIndexOf(String(paid))
      if (at >= 0) {
        discard.splice(at, 1)
        take(s, seat, String(paid))
      }
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
