import type { Effect, Seat } from '@sandtable/kernel'
import { type AState, byInitiative, type FigureId, figuresOnMap } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { afterwards, damage, pick, recoverDamage, rollFor, strain } from '../words.ts'
import { command } from './command.ts'

type Share = (s: AState, figure: FigureId, rolled: number) => void

/** The three balances of the Force: each player picks up to 3 figures, one die is rolled for all of them. */
export const balanceCommands: readonly ACard[] = [
  balance('balancing-force', 'red', 'damage', (s, figure, rolled) => recoverDamage(s, figure, rolled)),
  balance('chaotic-force', 'green', 'accuracy', (s, figure, rolled) => strain(s, figure, rolled)),
  balance('corrupting-force', 'blue', 'damage', (s, figure, rolled) => damage(s, figure, rolled)),
]

function balance(
  id: string,
  die: 'red' | 'green' | 'blue',
  symbol: 'damage' | 'accuracy',
  share: Share,
): ACard {
  return command(
    id,
    {
      at: { 'start of round': {} },
      play: (s, { effect }) => choose(s, effect, { chosen: [], seats: byInitiative(s), left: 3 }),
    },
    {
      picked: {
        figure: (s, effect, choice) => {
          const { chosen, seats, left } = effect.vars as unknown as Choosing
          const next =
            choice === 'none'
              ? { chosen, seats: seats.slice(1), left: 3 }
              : { chosen: [...chosen, String(choice)], seats, left: left - 1 }
          if (next.left === 0) choose(s, effect, { chosen: next.chosen, seats: seats.slice(1), left: 3 })
          else choose(s, effect, next)
        },
        roll: (s, effect) => {
          const { chosen } = effect.vars as unknown as Choosing
          const rolled = rollFor(s, [die])[symbol]
          for (const figure of chosen) share(s, figure, rolled)
        },
      },
    },
  )
}

interface Choosing {
  readonly chosen: FigureId[]
  /** Who has still to choose. */
  readonly seats: Seat[]
  readonly left: number
}

function choose(s: AState, effect: Effect, { chosen, seats, left }: Choosing): void {
  const vars = { chosen, seats, left }
  const figures = figuresOnMap(s).flatMap((one) => (chosen.includes(one.id) ? [] : [one.id]))
  const [by] = seats
  if (by === undefined) afterwards(s, { ...effect, vars }, 'roll')
  else pick(s, { ...effect, vars }, 'figure', [...figures, 'none'], { by })
}
