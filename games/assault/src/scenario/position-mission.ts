import { clone, type Plain } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import type { MapPlan, MissionPlan, TokenPlan } from '../../data/maps/types.ts'
import { boardOf, spacesOf } from '../board/board.ts'
import { bear } from '../holdings.ts'
import { spaceNamed } from '../map/map.ts'
import { type AState, figureOf, type MapObject, objectOf } from '../state.ts'

/**
 * How scenarios speak of missions. The open floor may have one, with tokens of its own, which are called
 * token-1, token-2, … in this order; and things on the map may be in any state:
 *
 *     floor: { rules: home-delivery, tokens: [{ label: crate, at: c3 }] }
 *     objects: { token-1: { carrier: scout }, door-1: { gone: true }, token-2: { at: d5, face: grey } }
 *     sheet: { holder: gold, pile: 4 }
 */
type Spec = Readonly<Record<string, Plain>>

/** What the scenario says of the floor, as far as it is part of a plan; and its mission. */
export function floorOf(floor: Plain | undefined): Partial<MapPlan> {
  if (!isMap(floor)) return {}
  const { rules, tokens = [], ...plan } = floor
  if (rules === undefined) return plan as unknown as Partial<MapPlan>
  const mission: MissionPlan = {
    name: { en: 'Open floor', de: 'Freie Fläche' },
    rules: String(rules),
    tokens: (tokens as unknown as TokenPlan[]).map((token) => ({ ...token, kind: token.kind ?? 'token' })),
  }
  return { ...(plan as unknown as Partial<MapPlan>), missions: { A: mission, B: mission } }
}

export function arrangeMission(s: AState, { objects, sheet }: Spec): void {
  for (const [id, one] of Object.entries(isMap(objects) ? objects : {})) {
    const object = objectOf(s, id)
    const { at, carrier, ...rest } = one as Spec
    Object.assign(object, clone(rest) as Partial<MapObject>)
    if (at !== undefined) object.spaces = [spaceNamed(boardOf(s), String(at)) ?? -1]
    if (carrier === undefined) continue
    const figure = figureOf(s, String(carrier))
    object.spaces = [...spacesOf(s, figure)]
    bear(figure, object)
  }
  if (isMap(sheet)) Object.assign(s.table.sheet, clone(sheet))
}
