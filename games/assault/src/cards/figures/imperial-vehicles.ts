import type { AttackDie } from '../../../data/types.ts'
import { figureOf, figuresOnMap, isFigure } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { add, areAdjacent, attackOf, isMe, me, performMove, pick } from '../words.ts'
import { assault, attackerSeat, attacks, rerollsAttack } from './abilities.ts'

const colours: readonly AttackDie[] = ['red', 'blue', 'green', 'yellow']

/** Epic Arsenal: all sets of three attack dice with at most two of a colour. */
const arsenal: readonly string[] = colours.flatMap((one, i) =>
  colours
    .slice(i)
    .flatMap((two, j) => colours.slice(i + j).map((three) => [one, two, three]))
    .filter(([first, , third]) => first !== third)
    .map((dice) => dice.join(' ')),
)

const hasCharge = (damage: number) => damage < 9

export const imperialVehicles: readonly ACard[] = [
  {
    id: 'deployment:at-dp',
    rules: ['IA-DEP-at-dp'],
    query: {
      'attack actions': assault,
      results: (value, s, effect, v) =>
        isMe(effect, v.attacker) && hasCharge(me(s, effect).damage)
          ? { ...value, damage: value.damage + 1 }
          : value,
    },
    trigger: { 'reroll dice': rerollsAttack(1, (s, effect) => hasCharge(me(s, effect).damage)) },
  },
  {
    id: 'deployment:at-st',
    rules: ['IA-DEP-at-st'],
    query: {
      // Awkward.
      'target forbidden': (value, s, effect, { attacker, target }) =>
        isMe(effect, attacker) && isFigure(s, target) && areAdjacent(s, me(s, effect), figureOf(s, target))
          ? 'IA-DEP-at-st'
          : value,
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
        when: (_, effect, v) => isMe(effect, v.target),
        do: (s, effect) => pick(s, effect, 'defence', ['block', 'evade']),
      },
    },
    picked: {
      defence: (s, _, symbol) => add(attackOf(s), symbol === 'block' ? { block: 1 } : { evade: 1 }),
    },
  },
  {
    id: 'deployment:general-weiss',
    rules: ['IA-DEP-general-weiss'],
    actions: {
      'generals-orders': {
        cost: 1,
        can: (s, figure) => figuresOnMap(s).some((one) => one.seat === figure.seat && one.id !== figure.id),
        do: (s, figure, effect) =>
          pick(
            s,
            effect,
            'first',
            figuresOnMap(s)
              .filter((one) => one.seat === figure.seat && one.id !== figure.id)
              .map((one) => one.id),
          ),
      },
    },
    trigger: {
      'attack declared': {
        forced: true,
        seat: attackerSeat,
        when: (_, effect, v) => isMe(effect, v.attacker) && v.pool.length === 0,
        do: (s, effect, v) => pick(s, effect, 'arsenal', arsenal, { by: v.by }),
      },
    },
    picked: {
      arsenal: (s, _, dice) => void attackOf(s).pool.push(...(String(dice).split(' ') as AttackDie[])),
      first: (s, effect, first) => {
        const others = figuresOnMap(s).filter((one) => one.seat === effect.seat)
        const ids = others.map((one) => one.id).filter((id) => id !== effect.on && id !== first)
        if (ids.length === 0) performMove(s, String(first))
        else pick(s, { ...effect, vars: { first } }, 'second', [...ids, 'none'])
      },
      second: (s, effect, second) => {
        performMove(s, String(effect.vars.first))
        if (second !== 'none') performMove(s, String(second))
      },
    },
  },
]
