import { call } from '@sandtable/kernel'
import type { DefenceDie } from '../../../../data/types.ts'
import { isAdjacentTo, spacesOf } from '../../../board/board.ts'
import { legalTargets } from '../../../board/targets.ts'
import { damageTo } from '../../../flow/damage.ts'
import { type AState, areHostile, type FigureId, figureOf, type TargetId } from '../../../state.ts'
import { figureCard } from '../../../values.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  attackOf,
  canAttack,
  choice,
  choose,
  damage,
  gainCondition,
  me,
  recall,
  strain,
} from '../../words.ts'
import { anyOwn, command } from '../command.ts'
import { lasting } from '../lasting.ts'
import { readyGroupOf } from '../readying.ts'

const firstCleave = choice<string>('first cleave', {
  from: (s) => [...kickable(s, attackOf(s)), 'none'],
  do: (s, effect, target) => {
    if (target !== 'none') cleave(s, effect.on ?? '', target, 2)
    choose(s, effect, secondCleave)
  },
})

const secondCleave = choice<string>('second cleave', {
  from: (s) => kickable(s, attackOf(s)),
  may: () => true,
  do: (s, effect, target) => cleave(s, effect.on ?? '', target, 1),
})

const firstDie = choice<DefenceDie>('die', {
  from: (s) => [...new Set(attackOf(s).defence)],
  do: (s, effect, colour) => {
    dropDefence(s, colour)
    choose(s, effect, secondDie)
  },
})

const secondDie = choice<DefenceDie>('second', {
  from: (s) => [...new Set(attackOf(s).defence)],
  may: () => true,
  do: (s, _, colour) => dropDefence(s, colour),
})

/** Cards that name one of the figures in `figures/rebel/fighters.ts`. */
export const rebelFightersCommands: readonly ACard[] = [
  command(
    'arcing-shot',
    {
      at: { 'before declaring': { figures: (_, v) => [v.attacker] } },
      play: (s) => {
        attackOf(s).arcing = true
      },
    },
    {
      aims: (s, figure) =>
        figureCard(figure).name === 'Drokkatta' && canAttack(s, figure.id, { arcing: true }),
    },
  ),
  command('debts-repaid', {
    at: { 'figure defeated': { figures: anyOwn, when: (s, v, seat) => figureOf(s, v.target).seat === seat } },
    play: (s, { effect }) => {
      readyGroupOf(s, effect.on ?? '')
      gainCondition(s, effect.on ?? '', 'focused')
    },
  }),
  command('furious-charge', {
    at: { 'attack resolved': { figures: (_, v) => [v.target], when: (_, v) => v.suffered >= 3 } },
    play: (s, { effect }) => readyGroupOf(s, effect.on ?? ''),
  }),
  command('karabast', {
    during: {},
    play: (s, { effect }) => lasting(s, effect, 'round', { vars: { struck: [] } }),
  }),
  {
    id: 'effect:karabast',
    rules: ['IA-CMD-karabast'],
    trigger: {
      'space exited': {
        forced: true,
        when: (s, effect, v) => {
          const [own, other] = [me(s, effect), figureOf(s, v.figure)]
          if (
            v.how !== 'move' ||
            !areHostile(own, other) ||
            recall(effect, 'effect:karabast').struck.includes(other.id)
          )
            return false
          const left = v.from.filter((space) => !spacesOf(s, other).includes(space))
          return isAdjacentTo(s, own, left)
        },
        do: (s, effect, v) => {
          recall(effect, 'effect:karabast').struck.push(v.figure)
          damage(s, v.figure, 1, effect.on)
          strain(s, v.figure, 1, effect.on)
        },
      },
    },
  },
  command('spinning-kick', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:spinning-kick',
    rules: ['IA-CMD-spinning-kick'],
    trigger: {
      'attack resolved': {
        forced: true,
        of: 'attacker',
        when: (s, _, v) => v.suffered > 0 && kickable(s, v).length > 0,
        do: (s, effect) => choose(s, effect, firstCleave),
      },
    },
    asks: [firstCleave, secondCleave],
  },
  command(
    'wild-fire',
    {
      at: { 'before rolling': { figures: (_, v) => [v.attacker], when: (_, v) => v.defence.length > 0 } },
      play: (s, { effect }) => choose(s, effect, firstDie),
    },
    {
      asks: [firstDie, secondDie],
    },
  ),
]

/** Whom else the attack could have been declared on. */
function kickable(s: AState, v: Attack): TargetId[] {
  const ids = legalTargets(s, v).map((one) => one.target)
  return [...new Set(ids)].filter((id) => id !== v.target)
}

function cleave(s: AState, by: FigureId, target: TargetId, amount: number): void {
  call(s, 'suffer damage', damageTo(target, amount, 'cleave', by))
}

function dropDefence(s: AState, colour: DefenceDie): void {
  const { defence } = attackOf(s)
  defence.splice(defence.indexOf(colour), 1)
}
