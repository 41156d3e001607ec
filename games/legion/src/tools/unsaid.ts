import type { Entry } from '@sandtable/kernel'

/**
 * Actions that are told by what they come to: an attack by its pools, an aim by its token; and a move by the action that
 * was chosen for it. Of a miniature that falls it is not told as well how many wounds it bears.
 */
export function unsaid(entry: Entry, now: readonly Entry[], before: readonly Entry[]): boolean {
  const { type, unit, mini, action } = entry
  if (type === 'wounds') return now.some((one) => one.type === 'defeated' && one.mini === mini)
  if (type === 'moved') {
    // Rules that play a seat tell of a whole turn at once.
    const earlier = [...before, ...now.slice(0, now.indexOf(entry))]
    const last = earlier.findLast((one) => one.unit === unit && (one.type === 'moved' || isMove(one)))
    return last !== undefined && isMove(last)
  }
  // It is used up, or the round is over.
  if (type === 'pass pool') return entry.count === 0
  if (type !== 'action') return false
  return action === 'attack' || now.some((one) => one.type === 'token' && one.unit === unit)
}

function isMove({ type, action }: Entry): boolean {
  return type === 'action' && (action === 'move' || action === 'withdraw')
}
