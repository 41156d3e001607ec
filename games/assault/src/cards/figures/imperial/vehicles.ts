import { of } from '@sandtable/kernel'
import type { AttackDie } from '../../../../data/types.ts'
import { figureOf, figuresOnMap, isFigure } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { add, areAdjacent, attackOf, choice, choose, me, performMove } from '../../words.ts'
import { assault, attackerSeat, attacks, rerollsAttack } from '../abilities.ts'

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

/** Epic Arsenal: all sets of three attack dice with at most two of a colour. */
const arsenalDice: readonly string[] = colours.flatMap((one, i) =>
  colours
    .slice(i)
    .flatMap((two, j) => colours.slice(i + j).map((three) => [one, two, three]))
    .filter(([first, , third]) => first !== third)
    .map((dice) => dice.join(' ')),
)

const hasCharge = (damage: number) => damage < 9

const defence = choice<string>('defence', {
  from: () => ['block', 'evade'],
  do: (s, _, symbol) => add(attackOf(s), symbol === 'block' ? { block: 1 } : { evade: 1 }),
})

const arsenal = choice<string>('arsenal', {
  from: () => arsenalDice,
  by: (s) => attackOf(s).by,
  do: (s, _, dice) => void attackOf(s).pool.push(...(dice.split(' ') as AttackDie[])),
})

const firstMover = choice<string>('first', {
  from: (s, effect) =>
    figuresOnMap(s)
      .filter((one) => one.seat === me(s, effect).seat && one.id !== me(s, effect).id)
      .map((one) => one.id),
  do: (s, effect, first) => {
    const others = figuresOnMap(s).filter((one) => one.seat === effect.seat)
    const ids = others.map((one) => one.id).filter((id) => id !== effect.on && id !== first)
    if (ids.length === 0) performMove(s, first)
    else choose(s, effect, secondMover, { first, from: [...ids, 'none'] })
  },
})

const secondMover = choice<string, { readonly first: string; readonly from: readonly string[] }>('second', {
  from: (_, __, { from }) => from,
  do: (s, _, second, memory) => {
    performMove(s, memory.first)
    if (second !== 'none') performMove(s, second)
  },
})

export const imperialVehicles: readonly ACard[] = [
  {
    id: 'deployment:at-dp',
    rules: ['IA-DEP-at-dp'],
    query: {
      'attack actions': assault,
      results: of('attacker', (value, s, effect) =>
        hasCharge(me(s, effect).damage) ? { ...value, damage: value.damage + 1 } : value,
      ),
    },
    trigger: { 'reroll dice': rerollsAttack(1, (s, effect) => hasCharge(me(s, effect).damage)) },
  },
  {
    id: 'deployment:at-st',
    rules: ['IA-DEP-at-st'],
    query: {
      // Awkward.
      'target forbidden': of('attacker', (value, s, effect, { target }) =>
        isFigure(s, target) && areAdjacent(s, me(s, effect), figureOf(s, target)) ? 'IA-DEP-at-st' : value,
      ),
    },
    trigger: { 'reroll dice': rerollsAttack() },
  },
  {
    id: 'deployment:sc2-m-repulsor-tank',
    rules: ['IA-DEP-sc2-m-repulsor-tank'],
    actions: { 'focus-fire': attacks(2, 'same', { cost: 2 }) },
    trigger: {
      // Defensible.
      'modify results': {
        of: 'target',
        do: (s, effect) => choose(s, effect, defence),
      },
    },
    asks: [defence],
  },
  {
    id: 'deployment:general-weiss',
    rules: ['IA-DEP-general-weiss'],
    actions: {
      'generals-orders': {
        cost: 1,
        can: (s, figure) => figuresOnMap(s).some((one) => one.seat === figure.seat && one.id !== figure.id),
        do: (s, _, effect) => choose(s, effect, firstMover),
      },
    },
    trigger: {
      'attack declared': {
        forced: true,
        seat: attackerSeat,
        of: 'attacker',
        when: (_, __, v) => v.pool.length === 0,
        do: (s, effect) => choose(s, effect, arsenal),
      },
    },
    asks: [arsenal, firstMover, secondMover],
  },
]
