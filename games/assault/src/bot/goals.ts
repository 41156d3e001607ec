import type { Space } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { distancesFrom, type Floor, floorOf, nowhereNear } from '../board/floor.ts'
import { placesOf } from '../board/places.ts'
import type { Site } from '../map/site.ts'
import { missionInPlay } from '../mission.ts'
import { type AState, figuresOnMap } from '../state.ts'

/** A place that the mission makes worth being at, and what it brings. */
export interface Goal {
  readonly spaces: readonly Space[]
  readonly points: number
  /** Is somebody of the own side there already, other than whoever asks? */
  held(by: string): boolean
}

/** What the mission scores, and terminals, which bring cards (IA-STAT-009). */
export function goalsOf(s: AState, seat: Seat): Goal[] {
  const {
    roundStart = [],
    roundEnd = [],
    standing = [],
    interactions = [],
    onTheMove = [],
  } = missionInPlay(s)
  const found: { site: Site; points: number }[] = [{ site: { type: 'terminal' }, points: 1 }]
  for (const step of [...roundStart, ...roundEnd]) {
    if (step.type === 'score control') found.push({ site: step.of, points: step.vp })
    if (step.type === 'score presence') found.push({ site: step.at, points: step.vp })
    if (step.type === 'hold') found.push({ site: step.site, points: 3 })
  }
  for (const one of standing) if (one.type === 'controlled') found.push({ site: one.of, points: one.vp })
  for (const one of interactions) found.push({ site: one.with, points: 2 })
  for (const one of onTheMove) if (one.type === 'deliver') found.push({ site: one.at, points: 2 })
  return found.flatMap(({ site, points }) =>
    placesOf(s, site, seat).map(({ spaces }) => ({ spaces, points, held: holderOf(s, seat, spaces) })),
  )
}

function holderOf(s: AState, seat: Seat, spaces: readonly Space[]): (by: string) => boolean {
  const { spaces: stood, places } = battlefieldOf(s)
  const there = figuresOnMap(s).filter(
    (one) => one.seat === seat && stood[places.get(one.id) ?? -1]?.some((space) => spaces.includes(space)),
  )
  return (by) => there.some((one) => one.id !== by)
}

/** The floor with all doors open: they can be opened, so they part nothing in the long run. */
export function openFloor(s: AState): Floor {
  const site = battlefieldOf(s)
  return floorOf(
    site,
    site.map.doors.map((door) => door.id),
  )
}

/** Counted spaces from one group of spaces to another; more than any map is long if there is no way. */
export function farFrom(floor: Floor, from: readonly Space[], to: readonly Space[]): number {
  let nearest = 99
  for (const one of from) {
    const far = distancesFrom(floor, one)
    for (const other of to) if (far[other]! !== nowhereNear && far[other]! < nearest) nearest = far[other]!
  }
  return nearest
}
