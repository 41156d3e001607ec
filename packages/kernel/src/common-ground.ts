import type { Fact, Facts } from './facts.ts'
import { clone, same } from './plain.ts'
import { gameOf } from './registry.ts'
import { momentName } from './stack.ts'
import type { Frame, State } from './state.ts'
import type { Lookout } from './watch.ts'

/** A part of the state that changes on the way. */
export interface Part {
  /** The way to it from the state: `['table', 'ships', 3, 'tokens']`. */
  readonly path: readonly (string | number)[]
  /** Fields of it, or all of it, that count only if somebody looks at them on the way. */
  readonly watch?: readonly string[] | 'all'
}

/**
 * What many states have in common, frozen: copies share it, and only the named parts and the frames from the innermost
 * period on are copied and told apart. A rule that writes into the ground throws, and then everything is copied.
 */
export interface CommonGround {
  readonly id: number
  /** Where the innermost period is in the stack, and from where on frames are copied. */
  readonly period: number
  readonly depth: number
  readonly parts: readonly Part[]
  readonly branches: Branches
  /** The ways to those of them that are watched. */
  readonly stands: Branches
  /** What is watched: parts, or fields of them. */
  readonly watched: readonly Watched[]
  /** What is known about sets of facts, as far as it was asked for. */
  readonly facts: Map<Facts, readonly FactOn[]>
  /** The parts as they were in the beginning, with the numbers of what tells them apart. */
  readonly first: readonly { readonly part: object | null; readonly number: number }[]
}

/** A fact, its number, and the place of what it is about among all that is watched. */
export interface FactOn {
  readonly number: number
  readonly fact: Fact
  readonly at: number
}

export interface Watched {
  readonly part: number
  readonly field: string | null
}

/** The ways to the parts; null: the part itself. */
interface Branches {
  readonly [key: string]: Branches | null
}

/** A number for every text: the same for the same. */
export type Numbers = Map<string, number>

export function numberOf(numbers: Numbers, text: string): number {
  const known = numbers.get(text)
  if (known !== undefined) return known
  numbers.set(text, numbers.size)
  return numbers.size - 1
}

/** Freezes a state that nobody else has, as the ground of those that come after it. */
export function groundOf(s: State, parts: readonly Part[], numbers: Numbers): CommonGround {
  const branches: Record<string, Branches | null> = {}
  const stands: Record<string, Branches | null> = {}
  for (const { path, watch } of parts) {
    if (path[0] !== 'table') continue
    grow(branches, path)
    if (watch !== undefined) grow(stands, path)
  }
  const watched = parts.flatMap(({ watch }, part): Watched[] => {
    if (watch === undefined) return []
    return watch === 'all' ? [{ part, field: null }] : watch.map((field) => ({ part, field }))
  })
  const period = periodOf(s)
  const depth = Math.min(
    period,
    ...parts.flatMap(({ path }) => (path[0] === 'stack' ? [Number(path[1])] : [])),
  )
  const bare = {
    id: 0,
    period,
    depth,
    parts,
    branches,
    stands,
    watched,
    facts: new Map<Facts, readonly FactOn[]>(),
    first: [],
  }
  freeze(s)
  const common = { ...onCommonGround(s, bare, branches), decision: 0, sealed: 0, news: [], asking: null }
  common.stack = common.stack.slice(0, bare.depth)
  for (const { path } of parts) cut(common, path)
  const first = partsIn(s, parts).map((part, at) => ({
    part,
    number: numberOf(numbers, textOf(part, parts[at]?.watch)),
  }))
  return { ...bare, id: numberOf(numbers, JSON.stringify([common, parts])), first }
}

function periodOf(s: State): number {
  const { procedures } = gameOf(s)
  for (let at = s.stack.length - 1; at > 0; at--) {
    if (procedures.get((s.stack[at] as Frame).procedure)?.period) return at
  }
  return 0
}

function grow(branches: Record<string, Branches | null>, [key, ...rest]: readonly (string | number)[]): void {
  if (key === undefined) return
  const next: Record<string, Branches | null> = { ...branches[key] }
  grow(next, rest)
  branches[key] = rest.length === 0 ? null : next
}

/** A copy that shares the ground, and in the table everything but these branches. */
export function onCommonGround<S extends State>(s: S, { depth }: CommonGround, branches: Branches): S {
  const stack = s.stack.slice()
  for (let at = depth; at < stack.length; at++) {
    const { procedure, step, vars, used, ends, returns } = stack[at] as Frame
    stack[at] = {
      procedure,
      step,
      vars: clone(vars),
      used: used === null ? null : { ...used },
      ends: ends === null ? null : [...ends],
      returns,
    }
  }
  return {
    ...s,
    stack,
    table: copied(s.table, branches.table),
    asking: clone(s.asking),
    chance: { random: s.chance.random, script: [] },
    news: [],
  }
}

/** What is watched, as it is in a state. */
export function watchedIn(s: State, { parts, watched }: CommonGround): unknown[] {
  const found = partsIn(s, parts)
  return watched.map(({ part, field }) => {
    const whole = found[part] as Record<string, unknown> | null | undefined
    return field === null ? whole : whole?.[field]
  })
}

/**
 * A copy that shares the ground, in which what is watched is like this; with parts of its own, or only with such as are
 * watched: then whoever writes into another one throws.
 */
export function withWatched<S extends State>(
  s: S,
  ground: CommonGround,
  values: readonly unknown[],
  hasParts: boolean,
): S {
  const copy = onCommonGround(s, ground, hasParts ? ground.branches : ground.stands)
  const found = partsIn(copy, ground.parts) as (Record<string, unknown> | null)[]
  for (const [at, { part, field }] of ground.watched.entries()) {
    const { path } = ground.parts[part] as Part
    const holder = field === null ? holderOf(copy, path) : found[part]
    const key = field ?? (path.at(-1) as string | number)
    if (!holder) continue
    if (values[at] === undefined) delete holder[key]
    else holder[key] = clone(values[at])
  }
  return copy
}

/** Copies a part, or what is on the way to parts and these; what leads to none is shared. */
function copied<T>(value: T, branches: Branches | null | undefined): T {
  if (typeof value !== 'object' || value === null || branches === undefined) return value
  if (branches === null) return clone(value)
  const copy = (Array.isArray(value) ? value.slice() : { ...value }) as Record<string, unknown>
  for (const key in branches) if (key in copy) copy[key] = copied(copy[key], branches[key])
  return copy as T
}

/** A state as one of many that differ in what is watched: that is left out, and nobody may change the table. */
export function bare<S extends State>(s: S, { parts, watched }: CommonGround): S {
  const found = partsIn(s, parts) as (Record<string, unknown> | null)[]
  for (const { part, field } of watched) {
    const holder = found[part]
    if (field !== null && holder && holder[field] !== undefined && !Object.isFrozen(holder))
      holder[field] = null
  }
  freeze(s.table)
  return s
}

/** Has another period begun, or something beside the parts changed on the way? Frozen things cannot have. */
export function strayed(from: State, to: State, { branches, period }: CommonGround): boolean {
  return (
    periodOf(to) !== period ||
    to.effects !== from.effects ||
    to.hooks !== from.hooks ||
    to.used !== from.used ||
    to.lastEffect !== from.lastEffect ||
    to.conceded !== from.conceded ||
    to.proposal !== from.proposal ||
    (branches.table === undefined
      ? to.table !== from.table
      : branches.table !== null && strayedBelow(from.table, to.table, branches.table))
  )
}

function strayedBelow(from: object, to: object, branches: Branches): boolean {
  if (from === to) return false
  const before = from as Record<string, unknown>
  const after = to as Record<string, unknown>
  let more = 0
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length !== to.length) return true
    for (let at = 0; at < to.length; at++) if (to[at] !== from[at] && !(at in branches)) return true
  } else {
    for (const key in after) {
      if (after[key] !== before[key] && !(key in branches)) return true
      more++
    }
    for (const _ in before) more--
    if (more !== 0) return true
  }
  for (const key in branches) {
    const next = branches[key]
    if (next !== null && next !== undefined && strayedBelow(Object(before[key]), Object(after[key]), next))
      return true
  }
  return false
}

function cut(s: object, path: readonly (string | number)[]): void {
  const holder = holderOf(s, path)
  const last = path.at(-1)
  if (holder !== null && last !== undefined && last in holder) holder[last] = null
}

function holderOf(s: object, path: readonly (string | number)[]): Record<string | number, unknown> | null {
  let holder: unknown = s
  for (let i = 0; i < path.length - 1; i++) {
    holder = (holder as Record<string | number, unknown>)[path[i] as string | number]
    if (typeof holder !== 'object' || holder === null) return null
  }
  return holder as Record<string | number, unknown>
}

/** The parts as they are now. */
export function partsIn(s: State, parts: readonly Part[]): (object | null)[] {
  return parts.map(({ path }) => {
    const found = holderOf(s, path)?.[path.at(-1) as string | number]
    return typeof found === 'object' ? found : null
  })
}

/** What tells two states apart, without what is only watched. */
export function keyOf(s: State, ground: CommonGround, numbers: Numbers): string {
  const { depth, parts, id, first } = ground
  const found = partsIn(s, parts)
  let key = `${id}`
  for (const [at, part] of found.entries()) {
    const { watch } = parts[at] as Part
    const origin = first[at]
    const number =
      origin !== undefined && isUnchanged(origin.part, part, watch)
        ? origin.number
        : numberOf(numbers, textOf(part, watch))
    key += ` ${number}`
  }
  for (let at = depth; at < s.stack.length; at++) {
    const { procedure, step, vars, used, ends, returns } = s.stack[at] as Frame
    // In which order abilities were used at a moment is forgotten.
    if (procedure === momentName) (vars as { used: number[] }).used.sort((one, other) => one - other)
    key += ` ${procedure} ${step}${returns ? 'r' : ''}`
    if (!found.includes(vars)) key += JSON.stringify(vars)
    if (used !== null) key += JSON.stringify(used)
    if (ends !== null) key += JSON.stringify(ends)
  }
  return s.asking === null ? key : key + JSON.stringify(s.asking.asked)
}

/** Is it certain that nothing but watched fields has changed? */
function isUnchanged(before: object | null, after: object | null, watch: Part['watch']): boolean {
  if (watch === 'all' || before === after) return true
  if (before === null || after === null) return before === after
  const one = before as Record<string, unknown>
  const other = after as Record<string, unknown>
  let more = 0
  for (const key in other) {
    if (watch?.includes(key) === true) continue
    if (!same(other[key], one[key])) return false
    more++
  }
  for (const key in one) if (watch?.includes(key) !== true) more--
  return more === 0
}

function textOf(part: object | null, watch: Part['watch']): string {
  if (part === null || watch === 'all') return 'null'
  if (watch === undefined) return JSON.stringify(part)
  const rest: Record<string, unknown> = { ...part }
  for (const field of watch) rest[field] = undefined
  return JSON.stringify(rest)
}

/** Does something with a state while the lookout stands over what is watched. */
export function watched<T>(s: State, { parts }: CommonGround, lookout: Lookout, doing: () => T): T {
  const posts: {
    holder: Record<string | number, unknown>
    last: string | number
    stand: object
    part: object
  }[] = []
  for (const [at, { path, watch }] of parts.entries()) {
    if (watch === undefined) continue
    const holder = holderOf(s, path)
    const last = path.at(-1) as string | number
    const part = holder?.[last]
    if (holder === null || typeof part !== 'object' || part === null) continue
    const stand = lookout.over(at, part, watch === 'all' ? null : watch)
    holder[last] = stand
    posts.push({ holder, last, stand, part })
  }
  try {
    return doing()
  } finally {
    for (const { holder, last, stand, part } of posts) if (holder[last] === stand) holder[last] = part
  }
}

function freeze(value: object): void {
  for (const item of Object.values(value)) {
    if (typeof item === 'object' && item !== null && !Object.isFrozen(item)) freeze(item)
  }
  Object.freeze(value)
}
