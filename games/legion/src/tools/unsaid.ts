import type { Entry } from '@sandtable/kernel'

/**
 * Actions that are told by what they come to: an attack by its pools, an aim by its token; and a move by the action that
 * was chosen for it.
 */
export function unsaid(entry: Entry, now: readonly Entry[], before: readonly Entry[]): boolean {
  const { type, unit, action } = entry
  if (type === 'moved') return before.some((one) => isMove(one) && one.unit === unit)
  if (type !== 'action') return false
  return action === 'attack' || now.some((one) => one.type === 'token' && one.unit === unit)
}

function isMove({ type, action }: Entry): boolean {
  return type === 'action' && (action === 'move' || action === 'withdraw')
}
