import type { Effect, Seat } from '@sandtable/kernel'
import { type AState, byInitiative, type FigureId, figuresOnMap } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { choice, choose, damage, goOn, recoverDamage, rollFor, sequel, strain } from '../../words.ts'
import { command } from '../command.ts'

type Share = (s: AState, figure: FigureId, rolled: number) => void

interface Choosing {
  readonly chosen: readonly FigureId[]
  /** Who has still to choose. */
  readonly seats: readonly Seat[]
  readonly left: number
}

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
  const balanced = choice<FigureId, Choosing>('figure', {
    from: (s, _, { chosen }) => [
      ...figuresOnMap(s).flatMap((one) => (chosen.includes(one.id) ? [] : [one.id])),
      'none',
    ],
    by: (_, __, { seats: [by] }) => by ?? null,
    do: (s, effect, figure, { chosen, seats, left }) => {
      const more = figure === 'none' ? chosen : [...chosen, figure]
      const isDone = figure === 'none' || left === 1
      next(
        s,
        effect,
        isDone ? { chosen: more, seats: seats.slice(1), left: 3 } : { chosen: more, seats, left: left - 1 },
      )
    },
  })

  const roll = sequel<null, Choosing>('roll', (s, _, __, { chosen }) => {
    const rolled = rollFor(s, [die])[symbol]
    for (const figure of chosen) share(s, figure, rolled)
  })

  const next = (s: AState, effect: Effect, now: Choosing) => {
    if (now.seats.length === 0) goOn(s, effect, roll, null, now)
    else choose(s, effect, balanced, now)
  }

  return command(
    id,
    {
      at: { 'start of round': {} },
      play: (s, { effect }) => next(s, effect, { chosen: [], seats: byInitiative(s), left: 3 }),
    },
    {
      asks: [balanced, roll],
    },
  )
}
