import { query, rollName, rollNames, type State, some, tell } from '@sandtable/kernel'
import { attackDie } from '../dice.ts'
import { hasTricks } from '../hand.ts'
import { type Attack, cadet, type Drill, otherSide, standing } from '../state.ts'
import { ask, event, procedure, run, window } from './words.ts'

/** DR-ATK-003 to -010, step by step. */
export const attack = procedure(
  'attack',
  [
    ask('declare target', {
      rule: 'DR-ATK-003',
      declares: true,
      seats: (s, v) => attackerOf(s, v),
      options: (s, v) => standing(s, defenderOf(s, v)).map((one) => one.id),
      why: () => 'DR-ATK-003',
      answer: (s, v, target) => {
        v.target = target
        tell(s, { type: 'attack', attacker: v.attacker, target })
      },
    }),
    run('roll attack dice', (s, v) => {
      const base = v.stance === 'rush' ? 3 : 2
      v.dice = rollNames(s, attackDie, query(s, 'attack dice', base, v.attacker))
      tell(s, { type: 'rolled', attacker: v.attacker, dice: [...v.dice] })
    }),
    ask('reroll attack dice', {
      rule: 'DR-ATK-006',
      seats: (s, v) => (v.stance === 'aim' ? attackerOf(s, v) : null),
      about: (_, v) => ({ dice: [...v.dice] }),
      space: some((_, v: Attack) => ({ from: v.dice.map((_, at) => at), least: 0, most: v.dice.length })),
      answer: (s, v, again) => {
        for (const at of again) v.dice[at] = rollName(s, attackDie)
        if (again.length > 0) tell(s, { type: 'rerolled', attacker: v.attacker, dice: [...v.dice] })
      },
    }),
    window('modify attack dice', {
      offer: (s, v, seat) => seat === attackerOf(s, v) && hasTricks(s, seat),
    }),
    window('react', {
      offer: (s, v, seat) => seat === defenderOf(s, v) && hasTricks(s, seat),
    }),
    event('deal damage', 'damage', (_, v) => {
      const amount = v.dice.filter((face) => face === 'hit').length
      return amount > 0 ? { to: v.target, amount } : null
    }),
  ],
  { period: 'attack', about: (_, v) => ({ attacker: v.attacker, target: v.target || null }) },
)

export function attackerOf(s: State<Drill>, v: Attack): string {
  return cadet(s, v.attacker).seat
}

export function defenderOf(s: State<Drill>, v: Attack): string {
  return otherSide(attackerOf(s, v))
}
