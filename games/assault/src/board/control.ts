import type { Space } from '@sandtable/grid'
import { query, type Seat } from '@sandtable/kernel'
import { type AState, figuresOnMap, type MapObject } from '../state.ts'
import { battlefieldOf } from './battlefield.ts'
import { aroundObject, spacesOn } from './board.ts'

/** Who controls a token: figures on it or next to it, and none of the other side (IA-CTRL-003, -004). */
export function controllerOf(s: AState, object: MapObject): Seat | null {
  return query(s, 'controller', onlySeat(s, aroundObject(s, object)), object.id)
}

/** Who controls a part of the map: figures on it, and none of the other side (IA-CTRL-001, -002). */
export function controllerOfArea(s: AState, spaces: readonly Space[]): Seat | null {
  return onlySeat(s, spaces)
}

function onlySeat(s: AState, spaces: readonly Space[]): Seat | null {
  const field = battlefieldOf(s)
  if (spaces.every((space) => field.all[space] === 0)) return null
  // What is hostile to everybody leaves control to nobody.
  if (s.table.objects.some((one) => isForeign(one, spaces))) return null
  let seat: Seat | null = null
  for (const figure of figuresOnMap(s)) {
    if (!spacesOn(field, figure).some((space) => spaces.includes(space))) continue
    if (!query(s, 'counts for control', true, figure.id)) continue
    if (seat !== null && seat !== figure.seat) return null
    seat = figure.seat
  }
  return seat
}

function isForeign({ stands, gone, spaces: own }: MapObject, spaces: readonly Space[]): boolean {
  return stands === 'hostile' && !gone && own.some((space) => spaces.includes(space))
}

export function terminalsControlled(s: AState, seat: Seat): number {
  return s.table.objects.filter(
    (one) => one.kind === 'terminal' && !one.gone && controllerOf(s, one) === seat,
  ).length
}
