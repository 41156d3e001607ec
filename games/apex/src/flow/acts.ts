import { call as begin, reveal, tell } from '@sandtable/kernel'
import { legendsData } from '../../data/legends/index.ts'
import { tokenInSupply } from '../abilities.ts'
import { combining, moving } from '../acting.ts'
import { adjacentTo } from '../board/beside.ts'
import { specialOf } from '../cards/weapon-actions.ts'
import { groundIn, takeLoot } from '../field.ts'
import { cardById, discard, handOf } from '../hand.ts'
import { distinct, takeFromBackpack } from '../legend.ts'
import { gearTile } from '../loot.ts'
import { basicMelee } from '../melee-values.ts'
import { onceForName } from '../speed/once.ts'
import {
  type AState,
  type Equipped,
  type Field,
  type Legend,
  type LegendId,
  legendOf,
  type Standing,
  standingOf,
  type Token,
} from '../state.ts'
import type { ActionPart, Activating, PartAnswer } from '../vocabulary/acting.ts'
import { weaponAt } from '../weapon.ts'
import { addAnswers } from './combined.ts'
import { hasten } from './haste.ts'
import { endsOf } from './move.ts'
import { beginShot, shotsOf } from './shooting.ts'

/** What a legend can do in its activation. */
export type Act =
  /** Move 2, to this field. */
  | { readonly move: Field }
  /** Haste: a Move 1, or a basic Move 2 with a point more; a card is discarded for it (APX-HASTE-001). */
  | { readonly haste: string }
  | { readonly hasten: string }
  | { readonly shoot: LegendId; readonly weapon: number }
  /** A combined action, begun with one of its parts or with none. */
  | { readonly act: Combined }
  | Exclude<
      PartAnswer,
      | 'done'
      | { readonly move: Field }
      | { readonly hasten: string }
      | { readonly shoot: LegendId; readonly weapon: number }
    >
  | { readonly play: string }
  | { readonly ability: string }
  /** The special action of a weapon. */
  | { readonly special: number }
  | { readonly pick: Token; readonly from: Field }
  | { readonly drop: Token }
  | 'pass'

export type Combined = 'interact' | 'use' | 'melee' | 'destroy' | 'interact and use'

/** One item, for oneself (APX-USE-001). */
const useOne: ActionPart = { part: 'use', times: 1, what: 'item', forMates: false, by: 'APX-USE-001' }

/** The combined basic actions. */
export const combined: Readonly<Record<Combined, readonly ActionPart[]>> = {
  // APX-ACT-008
  interact: [{ part: 'interact' }, { part: 'move', points: 1 }],
  // APX-ACT-012
  use: [useOne, { part: 'move', points: 1 }],
  // APX-ACT-013
  melee: [
    { part: 'melee', values: basicMelee },
    { part: 'move', points: 1 },
  ],
  // APX-ACT-014
  destroy: [
    { part: 'destroy', most: 2 },
    { part: 'move', points: 1 },
  ],
  // Of the legendary helmet (APX-TILE-005).
  'interact and use': [{ part: 'interact' }, useOne],
}

const basicActions: readonly Exclude<Combined, 'interact and use'>[] = ['interact', 'use', 'melee', 'destroy']

/** All that it can do now: what its action points and its shot allow (APX-ACT-003, APX-ACT-010), haste (APX-HASTE-004), cards, abilities (APX-ABIL-002), loot (APX-CARRY-001). */
export function actsOf(s: AState, v: Activating): Act[] {
  const legend = standingOf(s, v.legend)
  const found: Act[] = ['pass']
  if (v.ap >= 1) {
    for (const move of endsOf(s, moving(s, legend.id, 2))) found.push({ move })
    if (!v.shot) found.push(...shotsOf(s, legend, null))
    for (const act of basicActions) {
      found.push({ act })
      // With this part first; a move first is a Move 2 rather than a Move 1.
      addAnswers(s, legend, firstParts(legend.id)[act], found)
    }
  }
  // APX-TILE-005
  if (v.ap >= (gearTile(legend, 'helmet').action ?? Number.POSITIVE_INFINITY))
    found.push({ act: 'interact and use' })
  const hand = distinct(handOf(s, legend))
  if (!v.hasted)
    for (const card of hand) {
      found.push({ haste: card })
      if (v.ap >= 1) found.push({ hasten: card })
    }
  for (const card of hand) if (canPlay(s, v, legend, card)) found.push({ play: card })
  for (const { id } of legendsData[legend.id].abilities)
    if (tokenInSupply(legend, id) !== null && canPlay(s, v, legend, id)) found.push({ ability: id })
  for (const [at, weapon] of legend.weapons.entries())
    if (weapon !== null && hasSpecial(s, v, legend, at, weapon)) found.push({ special: at })
  addCarrying(s, legend, found)
  return found
}

/** The combined actions as they begin, each with its own part alone: only looked at, never changed. */
const firstParts = onceForName((legend) => {
  const first = (act: Combined) => combining(legend as LegendId, combined[act].slice(0, 1))
  return {
    interact: first('interact'),
    use: first('use'),
    melee: first('melee'),
    destroy: first('destroy'),
  }
})

/** Is it a free or special action whose cost and needs are met (APX-ACT-003, APX-CARD-004 to -006)? */
export function canPlay(s: AState, v: Activating, legend: Legend, card: string): boolean {
  const action = cardById(s, card).action
  return action !== undefined && action.ap <= v.ap && (action.can?.(s, legend, v) ?? true)
}

/** Can the special action of this weapon be taken now (APX-WEAP-015)? */
function hasSpecial(s: AState, v: Activating, legend: Standing, at: number, weapon: Equipped): boolean {
  const special = specialOf(weapon)
  if (special === undefined || special.ap > v.ap) return false
  // Where there is more to it than the shot, the shot may be left out.
  return special.parts || (!v.shot && shotsOf(s, legend, at).length > 0)
}

/** Loot that can be picked up or dropped between actions (APX-CARRY-001, APX-CARRY-003). */
function addCarrying(s: AState, legend: Standing, found: Act[]): void {
  addLoot(s, legend.field, found)
  for (const from of adjacentTo(groundIn(s), legend.field)) addLoot(s, from, found)
  for (const drop of distinct(legend.backpack)) found.push({ drop })
}

function addLoot(s: AState, from: Field, found: Act[]): void {
  const there = s.table.loot[from]
  if (there !== undefined) for (const pick of distinct(there)) found.push({ pick, from })
}

/** Pays for it and begins it (APX-ACT-004, APX-HASTE-003, APX-HASTE-004, APX-ABIL-002, APX-CARRY-001). */
export function doAct(s: AState, v: Activating, act: Exclude<Act, 'pass'>): void {
  const legend = legendOf(s, v.legend)
  if ('move' in act) {
    v.ap--
    begin(s, 'move', { ...moving(s, legend.id, 2), target: act.move })
  } else if ('haste' in act) {
    hasten(s, v, legend, act.haste)
    begin(s, 'move', moving(s, legend.id, 1))
  } else if ('hasten' in act) {
    hasten(s, v, legend, act.hasten)
    v.ap--
    begin(s, 'move', moving(s, legend.id, 3))
  } else if ('shoot' in act) {
    v.ap--
    beginShot(s, v, legend, act.shoot, act.weapon)
  } else if ('act' in act) {
    v.ap--
    begin(s, 'combined action', combining(legend.id, combined[act.act]))
  } else if ('play' in act) play(s, v, legend, act.play)
  else if ('ability' in act) {
    const card = cardById(s, act.ability)
    v.ap -= card.action?.ap ?? 0
    tell(s, { type: 'uses ability', legend: legend.id, ability: act.ability })
    card.action?.do(s, legend, v)
  } else if ('special' in act) {
    const weapon = weaponAt(legend, act.special)
    const special = specialOf(weapon)
    if (special === undefined) throw new Error(`${weapon.card} has no special action`)
    v.ap -= special.ap
    tell(s, { type: 'special action', legend: legend.id, card: weapon.card })
    special.do(s, legend, act.special)
  } else if ('pick' in act) {
    takeLoot(s, act.from, act.pick)
    tell(s, { type: 'picks up', legend: legend.id, token: act.pick, field: act.from })
    begin(s, 'gain a token', { legend: legend.id, token: act.pick, keep: true, loose: false })
  } else if ('drop' in act) {
    takeFromBackpack(legend, act.drop)
    reveal(s)
    begin(s, 'drop a token', { legend: legend.id, token: act.drop })
  } else {
    v.ap--
    begin(s, 'combined action', { ...combining(legend.id, combined[partFor(act)]), first: act })
  }
}

/** The combined action that a part belongs to. */
function partFor(act: object): Combined {
  if ('use' in act) return 'use'
  if ('melee' in act) return 'melee'
  return 'destroy' in act ? 'destroy' : 'interact'
}

/** An action card of the own activation is played (APX-AC-002). */
function play(s: AState, v: Activating, legend: Legend, id: string): void {
  const { action } = cardById(s, id)
  v.ap -= action?.ap ?? 0
  discard(s, legend, id)
  tell(s, { type: 'plays card', legend: legend.id, card: id })
  action?.do(s, legend, v)
}
