import type { Seat } from '@sandtable/kernel'
import type { AttackDie } from '../../../../data/types.ts'
import { deckOf, discardTop } from '../../../hand.ts'
import {
  type AState,
  figureOf,
  figuresOf,
  figuresOnMap,
  groupNamed,
  isFigure,
  otherSeat,
} from '../../../state.ts'
import { figureCost } from '../../../values.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  adjacentFigures,
  attackOf,
  choice,
  choose,
  gainCondition,
  givePoints,
  hasCondition,
  isFigureTarget,
  me,
  recall,
  recoverDamage,
  strain,
} from '../../words.ts'
import { choosing } from '../choosing.ts'
import { command } from '../command.ts'
import { discardFromPlay } from '../lasting.ts'
import { markedGroup } from '../marked-group.ts'
import { seenWithin } from '../nearby.ts'

const captured = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect, id) => {
    if (hasCondition(figureOf(s, id), 'weakened')) strain(s, id, 2, effect.on)
    else gainCondition(s, id, 'weakened', effect.on)
  },
})

const removedDie = choice<number>('die', {
  from: (s) => [...attackOf(s).defenceDice.keys()],
  do: (s, _, at) => void attackOf(s).defenceDice.splice(at, 1),
})

const victim = choice<string>('victim', {
  from: (s, effect) => adjacentFigures(s, me(s, effect), 'hostile'),
  do: (s, effect) => {
    const seat = effect.seat ?? ''
    const foe = otherSeat(seat)
    if (deckOf(s, foe).draw.length < 2) givePoints(s, seat, 3, 'merciless')
    else choose(s, effect, mercy, { by: foe })
  },
})

const mercy = choice<string, { readonly by: Seat }>('mercy', {
  from: () => ['discard', 'points'],
  by: (_, __, { by }) => by,
  do: (s, effect, way) => {
    const seat = effect.seat ?? ''
    if (way === 'points') givePoints(s, seat, 3, 'merciless')
    else for (let i = 0; i < 2; i++) discardTop(s, otherSeat(seat))
  },
})

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

const tool = choice<AttackDie>('die', {
  from: () => colours,
  do: (s, _, colour) => void attackOf(s).pool.push(colour),
})

const poisoned = choice<string>('victim', {
  from: (s, effect) => seenWithin(s, me(s, effect), 3),
  do: (s, effect, id) => {
    strain(s, id, 1, effect.on)
    gainCondition(s, id, 'weakened', effect.on)
  },
})

/** Cards for hunters, and for these among other kinds. */
export const hunterCommands: readonly ACard[] = [
  command('assassinate', {
    at: {
      'modify results': { figures: (_, v) => [v.attacker], when: (s, v) => isFigureTarget(s, v) },
    },
    play: (s) => add(attackOf(s), { damage: 3 }),
  }),
  choosing('capture-the-weary', 'action', captured),
  command('glory-of-the-kill', {
    at: {
      'attack resolved': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => v.defeated && isFigureTarget(s, v),
      },
    },
    play: (s, { effect }) => recoverDamage(s, effect.on ?? '', 3),
  }),
  command(
    'heightened-reflexes',
    {
      at: {
        'modify results': {
          figures: (_, v) => [v.attacker],
          when: (s, v) => isFigureTarget(s, v) && v.defenceDice.length > 0,
        },
      },
      play: (s, { effect }) => choose(s, effect, removedDie),
    },
    { asks: [removedDie] },
  ),
  choosing('merciless', 'action', victim, [mercy]),
  markedGroup('price-on-their-heads'),
  {
    id: 'effect:price-on-their-heads',
    rules: ['IA-CMD-price-on-their-heads'],
    trigger: {
      'figure defeated': {
        forced: true,
        when: (s, effect, v) => {
          const { group } = recall(effect, 'effect:price-on-their-heads')
          return figureOf(s, v.target).group === group && figuresOf(s, groupNamed(s, group)).length === 0
        },
        do: (s, effect) => {
          givePoints(s, effect.seat ?? '', 4, 'price-on-their-heads')
          discardFromPlay(s, effect, 'price-on-their-heads')
        },
      },
    },
  },
  command('primary-target', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isFigure(s, v.target) && isDearest(s, v.target),
      },
    },
    play: (s, { figure }) => {
      gainCondition(s, figure ?? '', 'focused')
      add(attackOf(s), { damage: 1 })
    },
  }),
  command(
    'tools-for-the-job',
    {
      at: { 'attack declared': { figures: (_, v) => [v.attacker] } },
      play: (s, { effect }) => choose(s, effect, tool),
    },
    { asks: [tool] },
  ),
  choosing('toxic-dart', 'during', poisoned),
]

/** Does no other figure of its side cost more? */
function isDearest(s: AState, id: string): boolean {
  const target = figureOf(s, id)
  const own = figuresOnMap(s).filter((one) => one.seat === target.seat)
  return own.every((one) => figureCost(s, one) <= figureCost(s, target))
}
