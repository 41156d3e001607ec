import { choose, type Effect } from '@sandtable/kernel'
import { putOnCard } from '../cards-held.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain, greenTokens } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { takingFrom } from '../upgrades/stores.ts'
import type { LCard } from '../vocabulary/card.ts'
import { type Deed, moves } from './deeds.ts'
import { command, named, ours, resolve, startOfPhase } from './phrases.ts'

/** Command cards of General Tagge, who counts what others spend. */

const tagge = named('General Tagge')
const prowess = 'logistical-prowess'

const taken = takingFrom(prowess, (s, effect) => ours(s, effect, tagge)[0])

const takesStock: Deed = {
  can: (s, _, effect) => taken.from(s, effect, {}).length > 0,
  do: (s, _, effect) => choose(s, effect, taken),
  asks: [taken],
}

const stored = choice<TokenName, { readonly unit: UnitId }>('put a token onto the card', {
  from: () => greenTokens,
  do: (s, _, token, { unit }) => putOnCard(s, unitOf(s, unit), prowess, token),
})

/** He watches whoever is within range 4. */
const watchers = (s: LState, effect: Effect, enemy: Unit): Unit[] =>
  ours(s, effect, tagge).filter((general) => enemy.seat !== general.seat && isWithinRange(general, enemy, 4))

export const taggeCommands: readonly LCard[] = [
  command('i-have-graphs-and-the-command', resolve(tagge, takesStock), startOfPhase(tagge, moves(2))),
  command('canny-adversary', {
    asks: [stored],
    trigger: {
      'a token is spent': {
        forced: true,
        when: (s, effect, { unit }) => watchers(s, effect, unitOf(s, unit)).length > 0,
        do: (s, effect, { unit: id }) => {
          const unit = unitOf(s, id)
          for (const general of watchers(s, effect, unit)) {
            if (unitsSee(s, general, unit)) gain(s, unit, 'observation')
            if (general.upgrades.some(({ card }) => card === prowess))
              choose(s, effect, stored, { unit: general.id })
          }
        },
      },
    },
  }),
]
