import type { Board, Space } from './board.ts'
import { emptySteps, type Stepping } from './paths.ts'

/**
 * Parts these spaces into regions: the first holds all that can be reached from the first space, the next all
 * that can be reached from the first space left over, and so on. Ways may lead over other spaces.
 */
export function regions(board: Board, stepping: Stepping, spaces: readonly Space[]): Space[][] {
  const found: Space[][] = []
  const steps = emptySteps()
  const told = new Uint8Array(board.size)
  for (const first of spaces) {
    if (told[first] === 1) continue
    const reached = new Uint8Array(board.size)
    const waiting = [first]
    reached[first] = 1
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      steps.count = 0
      stepping(from, steps)
      for (const to of steps.to.subarray(0, steps.count)) {
        if (reached[to] === 1) continue
        reached[to] = 1
        waiting.push(to)
      }
    }
    const region = spaces.filter((space) => reached[space] === 1 && told[space] === 0)
    for (const space of region) told[space] = 1
    found.push(region)
  }
  return found
}
