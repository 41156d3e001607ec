import { cause, call as goInto, reveal, tell } from '@sandtable/kernel'
import { circle, freeSpots } from '@sandtable/plane'
import { FAR_OFF } from '../bounds/far-off.ts'
import { mayOrderItself } from '../command/matches.ts'
import { entersBattlefield } from '../deploying.ts'
import { radiusOf } from '../geometry/bases.ts'
import { removeToken } from '../holdings.ts'
import { addBaneToken, baneTokens, cadBane, frontsLeft, hereIAm, setFront } from '../mission/bane.ts'
import { tokenNamed } from '../mission/placing.ts'
import { inTheWay, placeAt, putAt } from '../moves/cohesion.ts'
import { everywhere } from '../moves/ground.ts'
import { settleUnits } from '../settle.ts'
import type { LState, Objective, Unit } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { leaderOf } from '../units.ts'
import { targetsOf } from './detonate.ts'
import { ask, call, procedure, repeat, run } from './words.ts'

/** A player lays Bane tokens, each where its card says, and chooses in secret which it is (LG2-CKW-004, -005). */
export const layBaneTokens = procedure('lay Bane tokens', [
  run('take a token', (s, v) => {
    v.token = addBaneToken(s, v.seat)
  }),
  call('place it', 'place a token', (_, v) => ({ seat: v.seat, token: v.token, zone: v.zone })),
  ask('choose its front', {
    rule: 'LG2-CKW-005',
    seats: (_, v) => v.seat,
    about: (_, v) => ({ token: v.token }),
    options: (s, v) => frontsLeft(s, v.seat),
    secret: () => true,
    answer: (s, v, front) => setFront(s, v.token, front),
  }),
  run('one less', (_, v) => {
    v.left--
  }),
  repeat('take a token', (_, v) => v.left > 0),
])

/** A Bane token is turned up, and does what its front says (LG2-CKW-011 to -017). */
export const showBaneToken = procedure('show a Bane token', [
  run('turn it up', (s, v) => {
    const token = tokenNamed(s, v.token)
    const front = s.table.fronts[v.token] ?? 'smoke and mirrors'
    reveal(s)
    tell(s, { type: 'bane token', seat: token.seat ?? '', front })
    if (front === 'kablamo')
      goInto(s, 'explosion', { token: v.token, left: targetsOf(s, token), fighting: [] })
    else removeToken(s, token)
    if (front === 'here i am') appear(s, token)
  }),
])

/** Whoever has any face-down tokens is asked, so that being asked tells nothing of them (LG2-CKW-016). */
export const appearing = procedure('Here I Am', [
  ask('turn up Here I Am', {
    rule: 'LG2-CKW-016',
    seats: (s, v) => (baneTokens(s, v.seat).length > 0 ? v.seat : null),
    options: (s, v): readonly ('appear' | 'wait')[] =>
      hereIAm(s, v.seat) === undefined ? ['wait'] : ['wait', 'appear'],
    secret: () => true,
    answer: (_, v, answer) => {
      v.shown = answer === 'appear'
    },
  }),
  call('turn it up', 'show a Bane token', (s, v) => {
    const token = v.shown ? hereIAm(s, v.seat) : undefined
    return token === undefined ? null : { token: token.id }
  }),
])

/** Cad Bane stands in the token's place, and orders himself if he was not there yet; once defeated he does not (LG2-CKW-013 to -015). */
function appear(s: LState, token: Objective): void {
  const bane = cadBane(s, token.seat ?? '')
  if (bane === undefined) return
  const isNew = !bane.deployed
  putNear(s, bane, token)
  if (isNew) entersBattlefield(s, bane)
  settleUnits(s)
  if (isNew && mayOrderItself(s, bane)) cause(s, 'issue order', { unit: bane.id, by: bane.id })
}

/** Where the token lay, or as near to it as there is room. */
function putNear(s: LState, unit: Unit, { x, y }: Objective): void {
  const zone = { about: circle(x, y, FAR_OFF), inside: battlefieldOf(s.table.map).outline }
  for (const spot of freeSpots({ x, y }, radiusOf(unit), zone, inTheWay(s, unit, everywhere))) {
    const place = placeAt(s, unit, { ...spot, facing: 0 })
    if ('rule' in place) continue
    putAt(leaderOf(unit), place)
    return
  }
}
