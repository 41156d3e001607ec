import { goTo, tell } from '@sandtable/kernel'
import {
  abilityData,
  coolDown,
  isTakenUp,
  layUnderTrack,
  putPiece,
  removePieces,
  tokenInSupply,
} from '../abilities.ts'
import { placesOf } from '../placing.ts'
import { legendOf } from '../state.ts'
import type { PlaceChoice } from '../vocabulary/placing.ts'
import { whyNotPlace } from './why-not-place.ts'
import { ask, procedure, run } from './words.ts'

/** An ability puts its miniatures on the board, one after the other (APX-ABIL-004, APX-PLACE), then its token goes on (APX-TIME, APX-COOL). */
export const placeMiniatures = procedure(
  'place miniatures',
  [
    ask('place a miniature', {
      rule: 'APX-ABIL-004',
      declares: true,
      seats: (s, v) =>
        abilityData(v.ability).place?.[v.at] === undefined ? null : legendOf(s, v.legend).seat,
      about: (_, v) => ({ piece: abilityData(v.ability).place?.[v.at]?.piece ?? '' }),
      options: (s, v): readonly PlaceChoice[] =>
        placesOf(s, legendOf(s, v.legend), v.ability, v.at, v.chosen),
      why: (s, v, answer) => whyNotPlace(s, v, answer),
      answer: (s, v, answer) => {
        const placing = abilityData(v.ability).place?.[v.at]
        if (answer !== 'done') v.chosen.push({ piece: placing?.piece ?? '', ...answer })
        const placed = v.chosen.filter((one) => one.piece === placing?.piece).length
        const isLast = () =>
          placesOf(s, legendOf(s, v.legend), v.ability, v.at, v.chosen).every((one) => one === 'done')
        if (answer === 'done' || placed >= (placing?.most ?? 1) || isLast()) v.at++
        return goTo('place a miniature')
      },
    }),
    run('put them there', (s, v) => {
      const legend = legendOf(s, v.legend)
      const { duration, delay } = abilityData(v.ability)
      removePieces(s, (piece) => v.chosen.some((one) => isTakenUp(piece, v.legend, one.piece)))
      const put = v.chosen.map(({ piece: kind, field, corner, level, on, turn }) => {
        tell(s, { type: 'placed', legend: v.legend, piece: kind })
        return putPiece(s, { kind, legend: v.legend, ability: v.ability, field, corner, level, on, turn })
      })
      if (duration !== undefined || delay !== undefined) layUnderTrack(s, legend, v.ability, put)
      else {
        const token = tokenInSupply(legend, v.ability)
        if (token !== null) coolDown(s, legend, token)
      }
    }),
  ],
  { about: (_, v) => ({ legend: v.legend, ability: v.ability }) },
)
