import { leave, of, tell } from '@sandtable/kernel'
import { isBesideObject } from '../../../board/board.ts'
import { faceNames } from '../../../dice.ts'
import { setWorth } from '../../../holdings.ts'
import {
  type AState,
  type Die,
  figureOf,
  figuresOf,
  figuresOnMap,
  groupOf,
  objectOf,
} from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  activationOf,
  add,
  attackOf,
  choice,
  choose,
  damage,
  defeatFigure,
  gainCondition,
  me,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { anyOwn, command } from '../command.ts'
import { isDoing, rerollUnderWay } from '../in-answer-to.ts'
import { lasting } from '../lasting.ts'
import { friendsWithin } from '../nearby.ts'

const turnedDie = choice<number, { readonly from: readonly number[] }>('die', {
  from: (_, __, { from }) => from,
  do: (s, effect, die) => choose(s, effect, turnedFace, { die, from: facesAt(attackOf(s), die) }),
})

const turnedFace = choice<string, { readonly die: number; readonly from: readonly string[] }>('face', {
  from: (_, __, { from }) => from,
  do: (s, _, face, memory) => {
    const die = dieAt(attackOf(s), memory.die)
    if (die !== undefined) die.face = faceNames(die.colour).indexOf(face)
  },
})

const evacuated = choice<string>('evacuated', {
  from: (s, effect) => friendsWithin(s, me(s, effect), 2),
  do: (s, _, id) => {
    const group = groupOf(s, figureOf(s, id))
    // Only the last of a group is worth anything (IA-WIN-004).
    if (figuresOf(s, group).length === 1) setWorth(s, group, Math.floor(group.points / 2))
    defeatFigure(s, id)
  },
})

const trap = choice<string>('terminal', {
  from: (s) => terminals(s),
  do: (s, effect, id) => {
    const terminal = objectOf(s, id)
    for (const one of figuresOnMap(s)) if (isBesideObject(s, one, terminal)) damage(s, one.id, 2, effect.on)
  },
})

/** Cards that name one of the figures in `figures/rebel/scoundrels.ts`. */
export const rebelScoundrelsCommands: readonly ACard[] = [
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
          choose(s, effect, turnedFace, { die: first, from: facesAt(attackOf(s), first) })
        else choose(s, effect, turnedDie, { from: [first, ...others] })
      },
    },
    {
      asks: [turnedDie, turnedFace],
    },
  ),
  command(
    'evacuate',
    {
      action: {},
      play: (s, { effect }) => choose(s, effect, evacuated),
    },
    {
      asks: [evacuated],
    },
  ),
  choosing('hidden-trap', 'action', trap),
  command('i-make-my-own-luck', {
    at: { 'start of round': { figures: anyOwn } },
    play: (s, { seat, effect }) => {
      s.table.initiative = seat
      tell(s, { type: 'initiative', seat })
      lasting(s, effect, 'round')
    },
  }),
  {
    id: 'effect:i-make-my-own-luck',
    rules: ['IA-CMD-i-make-my-own-luck'],
    query: {
      'groups to activate': (value, s, effect, seat) =>
        seat === effect.seat ? value.filter((group) => group === me(s, effect).group) : value,
    },
    trigger: { 'group activates': { forced: true, do: (s, effect) => leave(s, effect.id) } },
  },
  command('master-operative', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isDoing(s, v.attacker, 'close-quarters'),
      },
    },
    play: (s, { figure }) => {
      gainCondition(s, figure ?? '', 'focused')
      add(attackOf(s), { surge: 1 })
    },
  }),
  command('one-in-a-million', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => activationOf(s)?.figure !== v.attacker,
      },
    },
    play: (s, { effect }) => lasting(s, effect, 'attack'),
  }),
  {
    id: 'effect:one-in-a-million',
    rules: ['IA-CMD-one-in-a-million'],
    layer: 9,
    query: { 'defence pool': of('attacker', () => []) },
  },
]

/** Attack dice from 0 on, defence dice after them. */
function dieAt({ attackDice, defenceDice }: Attack, place: number): Die | undefined {
  return attackDice[place] ?? defenceDice[place - attackDice.length]
}

function facesAt(attack: Attack, place: number): string[] {
  const die = dieAt(attack, place)
  return die === undefined ? [] : faceNames(die.colour)
}

function terminals(s: AState): string[] {
  return s.table.objects.filter((one) => one.kind === 'terminal' && !one.gone).map((one) => one.id)
}
