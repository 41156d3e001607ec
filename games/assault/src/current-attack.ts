import { allUnderWay, type Seat, underWay } from '@sandtable/kernel'
import { type AState, byInitiative, type FigureId, figureOf, otherSeat } from './state.ts'
import type { Attack } from './vocabulary/attacks.ts'

/** The innermost attack under way. */
export function attackOf(s: AState): Attack {
  const found = attackUnderWay(s)
  if (found === null) throw new Error('no attack is under way')
  return found
}

export function attackUnderWay(s: AState): Attack | null {
  return underWay(s, 'attack')
}

/** What the innermost attack has done to its target; the game may have ended with just that. */
export function harmDone(s: AState): Pick<Attack, 'suffered' | 'defeated'> {
  const depth = s.stack.findLastIndex((frame) => frame.procedure === 'attack')
  const isHarming = s.stack[depth + 1]?.procedure === 'suffer damage'
  const before = s.stack.slice(0, depth).filter((frame) => frame.procedure === 'suffer damage').length
  const harm = isHarming ? allUnderWay(s, 'suffer damage')[before] : attackUnderWay(s)
  return { suffered: harm?.suffered ?? 0, defeated: harm?.defeated ?? false }
}

/** The figure of the one side that the other side controls for an attack (IA-ATK-024). */
export function lentFigure(s: AState): FigureId | null {
  const attack = attackUnderWay(s)
  return attack !== null && figureOf(s, attack.attacker).seat !== attack.by ? attack.attacker : null
}

/** Who acts first at one moment: in an attack the attacker's side, otherwise the initiative (IA-TIME-002, -003). */
export function sidesInOrder(s: AState): Seat[] {
  const attack = attackUnderWay(s)
  return attack === null ? byInitiative(s) : [attack.by, otherSeat(attack.by)]
}
