import { cardWords, choose } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import type { Legion, LState, TokenName, Unit } from '../state.ts'
import { gain } from '../tokens.ts'
import { keywordsOf, keywordX } from '../values.ts'
import type { LCard } from '../vocabulary/card.ts'
import { giftOf, giftsIn } from './gifts.ts'
import { keywordsNow } from './granted.ts'
import { friendsWithin, give, own } from './words.ts'

/** Keywords that do something at the start of the activation phase. */

const { choice } = cardWords<Legion>()

interface Instance {
  readonly of: string
}

/** One of what the keyword lists. */
const gift = choice<string, Instance>('choose what it gains', {
  from: (_, __, { of }) => giftsIn(of),
  do: (s, effect, words) => giveIndependently(s, own(s, effect), words),
})

function giveIndependently(s: LState, unit: Unit, words: string): void {
  give(s, unit, giftOf(words), keywordX(s, unit, 'independent'))
}

/** Without an order token it gains what is stated: nobody would refuse a token, and an action may be left undone. */
const independent: LCard = {
  id: 'keyword:independent',
  rules: ['LG2-KW-063'],
  asks: [gift],
  trigger: {
    'start of the activation phase': {
      forced: true,
      when: (s, effect) => own(s, effect).order === 'none',
      do: (s, effect) => {
        for (const { of = '' } of keywordsNow(s, own(s, effect), 'independent')) {
          const [only, ...others] = giftsIn(of)
          if (only === undefined) continue
          if (others.length > 0) choose(s, effect, gift, { of })
          else giveIndependently(s, own(s, effect), only)
        }
      },
    },
  },
}

function companions(s: LState, unit: Unit, near: readonly Unit[]): Unit[] {
  return near.filter((other) => keywordsOf(unit, 'retinue').some(({ of }) => isMeant(s, other, of)))
}

const aimOrDodge = choice<TokenName>('choose a token', {
  from: () => ['aim', 'dodge'],
  do: (s, effect, token) => gain(s, own(s, effect), token),
})

/** Within range 2 of another unit with the stated name or type. */
const retinue: LCard = {
  id: 'keyword:retinue',
  rules: ['LG2-KW-016'],
  asks: [aimOrDodge],
  trigger: {
    'start of the activation phase': {
      forced: true,
      when: (s, effect) => companions(s, own(s, effect), friendsWithin(s, effect, 2, false)).length > 0,
      do: (s, effect) => choose(s, effect, aimOrDodge),
    },
  },
}

export const phaseStart: readonly LCard[] = [independent, retinue]
