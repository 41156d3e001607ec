import { cardWords, choose } from '@sandtable/kernel'
import type { Legion, TokenName, UnitId } from '../state.ts'
import { gain, loseSuppression } from '../tokens.ts'
import { unitOf } from '../units.ts'
import { keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { friendsWithin, own } from './words.ts'

/** Keywords by which a unit helps others near it. */

const { choice } = cardWords<Legion>()

interface Left {
  readonly left: number
  readonly chosen: readonly UnitId[]
}

/** "As a card action choose up to X friendly units within range 2; each gains a token." */
function handsOut(id: string, rule: string, token: TokenName): LCard {
  const friend = choice<UnitId, Left>('choose a friendly unit', {
    from: (s, effect, { chosen }) =>
      friendsWithin(s, effect, 2).flatMap((unit) => (chosen.includes(unit.id) ? [] : [unit.id])),
    may: () => true,
    do: (s, effect, unit, { left, chosen }) => {
      gain(s, unitOf(s, unit), token)
      if (left > 1) choose(s, effect, friend, { left: left - 1, chosen: [...chosen, unit] })
    },
  })
  return {
    id: `keyword:${id}`,
    rules: [rule],
    asks: [friend],
    action: {
      cost: 1,
      do: (s, unit, effect) => choose(s, effect, friend, { left: keywordX(s, unit, id), chosen: [] }),
    },
  }
}

/** At the end of its activation up to X suppression tokens of other friendly units within range 2, one by one. */
const calmed = choice<UnitId, { readonly left: number }>('remove a suppression token', {
  from: (s, effect) =>
    friendsWithin(s, effect, 2, false).flatMap(({ id, tokens }) => (tokens.suppression > 0 ? [id] : [])),
  may: () => true,
  do: (s, effect, unit, { left }) => {
    loseSuppression(s, unitOf(s, unit), 1)
    if (left > 1) choose(s, effect, calmed, { left: left - 1 })
  },
})

const inspire: LCard = {
  id: 'keyword:inspire',
  rules: ['LG2-KW-018'],
  asks: [calmed],
  trigger: {
    'end of an activation': {
      of: 'unit',
      forced: true,
      when: (s, effect) => friendsWithin(s, effect, 2, false).some(({ tokens }) => tokens.suppression > 0),
      do: (s, effect) => choose(s, effect, calmed, { left: keywordX(s, own(s, effect), 'inspire') }),
    },
  },
}

export const lending: readonly LCard[] = [
  handsOut('take-cover', 'LG2-KW-013', 'dodge'),
  handsOut('bolster', 'LG2-KW-067', 'surge'),
  inspire,
]
