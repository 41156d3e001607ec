import { type Plain, underWay } from '@sandtable/kernel'
import { isMap, type PlainMap } from '@sandtable/kit'
import { legendsData } from '../../data/legends/index.ts'
import { objects } from '../../data/objects.ts'
import { tokenInSupply } from '../abilities.ts'
import { moving } from '../acting.ts'
import { blockadeBetween } from '../board/sight.ts'
import { specialOf } from '../cards/weapon-actions.ts'
import { groundIn } from '../field.ts'
import { cardById, handOf } from '../hand.ts'
import { hasRoom } from '../legend.ts'
import { isTile } from '../loot.ts'
import { type AState, isOnBoard, type Legend, type Standing, standingOf } from '../state.ts'
import type { Activating, Combining } from '../vocabulary/acting.ts'
import { armsOf, whyNotAttached } from '../weapon.ts'
import { whyNotInteract } from './interact.ts'
import { whyNotMove } from './move.ts'
import { kindOf, partOf, pointsOf, whyNotMeanwhile } from './parts.ts'

/** Answers that only the own squad may know of before they are given: they name cards in hand or what is in a backpack. */
export function isSecretAct(answer: Plain): boolean {
  return isMap(answer) && ['haste', 'hasten', 'play', 'use', 'drop', 'attach'].some((key) => key in answer)
}

/** The rule that forbids something in an activation. */
export function whyNotAct(s: AState, v: Activating, said: Plain): string | null {
  if (!isMap(said)) return 'APX-ACT-001'
  const legend = standingOf(s, v.legend)
  if ('haste' in said || 'hasten' in said) {
    if (v.hasted) return 'APX-HASTE-004'
    // Haste alone costs nothing, the move that it raises does.
    return handOf(s, legend).includes(String(said.hasten)) ? 'APX-ACT-003' : 'APX-HASTE-001'
  }
  if ('play' in said || 'ability' in said) return whyNotPlay(s, v, legend, said)
  // Whatever lies near can be kept, in place of something else if need be (APX-CARRY-004).
  if ('pick' in said) return 'APX-CARRY-003'
  if ('drop' in said) return 'APX-CARRY-002'
  if ('shoot' in said && v.shot) return 'APX-ACT-010'
  if (v.ap < 1) return 'APX-ACT-003'
  if ('shoot' in said) return whyNotShoot(s, legend, said)
  if ('move' in said) return whyNotMove(s, moving(s, v.legend, 2), said.move ?? null)
  if ('special' in said) return whyNotSpecial(v, legend, said)
  // Only the legendary helmet lets one interact and use at once.
  if ('act' in said) return said.act === 'interact and use' ? 'APX-TILE-005' : 'APX-ACT-005'
  return whyNot(s, legend, said) ?? 'APX-ACT-001'
}

/** The rule that forbids a part of an action. */
export function whyNotPart(s: AState, v: Combining, said: Plain): string | null {
  if (!isMap(said)) return 'APX-ACT-016'
  const legend = standingOf(s, v.legend)
  const kind = kindOf(said)
  // Something else altogether has to wait until this action is over.
  if (kind === null || !v.parts.some((one) => one.part === kind)) return whyNotMeanwhile(said)
  if (kind === 'move') return whyNotMove(s, moving(s, v.legend, pointsOf(v)), said.move ?? said)
  if ('shoot' in said) return whyNotShootHere(s, v, legend, said)
  if ('interact' in said && v.object) return 'APX-INT-002'
  if (v.means !== null) {
    if (v.left === 0) return 'APX-DEST-002'
    // What it began with is what it goes on with.
    if (said.with !== v.means) return 'APX-DEST-003'
  }
  return 'use' in said ? whyNotUse(legend, said, partOf(v, 'use').by) : whyNot(s, legend, said)
}

/** The one shot of the activation may be used up, or be for one weapon alone. */
function whyNotShootHere(s: AState, v: Combining, legend: Standing, said: PlainMap): string | null {
  if (underWay(s, 'activation')?.shot === true) return 'APX-ACT-010'
  const { weapon } = partOf(v, 'shoot')
  return weapon === null || weapon === said.weapon ? whyNotShoot(s, legend, said) : 'APX-WEAP-017'
}

function whyNotPlay(s: AState, v: Activating, legend: Legend, said: PlainMap): string | null {
  const id = String(said.play ?? said.ability)
  if ('ability' in said && !legend.tokens.some((token) => token.ability === id)) return 'APX-CARD-001'
  if ('ability' in said && tokenInSupply(legend, id) === null) return 'APX-ABIL-002'
  if ('play' in said && !handOf(s, legend).includes(id)) return 'APX-AC-002'
  const { action, rules } = cardById(s, id)
  if (action === undefined) return whenElse(legend, id)
  return action.ap > v.ap ? 'APX-ACT-003' : (rules[0] ?? null)
}

/** What is no action of the own activation has another moment: the rule that says which. */
function whenElse({ id: legend }: Legend, id: string): string {
  const { abilities, cards } = legendsData[legend]
  switch ([...abilities, ...cards].find((one) => one.id === id)?.type) {
    case 'reaction':
      return 'APX-REACT-001'
    case 'instant':
      return 'APX-INST-001'
    default:
      return 'APX-ENH-003'
  }
}

export function whyNotShoot(s: AState, legend: Standing, { shoot, weapon }: PlainMap): string {
  const target = s.table.legends.find((one) => one.id === shoot)
  if (target === undefined || target.squad === legend.squad) return 'APX-SHOOT-004'
  const chosen = legend.weapons[Number(weapon)]
  if (!chosen) return 'APX-WEAP-001'
  if (chosen.ammo === 0) return 'APX-SHOOT-007'
  if (!isOnBoard(target)) return 'APX-SHOOT-003'
  const blocked = blockadeBetween(groundIn(s), { field: legend.field }, { field: target.field })
  return blocked?.rule ?? 'APX-SHOOT-002'
}

function whyNot(s: AState, legend: Standing, said: PlainMap): string | null {
  if ('melee' in said) return 'APX-MEL-001'
  if ('interact' in said) return whyNotInteract(s, legend, String(said.interact))
  if ('attach' in said) {
    const token = String(said.attach)
    if (!isTile(token, 'attachment') || !legend.backpack.includes(token)) return 'APX-INT-003'
    // What fits is for another weapon than the one that this action is about.
    return whyNotAttached(legend.weapons[Number(said.weapon)], token, Number(said.slot)) ?? 'APX-INT-003'
  }
  if ('detach' in said) {
    const token = legend.weapons[Number(said.detach)]?.attached[Number(said.slot)] ?? null
    return token !== null && !hasRoom(legend) ? 'APX-INT-005' : 'APX-INT-004'
  }
  if ('use' in said) return whyNotUse(legend, said, 'APX-USE-001')
  return 'destroy' in said ? whyNotDestroy(s, legend, said) : null
}

/** Grenades and consumables are items, what else there is is none; `by` says which of those can be used, and for whom. */
function whyNotUse({ backpack }: Legend, { use }: PlainMap, by: string): string {
  const token = String(use)
  if (isTile(token, 'attachment') || isTile(token, 'gear')) return 'APX-LOOT-008'
  return backpack.includes(token) ? by : 'APX-USE-001'
}

/** What it costs, whether the shot of the activation is used up, and then the shot itself. */
function whyNotSpecial(v: Activating, legend: Legend, { special }: PlainMap): string {
  for (const [at, weapon] of armsOf(legend)) {
    const action = specialOf(weapon)
    if (at !== special || action === undefined) continue
    if (action.ap > v.ap) return 'APX-ACT-003'
    if (v.shot) return 'APX-ACT-010'
    return weapon.ammo === 0 ? 'APX-SHOOT-007' : 'APX-SHOOT-003'
  }
  return 'APX-WEAP-015'
}

/** Only what is DESTRUCTIBLE, within the means: a weapon with ammo in its range and in sight, or by hand beside it. */
function whyNotDestroy(s: AState, legend: Legend, { destroy, with: means }: PlainMap): string {
  const piece = s.table.pieces.find((one) => one.id === destroy)
  if (piece === undefined || !objects[piece.kind]?.traits.includes('destructible')) return 'APX-DEST-001'
  if (means === 'melee') return 'APX-DEST-006'
  const weapon = legend.weapons[Number(means)]
  return weapon && weapon.ammo > 0 ? 'APX-DEST-004' : 'APX-DEST-003'
}
