import type { Seat } from '@sandtable/kernel'
import { territoryOfToken } from '../scoring/phrases.ts'
import { type LState, type Objective, otherSeat } from '../state.ts'

/** What a token is worth in victory points a round, to the bot's side and to the other. */
export interface Stake {
  readonly token: Objective
  /** To whoever secures it. */
  readonly secured: Worth
  /** To whoever has a unit there at all. */
  readonly contested: Worth
  /** As long as the other side has no unit there. */
  readonly kept: Worth
}

interface Worth {
  readonly ours: number
  readonly theirs: number
}

type Points = Partial<Record<'secured' | 'contested' | 'kept', number>>

/** What the cards of the mission give for a token, seen by one side. */
const rewards: Readonly<Record<string, (s: LState, seat: Seat, token: Objective) => Points>> = {
  Stockpile: (_, __, { id }) => ({ secured: id === 'stockpile-2' ? 2 : 1 }),
  Checkpoint: (s, seat, token) => {
    const where = territoryOfToken(s, seat, token)
    return where === 'friendly' ? { kept: 1 } : where === 'enemy' ? { secured: 2 } : {}
  },
  // One for each of the second to the fourth.
  Lab: () => ({ contested: 0.7 }),
  'Listening Post': (s, seat, token) => ({
    secured: territoryOfToken(s, seat, token) === 'enemy' ? 2 : 1,
  }),
  Waypoint: (s, seat, token) => ({ secured: territoryOfToken(s, seat, token) === 'enemy' ? 0.2 : 1 }),
  Flag: () => ({ secured: 1.2 }),
  'Priority Target': () => ({ secured: 1 }),
  'Bomb Cart': () => ({ secured: 1.6 }),
  'Comms Tower': (s, seat, token) =>
    territoryOfToken(s, seat, token) === 'friendly' ? {} : { secured: 1, contested: 0.1 },
  Bunker: (_, seat, { seat: owner }) => (owner === seat ? {} : { secured: 2 }),
  'Data Core': (_, __, { count }) => ({ secured: count >= 2 ? 1 : 0.6 }),
  'Comms Relay': (_, seat, { seat: owner }) => (owner === seat ? { kept: 0.3 } : { contested: 0.5 }),
  Base: (s, seat, { seat: owner }) =>
    owner !== seat && hasBomb(s, seat) ? { secured: 0.5 } : owner === seat ? { kept: 0.3 } : {},
}

function hasBomb(s: LState, seat: Seat): boolean {
  const bombs = s.table.objectives.filter(({ name }) => name === 'Bomb').map(({ id }) => id)
  return s.table.units.some((unit) => unit.seat === seat && unit.holds.some((id) => bombs.includes(id)))
}

/** Tokens on the battlefield that anybody gets points for. */
export function stakesOf(s: LState, seat: Seat): Stake[] {
  return s.table.objectives.flatMap((token): Stake[] => {
    const reward = rewards[token.name]
    if (!token.lies || reward === undefined) return []
    const [ours, theirs] = [reward(s, seat, token), reward(s, otherSeat(seat), token)]
    const both = (of: keyof Points): Worth => ({ ours: ours[of] ?? 0, theirs: theirs[of] ?? 0 })
    return [{ token, secured: both('secured'), contested: both('contested'), kept: both('kept') }]
  })
}

/** How likely it is to secure a token with so many units more than the other side: others will come, and some will fall. */
const chances = [0.01, 0.04, 0.12, 0.28, 0.74, 0.92, 0.98]

function chanceWith(more: number): number {
  const at = Math.max(0, Math.min(chances.length - 1, more + 3))
  const [low = 0, high = 1] = [chances[Math.floor(at)], chances[Math.ceil(at)]]
  return low + (high - low) * (at - Math.floor(at))
}

/** Points a round of a token with so many units of both sides there. */
export function pointsAt({ secured, contested, kept }: Stake, friends: number, enemies: number): number {
  const [here, there] = [Math.min(1, friends), Math.min(1, enemies)]
  return (
    secured.ours * chanceWith(friends - enemies) -
    secured.theirs * chanceWith(enemies - friends) +
    contested.ours * here -
    contested.theirs * there +
    kept.ours * (1 - there) -
    kept.theirs * (1 - here)
  )
}
