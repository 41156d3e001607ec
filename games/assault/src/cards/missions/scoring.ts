import { call, type Seat } from '@sandtable/kernel'
import { carried, discardToken } from '../../board/objects.ts'
import { controlled, isAt, placesOf } from '../../board/places.ts'
import { clearStrain } from '../../holdings.ts'
import type { Step } from '../../map/step.ts'
import { type AState, byInitiative, figuresOnMap, type MapObject, otherSeat } from '../../state.ts'
import { tokenSees } from './harm.ts'
import { mark } from './interactions.ts'
import { carriedBy, scoreBoth } from './points.ts'

export type Scoring = Extract<Step, { type: `score ${string}` }>

/** Points at the start or the end of a round. */
export function scoreStep(s: AState, step: Scoring): void {
  switch (step.type) {
    case 'score control':
      scoreControl(s, step)
      return
    case 'score presence':
      scoreBoth(s, (seat) => {
        const places = placesOf(s, step.at, seat)
        const there = figuresOnMap(s).some(
          (figure) => figure.seat === seat && places.some((place) => isAt(s, figure, place)),
        )
        return there ? step.vp : 0
      })
      return
    case 'score carrying':
      scoreCarrying(s, step)
      return
    case 'score most carried':
      scoreBoth(s, (seat) => {
        const own = carriedBy(s, seat, step.label).length
        return own > carriedBy(s, otherSeat(seat), step.label).length ? step.vp : 0
      })
      return
    case 'score claimed':
      scoreBoth(
        s,
        (seat) =>
          step.vp * s.table.objects.filter((one) => one.label === step.label && one.owner === seat).length,
      )
      return
    case 'score strain tokens':
      scoreStrain(s, step)
      return
    case 'score own tokens':
      scoreBoth(s, (seat) => step.vp * ownTokens(s, step.label, seat).length)
      return
    case 'score seen':
      scoreBoth(s, (seat) => {
        const own = ownTokens(s, step.label, seat)
        return (
          step.vp *
          figuresOnMap(s).filter(
            (figure) => figure.seat !== seat && own.some((token) => tokenSees(s, token, figure)),
          ).length
        )
      })
  }
}

function ownTokens(s: AState, label: string, seat: Seat): MapObject[] {
  return s.table.objects.filter((one) => one.label === label && one.owner === seat && !one.gone)
}

function scoreControl(s: AState, step: Extract<Scoring, { type: 'score control' }>): void {
  const held = byInitiative(s).map((seat) => ({ seat, places: controlled(s, step.of, seat) }))
  scoreBoth(s, (one) => {
    const { length } = held.find(({ seat }) => seat === one)?.places ?? []
    return step.vp * (step.count === 'any' ? Math.min(1, length) : length)
  })
  for (const { seat, places } of held)
    for (const { object } of places) {
      if (object === null || step.afterwards === undefined) continue
      if (step.afterwards === 'discard') discardToken(s, object)
      else mark(s, object, step.afterwards === 'mark' ? 'neutral' : seat)
    }
}

function scoreCarrying(s: AState, step: Extract<Scoring, { type: 'score carrying' }>): void {
  const found = byInitiative(s).map((seat) => ({ seat, carriers: carriersOf(s, step, seat) }))
  if (step.may === true) {
    for (const { seat, carriers } of found)
      for (const token of carriers.flat())
        call(s, 'discard a token for points', { by: seat, object: token.id, points: step.vp })
    return
  }
  scoreBoth(s, (one) => {
    const carriers = found.find(({ seat }) => seat === one)?.carriers ?? []
    return step.vp * (step.count === 'token' ? carriers.flat() : carriers).length
  })
  const scored = found.flatMap(({ carriers }) => carriers.flat())
  if (step.afterwards === 'discard') for (const token of scored) discardToken(s, token)
}

/** What each carrier of a side has, of those who are where it counts. */
function carriersOf(
  s: AState,
  step: Extract<Scoring, { type: 'score carrying' }>,
  seat: Seat,
): MapObject[][] {
  const places = step.at?.flatMap((site) => placesOf(s, site, seat))
  return figuresOnMap(s)
    .filter((figure) => figure.seat === seat)
    .filter((figure) => places === undefined || places.some((place) => isAt(s, figure, place)))
    .map((figure) => carried(s, figure, step.label))
    .filter((tokens) => tokens.length > 0)
}

function scoreStrain(s: AState, step: Extract<Scoring, { type: 'score strain tokens' }>): void {
  const held = byInitiative(s).map((seat) => ({
    seat,
    tokens: controlled(s, { type: 'token', label: step.label }, seat).flatMap(({ object }) =>
      object === null ? [] : [object],
    ),
  }))
  if (step.may === true) {
    for (const { seat, tokens } of held)
      for (const token of tokens)
        call(s, 'discard a token for points', { by: seat, object: token.id, points: step.vp * token.count })
    return
  }
  scoreBoth(s, (one) => {
    const tokens = held.find(({ seat }) => seat === one)?.tokens ?? []
    return step.vp * tokens.reduce((sum, token) => sum + token.count, 0)
  })
  for (const token of held.flatMap(({ tokens }) => tokens)) clearStrain(s, token)
}
