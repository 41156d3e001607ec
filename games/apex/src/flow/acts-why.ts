import { objects } from '../../data/objects.ts'
import { tokenInSupply } from '../abilities.ts'
import { moving } from '../acting.ts'
import { areAdjacent } from '../board/beside.ts'
import { blockadeBetween } from '../board/sight.ts'
import { specialActions } from '../cards/weapon-actions.ts'
import { groundIn } from '../field.ts'
import { cardById, handOf } from '../hand.ts'
import { isTile, tileOf } from '../loot.ts'
import { type AState, isOnBoard, type Legend, legendOf } from '../state.ts'
import type { ActionPart, Activating, Combining } from '../vocabulary/acting.ts'
import { weaponCard } from '../weapon.ts'
import { whyNotMove } from './move.ts'

type Said = Readonly<Record<string, unknown>>

/** Answers that only the own squad may know of before they are given: they name cards in hand or what is in a backpack. */
export function isSecretAct(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false
  return ['haste', 'hasten', 'play', 'use', 'drop', 'attach'].some((key) => key in answer)
}

/** The rule that forbids something in an activation. */
export function whyNotAct(s: AState, v: Activating, answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const said = answer as Said
  const legend = legendOf(s, v.legend)
  if ('haste' in said || 'hasten' in said) {
    if (v.hasted) return 'APX-HASTE-004'
    if (!handOf(s, legend).includes(String(said.haste ?? said.hasten))) return 'APX-HASTE-001'
    return 'APX-ACT-003'
  }
  if ('play' in said || 'ability' in said) return whyNotPlay(s, v, legend, said)
  // Whatever lies near can be kept, in place of something else if need be (APX-CARRY-004).
  if ('pick' in said) return 'APX-CARRY-003'
  if ('drop' in said) return 'APX-CARRY-002'
  if ('shoot' in said && v.shot) return 'APX-ACT-010'
  if (v.ap < 1) return 'APX-ACT-003'
  if ('shoot' in said) return whyNotShoot(s, legend, said)
  if ('move' in said) return whyNotMove(s, moving(s, v.legend, 2), said.move)
  if ('special' in said) return whyNotSpecial(v, legend, said)
  return whyNot(s, legend, said)
}

/** The rule that forbids a part of an action. */
export function whyNotPart(s: AState, v: Combining, answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  const said = answer as Said
  const legend = legendOf(s, v.legend)
  const kind = kindOf(said)
  // Something else altogether has to wait until this action is over.
  if (kind === null || !v.parts.some((one) => one.part === kind)) return 'APX-ACT-002'
  const move = v.parts.find((one) => one.part === 'move')
  if ('move' in said && move?.part === 'move')
    return whyNotMove(s, moving(s, v.legend, move.points + (v.raised ? 1 : 0)), said.move)
  if ('shoot' in said) return whyNotShoot(s, legend, said)
  if ('interact' in said && v.object) return 'APX-INT-002'
  return whyNot(s, legend, said)
}

/** The part of an action that an answer belongs to; null: to none. */
export function kindOf(answer: object): ActionPart['part'] | null {
  if ('move' in answer || 'hasten' in answer) return 'move'
  if ('interact' in answer || 'attach' in answer || 'detach' in answer) return 'interact'
  for (const kind of ['use', 'melee', 'destroy', 'shoot'] as const) if (kind in answer) return kind
  return null
}

function whyNotPlay(s: AState, v: Activating, legend: Legend, said: Said): string | null {
  const id = String(said.play ?? said.ability)
  if ('ability' in said && !legend.tokens.some((token) => token.ability === id)) return 'APX-CARD-001'
  if ('ability' in said && tokenInSupply(legend, id) === null) return 'APX-ABIL-002'
  if ('play' in said && !handOf(s, legend).includes(id)) return 'APX-AC-002'
  const { action, rules } = cardById(s, id)
  if (action === undefined) return 'APX-CARD-004'
  return action.ap > v.ap ? 'APX-ACT-003' : (rules[0] ?? null)
}

export function whyNotShoot(s: AState, legend: Legend, { shoot, weapon }: Said): string | null {
  const target = s.table.legends.find((one) => one.id === shoot)
  if (target === undefined || target.squad === legend.squad) return 'APX-SHOOT-004'
  const chosen = typeof weapon === 'number' ? legend.weapons[weapon] : null
  if (!chosen) return 'APX-WEAP-001'
  if (chosen.ammo === 0) return 'APX-SHOOT-007'
  if (!isOnBoard(legend) || !isOnBoard(target)) return 'APX-SHOOT-003'
  const blocked = blockadeBetween(groundIn(s), { field: legend.field }, { field: target.field })
  return blocked?.rule ?? null
}

function whyNot(s: AState, legend: Legend, said: Said): string | null {
  if ('melee' in said) {
    const target = s.table.legends.find((one) => one.id === said.melee)
    if (target === undefined || target.squad === legend.squad || !isOnBoard(target) || !isOnBoard(legend))
      return 'APX-MEL-001'
    return areAdjacent(groundIn(s), legend.field, target.field) ? null : 'APX-MEL-001'
  }
  if ('interact' in said) {
    const id = String(said.interact)
    return s.table.opened.includes(id) ? 'APX-BIN-007' : 'APX-INT-002'
  }
  if ('attach' in said) {
    const token = String(said.attach)
    return isTile(token) && tileOf(token).kind === 'attachment' ? 'APX-ATT-006' : 'APX-INT-003'
  }
  if ('detach' in said) return 'APX-INT-004'
  if ('use' in said)
    return isTile(String(said.use)) && !isItem(String(said.use)) ? 'APX-LOOT-008' : 'APX-USE-001'
  return 'destroy' in said ? whyNotDestroy(s, legend, said) : null
}

/** Grenades and consumables (APX-LOOT-008). */
function isItem(token: string): boolean {
  const { kind } = tileOf(token)
  return kind === 'grenade' || kind === 'consumable'
}

/** What it costs, whether the shot of the activation is used up, and then the shot itself. */
function whyNotSpecial(v: Activating, legend: Legend, { special }: Said): string {
  const weapon = typeof special === 'number' ? legend.weapons[special] : null
  const id = weapon ? weaponCard(weapon.card).action : undefined
  const action = id === undefined ? undefined : specialActions[id]
  if (!weapon || action === undefined) return 'APX-WEAP-015'
  if (action.ap > v.ap) return 'APX-ACT-003'
  if (v.shot) return 'APX-ACT-010'
  return weapon.ammo === 0 ? 'APX-SHOOT-007' : 'APX-SHOOT-003'
}

/** Only what is DESTRUCTIBLE, within the means: a weapon with ammo in its range and in sight, or by hand beside it. */
function whyNotDestroy(s: AState, legend: Legend, { destroy, with: means }: Said): string {
  const piece = s.table.pieces.find((one) => one.id === destroy)
  if (piece === undefined || !objects[piece.kind]?.traits.includes('destructible')) return 'APX-DEST-001'
  if (means === 'melee') return 'APX-DEST-006'
  const weapon = legend.weapons[Number(means)]
  return weapon && weapon.ammo > 0 ? 'APX-DEST-004' : 'APX-DEST-003'
}
