import { call, cardWords, cause, choose, type Effect } from '@sandtable/kernel'
import { isMeant } from '../command/criteria.ts'
import { isWithinRange } from '../geometry/ranges.ts'
import { unitsSee } from '../geometry/sight.ts'
import type { Legion, LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain, greenTokens } from '../tokens.ts'
import { unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { keywordsNow } from './granted.ts'
import { friendsWithin, own } from './words.ts'

/** Keywords by which tokens that one unit gains come to another. */

const { choice } = cardWords<Legion>()

interface Given {
  readonly token: TokenName
  readonly copied: boolean
  readonly aidedBy: readonly UnitId[]
}

function aided(s: LState, effect: Effect): UnitId[] {
  const whom = keywordsNow(s, own(s, effect), 'aid')
  return friendsWithin(s, effect, 2, false).flatMap((unit) =>
    whom.some(({ of }) => isMeant(s, unit, of)) && unitsSee(s, own(s, effect), unit) ? [unit.id] : [],
  )
}

const receiver = choice<UnitId, Given>('choose who gains it', {
  from: (s, effect) => aided(s, effect),
  do: (s, effect, unit, { token, copied, aidedBy }) => {
    cause(s, 'gain tokens', { unit, token, count: 1, aidedBy, ...(copied && { copied }) })
    gain(s, own(s, effect), 'suppression')
    call(s, 'a keyword worked', { unit: effect.on ?? '', keyword: 'aid', others: [unit] })
  },
})

/** Another unit gains the token in its place, each of several by itself, and it is suppressed each time. */
const aid: LCard = {
  id: 'keyword:aid',
  rules: ['LG2-KW-104', 'LG2-KW-105'],
  asks: [receiver],
  replace: {
    'gain tokens': {
      of: 'unit',
      // Two of them do not pass a token back and forth.
      when: (s, effect, { unit, token, aidedBy }) =>
        greenTokens.includes(token) && aidedBy?.includes(unit) !== true && aided(s, effect).length > 0,
      do: (s, effect, { token, count, ...event }) => {
        const aidedBy = [...(event.aidedBy ?? []), event.unit]
        choose(s, effect, receiver, { token, copied: event.copied === true, aidedBy })
        if (count > 1) cause(s, 'gain tokens', { ...event, token, count: count - 1 })
        return null
      },
    },
  },
}

/** The units that it works together with. */
function team(s: LState, effect: Effect): Unit[] {
  const unit = own(s, effect)
  const mates = keywordsNow(s, unit, 'teamwork')
  return unitsOfSide(s, unit.seat).filter(
    (other) => mates.some(({ of }) => isMeant(s, other, of)) && isWithinRange(unit, other, 2),
  )
}

/** What one of the two gains the other gains, but for what it gained in this way (LG2-KW-239). */
const teamwork: LCard = {
  id: 'keyword:teamwork',
  rules: ['LG2-KW-238', 'LG2-KW-239'],
  trigger: {
    'tokens gained': {
      forced: true,
      when: (s, effect, { unit, token, copied }) => {
        if (copied === true || (token !== 'aim' && token !== 'dodge')) return false
        const others = team(s, effect)
        return unit === effect.on ? others.length > 0 : others.some(({ id }) => id === unit)
      },
      do: (s, effect, { unit, token, count }) => {
        const others = unit === effect.on ? team(s, effect) : [own(s, effect)]
        for (const { id } of others) cause(s, 'gain tokens', { unit: id, token, count, copied: true })
      },
    },
  },
}

export const sharing: readonly LCard[] = [aid, teamwork]
