import { leave, type Seat, tell } from '@sandtable/kernel'
import type { Condition, PowerToken } from '../data/types.ts'
import {
  type AState,
  type Attachment,
  type Figure,
  figureOf,
  type Group,
  type MapObject,
  type MissionSheet,
  objectOf,
  otherSeat,
} from './state.ts'
import type { Source } from './vocabulary/damage.ts'

/**
 * What figures, objects, cards and players hold: damage, conditions, tokens, points, what is exhausted. Only these functions
 * change it, and each tells what it did, so that nothing goes or comes without a word; everywhere else the compiler forbids it.
 * Command cards move in `hand.ts`, by the same rule.
 */
export type Open<T> = { -readonly [K in keyof T]: T[K] }

export function addDamage(s: AState, figure: Figure, amount: number, source: Source): void {
  const open: Open<Figure> = figure
  open.damage += amount
  tell(s, { type: 'damage', figure: figure.id, amount, source })
}

export function removeDamage(s: AState, figure: Figure, amount: number): void {
  const open: Open<Figure> = figure
  open.damage -= amount
  tell(s, { type: 'recovered', figure: figure.id, amount })
}

export function addCondition(s: AState, figure: Figure, name: Condition, effect: number): void {
  const open: Open<Figure> = figure
  open.conditions = [...figure.conditions, { name, effect }]
  tell(s, { type: 'condition', figure: figure.id, condition: name })
}

export function removeCondition(s: AState, figure: Figure, name: Condition): void {
  const token = figure.conditions.find((one) => one.name === name)
  if (token === undefined) return
  const open: Open<Figure> = figure
  open.conditions = figure.conditions.filter((one) => one !== token)
  leave(s, token.effect)
  tell(s, { type: 'condition lost', figure: figure.id, condition: name })
}

export function addPower(s: AState, figure: Figure, token: PowerToken): void {
  const open: Open<Figure> = figure
  open.power = [...figure.power, token]
  tell(s, { type: 'power token', figure: figure.id, token })
}

export function removePower(
  s: AState,
  figure: Figure,
  token: PowerToken,
  how: 'power token spent' | 'power token lost',
): void {
  if (!figure.power.includes(token)) return
  const open: Open<Figure> = figure
  open.power = without(figure.power, token)
  tell(s, { type: how, figure: figure.id, token })
}

export function carry(s: AState, figure: Figure, object: MapObject): void {
  bear(figure, object)
  tell(s, { type: 'picked up', figure: figure.id, object: object.id })
}

/** As it is before a game begins, when nothing is told. */
export function bear(figure: Figure, object: MapObject): void {
  const [open, token]: [Open<Figure>, Open<MapObject>] = [figure, object]
  open.carries = [...figure.carries, object.id]
  token.carrier = figure.id
}

/** All that it carries stays on this space. */
export function dropAt(s: AState, figure: Figure, spaces: MapObject['spaces']): void {
  for (const id of figure.carries) {
    const object = objectOf(s, id)
    letGo(s, object)
    object.spaces = [...spaces]
    tell(s, { type: 'dropped', figure: figure.id, object: id })
  }
}

/** Its carrier has it no longer: where it went is what is told. */
export function letGo(s: AState, object: MapObject): void {
  if (object.carrier === null) return
  const [open, token]: [Open<Figure>, Open<MapObject>] = [figureOf(s, object.carrier), object]
  open.carries = open.carries.filter((id) => id !== object.id)
  token.carrier = null
}

/** A figure that is defeated keeps nothing; that it is defeated says so. */
export function leaveEverything(figure: Figure): void {
  const open: Open<Figure> = figure
  open.damage = 0
  open.conditions = []
  open.power = []
}

export function damageObject(s: AState, object: MapObject, amount: number): void {
  const open: Open<MapObject> = object
  open.damage += amount
  tell(s, { type: 'object damage', object: object.id, amount })
}

/** A door is whole again when it is closed. */
export function closeDoor(s: AState, door: MapObject): void {
  const open: Open<MapObject> = door
  open.gone = false
  open.damage = 0
  tell(s, { type: 'door closed', object: door.id })
}

/** Strain tokens are laid on a token of the mission, or taken from it. */
export function addStrain(s: AState, object: MapObject, amount: number): void {
  const open: Open<MapObject> = object
  open.count += amount
  for (let i = 0; i < amount; i++) tell(s, { type: 'strain token', object: object.id })
}

export function clearStrain(s: AState, object: MapObject): void {
  if (object.count === 0) return
  const open: Open<MapObject> = object
  open.count = 0
  tell(s, { type: 'strain tokens taken', object: object.id })
}

/** Power tokens are laid on a token of the mission, or handed out from it. */
export function layPower(s: AState, object: MapObject, token: PowerToken): void {
  const open: Open<MapObject> = object
  open.power = [...object.power, token]
  tell(s, { type: 'power token laid', object: object.id, token })
}

export function takePower(s: AState, object: MapObject, token: PowerToken): void {
  const open: Open<MapObject> = object
  open.power = without(object.power, token)
  tell(s, { type: 'power token taken', object: object.id, token })
}

export function exhaustGroup(s: AState, group: Group): void {
  if (group.exhausted) return
  const open: Open<Group> = group
  open.exhausted = true
  tell(s, { type: 'exhausted', group: group.id })
}

/** A deployment card is readied: its group can be activated once more. */
export function readyGroup(s: AState, group: Group): void {
  if (!group.exhausted) return
  const open: Open<Group> = group
  open.exhausted = false
  tell(s, { type: 'readied', group: group.id })
}

/** Deployment cards, and skirmish upgrades and command cards in play with them (IA-STAT-008, IA-OPEN-023). */
export function readyAll(s: AState): void {
  for (const { vars } of Object.values(s.effects)) if (vars.exhausted === true) vars.exhausted = false
  const upgrades = s.table.groups.flatMap(({ attachments }) => attachments)
  const cards: Open<Group | Attachment>[] = [
    ...s.table.groups,
    ...upgrades,
    ...Object.values(s.table.upgrades).flat(),
  ]
  for (const card of cards) card.exhausted = false
  tell(s, { type: 'all readied' })
}

export function exhaustUpgrade(s: AState, upgrade: Attachment, seat: Seat): void {
  const open: Open<Attachment> = upgrade
  open.exhausted = true
  tell(s, { type: 'upgrade exhausted', card: upgrade.card, seat })
}

/** Face down for the rest of the mission (IA-EXH-014). */
export function depleteUpgrade(s: AState, upgrade: Attachment, seat: Seat): void {
  const open: Open<Attachment> = upgrade
  open.depleted = true
  tell(s, { type: 'upgrade depleted', card: upgrade.card, seat })
}

/** What the opponent scores for a group becomes more or less. */
export function setWorth(s: AState, group: Group, points: number): void {
  if (group.points === points) return
  const open: Open<Group> = group
  open.points = points
  tell(s, { type: 'worth', group: group.id, points })
}

/** Victory points come, or go as far as there are any. */
export function addPoints(s: AState, seat: Seat, points: number, why: string): void {
  const open: Open<AState['table']> = s.table
  open.points = { ...s.table.points, [seat]: Math.max(0, (s.table.points[seat] ?? 0) + points) }
  tell(s, { type: 'points', seat, points, why })
}

export function addToPile(s: AState, tokens: number): void {
  const open: Open<MissionSheet> = s.table.sheet
  open.pile += tokens
  tell(s, { type: 'pile', tokens: open.pile })
}

/** A player hands a token of the mission over to the other. */
export function giveFavour(s: AState, seat: Seat): void {
  const open: Open<MissionSheet> = s.table.sheet
  const [own, other] = [open.favours[seat] ?? 0, open.favours[otherSeat(seat)] ?? 0]
  open.favours = { ...open.favours, [seat]: own - 1, [otherSeat(seat)]: other + 1 }
  tell(s, { type: 'favour', seat })
}

/** Movement points, in an activation or a movement. */
interface Purse {
  readonly points: number
}

interface OwnPurse extends Purse {
  readonly figure: string
}

export function addMovement(s: AState, purse: OwnPurse, points: number): void {
  const open: Open<Purse> = purse
  open.points += points
  tell(s, { type: 'movement points', figure: purse.figure, points })
}

/** They go without a step, as far as there are so many. */
export function loseMovement(s: AState, purse: OwnPurse, points: number): void {
  const lost = Math.min(points, purse.points)
  if (lost === 0) return
  const open: Open<Purse> = purse
  open.points -= lost
  tell(s, { type: 'movement points lost', figure: purse.figure, points: lost })
}

/** The step that is paid for says so. */
export function payStep(purse: Purse, cost: number): void {
  const open: Open<Purse> = purse
  open.points -= cost
}

function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one)
  return list.filter((_, place) => place !== at)
}
