import { type Plain, type Space, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { putAt } from '../moves/cohesion.ts'
import { asSaid, isSpot } from '../moves/ending.ts'
import { someSpread } from '../proposals/spread.ts'
import type { Legion, LState, Place } from '../state.ts'
import { leaderOf, unitOf } from '../units.ts'
import type { Scattering } from '../vocabulary/moves.ts'
import { ask, procedure } from './words.ts'

/** Where the others of a unit stand, in their order. */
type Spots = readonly { readonly x: number; readonly y: number }[]

function spotsIn(answer: Plain): Spots | null {
  if (!isMap(answer) || !Array.isArray(answer.minis) || !answer.minis.every(isSpot)) return null
  return answer.minis as unknown as Spots
}

/** By all the rules of cohesion, as if their leader had just moved. */
function placesFor(s: LState, v: Scattering, spots: Spots): Place[] | string {
  const unit = unitOf(s, v.unit)
  return asSaid(s, unit, leaderOf(unit), spots)
}

const spread: Space<Legion, Scattering, Plain> = {
  describe: (_, v) => ({ scatter: { unit: v.unit } }),
  refuse(s, v, answer) {
    if (answer === 'stay') return null
    const spots = spotsIn(answer)
    if (spots === null) return 'LG2-WKW-059'
    const places = placesFor(s, v, spots)
    return typeof places === 'string' ? places : null
  },
  sample: (s, v, _, random) =>
    someSpread(unitOf(s, v.unit), random, (spots) => typeof placesFor(s, v, spots) !== 'string') ?? 'stay',
}

/** The attacker moves the others of the defending unit wherever cohesion allows (LG2-WKW-059). */
export const scatter = procedure(
  'scatter',
  [
    ask('move its miniatures', {
      rule: 'LG2-WKW-059',
      seats: (_, v) => v.seat,
      about: (_, v) => ({ unit: v.unit }),
      space: spread,
      answer: (s, v, answer) => {
        const spots = spotsIn(answer)
        const places = spots === null ? [] : placesFor(s, v, spots)
        if (typeof places === 'string') throw new Error(`${v.unit} was scattered against ${places}`)
        const [, ...others] = unitOf(s, v.unit).minis
        for (const [at, mini] of others.entries()) {
          const place = places[at]
          if (place !== undefined) putAt(mini, place)
        }
        if (places.length > 0) tell(s, { type: 'scattered', unit: v.unit })
      },
    }),
  ],
  { about: (_, v) => ({ unit: v.unit }) },
)
