import { call as begin, reveal, tell } from '@sandtable/kernel'
import { objects } from '../../data/objects.ts'
import { fieldsAtCorner, fieldsAtEdge } from '../board/beside.ts'
import type { PrintedPiece } from '../board/ground.ts'
import { groundIn } from '../field.ts'
import { cardById } from '../hand.ts'
import { distinct, hasRoom, takeFromBackpack } from '../legend.ts'
import { groundBeside } from '../speed/far-block.ts'
import { once } from '../speed/once.ts'
import type { AState, Legend, Piece, Standing, Token } from '../state.ts'
import type { Combining, Doing } from '../vocabulary/acting.ts'
import { armsOf, slotsFor, weaponAt } from '../weapon.ts'
import { farEnds } from './zip-line.ts'

/** INTERACTIVE objects adjacent to a legend (APX-INT-002): closed bins, zip lines, what abilities put there. */
export function interactables(s: AState, legend: Standing): string[] {
  const ground = groundIn(s)
  const near = interactiveAt(ground, legend.field)
  const found: string[] = []
  for (const piece of near) if (whyNotTouched(s, piece) === null) found.push(piece.id)
  for (const piece of s.table.pieces)
    if (abilityOf(s, piece)?.whyNot(s, legend, piece) === null) found.push(piece.id)
  return found
}

/** The rule that keeps a legend from interacting with this. */
export function whyNotInteract(s: AState, legend: Standing, id: string): string {
  const printed = interactiveAt(groundIn(s), legend.field).find((one) => one.id === id)
  const put = s.table.pieces.find((one) => one.id === id)
  const rule = printed ? whyNotTouched(s, printed) : put && abilityOf(s, put)?.whyNot(s, legend, put)
  return rule ?? 'APX-INT-002'
}

/** The INTERACTIVE pieces of the board that are adjacent to a field. */
export const interactiveAt = once(
  (ground, field): readonly PrintedPiece[] =>
    ground.pieces.filter(({ kind, corner, edges, level }) => {
      if (objects[kind]?.traits.includes('interactive') !== true) return false
      return corner === null
        ? edges.some((edge) => fieldsAtEdge(ground, edge, level).includes(field))
        : fieldsAtCorner(ground, corner, level).includes(field)
    }),
  groundBeside,
)

/** A bin must be closed, a zip line's other end have room. */
function whyNotTouched(s: AState, { kind, id }: PrintedPiece): string | null {
  if (kind === 'supply-bin') return s.table.opened.includes(id) ? 'APX-BIN-007' : null
  return farEnds(s, id).length > 0 ? null : 'APX-CARD-object-zip-line'
}

function abilityOf(s: AState, piece: Piece) {
  return cardById(s, piece.ability).interact
}

export function interact(s: AState, legend: Legend, id: string): void {
  tell(s, { type: 'interacts', legend: legend.id, object: id })
  const piece = s.table.pieces.find((one) => one.id === id)
  if (piece !== undefined) abilityOf(s, piece)?.do(s, legend, piece)
  else if (id.startsWith('supply-bin'))
    begin(s, 'loot a bin', { legend: legend.id, bin: id, tokens: [], weapons: [], later: [] })
  else begin(s, 'ride a zip line', { legend: legend.id, point: id })
}

/** Attachments onto a weapon and off a weapon: any number, each for one weapon (APX-INT-003, -004, OPEN-20). */
export function attachings(legend: Standing, v: Combining): Doing[] {
  const found: Doing[] = []
  const tokens = distinct(legend.backpack)
  for (const [at, weapon] of armsOf(legend)) {
    if (v.attachTo === null || v.attachTo === at)
      for (const token of tokens)
        for (const slot of slotsFor(weapon, token)) found.push({ attach: token, weapon: at, slot })
    if (v.detachFrom !== null && v.detachFrom !== at) continue
    for (const [slot, token] of weapon.attached.entries())
      if (token !== null && hasRoom(legend)) found.push({ detach: at, slot })
  }
  return found
}

/** What lay there before goes into the backpack, where a slot has just become free (APX-WPN-002). */
export function attach(
  s: AState,
  legend: Legend,
  v: Combining,
  answer: { readonly attach: string; readonly weapon: number; readonly slot: number },
): void {
  const weapon = weaponAt(legend, answer.weapon)
  v.attachTo = answer.weapon
  takeFromBackpack(legend, answer.attach)
  reveal(s)
  const before = weapon.attached[answer.slot] ?? null
  weapon.attached[answer.slot] = answer.attach
  tell(s, { type: 'attaches', legend: legend.id, token: answer.attach, card: weapon.card })
  if (before !== null)
    begin(s, 'gain a token', { legend: legend.id, token: before, keep: false, loose: true })
}

export function detach(
  s: AState,
  legend: Legend,
  v: Combining,
  answer: { readonly detach: number; readonly slot: number },
): void {
  const weapon = weaponAt(legend, answer.detach)
  const token = weapon.attached[answer.slot] as Token
  v.detachFrom = answer.detach
  weapon.attached[answer.slot] = null
  legend.backpack.push(token)
  tell(s, { type: 'detaches', legend: legend.id, token, card: weapon.card })
}
