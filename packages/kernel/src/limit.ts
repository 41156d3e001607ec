import type { Limit } from './card.ts'
import { gameOf } from './registry.ts'
import type { Effect, State, Vocabulary } from './state.ts'

/** Has this been used as often as its limit allows? */
export function usedUp<V extends Vocabulary>(s: State<V>, key: string, limit: Limit): boolean {
  return (counterOf(s, limit.per, false)?.[key] ?? 0) >= limit.times
}

/** Counts one use. */
export function use<V extends Vocabulary>(s: State<V>, key: string, limit: Limit): void {
  const counter = counterOf(s, limit.per, true)
  if (counter === null) throw new Error(`a limit per ${limit.per}, but no ${limit.per} is under way`)
  counter[key] = (counter[key] ?? 0) + 1
}

/** What a card's uses at a moment are counted under. */
export function limitKey(limit: Limit, effect: Effect, moment: string): string {
  if (limit.key === undefined) return `${effect.id} ${moment}`
  if (limit.each === undefined) return limit.key
  return `${limit.key} ${limit.each === 'piece' ? effect.on : effect.seat}`
}

/** The uses within the innermost period of this name; they are forgotten when it ends. */
function counterOf(s: State, per: string, make: boolean): Record<string, number> | null {
  if (per === 'game') return s.used
  const depth = depthOf(s, per)
  const frame = s.stack[depth]
  if (frame === undefined) return null
  if (frame.used === null && make) frame.used = {}
  return frame.used
}

/** How deep in the stack the innermost procedure with this period is; −1: none is under way. */
export function depthOf(s: State, period: string): number {
  const { procedures } = gameOf(s)
  for (let depth = s.stack.length - 1; depth >= 0; depth--) {
    const frame = s.stack[depth]
    if (frame !== undefined && procedures.get(frame.procedure)?.period === period) return depth
  }
  return -1
}
