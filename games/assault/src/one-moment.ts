import { allUnderWay, type Frame } from '@sandtable/kernel'
import type { AState } from './state.ts'

/** Procedures that harm a figure: those that one step has called for several figures happen at the same moment. */
const harms: readonly string[] = ['suffer damage', 'suffer strain', 'be defeated']

/**
 * Is something still to come that happens at the same moment as what is under way (IA-OPEN-025): the rest of the
 * mission's rules, or the harm and the points that the same effect brings to others?
 */
export function isOneMoment(s: AState): boolean {
  if (allUnderWay(s, 'mission rules').some(({ through }) => !through)) return true
  const { stack } = s
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth]!
    if (!isHarm(frame) && frame.procedure !== 'event') continue
    for (let under = depth - 1; under >= 0 && isWaiting(stack[under]!); under--)
      if (bringsEnd(stack[under]!)) return true
  }
  return false
}

/** Called by the same step as the one above it, and not begun. */
function isWaiting(frame: Frame): boolean {
  return frame.step === 0 && (isHarm(frame) || frame.procedure === 'event')
}

function isHarm({ procedure }: Frame): boolean {
  return harms.includes(procedure)
}

function bringsEnd(frame: Frame): boolean {
  return isHarm(frame) || (frame.vars as { event: string }).event === 'gain points'
}
