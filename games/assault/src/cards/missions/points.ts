import type { Seat } from '@sandtable/kernel'
import { carried } from '../../board/objects.ts'
import { controlled, zonesOf } from '../../board/places.ts'
import type { Mission, Standing } from '../../map/mission.ts'
import { type AState, byInitiative, figuresOnMap, type MapObject } from '../../state.ts'
import { givePoints } from '../words.ts'

/** Both players score at the same moment: what one gets is settled before the other gets anything. */
export function scoreBoth(s: AState, pointsFor: (seat: Seat) => number): void {
  const gains = byInitiative(s).map((seat) => ({ seat, points: pointsFor(seat) }))
  for (const { seat, points } of gains) givePoints(s, seat, points, 'mission')
}

/** The tokens of that name which figures of a side carry. */
export function carriedBy(s: AState, seat: Seat, label: string): MapObject[] {
  return figuresOnMap(s)
    .filter((figure) => figure.seat === seat)
    .flatMap((figure) => carried(s, figure, label))
}

/** Victory points that count only as long as what they are for. */
export function runningPoints(s: AState, mission: Mission, seat: Seat): number {
  return (mission.standing ?? []).reduce((sum, one) => sum + standingPoints(s, one, seat), 0)
}

function standingPoints(s: AState, standing: Standing, seat: Seat): number {
  switch (standing.type) {
    case 'carried':
      return standing.vp * carriedBy(s, seat, standing.label).length
    case 'controlled':
      return standing.vp * controlled(s, standing.of, seat).length
    case 'in own zone':
      return standing.vp * inOwnZone(s, standing.label, seat).length
    case 'marked':
      return standing.vp[markedBy(s, standing.label, seat).length] ?? 0
    case 'holder carries':
      return s.table.sheet.holder === seat ? standing.vp * carriedBy(s, seat, standing.label).length : 0
    case 'holder has pile':
      return s.table.sheet.holder === seat ? standing.vp * s.table.sheet.pile : 0
  }
}

function inOwnZone(s: AState, label: string, seat: Seat): MapObject[] {
  const zone = zonesOf(s, 'own', seat).flat()
  return s.table.objects.filter(
    (one) => one.label === label && !one.gone && one.spaces.some((space) => zone.includes(space)),
  )
}

function markedBy(s: AState, label: string, seat: Seat): MapObject[] {
  return s.table.objects.filter((one) => one.label === label && one.marks.includes(seat))
}
