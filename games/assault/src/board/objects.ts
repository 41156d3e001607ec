import { type Space, spacesOfEdge } from '@sandtable/grid'
import { type Seat, tell } from '@sandtable/kernel'
import { colours } from '../../data/maps/types.ts'
import { carry, dropAt, letGo } from '../holdings.ts'
import type { Attackable, DoorRules, Mission } from '../map/mission.ts'
import { missionInPlay } from '../mission.ts'
import { type AState, type Figure, type MapObject, objectOf } from '../state.ts'
import { skirmishMap, spacesOf } from './board.ts'

/** Doors, terminals and the mission's tokens, as the map has them (IA-SSET-005, -006, IA-TERM-006). */
export function layObjects(s: AState): void {
  const map = skirmishMap(s)
  const mission = missionInPlay(s)
  s.table.objects = []
  for (const door of map.doors) {
    const spaces = door.edges.flatMap((edge) => [...spacesOfEdge(map.board, edge)])
    const object = add(s, { id: door.id, kind: 'door', label: 'door', colour: null, spaces })
    object.locked = isLocked(s, mission.doors, spaces)
    if (object.locked) makeAttackable(object, mission.doors?.attackable)
  }
  for (const [at, { space, colour }] of map.terminals.entries()) {
    const id = `terminal-${at + 1}`
    const object = add(s, { id, kind: 'terminal', label: 'terminal', colour, spaces: [space] })
    object.face = colour === null ? 'grey' : 'coloured'
  }
  for (const { label, kind, colour, spaces } of map.tokens[s.table.mission])
    layToken(s, label, spaces, { colour, kind: kind === 'crate' ? 'crate' : 'token' })
  laySheet(s, mission)
}

/** Another token of the mission comes onto the map. */
export function layToken(
  s: AState,
  label: string,
  spaces: readonly Space[],
  more: Partial<Pick<MapObject, 'colour' | 'kind'>> = {},
): MapObject {
  const { kind = 'token', colour = null } = more
  const number = s.table.objects.filter((one) => one.id.startsWith('token-')).length + 1
  const object = add(s, { id: `token-${number}`, kind, label, colour, spaces: [...spaces] })
  const rules = missionInPlay(s).tokens[label]
  if (rules?.attackable?.while !== 'installed') makeAttackable(object, rules?.attackable)
  object.stands = rules?.figure ?? null
  return object
}

function add(s: AState, one: Pick<MapObject, 'id' | 'kind' | 'label' | 'colour' | 'spaces'>): MapObject {
  const object: MapObject = {
    ...one,
    carrier: null,
    owner: null,
    health: null,
    damage: 0,
    defence: [],
    block: 0,
    gone: false,
    count: 0,
    face: 'coloured',
    marks: [],
    power: [],
    locked: false,
    installed: false,
    dealt: {},
    stands: null,
  }
  s.table.objects.push(object)
  return object
}

/** IA-OBJ-003, -005, -009. */
export function makeAttackable(object: MapObject, rules: Attackable | undefined): void {
  if (rules === undefined) return
  object.health = rules.health
  object.block = rules.block ?? 0
  object.defence = [...(rules.dice ?? [])]
}

function isLocked(s: AState, rules: DoorRules | undefined, beside: readonly Space[]): boolean {
  if (rules?.locked === undefined) return false
  if (rules.locked === 'all') return true
  const { area } = rules.locked
  return beside.some((space) => spacesOfArea(s, area).includes(space))
}

export function spacesOfArea(s: AState, id: string): readonly Space[] {
  return skirmishMap(s).areas.find((area) => area.id === id)?.spaces ?? []
}

function laySheet(s: AState, { roundStart = [], favours }: Mission): void {
  const drawing = roundStart.find((step) => step.type === 'draw for the round')
  s.table.sheet = {
    holder: null,
    pile: 0,
    bag: drawing === undefined ? [] : colours.flatMap((one) => Array(drawing.ofEachColour).fill(one)),
    drawn: null,
    favours: Object.fromEntries(s.seats.map((seat) => [seat, favours?.count ?? 0])),
    named: [],
  }
}

/** Somebody takes up a token that lies there (IA-CARRY-001). */
export function pickUp(s: AState, figure: Figure, object: MapObject): void {
  object.spaces = [...spacesOf(s, figure)]
  carry(s, figure, object)
}

/** All that it carries stays where it stands. */
export function drop(s: AState, figure: Figure): void {
  dropAt(s, figure, spacesOf(s, figure).slice(0, 1))
}

/** A token leaves the map for good, or goes to a player's play area (IA-INTER-005). */
export function discardToken(s: AState, object: MapObject, claimedBy: Seat | null = null): void {
  letGo(s, object)
  object.gone = true
  object.owner = claimedBy ?? object.owner
  tell(
    s,
    claimedBy === null
      ? { type: 'token discarded', object: object.id }
      : { type: 'token claimed', object: object.id, seat: claimedBy },
  )
}

/** The tokens of that name which a figure carries. */
export function carried(s: AState, figure: Figure, label: string): MapObject[] {
  return figure.carries.map((id) => objectOf(s, id)).filter((object) => object.label === label)
}
