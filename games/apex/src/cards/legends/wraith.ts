import { cardWords, choose } from '@sandtable/kernel'
import { coolDown, tokenInSupply, warmUp } from '../../abilities.ts'
import { bearerOf } from '../../hand.ts'
import type { Apex } from '../../state.ts'
import type { ACard } from '../../vocabulary/card.ts'
import { addDifficulty, instant, openCard } from '../words.ts'

const { choice } = cardWords<Apex>()

/** A reaction that is an ability: its token lies open, so whoever has it is asked (APX-EX-066). */
const voidStep: ACard = {
  ...openCard('wraith-void-step'),
  trigger: {
    'before firing': {
      of: 'target',
      when: (s, effect, v) => {
        const legend = bearerOf(s, effect)
        return (
          tokenInSupply(legend, effect.card) !== null &&
          !v.before.includes(legend.id) &&
          s.table.passing[legend.seat] !== s.table.turn
        )
      },
      pay: (s, effect, v) => {
        const legend = bearerOf(s, effect)
        v.before.push(legend.id)
        const token = tokenInSupply(legend, effect.card)
        if (token !== null) coolDown(s, legend, token)
      },
      do: (_, effect, v) => addDifficulty(v, effect.card, 15),
    },
  },
}

/** Which of several tokens cools down faster. */
const whichToken = choice<string>('which token', {
  from: (s, effect) => cooling(bearerOf(s, effect).tokens),
  do: (s, effect, ability) => {
    const legend = bearerOf(s, effect)
    const token = legend.tokens.find((one) => one.ability === ability && one.at === 'cooldown')
    if (token !== undefined) warmUp(s, legend, token, 2)
  },
})

function cooling(tokens: readonly { readonly ability: string; readonly at: string }[]): string[] {
  return [...new Set(tokens.flatMap((one) => (one.at === 'cooldown' ? [one.ability] : [])))]
}

const recharge = instant(
  'wraith-recharge',
  'begins its activation',
  {
    needs: (_, legend) => cooling(legend.tokens).length > 0,
    do: (s, _, legend) =>
      choose(
        s,
        { id: -1, card: 'wraith-recharge', seat: legend.seat, on: legend.id, vars: {}, due: null },
        whichToken,
      ),
  },
  { asks: [whichToken] },
)

export const wraith: readonly ACard[] = [voidStep, recharge]
