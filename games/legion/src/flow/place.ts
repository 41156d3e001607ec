import { placeToken } from '../holdings.ts'
import { layingAt, placesForToken, spotIn, tokenNamed } from '../mission/placing.ts'
import { firstPlaceFor } from '../proposals/token-places.ts'
import { otherSeat } from '../state.ts'
import type { PlacingInTurn } from '../vocabulary/missions.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** A player places a token where its card says. */
export const placeOnBattlefield = procedure('place a token', [
  ask('choose where it lies', {
    rule: 'LG2-OBJ-019',
    seats: (_, v) => v.seat,
    about: (_, v) => ({ token: v.token }),
    space: placesForToken,
    answer: (s, v, answer) => {
      const token = tokenNamed(s, v.token)
      // Anywhere, where there is room.
      placeToken(s, token, v.seat, layingAt(s, token, spotIn(answer) ?? firstPlaceFor(s, v)))
    },
  }),
])

/** Tokens that are placed anew in turn, each within ½ of where it lies (LG2-SAMP-003, LG2-BAT-Gf). */
export const placeInTurn = procedure('place tokens in turn', [
  ask('choose a token', {
    rule: 'LG2-SAMP-003',
    seats: (_, v) => (leftOf(v).length > 1 ? v.turn : null),
    options: (_, v) => leftOf(v),
    answer: (_, v, token) => {
      v.now = token
    },
  }),
  run('take the only one', (_, v) => {
    v.now ??= leftOf(v)[0] ?? null
  }),
  call('place it', 'place a token', (_, v) =>
    v.now === null ? null : { seat: v.turn, token: v.now, zone: v.zone },
  ),
  run('the turn passes', (_, v) => {
    v.left = { ...v.left, [v.turn]: leftOf(v).filter((id) => id !== v.now) }
    v.now = null
    v.turn = otherSeat(v.turn)
  }),
  repeat('choose a token', (_, v) => Object.values(v.left).some((tokens) => tokens.length > 0)),
])

function leftOf(v: PlacingInTurn): readonly string[] {
  return v.left[v.turn] ?? []
}
