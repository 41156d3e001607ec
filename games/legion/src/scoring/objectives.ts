import { call, goOn, type Seat } from '@sandtable/kernel'
import { circle, exceeds, isWithin } from '@sandtable/plane'
import { POI_RADIUS, SEGMENT } from '../geometry/measures.ts'
import { addCondition, scorePoints } from '../holdings.ts'
import { contests, securedBy } from '../mission/contesting.ts'
import type { Rect } from '../mission/territory.ts'
import { isLastRound } from '../score.ts'
import { blueFirst, type LState, type Objective, otherSeat, seats } from '../state.ts'
import { battlefieldOf } from '../terrain/battlefield.ts'
import { unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import {
  battle,
  chooseUnits,
  ids,
  isContestedBy,
  scoring,
  securedTokens,
  sequel,
  territoryOfToken,
  tokensOf,
  unitsNamed,
  withTwin,
} from './phrases.ts'

/** Objective cards that count the tokens that a player secures or contests. */

const sumOf = (tokens: readonly Objective[], worth: (token: Objective) => number): number =>
  tokens.reduce((sum, token) => sum + worth(token), 0)

const pocket = withTwin('close-the-pocket', 'LG2-BAT-Ai', 'LG2-BAT-Ao', (id) => ({
  trigger: scoring(id, (s, seat) =>
    // The stockpile in the middle counts twice.
    sumOf(securedTokens(s, seat, 'Stockpile'), (token) => (token.id === 'stockpile-2' ? 2 : 1)),
  ),
}))

const breakthrough = battle('breakthrough', 'LG2-BAT-Ag', {
  trigger: scoring('breakthrough', (s, seat) =>
    sumOf(tokensOf(s, 'Checkpoint'), (token) => {
      const where = territoryOfToken(s, seat, token)
      if (where === 'friendly') return isContestedBy(s, token, otherSeat(seat)) ? 0 : 1
      return where === 'enemy' && securedBy(s, token) === seat ? 2 : 0
    }),
  ),
})

const research = battle('recover-the-research', 'LG2-BAT-Ak', {
  trigger: scoring('recover-the-research', (s, seat) => {
    const labs = tokensOf(s, 'Lab').filter((lab) => isContestedBy(s, lab, seat)).length
    // For 2, 3 and at least 4 labs.
    return Math.max(0, Math.min(labs, 4) - 1)
  }),
})

const contact = battle('contact-contact', 'LG2-BAT-Ge', {
  trigger: scoring('contact-contact', (s, seat) =>
    sumOf(securedTokens(s, seat, 'Listening Post'), (post) =>
      territoryOfToken(s, seat, post) === 'enemy' ? 2 : 1,
    ),
  ),
  query: {
    'keyword x': (value, s, _, { unit, keyword }) =>
      keyword === 'precise' && contestsAny(s, unit, 'Listening Post') ? value + 1 : value,
  },
})

function contestsAny(s: LState, unit: string, name: string): boolean {
  return tokensOf(s, name).some((token) => contests(s, unitOf(s, unit), token))
}

const cauldron = battle('cauldron', 'LG2-BAT-Gd', {
  trigger: scoring('cauldron', (s, seat) => {
    const own = securedTokens(s, seat, 'Waypoint')
    const inMiddle = own.filter((token) => territoryOfToken(s, seat, token) === 'contested')
    return (
      own.filter((token) => territoryOfToken(s, seat, token) === 'friendly').length +
      inMiddle.filter((token) => own.some((other) => other !== token && areNear(token, other))).length +
      (inMiddle.length === 2 ? 1 : 0)
    )
  }),
  query: {
    'suppression removed': (value, s, _, unit) => (contestsAny(s, unit, 'Waypoint') ? value - 1 : value),
  },
})

function areNear(a: Objective, b: Objective): boolean {
  return isWithin(circle(a.x, a.y, POI_RADIUS), circle(b.x, b.y, POI_RADIUS), 2 * SEGMENT)
}

/** Who comes in by the short edge. */
const vanguard = sequel<readonly string[]>('vanguard', (s, _, units) => {
  for (const unit of unitsNamed(s, units)) addCondition(s, unit, 'vanguard')
})

const outflank = battle('outflank', 'LG2-BAT-Ev', {
  asks: [vanguard],
  trigger: {
    ...scoring('outflank', (s, seat) => {
      const flags = securedTokens(s, seat, 'Flag')
      const there = unitsOfSide(s, seat).filter(
        (unit) => unit.conditions.includes('vanguard') && flags.some((flag) => contests(s, unit, flag)),
      )
      return flags.length + (there.length >= 2 ? 1 : 0)
    }),
    'mission set-up': {
      forced: true,
      do: (s, effect) => {
        for (const seat of blueFirst(s)) {
          const from = unitsOfSide(s, seat).filter(({ rank }) => rank !== 'commander')
          chooseUnits(s, effect, vanguard, { seat, from: ids(from), least: 0, most: 3 })
        }
      },
    },
  },
  query: {
    // Only they are deployed at the short edge, and only there.
    deployment: (value, s, _, unit) =>
      value.filter((rect) => isAtShortEdge(s, rect) === unitOf(s, unit).conditions.includes('vanguard')),
  },
})

function isAtShortEdge(s: LState, { left, right }: Rect): boolean {
  return !exceeds(left, 0) || !exceeds(battlefieldOf(s.table.map).width, right)
}

const shifting = battle(
  'shifting-priorities',
  'LG2-BAT-Al',
  {
    trigger: {
      ...scoring('shifting-priorities', (s, seat) => securedTokens(s, seat, 'Priority Target').length),
      'end of the end phase': {
        forced: true,
        when: (s) => s.table.round >= 2 && !isLastRound(s),
        do: (s) => placeInTurn(s, 'target', (seat) => securedTokens(s, otherSeat(seat), 'Priority Target')),
      },
    },
  },
  'LG2-SAMP-002',
  'LG2-SAMP-003',
)

/** Each player places these tokens anew, in turn, blue first. */
function placeInTurn(s: LState, zone: 'target' | 'cart', tokens: (seat: Seat) => Objective[]): void {
  const left = Object.fromEntries(seats.map((seat) => [seat, tokens(seat).map(({ id }) => id)]))
  call(s, 'place tokens in turn', { turn: s.table.blue, left, zone, now: null })
}

const isHome = (s: LState, seat: Seat, cart: Objective) => territoryOfToken(s, seat, cart) === 'enemy'

/** After the carts were pushed. */
const pushed = sequel<null>('pushed', (s) => {
  for (const seat of seats) {
    const home = tokensOf(s, 'Bomb Cart').filter((cart) => isHome(s, seat, cart))
    scorePoints(s, seat, 2 * home.length, 'payload')
  }
})

const payload = battle('payload', 'LG2-BAT-Gf', {
  asks: [pushed],
  trigger: {
    'score victory points': {
      forced: true,
      when: (s) => s.table.round >= 2,
      do: (s, effect) => {
        for (const seat of seats) scorePoints(s, seat, securedTokens(s, seat, 'Bomb Cart').length, 'payload')
        placeInTurn(s, 'cart', (seat) =>
          securedTokens(s, seat, 'Bomb Cart').filter((cart) => !isHome(s, seat, cart)),
        )
        goOn(s, effect, pushed, null)
      },
    },
  },
})

export const objectiveCards: readonly LCard[] = [
  ...pocket,
  breakthrough,
  research,
  contact,
  cauldron,
  outflank,
  shifting,
  payload,
]
