import { tell, use, usedUp } from '@sandtable/kernel'
import { boardOf } from '../../board/board.ts'
import { controllerOf } from '../../board/control.ts'
import { carried, discardToken, layToken, makeAttackable, pickUp, spacesOfArea } from '../../board/objects.ts'
import { isMeant } from '../../board/places.ts'
import { addStrain, letGo } from '../../holdings.ts'
import { aroundToken } from '../../map/map.ts'
import type { Interaction, Mission } from '../../map/mission.ts'
import type { AState, Figure, MapObject } from '../../state.ts'
import { damage, givePoints } from '../words.ts'
import { mayRetrieve, retrieve } from './carriers.ts'
import { figuresOn } from './harm.ts'
import { moveRule } from './moves.ts'

/** What figures may do with a mission's tokens, doors and terminals (IA-INTER-003). */

export function mayInteract(s: AState, mission: Mission, figure: Figure, object: MapObject): boolean {
  return (
    mayRetrieve(s, mission, figure, object) ||
    ruleFor(s, mission, figure, object) !== undefined ||
    joins(s, mission, figure, object) !== undefined
  )
}

export function interactWith(s: AState, mission: Mission, figure: Figure, object: MapObject): void {
  const rule = ruleFor(s, mission, figure, object)
  const join = joins(s, mission, figure, object)
  if (mayRetrieve(s, mission, figure, object)) retrieve(s, mission, figure, object)
  else if (rule !== undefined) {
    if (rule.once !== undefined) use(s, onceKey(rule, figure, object), onceARound)
    perform(s, mission, rule, figure, object)
  } else if (join !== undefined) {
    for (const one of [object, ...carried(s, figure, object.label)]) discardToken(s, one)
    givePoints(s, figure.seat, join.vp, 'mission')
  }
}

function ruleFor(
  s: AState,
  { interactions = [], tokens }: Mission,
  figure: Figure,
  object: MapObject,
): Interaction | undefined {
  return interactions.find((rule) => {
    if (!isMeant(s, rule.with, figure.seat, object)) return false
    if (rule.carrying !== undefined && carried(s, figure, rule.carrying).length === 0) return false
    if (rule.controlled === true && controllerOf(s, object) !== figure.seat) return false
    if (rule.once !== undefined && usedUp(s, onceKey(rule, figure, object), onceARound)) return false
    return isPossible(s, tokens, rule, figure, object)
  })
}

const onceARound = { times: 1, per: 'round' }

function onceKey({ once }: Interaction, figure: Figure, object: MapObject): string {
  const who = once === 'player' ? figure.seat : once === 'group' ? figure.group : object.id
  return `interacted: ${who}`
}

function isPossible(
  s: AState,
  tokens: Mission['tokens'],
  { does, carrying = '' }: Interaction,
  figure: Figure,
  object: MapObject,
): boolean {
  switch (does.type) {
    case 'take from supply': {
      const { count = 0 } = tokens[does.label]?.supply ?? {}
      return s.table.objects.filter((one) => one.label === does.label).length < count
    }
    case 'install':
      return carried(s, figure, carrying).some((one) => mayInstall(s, one, object))
    default:
      return true
  }
}

/** One at each, and none next to another of its colour. */
function mayInstall(s: AState, token: MapObject, panel: MapObject): boolean {
  const around = aroundToken(boardOf(s), panel.spaces)
  return s.table.objects.every((one) => {
    if (!one.installed || one.gone) return true
    if (one.spaces.some((space) => panel.spaces.includes(space))) return false
    return one.colour !== token.colour || !one.spaces.some((space) => around.includes(space))
  })
}

function perform(
  s: AState,
  mission: Mission,
  { does, carrying = '' }: Interaction,
  figure: Figure,
  object: MapObject,
): void {
  switch (does.type) {
    case 'flip':
      flip(s, object)
      return
    case 'mark own':
      mark(s, object, figure.seat)
      return
    case 'score':
      givePoints(s, figure.seat, does.vp, 'mission')
      return
    case 'discard carried': {
      const [token] = carried(s, figure, carrying)
      if (token !== undefined) discardToken(s, token)
      givePoints(s, figure.seat, does.vp, 'mission')
      return
    }
    case 'take from supply':
      pickUp(s, figure, layToken(s, does.label, []))
      return
    case 'hurt area':
      for (const id of figuresOn(s, spacesOfArea(s, does.area))) damage(s, id, does.amount)
      return
    case 'strain token':
      addStrain(s, object, 1)
      if (object.count < does.last) return
      discardToken(s, object)
      givePoints(s, figure.seat, does.vp, 'mission')
      return
    case 'install': {
      const token = carried(s, figure, carrying).find((one) => mayInstall(s, one, object))
      if (token !== undefined) install(s, mission, token, figure, object)
    }
  }
}

export function flip(s: AState, object: MapObject): void {
  object.face = object.face === 'coloured' ? 'grey' : 'coloured'
  tell(s, { type: 'flipped', object: object.id, face: object.face })
}

export function mark(s: AState, object: MapObject, by: string): void {
  object.marks.push(by)
  tell(s, { type: 'marked', object: object.id, by })
}

function install(s: AState, mission: Mission, token: MapObject, figure: Figure, panel: MapObject): void {
  letGo(s, token)
  token.spaces = [...panel.spaces]
  token.installed = true
  token.owner = figure.seat
  makeAttackable(token, mission.tokens[token.label]?.attackable)
  tell(s, { type: 'installed', object: token.id, figure: figure.id })
}

/** A carrier that interacts with another own carrier beside it. */
function joins(s: AState, mission: Mission, figure: Figure, object: MapObject) {
  const rule = moveRule(mission, 'join carriers')
  const other = s.table.figures.find((one) => one.id === object.carrier)
  if (rule === undefined || other?.seat !== figure.seat) return undefined
  return carried(s, figure, rule.label).length > 0 ? rule : undefined
}
