import type { Space } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { distancesFrom, type Floor, floorOf, nowhereNear } from '../board/floor.ts'
import { placesOf } from '../board/places.ts'
import type { Site } from '../map/site.ts'
import { missionInPlay } from '../mission.ts'
import { type AState, type FigureId, figuresOnMap } from '../state.ts'

/** A place that the mission makes worth being at, and what it brings. */
export interface Goal {
  readonly spaces: readonly Space[]
  readonly points: number
  /** Is somebody of the own side there already, other than whoever asks? */
  held(by: string): boolean
  /** What it carries counts there: every space nearer to it does, too. */
  readonly isHome?: true
}

/** What the mission scores, and terminals, which bring cards (IA-STAT-009); for one figure, also where to bring what. */
export function goalsOf(s: AState, seat: Seat, figure: FigureId | null = null): Goal[] {
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
  const goals = found.flatMap(({ site, points }) =>
    placesOf(s, site, seat).map(({ spaces }) => ({ spaces, points, held: holderOf(s, seat, spaces) })),
  )
  return figure === null ? goals : [...goals, ...loadsOf(s, seat, figure)]
}

/** Where a carrier brings its load, and where the next one lies for whoever carries none. */
function loadsOf(s: AState, seat: Seat, figure: FigureId): Goal[] {
  const { roundEnd = [] } = missionInPlay(s)
  const loads = s.table.objects.filter((one) => one.carrier === figure)
  return roundEnd.flatMap((step): Goal[] => {
    if (step.type !== 'score carrying') return []
    const isLoaded = loads.some(({ label }) => label === step.label)
    if (!isLoaded)
      return placesOf(s, { type: 'token', label: step.label }, seat).map(({ spaces }) => ({
        spaces,
        points: step.vp / 2,
        held: holderOf(s, seat, spaces),
      }))
    const homes = (step.at ?? []).flatMap((site) => placesOf(s, site, seat))
    return homes.map(({ spaces }) => ({ spaces, points: step.vp, held: () => false, isHome: true }))
  })
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
