import type { Space } from '@sandtable/grid'
import type { Seat } from '@sandtable/kernel'
import type { Site, Whose } from '../map/site.ts'
import { type AState, type Figure, type MapObject, otherSeat } from '../state.ts'
import { aroundObject, isOnSpaces, skirmishMap } from './board.ts'
import { controllerOfArea } from './control.ts'
import { spacesOfArea } from './objects.ts'

/** A token, a terminal, a zone or an area, with the spaces on which a figure is at it. */
export interface Place {
  readonly object: MapObject | null
  readonly spaces: readonly Space[]
}

/** What a mission means by some site, seen from a player. */
export function placesOf(s: AState, site: Site, seat: Seat): Place[] {
  switch (site.type) {
    case 'zone':
      return zonesOf(s, site.whose, seat).map((spaces) => ({ object: null, spaces }))
    case 'area':
      return [{ object: null, spaces: spacesOfArea(s, site.area) }]
    default:
      return s.table.objects
        .filter((object) => isMeant(s, site, seat, object))
        .map((object) => ({ object, spaces: aroundObject(s, object) }))
  }
}

/** Is this object one of those that the mission speaks of? What is carried lies nowhere. */
export function isMeant(s: AState, site: Site, seat: Seat, object: MapObject): boolean {
  if (object.gone || object.carrier !== null) return false
  if (site.type !== 'token' && site.type !== 'terminal') return false
  if (site.type === 'terminal' ? object.kind !== 'terminal' : !isLabelled(object, site.label)) return false
  if (site.face !== undefined && object.face !== site.face) return false
  if (site.type === 'token' && !isMarked(site.marked, seat, object)) return false
  return site.colour === undefined || object.colour === colourMeant(s, site.colour, seat)
}

function isLabelled(object: MapObject, label: string): boolean {
  return object.label === label && (object.kind === 'token' || object.kind === 'crate')
}

function isMarked(marked: 'yes' | 'no' | 'own' | 'not own' | undefined, seat: Seat, { marks }: MapObject) {
  if (marked === undefined) return true
  if (marked === 'own' || marked === 'not own') return marks.includes(seat) === (marked === 'own')
  return marks.length > 0 === (marked === 'yes')
}

export function colourMeant(s: AState, colour: string, seat: Seat): string | null {
  if (colour === 'own zone') return s.table.zones[seat] ?? null
  return colour === 'enemy zone' ? (s.table.zones[otherSeat(seat)] ?? null) : colour
}

/** The player whose deployment zone has this colour. */
export function seatOfColour(s: AState, colour: string | null): Seat | null {
  return s.seats.find((seat) => s.table.zones[seat] === colour) ?? null
}

export function zonesOf(s: AState, whose: Whose, seat: Seat): (readonly Space[])[] {
  const seats = whose === 'any' ? [...s.seats] : [whose === 'own' ? seat : otherSeat(seat)]
  return seats.flatMap((one) => {
    const zone = s.table.zones[one]
    return zone === null || zone === undefined ? [] : [skirmishMap(s).zones[zone]]
  })
}

export function isAt(s: AState, figure: Figure, place: Place): boolean {
  return isOnSpaces(s, figure, place.spaces)
}

/** The places of the site that the player controls (IA-CTRL-001 to -004). */
export function controlled(s: AState, site: Site, seat: Seat): Place[] {
  return placesOf(s, site, seat).filter((place) => controllerOfArea(s, place.spaces) === seat)
}
