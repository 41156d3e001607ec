import { choose, type Effect } from '@sandtable/kernel'
import { matches } from '../command/matches.ts'
import { choice } from '../scoring/phrases.ts'
import type { LState, TokenName, Unit, UnitId } from '../state.ts'
import { gain } from '../tokens.ts'
import { unitOf } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { all, type Deed, gains, gainsEach, oneOf } from './deeds.ts'
import { isMarked, mark } from './marks.ts'
import { friendsNear } from './near.ts'
import { anyone, at, command, isOurs, named, ordered, ours, startOfPhase } from './phrases.ts'

/** Command cards of Clan Wren and Clan Saxon. */

const wren = { affiliation: 'clan wren' }
const saxon = { affiliation: 'clan saxon' }

/** Who gains the like of what was spent. */
const helped = choice<UnitId, { readonly unit: UnitId; readonly token: TokenName }>('who gains it', {
  from: (s, _, { unit }) =>
    friendsNear(s, unitOf(s, unit), 2).flatMap((friend) => (matches(s, friend, wren) ? [friend.id] : [])),
  do: (s, _, friend, { token }) => gain(s, unitOf(s, friend), token),
})

/** It stands by, and is paid for it once that is over. */
const avenges: Deed = all(gains('standby'), mark('vengeful', 'round'))

/** Others of Clan Saxon near Rook Kast. */
function avengers(s: LState, effect: Effect): Unit[] {
  const friends = ours(s, effect, named('Rook Kast')).flatMap((rook) => friendsNear(s, rook, 2))
  return friends.filter((unit) => matches(s, unit, saxon))
}

const joining = choice<UnitId>('who stands by', {
  from: (s, effect) => avengers(s, effect).map(({ id }) => id),
  do: (s, effect, unit) => avenges.do(s, unitOf(s, unit), effect),
})

const joined: Deed = {
  do: (s, _, effect) => choose(s, effect, joining),
  asks: [joining],
}

export const clanCommands: readonly LCard[] = [
  command('we-protect-our-own', ordered(wren, oneOf({ aim: gains('aim'), dodge: gains('dodge') })), {
    asks: [helped],
    trigger: {
      'a token is spent': {
        forced: true,
        when: (s, effect, v) =>
          (v.token === 'aim' || v.token === 'dodge') &&
          isOurs(s, effect, unitOf(s, v.unit), wren) &&
          helped.from(s, effect, v).length > 0,
        do: (s, effect, { unit, token }) => choose(s, effect, helped, { unit, token }),
      },
    },
  }),
  command(
    'vengeful-strike',
    startOfPhase(named('Rook Kast'), avenges, joined),
    at('standby is over', anyone, gainsEach('aim', 'dodge'), {
      when: (s, effect, _, unit) => isMarked(s, effect, unit, 'vengeful'),
    }),
  ),
]
