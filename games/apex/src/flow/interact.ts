import { call as begin, reveal, tell } from '@sandtable/kernel'
import { objects } from '../../data/objects.ts'
import { fieldsAtCorner, fieldsAtEdge } from '../board/beside.ts'
import type { Field, Ground, PrintedPiece } from '../board/ground.ts'
import { groundIn } from '../field.ts'
import { cardById } from '../hand.ts'
import { distinct, hasRoom, takeFromBackpack } from '../legend.ts'
import { tileOf } from '../loot.ts'
import type { AState, Legend, Piece, Standing } from '../state.ts'
import type { Combining, PartAnswer } from '../vocabulary/acting.ts'
import { slotsFor } from '../weapon.ts'
import { farEnds } from './zip-line.ts'

/** INTERACTIVE objects adjacent to a legend (APX-INT-002): closed bins, zip lines, what abilities put there. */
export function interactables(s: AState, legend: Standing): string[] {
  const ground = groundIn(s)
  const near = interactiveAt(ground, legend.field)
  const printed = near.filter((piece) => canInteract(s, piece)).map((piece) => piece.id)
  const put = s.table.pieces.filter((piece) => abilityOf(s, piece)?.can(s, legend, piece) === true)
  return [...printed, ...put.map((piece) => piece.id)]
}

const byField = new WeakMap<Ground, ReadonlyMap<Field, readonly PrintedPiece[]>>()

/** The INTERACTIVE pieces of the board that are adjacent to each field: found out once. */
function interactiveAt(ground: Ground, field: Field): readonly PrintedPiece[] {
  let known = byField.get(ground)
  if (known === undefined) {
    const found = new Map<Field, PrintedPiece[]>()
    for (const piece of ground.pieces) {
      if (objects[piece.kind]?.traits.includes('interactive') !== true) continue
      const { corner, edges, level } = piece
      const beside =
        corner === null
          ? edges.flatMap((edge) => fieldsAtEdge(ground, edge, level))
          : fieldsAtCorner(ground, corner, level)
      for (const one of beside) found.set(one, [...(found.get(one) ?? []), piece])
    }
    known = found
    byField.set(ground, known)
  }
  return known.get(field) ?? []
}

/** A closed bin, or a zip line whose other end has room. */
function canInteract(s: AState, piece: PrintedPiece): boolean {
  return piece.kind === 'supply-bin' ? !s.table.opened.includes(piece.id) : farEnds(s, piece.id).length > 0
}

function abilityOf(s: AState, piece: Piece) {
  return cardById(s, piece.ability).interact
}

export function interact(s: AState, legend: Legend, id: string): void {
  tell(s, { type: 'interacts', legend: legend.id, object: id })
  const piece = s.table.pieces.find((one) => one.id === id)
  if (piece !== undefined) abilityOf(s, piece)?.do(s, legend, piece)
  else if (id.startsWith('supply-bin'))
    begin(s, 'loot a bin', { legend: legend.id, bin: id, tokens: [], weapons: [] })
  else begin(s, 'ride a zip line', { legend: legend.id, point: id })
}

/** Attachments onto a weapon and off a weapon: any number, each for one weapon (APX-INT-003, -004, OPEN-20). */
export function attachings(legend: Standing, v: Combining): PartAnswer[] {
  const found: PartAnswer[] = []
  for (const [at, weapon] of legend.weapons.entries()) {
    if (weapon === null) continue
    if (v.attachTo === null || v.attachTo === at)
      for (const token of distinct(legend.backpack))
        if (tileOf(token).kind === 'attachment')
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
  const weapon = legend.weapons[answer.weapon]
  if (!weapon) return
  v.attachTo = answer.weapon
  takeFromBackpack(legend, answer.attach)
  reveal(s)
  const before = weapon.attached[answer.slot] ?? null
  weapon.attached[answer.slot] = answer.attach
  tell(s, { type: 'attaches', legend: legend.id, token: answer.attach, card: weapon.card })
  if (before !== null)
    begin(s, 'gain a token', { legend: legend.id, token: before, away: false, keep: false, loose: true })
}

export function detach(
  s: AState,
  legend: Legend,
  v: Combining,
  answer: { readonly detach: number; readonly slot: number },
): void {
  const weapon = legend.weapons[answer.detach]
  const token = weapon?.attached[answer.slot]
  if (!weapon || !token) return
  v.detachFrom = answer.detach
  weapon.attached[answer.slot] = null
  legend.backpack.push(token)
  tell(s, { type: 'detaches', legend: legend.id, token, card: weapon.card })
}
