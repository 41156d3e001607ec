import { choose, type Effect, type Seat } from '@sandtable/kernel'
import { addCondition } from '../holdings.ts'
import { contests } from '../mission/contesting.ts'
import { isLastRound } from '../score.ts'
import { blueFirst, type LState, otherSeat, type Unit } from '../state.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import {
  choice,
  chooseUnits,
  ids,
  scoring,
  securedTokens,
  sequel,
  territoryOfToken,
  tokensOf,
  unitsNamed,
  withTwin,
} from './phrases.ts'

/** Units with Intel listen in at towers that they need not secure (LG2-BAT-Aj). */

const MOST = 2
const TOWER = 'Comms Tower'

const hasIntel = (unit: Unit) => unit.conditions.includes('intel')

function intelOf(s: LState, seat: Seat): Unit[] {
  return unitsOfSide(s, seat).filter(hasIntel)
}

const two = sequel<readonly string[]>('two of them', (s, _, units) => {
  for (const unit of unitsNamed(s, units)) addCondition(s, unit, 'intel')
})

interface Naming {
  readonly seat: Seat
  /** What the other side has named already. */
  readonly theirs: readonly string[] | null
}

/** Both name three before either makes two of the other's Intel, blue first each time. */
const three = sequel<readonly string[], Naming>('three units', (s, effect, units, { seat, theirs }) => {
  const other = otherSeat(seat)
  if (theirs === null) return nameThree(s, effect, { seat: other, theirs: units })
  chooseUnits(s, effect, two, { seat: other, from: units, most: MOST })
  chooseUnits(s, effect, two, { seat, from: theirs, most: MOST })
})

function nameThree(s: LState, effect: Effect, memory: Naming): void {
  const { seat } = memory
  chooseUnits(s, effect, three, { seat, from: ids(unitsOfSide(s, seat)), most: 3, memory })
}

/** Who contests a tower that its side secures, and has none yet, while there is room for more. */
function candidates(s: LState, seat: Seat): string[] {
  if (intelOf(s, seat).length >= MOST) return []
  const towers = securedTokens(s, seat, TOWER)
  return ids(
    unitsOfSide(s, seat).filter(
      (unit) => !hasIntel(unit) && towers.some((tower) => contests(s, unit, tower)),
    ),
  )
}

const passOn = choice<string, { readonly seat: Seat }>('gain Intel', {
  from: (s, _, { seat }) => candidates(s, seat),
  by: (_, __, { seat }) => seat,
  may: () => true,
  do: (s, effect, unit, memory) => {
    addCondition(s, unitOf(s, unit), 'intel')
    choose(s, effect, passOn, memory)
  },
})

const perSeat = (s: LState, act: (seat: Seat) => void) => {
  for (const seat of blueFirst(s)) act(seat)
}

export const intelCards: readonly LCard[] = withTwin(
  'intercept-signals',
  'LG2-BAT-Aj',
  'LG2-BAT-Ap',
  (id) => ({
    asks: [three, two, passOn],
    trigger: {
      'mission set-up': {
        forced: true,
        do: (s, effect: Effect) => nameThree(s, effect, { seat: s.table.blue, theirs: null }),
      },
      ...scoring(id, (s, seat) => {
        const secured = securedTokens(s, seat, TOWER)
        return tokensOf(s, TOWER).filter(
          (tower) =>
            territoryOfToken(s, seat, tower) !== 'friendly' &&
            (secured.includes(tower) || intelOf(s, seat).some((unit) => contests(s, unit, tower))),
        ).length
      }),
      'end of the end phase': {
        forced: true,
        when: (s) => !isLastRound(s),
        do: (s, effect: Effect) => perSeat(s, (seat) => choose(s, effect, passOn, { seat })),
      },
    },
  }),
)
