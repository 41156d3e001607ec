import type { Condition } from '../../../data/types.ts'
import { choice, discardCondition, isHarmful, me } from '../words.ts'

/** The figure that uses the card gets rid of one harmful condition of its choice. */
export const shakenOff = choice<Condition>('condition', {
  from: (s, effect) => me(s, effect).conditions.flatMap(({ name }) => (isHarmful(name) ? [name] : [])),
  do: (s, effect, name) => discardCondition(s, me(s, effect), name),
})
