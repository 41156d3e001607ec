import type { Space } from '@sandtable/grid'
import { call as callNow, tell } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { boardOf, spacesOf } from '../board/board.ts'
import { layToken, spacesOfArea } from '../board/objects.ts'
import { placesOf } from '../board/places.ts'
import { lying } from '../cards/missions/harm.ts'
import { aroundToken, isBlocking } from '../map/map.ts'
import { IMPASSABLE } from '../map/terrain.ts'
import { missionInPlay } from '../mission.ts'
import { type AState, figuresOnMap, type MapObject } from '../state.ts'
import type { Asking } from '../vocabulary/missions.ts'
import { choice } from './mission-choice.ts'
import { procedure } from './words.ts'

/** Tokens that players bring onto the map. */

/** Spaces of these on which a token that is in the way like a figure may be put. */
function freeSpaces(s: AState, spaces: readonly Space[]): Space[] {
  const { board, all } = battlefieldOf(s)
  return spaces.filter(
    (space) => all[space] === 0 && !isBlocking(board, space) && (board.spaces[space]! & IMPASSABLE) === 0,
  )
}

export const placeClaimed = procedure('place a claimed token', [
  choice(
    'choose where a claimed token is put',
    (s, v) => {
      const has = claimedBy(s, v).length > 0
      const spaces = placesOf(s, v.at, v.by).flatMap((place) => [...place.spaces])
      return has ? [...freeSpaces(s, spaces), 'none'] : []
    },
    (s, v, space) => {
      const [token] = claimedBy(s, v)
      if (token === undefined) return
      Object.assign(token, { gone: false, owner: null, damage: 0, spaces: [space] })
      tell(s, { type: 'token placed', object: token.id, space })
    },
  ),
])

function claimedBy(s: AState, v: Asking & { readonly label: string }): MapObject[] {
  return s.table.objects.filter((one) => one.label === v.label && one.owner === v.by)
}

export const placeBeside = procedure('place a token beside a figure', [
  choice(
    'choose a space next to an own figure',
    (s, v) => {
      const { count = 0 } = missionInPlay(s).tokens[v.label]?.supply ?? {}
      const used = s.table.objects.filter((one) => one.label === v.label && one.owner === v.by).length
      if (used >= count) return []
      const board = boardOf(s)
      const found = new Set<Space>()
      for (const figure of figuresOnMap(s)) {
        if (figure.seat !== v.by) continue
        const own = spacesOf(s, figure)
        for (const space of aroundToken(board, own)) if (!own.includes(space)) found.add(space)
      }
      return [...found, 'none']
    },
    (s, v, space) => {
      const token = layToken(s, v.label, [space], { colour: s.table.zones[v.by] ?? null })
      token.owner = v.by
      tell(s, { type: 'token placed', object: token.id, space })
    },
  ),
])

export const placeOnSpot = procedure('place a token on a spot', [
  choice(
    'choose a spot',
    (s, v) =>
      lying(s, v.spots)
        .flatMap((one) => one.spaces)
        .filter((space) => !lying(s, v.label).some((one) => one.spaces.includes(space))),
    (s, v, space) => {
      const { id } = layToken(s, v.label, [space])
      tell(s, { type: 'token placed', object: id, space })
    },
  ),
])

export const moveAllOrDeploy = procedure('move tokens or bring one', [
  choice(
    'move them all, or choose where a new one comes',
    (s, v): readonly ('move' | Space)[] => [
      ...(lying(s, v.label).length > 0 ? (['move'] as const) : []),
      ...freeSpaces(s, spacesOfArea(s, v.area)),
    ],
    (s, v, chosen) => {
      if (chosen !== 'move') {
        const { id } = layToken(s, v.label, [chosen])
        tell(s, { type: 'token placed', object: id, space: chosen })
        return
      }
      const turns = lying(s, v.label).map((one) => ({ by: v.by, tokens: [one.id] }))
      const turn = { least: 0, most: v.spaces, turns, moved: [] }
      callNow(s, 'move tokens', { ...turn, again: false, aim: false, must: false })
    },
  ),
])

/** Weapons and the like that players put on spots in turn, as many of each colour. */
export const placeInTurn = procedure('place tokens in turn', [
  choice(
    'choose a spot and a colour',
    (s, v) => {
      const placed = lying(s, v.label)
      const free = lying(s, v.spots)
        .flatMap((one) => one.spaces)
        .filter((space) => !placed.some((one) => one.spaces.includes(space)))
      const colours = ['red', 'blue', 'green', 'yellow'].filter(
        (colour) => placed.filter((one) => one.colour === colour).length < v.ofEachColour,
      )
      return free.flatMap((space) => colours.map((colour) => ({ space, colour })))
    },
    (s, v, chosen) => {
      const { space, colour } = chosen
      const { id } = layToken(s, v.label, [space], { colour })
      tell(s, { type: 'token placed', object: id, space })
    },
  ),
])
