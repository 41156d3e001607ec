import type { Field, Ground } from '../board/ground.ts'
import { groundOfLine } from './far-block.ts'

/** A ground never changes: what hangs on it alone is found out once. None of this is a rule; without it all would be the same, later. */
export function onceForGround<T extends object>(find: (ground: Ground) => T): (ground: Ground) => T {
  const known = new WeakMap<Ground, T>()
  // Mostly it is the same one as the last time.
  let last: { readonly ground: Ground; readonly found: T } | null = null
  return (ground) => {
    if (last !== null && last.ground === ground) return last.found
    let found = known.get(ground)
    if (found === undefined) {
      found = find(ground)
      known.set(ground, found)
    }
    last = { ground, found }
    return found
  }
}

/** What hangs on the ground and a number; `about`: on no more than this of the ground. */
export function once<T>(
  find: (ground: Ground, key: number) => T,
  about: (all: Ground, key: number) => Ground = whole,
): (ground: Ground, key: number) => T {
  const tables = onceForGround(() => new Map<number, T>())
  return (all, key) => {
    const ground = about(all, key)
    const known = tables(ground)
    let found = known.get(key)
    if (found === undefined) {
      found = find(ground, key)
      known.set(key, found)
    }
    return found
  }
}

function whole(ground: Ground): Ground {
  return ground
}

/** What hangs on the ground, a field and two numbers below 64; `about`: on no more than this of the ground. */
export function onceForField<T>(
  find: (ground: Ground, field: Field, one: number, other: number) => T,
  about: (all: Ground, field: Field, one: number) => Ground = whole,
): (ground: Ground, field: Field, one: number, other: number) => T {
  const tables = onceForGround(() => new Map<number, T>())
  return (all, field, one, other) => {
    const ground = about(all, field, one)
    const known = tables(ground)
    const key = (field * 64 + one) * 64 + other
    let found = known.get(key)
    if (found === undefined) {
      found = find(ground, field, one, other)
      known.set(key, found)
    }
    return found
  }
}

/** Yes or no for each two fields, as the line between them says; `mutual`: the same both ways. */
export function onceForTwo(
  find: (ground: Ground, from: Field, to: Field) => boolean,
  mutual: boolean,
): (ground: Ground, from: Field, to: Field) => boolean {
  const tables = onceForGround(({ board }) => new Uint8Array(board.area * board.area))
  return (all, from, to) => {
    const ground = groundOfLine(all, from, to)
    const { area } = ground.board
    const table = tables(ground)
    const known = table[from * area + to]!
    if (known !== 0) return known === 1
    const found = find(ground, from, to)
    table[from * area + to] = found ? 1 : 2
    if (mutual) table[to * area + from] = found ? 1 : 2
    return found
  }
}

/** What hangs on a name and on nothing else. */
export function onceForName<T>(find: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>()
  return (name) => {
    let found = known.get(name)
    if (found === undefined) {
      found = find(name)
      known.set(name, found)
    }
    return found
  }
}

/** What hangs on the grid and two fields that touch; what stands on it does not matter. */
export function onceForNeighbours<T>(
  find: (ground: Ground, from: Field, to: Field) => T,
): (ground: Ground, from: Field, to: Field) => T {
  const tables = new WeakMap<object, T[]>()
  return (ground, from, to) => {
    const { plan, board } = ground
    let known = tables.get(plan)
    if (known === undefined) {
      known = new Array(9 * board.area)
      tables.set(plan, known)
    }
    const difference = to - from
    const row = Math.round(difference / board.stride)
    const key = 9 * from + 3 * row + (difference - row * board.stride)
    known[key] ??= find(ground, from, to)
    return known[key]
  }
}
