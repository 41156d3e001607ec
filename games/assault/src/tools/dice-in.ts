import type { Entry, RolledDie } from '@sandtable/kernel'
import { rolled, toldIn } from '../scene/dice.ts'

/** The dice that an entry tells of: those of an attack, or those that were rolled for something else. */
export function diceIn({ type, attack, defence, dice }: Entry): RolledDie[] {
  if (type === 'dice') return toldIn(dice).map(rolled)
  if (type !== 'rolled' && type !== 'rerolled') return []
  return [...toldIn(attack), ...toldIn(defence)].map(rolled)
}
