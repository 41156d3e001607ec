import { covered } from '@sandtable/grid'
import { type Plain, query, type RuleId, type Seat } from '@sandtable/kernel'
import { battlefieldOf } from '../board/battlefield.ts'
import { distanceBetween, isBesideObject, spacesOf, spacesSeen } from '../board/board.ts'
import type { Gait } from '../board/movement.ts'
import { activationOf, mayAttack } from '../current-activation.ts'
import { BLOCKING, IMPASSABLE } from '../map/terrain.ts'
import { type AState, type Figure, figureOf, isFigure, isOnMap } from '../state.ts'
import { baseOf, figureCard, hasReach, isMassive } from '../values.ts'
import type { Activating } from '../vocabulary/activations.ts'
import type { Attack } from '../vocabulary/attacks.ts'
import { whyNoInteraction } from './interact.ts'

/** Which rule forbids what a player wanted; null: nothing better to say than that it is not offered. */

type Answer = Readonly<Record<string, Plain>>

/** Words, numbers and lists have none of these. */
function parts(answer: Plain): Answer {
  return (answer ?? {}) as Answer
}

/** A group that is not activated now: another side's, or one that has been. */
export function whyNotGroup(s: AState, id: Plain, seat: Seat | null): RuleId | null {
  const group = s.table.groups.find((one) => one.id === id)
  if (group === undefined) return null
  return group.seat === seat ? 'IA-EXH-004' : 'IA-ROUND-006'
}

/** In the activation of a figure. */
export function whyNotAct(s: AState, v: Activating, answer: Plain): RuleId | null {
  const figure = figureOf(s, v.figure)
  if (answer === 'end') return 'IA-MOVE-018'
  const { action, move, step } = parts(answer)
  if (move !== undefined || step !== undefined) return whyNotMove(s, figure, { points: v.points }, answer)
  if (action === undefined) return null
  if (v.actions <= 0) return 'IA-ACT-001'
  switch (action) {
    case 'attack':
      return whyNoAttack(s, v)
    case 'move':
      return 'IA-MASS-007'
    case 'interact':
      return whyNotWith(s, figure, parts(answer).object)
    case 'shed':
      return 'IA-COND-004'
    case 'special':
      return whyNoSpecial(s, v, parts(answer).ability)
    default:
      return 'IA-ACTN-001'
  }
}

function whyNoAttack(s: AState, v: Activating): RuleId {
  if (figureCard(figureOf(s, v.figure)).attack === null) return 'IA-ATK-001'
  if (!mayAttack(s, v)) return 'IA-ACTN-009'
  return query(s, 'attack forbidden', null, v.figure) ?? 'IA-ATK-002'
}

function whyNoSpecial(s: AState, v: Activating, ability: Plain | undefined): RuleId {
  if (v.specials.some((one) => one.endsWith(` ${String(ability)}`))) return 'IA-ACTN-010'
  return query(s, 'special actions forbidden', null, v.figure) ?? 'IA-ABIL-002'
}

function whyNotWith(s: AState, figure: Figure, id: Plain | undefined): RuleId | null {
  const object = s.table.objects.find((one) => one.id === id)
  if (object === undefined || object.gone || !isBesideObject(s, figure, object)) return 'IA-INTER-001'
  return whyNoInteraction(s, figure, object)
}

/** On the way: for points or a number of spaces. */
export function whyNotMove(s: AState, figure: Figure, gait: Gait, answer: Plain): RuleId | null {
  const activation = activationOf(s)
  if (activation?.figure === figure.id && activation.halted) return 'IA-MASS-007'
  const stays = query(s, 'exit forbidden', null, figure.id)
  if (stays !== null) return stays
  if (answer === 'stop') return 'IA-MOVE-018'
  if (gait.points <= 0) return 'IA-MOVE-002'
  const { move, step } = parts(answer)
  return whyNotThere(s, figure, move ?? step) ?? (step === undefined ? 'IA-MOVE-002' : 'IA-MOVE-017')
}

/** Where a figure may not stand: terrain, or somebody else. */
export function whyNotThere(s: AState, figure: Figure, stand: Plain | undefined): RuleId | null {
  if (typeof stand !== 'number') return null
  const { board, all, massive } = battlefieldOf(s)
  // Beyond the map there is no terrain, and nobody.
  const spaces = covered(board, baseOf(figure), stand)
  const has = (bit: number) => spaces.some((space) => (board.spaces[space]! & bit) !== 0)
  if (has(BLOCKING)) return 'IA-TERR-017'
  if (has(IMPASSABLE)) return 'IA-TERR-013'
  const own = spacesOf(s, figure)
  const taken = (by: Uint8Array) => spaces.some((space) => by[space]! > (own.includes(space) ? 1 : 0))
  if (isMassive(s, figure)) return taken(massive) ? 'IA-MASS-004' : null
  return taken(all) ? 'IA-MOVE-018' : null
}

/** No target of this attack. */
export function whyNotTarget(s: AState, v: Attack, answer: Plain): RuleId | null {
  const { target, space } = parts(answer)
  if (typeof target !== 'string') return null
  if (!isFigure(s, target)) return 'IA-OBJ-003'
  const [attacker, other] = [figureOf(s, v.attacker), figureOf(s, target)]
  if (target === v.attacker) return 'IA-ATK-025'
  if (v.by === attacker.seat && other.seat === attacker.seat) return 'IA-FACT-008'
  if (!isOnMap(other)) return 'IA-ATK-017'
  const forbidden =
    typeof space === 'number' &&
    spacesOf(s, other).includes(space) &&
    query(s, 'target forbidden', null, {
      attacker: attacker.id,
      target,
      space,
      distance: distanceBetween(s, attacker, other),
    })
  if (typeof forbidden === 'string') return forbidden
  if (v.type === 'ranged') return spacesSeen(s, attacker, other).length === 0 ? 'IA-ATK-004' : 'IA-ATK-017'
  if (!hasReach(s, attacker)) return 'IA-ATK-003'
  return distanceBetween(s, attacker, other) > 2 ? 'IA-MELEE-005' : 'IA-MELEE-006'
}
