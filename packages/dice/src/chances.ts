import { distinct } from './distinct.ts'
import { compareKeys, keyOf } from './key.ts'

/** One thing that may happen, and how probable it is. */
export type Chance<T> = { readonly value: T; readonly chance: number }

/**
 * Everything that may happen: no value twice, none impossible, the chances adding up to 1. Numbers come in
 * order of size, other values in order of their keys, so that the same question always reads the same.
 */
export type Chances<T> = readonly Chance<T>[]

/** No doubt: this happens. */
export function certain<T>(value: T): Chances<T> {
  return [{ value, chance: 1 }]
}

/** Values with weights in any unit: sides of a die, cards of a kind. */
export function weighted<T>(values: Iterable<readonly [value: T, weight: number]>): Chances<T> {
  const list = [...values]
  let sum = 0
  for (const [, weight] of list) {
    if (!(weight >= 0)) throw new RangeError(`${weight} is not a weight`)
    sum += weight
  }
  if (!(sum > 0)) throw new RangeError('chances of nothing')
  const gathering = gather<T>()
  for (const [value, weight] of list) gathering.add(value, weight / sum)
  return gathering.done()
}

/** Each with the same chance; a value named twice is twice as likely. */
export function even<T>(values: readonly T[]): Chances<T> {
  return weighted(values.map((value) => [value, 1] as const))
}

/** Look at what happens in another way: the sum instead of the dice, the damage instead of the hits. */
export function mapChances<T, U>(chances: Chances<T>, see: (value: T) => U): Chances<U> {
  const gathering = gather<U>()
  for (const { value, chance } of chances) gathering.add(see(value), chance)
  return gathering.done()
}

/** Two things that happen without regard to one another. */
export function combine<A, B, C>(a: Chances<A>, b: Chances<B>, join: (a: A, b: B) => C): Chances<C> {
  const gathering = gather<C>()
  for (const first of a) {
    for (const second of b) gathering.add(join(first.value, second.value), first.chance * second.chance)
  }
  return gathering.done()
}

/** What happens next depends on what happened. */
export function andThen<T, U>(chances: Chances<T>, next: (value: T) => Chances<U>): Chances<U> {
  const gathering = gather<U>()
  for (const { value, chance } of chances) {
    for (const after of next(value)) gathering.add(after.value, chance * after.chance)
  }
  return gathering.done()
}

export function chanceOf<T>(chances: Chances<T>, value: NoInfer<T>): number {
  const key = keyOf(value)
  return chanceThat(chances, (other) => keyOf(other) === key)
}

export function chanceThat<T>(chances: Chances<T>, holds: (value: T) => boolean): number {
  let sum = 0
  for (const { value, chance } of chances) if (holds(value)) sum += chance
  return sum
}

export function atLeast(chances: Chances<number>, least: number): number {
  return chanceThat(chances, (value) => value >= least)
}

export function mean(chances: Chances<number>): number {
  let sum = 0
  for (const { value, chance } of chances) sum += value * chance
  return sum
}

/** 1, but for rounding: the sum of all chances. */
export function total(chances: Chances<unknown>): number {
  let sum = 0
  for (const { chance } of chances) sum += chance
  return sum
}

/** Collects chances, adding up those of equal values. */
export type Gathering<T> = { add(value: T, chance: number): void; done(): Chances<T> }

export function gather<T>(): Gathering<T> {
  const values = distinct<T>()
  const chances: number[] = []
  return {
    add: (value, chance) => {
      if (chance === 0) return
      const number = values.number(value)
      if (number === chances.length) chances.push(chance)
      else chances[number]! += chance
    },
    done: () =>
      values.list
        .map((value, number) => ({ value, chance: chances[number]!, key: keyOf(value) }))
        .sort((a, b) => compareKeys(a.key, b.key))
        .map(({ value, chance }) => ({ value, chance })),
  }
}
