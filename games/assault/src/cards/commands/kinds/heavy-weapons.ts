import { spacesBetween, spacesOf } from '../../../board/board.ts'
import { type AState, figuresOnMap, isAttackable, type TargetId } from '../../../state.ts'
import type { Attack } from '../../../vocabulary/attacks.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import {
  add,
  attackNow,
  attackOf,
  bonus,
  canAttack,
  choice,
  choose,
  damage,
  isFigureTarget,
} from '../../words.ts'
import { command } from '../command.ts'

const victim = choice<string>('victim', {
  from: (s) => besideTarget(s, attackOf(s)),
  do: (s, effect, target) => damage(s, target, 2, effect.on),
})

const lockedOn = choice<string>('result', {
  from: () => ['accuracy', 'dodge', 'evade'],
  do: (s, _, result) =>
    add(
      attackOf(s),
      result === 'accuracy' ? { accuracy: 3 } : result === 'dodge' ? { dodge: -1 } : { evade: -1 },
    ),
})

/** Cards for figures with heavy weapons, and for these among other kinds. */
export const heavyWeaponCommands: readonly ACard[] = [
  command(
    'collateral-damage',
    {
      at: {
        'attack resolved': { figures: (_, v) => [v.attacker], when: (s, v) => besideTarget(s, v).length > 0 },
      },
      play: (s, { effect }) => choose(s, effect, victim),
    },
    { asks: [victim] },
  ),
  command('explosive-weaponry', {
    at: { 'attack declared': { figures: (_, v) => [v.attacker] } },
    play: (s) => add(attackOf(s), { blast: 1 }),
  }),
  command('heavy-ordnance', {
    at: { 'modify results': { figures: (_, v) => [v.attacker] } },
    play: (s) => {
      const v = attackOf(s)
      add(v, isFigureTarget(s, v) ? { damage: 1 } : { damage: 2, pierce: 2 })
    },
  }),
  command(
    'lock-on',
    {
      at: { 'modify results': { figures: (_, v) => [v.attacker] } },
      play: (s, { effect }) => choose(s, effect, lockedOn),
    },
    {
      asks: [lockedOn],
    },
  ),
  command('maximum-firepower', {
    action: { attack: true, when: (s, figure) => canAttack(s, figure.id) },
    play: (s, { figure }) => attackNow(s, figure ?? '', { bonus: bonus({ damage: 4 }) }),
  }),
]

/** Figures and attackable objects within 2 spaces of the target space, but not the defender. */
function besideTarget(s: AState, v: Attack): TargetId[] {
  const figures = figuresOnMap(s).filter((one) => spacesBetween(s, spacesOf(s, one), [v.space]) <= 2)
  const objects = s.table.objects.filter(
    (one) => isAttackable(one) && spacesBetween(s, one.spaces, [v.space]) <= 2,
  )
  return [...figures, ...objects].map((one) => one.id).filter((id) => id !== v.target)
}
