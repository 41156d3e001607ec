import { inPlay, use, usedUp } from '@sandtable/kernel'
import { type AState, type Figure, type FigureId, figureOf } from '../../../state.ts'
import type { ACard } from '../../../vocabulary/card.ts'
import { activationOf, add, attackNow, attackOf, choice, choose, figuresWithin, me } from '../../words.ts'
import { command } from '../command.ts'
import { isDoing } from '../in-answer-to.ts'

const onceInActivation = { times: 1, per: 'activation' } as const

const servant = choice<string>('servant', {
  from: (s, effect) => servants(s, me(s, effect)),
  do: (s, effect, id) => attackNow(s, id, { by: effect.seat ?? '' }),
})

/** Cards that name one of the figures in `figures/imperial/villains.ts`. */
export const imperialVillainsCommands: readonly ACard[] = [
  command('hunt-them-down', {
    at: {
      'attack declared': {
        figures: (_, v) => [v.attacker],
        when: (s, v) => isDoing(s, v.attacker, 'lightsaber-throw'),
      },
    },
    play: (s) => add(attackOf(s), { accuracy: 2, cleave: 2 }),
  }),
  command('lord-of-the-sith', {
    during: { when: (s, figure, v) => v.defeats.some((id) => figureOf(s, id).seat !== figure.seat) },
    play: (s, { seat }) => {
      const activation = activationOf(s)
      if (activation === null) return
      activation.actions += activation.defeats.filter((id) => figureOf(s, id).seat !== seat).length
    },
  }),
  command(
    'unlimited-power',
    {
      during: { when: (s, figure) => emperorsUse(s, figure.id) !== null && servants(s, figure).length > 0 },
      play: (s, { effect }) => {
        const key = emperorsUse(s, effect.on ?? '')
        if (key === null) return
        use(s, key, onceInActivation)
        choose(s, effect, servant)
      },
    },
    { asks: [servant] },
  ),
]

/** Under which name the use of the Emperor's ability is counted; null: it has been used, or is not there. */
function emperorsUse(s: AState, figure: FigureId): string | null {
  const own = inPlay(s, { card: 'deployment:emperor-palpatine', on: figure })[0]
  if (own === undefined) return null
  const key = `during ${own.id}`
  return usedUp(s, key, onceInActivation) ? null : key
}

/** Whoever is within 4, and every friend wherever it is. */
function servants(s: AState, figure: Figure): FigureId[] {
  const friends = figuresWithin(s, figure, Number.POSITIVE_INFINITY, 'friendly')
  return [...new Set([...figuresWithin(s, figure, 4, 'any'), ...friends])]
}
