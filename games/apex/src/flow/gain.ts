import { call as begin, type Plain, reveal, tell, underWay } from '@sandtable/kernel'
import { isMap, type PlainMap } from '@sandtable/kit'
import { neighboursOf } from '../board/beside.ts'
import { groundIn, layLoot } from '../field.ts'
import { distinct, hasRoom, putOn, takeFromBackpack } from '../legend.ts'
import { tileOf } from '../loot.ts'
import {
  type AState,
  type Field,
  isOnBoard,
  type Legend,
  type LegendId,
  legendOf,
  type Standing,
  seatsOfSquad,
  standingOf,
  type Token,
} from '../state.ts'
import type { Gaining, Looting } from '../vocabulary/acting.ts'
import { addAmmo, armsOf, slotsFor, weaponAt, whyNotAttached } from '../weapon.ts'
import { ask, procedure } from './words.ts'

/** What to do with a token: put it somewhere, in place of another one if need be, or lay it down. */
export type Keeping =
  | { readonly to: 'gear' | 'backpack' }
  | { readonly weapon: number; readonly slot: number }
  | { readonly swap: Token }
  | { readonly drop: Field | null }
  /** After the weapon that was found with it. */
  | 'later'

/** A legend gets a loot token: it keeps it on a legal slot, or drops it (APX-LOOT-009 to -013). */
export const gainAToken = procedure(
  'gain a token',
  [
    ask('keep or drop', {
      rule: 'APX-LOOT-009',
      seats: (s, v) => legendOf(s, v.legend).seat,
      about: (_, v) => ({ legend: v.legend, token: v.token, card: `tile:${v.token}` }),
      secret: (_, __, answer: Keeping | null) => isMap(answer) && 'swap' in answer,
      options: (s, v): readonly Keeping[] => keepings(s, v),
      why: (s, v, answer) => whyNotKeep(s, v, answer),
      answer: (s, v, answer: Keeping) => keep(s, v, answer),
    }),
  ],
  { about: (_, v) => ({ legend: v.legend, token: v.token }) },
)

export function keepings(s: AState, v: Gaining): Keeping[] {
  const legend = legendOf(s, v.legend)
  const found = waysToKeep(legend, v.token, v.loose)
  if (waitsFor(s, v) !== null) found.push('later')
  if (v.keep) return found
  // Before it is on the board, what it lets go leaves the game (APX-DROP-009).
  const fields = isOnBoard(legend) ? fieldsToDropOn(s, legend) : [null]
  return [...found, ...fields.map((drop) => ({ drop }))]
}

/** The looting in which it may wait for a weapon, as an attachment that lay in the same bin may (APX-BIN-006). */
function waitsFor(s: AState, { token }: Gaining): Looting | null {
  const looting = underWay(s, 'loot a bin')
  const waits = looting !== null && looting.weapons.length > 0 && looting.tokens.includes(token)
  return waits && tileOf(token).kind === 'attachment' ? looting : null
}

/** Ways to keep a token (APX-GEAR-004, APX-PACK-001, -002, APX-WPN-002); what a weapon slot gave up goes into the backpack or down. */
export function waysToKeep(legend: Legend, token: Token, loose: boolean): Keeping[] {
  const tile = tileOf(token)
  if (tile.kind === 'gear') return [{ to: 'gear' }]
  // What came off a slot wants an empty place: nothing makes way for it (APX-WPN-002).
  if (loose) return hasRoom(legend) ? [{ to: 'backpack' }] : []
  const found: Keeping[] = hasRoom(legend)
    ? [{ to: 'backpack' }]
    : distinct(legend.backpack).map((swap) => ({ swap }))
  for (const [weapon, one] of armsOf(legend))
    for (const slot of slotsFor(one, token)) found.push({ weapon, slot })
  return found
}

/** On its own field or a neighbouring one (APX-LOOT-010). */
function fieldsToDropOn(s: AState, { field }: Standing): Field[] {
  return [field, ...neighboursOf(groundIn(s), field)]
}

function whyNotKeep(s: AState, v: Gaining, answer: Plain): string | null {
  const { legend, token, loose } = v
  if (!isMap(answer)) return 'APX-LOOT-009'
  const { kind } = tileOf(token)
  if ('drop' in answer) {
    if (v.keep) return 'APX-CARRY-004'
    if (!isOnBoard(legendOf(s, legend))) return 'APX-DROP-009'
    return answer.drop === null ? 'APX-LOOT-012' : 'APX-LOOT-010'
  }
  if ('swap' in answer) return loose ? 'APX-WPN-002' : 'APX-PACK-002'
  if ('weapon' in answer) return loose ? 'APX-WPN-002' : whyNotOn(s, legend, token, answer)
  if (kind === 'gear' || answer.to === 'gear') return 'APX-LOOT-004'
  return 'APX-PACK-001'
}

function whyNotOn(s: AState, legend: LegendId, token: Token, { weapon, slot }: PlainMap): string {
  return whyNotAttached(legendOf(s, legend).weapons[Number(weapon)], token, Number(slot)) ?? 'APX-ATT-006'
}

function keep(s: AState, v: Gaining, answer: Keeping): void {
  const { token } = v
  const legend = legendOf(s, v.legend)
  const { id } = legend
  if (answer === 'later') {
    waitsFor(s, v)?.later.push(token)
    return
  }
  if ('drop' in answer) {
    layDown(s, legend, token, answer.drop)
    return
  }
  if ('swap' in answer) {
    takeFromBackpack(legend, answer.swap)
    reveal(s)
    legend.backpack.push(token)
    putAside(s, legend, answer.swap)
  } else if ('weapon' in answer) {
    const weapon = weaponAt(legend, answer.weapon)
    const before = weapon.attached[answer.slot] ?? null
    weapon.attached[answer.slot] = token
    tell(s, { type: 'attaches', legend: id, token, card: weapon.card })
    if (before !== null) begin(s, 'gain a token', { legend: id, token: before, keep: false, loose: true })
    return
  } else if (answer.to === 'gear') {
    const before = putOn(legend, token)
    tell(s, { type: 'puts on', legend: id, token })
    putAside(s, legend, before)
    return
  } else legend.backpack.push(token)
  tell(s, { type: 'keeps', legend: id, token }, seatsOfSquad(s, legend.squad))
}

/** A token that gave way to another is dropped; on the board it is asked where. */
function putAside(s: AState, legend: Legend, token: Token): void {
  if (isOnBoard(legend)) begin(s, 'drop a token', { legend: legend.id, token })
  else layDown(s, legend, token, null)
}

/** Lays a token on a field; with nobody on the board it leaves the game (APX-DROP-009). */
export function layDown(s: AState, legend: Legend, token: Token, field: Field | null): void {
  // Starting gear that is replaced is of no use to anybody, but it lies there like any other token.
  if (field === null) tell(s, { type: 'leaves the game', token })
  else {
    layLoot(s, field, token)
    tell(s, { type: 'drops', legend: legend.id, token, field })
  }
}

/** A token is laid down: where (APX-LOOT-010, APX-CARRY-002)? */
export const dropAToken = procedure(
  'drop a token',
  [
    ask('where to', {
      rule: 'APX-LOOT-010',
      seats: (s, v) => legendOf(s, v.legend).seat,
      about: (_, v) => ({ legend: v.legend, token: v.token, card: `tile:${v.token}` }),
      options: (s, v) => fieldsToDropOn(s, standingOf(s, v.legend)),
      why: () => 'APX-LOOT-010',
      answer: (s, v, field) => layDown(s, legendOf(s, v.legend), v.token, field),
    }),
  ],
  { about: (_, v) => ({ legend: v.legend, token: v.token }) },
)

/** One ammo more for a weapon of the legend's choice (APX-DROP-019). */
export const gainAmmo = procedure(
  'gain ammo',
  [
    ask('choose a weapon', {
      rule: 'APX-DROP-019',
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => armsOf(legendOf(s, v.legend)).map(([at]) => at),
      why: () => 'APX-DROP-019',
      answer: (s, v, at) => {
        const weapon = weaponAt(legendOf(s, v.legend), at)
        addAmmo(weapon, v.ammo)
        tell(s, { type: 'ammo', legend: v.legend, card: weapon.card, ammo: weapon.ammo })
      },
    }),
  ],
  { about: (_, v) => ({ legend: v.legend }) },
)
