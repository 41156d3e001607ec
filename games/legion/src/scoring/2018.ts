import { call, choose, type Seat } from '@sandtable/kernel'
import { circle, isWithin, overlaps } from '@sandtable/plane'
import { editionOf } from '../editions/index.ts'
import { isAgainst } from '../geometry/against.ts'
import { baseOf } from '../geometry/bases.ts'
import { SEGMENT } from '../geometry/measures.ts'
import { addCondition, claim, scorePoints } from '../holdings.ts'
import { addToken, centreOf } from '../mission/lay-out.ts'
import { radiusOfToken } from '../mission/placing.ts'
import { polygonOf, territoryOf } from '../mission/territory.ts'
import { isInZone, zonesOf } from '../mission/zones.ts'
import { blueFirst, type LState, type Objective, otherSeat, seats, type Unit } from '../state.ts'
import { battlefieldOf, partNamed } from '../terrain/battlefield.ts'
import { isOnBattlefield, isTrooper, leaderOf, unitOf, unitsOfSide } from '../units.ts'
import type { LCard } from '../vocabulary/card.ts'
import { battle, choice, chooseUnits, ids, sequel, tokensOf } from './phrases.ts'
import { withToken } from './token-actions.ts'

/** Battle cards of 2018: four objectives, four deployments, four conditions. */

/** Victory tokens at the end of rounds: `worth` says how many, by the round; the last one is the end of the game. */
function gains(
  card: string,
  worth: (s: LState, seat: Seat, isLast: boolean) => number,
): NonNullable<LCard['trigger']> {
  return {
    'end of the end phase': {
      forced: true,
      do: (s) => {
        const isLast = s.table.round >= editionOf(s).rounds
        for (const seat of seats) scorePoints(s, seat, worth(s, seat, isLast), card)
      },
    },
  }
}

function unitsOnTable(s: LState, seat: Seat): Unit[] {
  return unitsOfSide(s, seat).filter(isOnBattlefield)
}

/** One for each own leader within an enemy zone, at the end of the game. */
const breakthrough = battle('2018-breakthrough', 'LG1-BAT-breakthrough', {
  trigger: gains('2018-breakthrough', (s, seat, isLast) => {
    if (!isLast) return 0
    const zones = zonesOf(s, otherSeat(seat))
    return unitsOnTable(s, seat).filter((unit) =>
      zones.some((zone) => isInZone(zone, baseOf(unit, leaderOf(unit)))),
    ).length
  }),
})

const transmission = 'Transmission'

/** The trooper leaders of a side at range 1 of a token. */
function leadersAt(s: LState, seat: Seat, token: Objective): number {
  const shape = circle(token.x, token.y, radiusOfToken(token))
  return unitsOnTable(s, seat).filter(
    (unit) => isTrooper(unit) && isWithin(shape, baseOf(unit, leaderOf(unit)), SEGMENT),
  ).length
}

/** One for each token controlled after rounds 2 and 4, two at the end of the game. */
const intercept = battle('2018-intercept-the-transmissions', 'LG1-BAT-intercept-the-transmissions', {
  trigger: gains('2018-intercept-the-transmissions', (s, seat, isLast) => {
    const each = isLast ? 2 : s.table.round === 2 || s.table.round === 4 ? 1 : 0
    const own = tokensOf(s, transmission).filter(
      (token) => leadersAt(s, seat, token) > leadersAt(s, otherSeat(seat), token),
    )
    return each * own.length
  }),
})

const position = 'Key Position'

/** The pieces that lie wholly outside of all deployment zones and have no token yet, each by its first part. */
function freePieces(s: LState): string[] {
  const field = battlefieldOf(s.table.map)
  const zones = seats.flatMap((seat) => territoryOf(s, seat).map(polygonOf))
  const taken = s.table.objectives.map(({ piece }) => piece)
  const pieces = [...new Set(field.parts.map(({ piece }) => piece))]
  return pieces.flatMap((piece) => {
    const parts = field.parts.filter((part) => part.piece === piece)
    const isFree =
      !taken.includes(piece) && !parts.some(({ outline }) => zones.some((zone) => overlaps(outline, zone)))
    return isFree && parts[0] !== undefined ? [parts[0].id] : []
  })
}

/** So many key positions there are, if there is terrain for them. */
const POSITIONS = 3

const chosenPiece = choice<string, { readonly seat: Seat; readonly left: number }>('choose a key position', {
  from: (s) => freePieces(s),
  by: (_, __, { seat }) => seat,
  do: (s, effect, part, { seat, left }) => {
    const marked = partNamed(battlefieldOf(s.table.map), part)
    if (marked === undefined) return
    const { outline, piece } = marked
    const corners = outline.points.length / 2
    const sum = (from: 0 | 1) =>
      outline.points.reduce((all, value, at) => (at % 2 === from ? all + value : all), 0)
    const at = { x: sum(0) / corners, y: sum(1) / corners }
    addToken(s, { name: position, kind: 'advantage', seat: null, at, piece })
    if (left > 1 && freePieces(s).length > 0)
      choose(s, effect, chosenPiece, { seat: otherSeat(seat), left: left - 1 })
  },
})

/** The leaders of a side in base contact with the piece that a token lies on. */
function leadersAgainst(s: LState, seat: Seat, { piece }: Objective): number {
  const parts = battlefieldOf(s.table.map).parts.filter((part) => part.piece === piece)
  return unitsOnTable(s, seat).filter((unit) =>
    parts.some(({ outline }) => isAgainst(baseOf(unit, leaderOf(unit)), outline)),
  ).length
}

/** One for each piece with the most leaders against it, at the end of the game. */
const keyPositions = battle('2018-key-positions', 'LG1-BAT-key-positions', {
  asks: [chosenPiece],
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, effect) => choose(s, effect, chosenPiece, { seat: s.table.blue, left: POSITIONS }),
    },
    ...gains('2018-key-positions', (s, seat, isLast) =>
      isLast
        ? tokensOf(s, position).filter(
            (token) => leadersAgainst(s, seat, token) > leadersAgainst(s, otherSeat(seat), token),
          ).length
        : 0,
    ),
  },
})

const supplies = 'Supplies'

/** Troopers claim what their leader touches (LG1-OTKB-004, -005). */
const claiming = withToken(
  1,
  supplies,
  (_, unit, token) =>
    isTrooper(unit) &&
    isAgainst(baseOf(unit, leaderOf(unit)), circle(token.x, token.y, radiusOfToken(token))),
  claim,
)

/** A token in the middle and four that players place in turn; one for each that is held at the end of the game. */
const recoverTheSupplies = battle(
  '2018-recover-the-supplies',
  'LG1-BAT-recover-the-supplies',
  {
    ...claiming,
    trigger: {
      'mission set-up': {
        forced: true,
        do: (s) => {
          addToken(s, { name: supplies, kind: 'asset', seat: null, at: centreOf(s) })
          const [blue = '', red = ''] = blueFirst(s)
          for (const seat of [blue, red, blue, red]) {
            const token = addToken(s, { name: supplies, kind: 'asset', seat: null, at: null })
            call(s, 'place a token', { seat, token: token.id, zone: 'supplies' })
          }
        },
      },
      ...gains('2018-recover-the-supplies', (s, seat, isLast) =>
        isLast ? unitsOnTable(s, seat).reduce((sum, { holds }) => sum + holds.length, 0) : 0,
      ),
    },
  },
  'LG1-OTKB-004',
)

/** In the end phase troopers lose no suppression whose leader is not against terrain. */
const hostileEnvironment = battle('2018-hostile-environment', 'LG1-BAT-hostile-environment', {
  query: {
    'suppression removed': (count, s, _, unit) => (isInTheOpen(s, unitOf(s, unit)) ? 0 : count),
  },
})

function isInTheOpen(s: LState, unit: Unit): boolean {
  if (!isTrooper(unit) || !isOnBattlefield(unit)) return false
  const base = baseOf(unit, leaderOf(unit))
  return !battlefieldOf(s.table.map).parts.some(({ outline }) => isAgainst(base, outline))
}

/** Sight ends at range 2 in round 1, and at range 3 in round 2 (LG1-BCARD-007). */
const limitedVisibility = battle('2018-limited-visibility', 'LG1-BAT-limited-visibility', {
  query: { 'sight range': (range, s) => (s.table.round < 3 ? s.table.round + 1 : range) },
})

const heldBack = sequel<readonly string[]>('held back', (s, _, units) => {
  for (const unit of units) addCondition(s, unitOf(s, unit), 'reinforcements')
})

/** Each player holds back one or two trooper units that are no commanders, blue first; they come when they are drawn. */
const rapidReinforcements = battle('2018-rapid-reinforcements', 'LG1-BAT-rapid-reinforcements', {
  asks: [heldBack],
  trigger: {
    'mission set-up': {
      forced: true,
      do: (s, effect) => {
        for (const seat of blueFirst(s)) {
          const from = ids(
            unitsOfSide(s, seat).filter((unit) => isTrooper(unit) && unit.rank !== 'commander'),
          )
          chooseUnits(s, effect, heldBack, { seat, from, least: 1, most: 2 })
        }
      },
    },
  },
})

/** What the other cards say is read where units are deployed (`mission/zones.ts`), or is nothing. */
const plain: readonly LCard[] = [
  battle('2018-battle-lines', 'LG1-BAT-battle-lines', {}),
  battle('2018-the-long-march', 'LG1-BAT-the-long-march', {}),
  battle('2018-disarray', 'LG1-BAT-disarray', {}),
  battle('2018-major-offensive', 'LG1-BAT-major-offensive', {}),
  battle('2018-clear-conditions', 'LG1-BAT-clear-conditions', {}),
]

export const battleCards2018: readonly LCard[] = [
  breakthrough,
  intercept,
  keyPositions,
  recoverTheSupplies,
  hostileEnvironment,
  limitedVisibility,
  rapidReinforcements,
  ...plain,
]
