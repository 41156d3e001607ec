import { call, tell } from '@sandtable/kernel'
import { remember } from '../cards-held.ts'
import { refreshCards } from '../cards-of-unit.ts'
import { editionOf } from '../editions/index.ts'
import { makeLeader } from '../holdings.ts'
import { dropBeside } from '../mission/falling.ts'
import type { LState, Mini, Unit, UnitId } from '../state.ts'
import { keywordOfMini, woundThreshold } from '../units.ts'
import { suffering } from '../vocabulary/attacks.ts'

/** A unit suffers wounds that are no attack: no dice, no suppression (LG2-WOUND-014, -015); of whose effect, if it is a unit's (LG2-KW-135). */
export function wound(s: LState, unit: Unit, count: number, by?: UnitId): void {
  if (count > 0 && unit.minis.length > 0) call(s, 'suffer wounds', suffering(unit, count, by))
}

/** A miniature is taken off the battlefield; another one leads, if it led. */
export function defeat(s: LState, unit: Unit, mini: Mini): void {
  const wasLeader = unit.minis[0] === mini
  // LG1-OTKB-008.
  if (wasLeader && editionOf(s).claimsFall === 'with the leader') dropBeside(s, unit, mini)
  unit.minis = unit.minis.filter((one) => one !== mini)
  tell(s, { type: 'defeated', unit: unit.id, mini: mini.id })
  remember(unit, mini)
  const next = unit.minis.find((one) => keywordOfMini(one, 'noncombatant') === undefined) ?? unit.minis[0]
  // LG2-WOUND-010, LG2-CKW-054.
  if (wasLeader && next !== undefined) makeLeader(s, unit, next)
  if (mini.by !== null || unit.minis.length === 0) refreshCards(s, unit)
}

/** A unit that came over the edge of the battlefield is destroyed as a whole (LG1-MOVEB-022). */
export function loseOverEdge(s: LState, unit: Unit): void {
  tell(s, { type: 'over the edge', unit: unit.id })
  const lost = suffering(unit, 0)
  dropBeside(s, unit, lost.at)
  unit.minis = []
  refreshCards(s, unit)
  call(s, 'suffer wounds', lost)
}

/** Whoever bears as many wounds as it can and still stands falls now. */
export function fallAtLast(s: LState, unit: Unit): void {
  const falling = unit.minis.filter((mini) => mini.wounds >= woundThreshold(unit, mini))
  for (const mini of falling) defeat(s, unit, mini)
  call(s, 'suffer wounds', { ...suffering(unit, 0), fell: true })
}
