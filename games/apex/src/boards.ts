import { boardPlans } from '../data/boards/index.ts'
import type { BoardPlan } from '../data/types.ts'
import { type Field, type Ground, groundOf, withBlock } from './board/ground.ts'

export { boardPlans }

const plans = new Map(boardPlans.map((plan) => [plan.id, plan]))

/** Grounds that are ready: of the library by id, those that players brought by what the plan says. */
const ready = new Map<string, Ground>()
const brought = new WeakMap<BoardPlan, Ground>()

export function findPlan(id: string): BoardPlan | null {
  return plans.get(id) ?? null
}

/** The ground of a board: the one that the players brought, or the one of the library. */
export function groundNamed(id: string, plan: BoardPlan | null): Ground {
  if (plan !== null) {
    const known = brought.get(plan)
    if (known !== undefined) return known
    // No id looks like this, so the two kinds of keys never meet.
    const ground = made(JSON.stringify(plan), plan)
    brought.set(plan, ground)
    return ground
  }
  const known = ready.get(id)
  if (known !== undefined) return known
  const found = findPlan(id)
  if (found === null) throw new RangeError(`there is no board "${id}"`)
  return made(id, found)
}

function made(key: string, plan: BoardPlan): Ground {
  const known = ready.get(key)
  if (known !== undefined) return known
  const ground = groundOf(plan)
  ready.set(key, ground)
  return ground
}

/** Grounds with a care package on them, the latest few: it rarely moves. */
const blocked = new WeakMap<Ground, Map<Field, Ground>>()
const mostKept = 100

export function groundWithBlock(ground: Ground, field: Field): Ground {
  let known = blocked.get(ground)
  if (known === undefined) {
    known = new Map()
    blocked.set(ground, known)
  }
  const before = known.get(field)
  if (before !== undefined) return before
  const found = withBlock(ground, field)
  const [oldest] = known.keys()
  if (known.size >= mostKept && oldest !== undefined) known.delete(oldest)
  known.set(field, found)
  return found
}
