import type { Ground } from './ground.ts'

/** What hangs on the ground and a number alone is found out once for each: a ground never changes. */
export function once<T>(find: (ground: Ground, key: number) => T): (ground: Ground, key: number) => T {
  const known = new WeakMap<Ground, Map<number, T>>()
  return (ground, key) => {
    let ofGround = known.get(ground)
    if (ofGround === undefined) {
      ofGround = new Map()
      known.set(ground, ofGround)
    }
    let found = ofGround.get(key)
    if (found === undefined) {
      found = find(ground, key)
      ofGround.set(key, found)
    }
    return found
  }
}
