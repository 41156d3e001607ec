import type { Misread, Plain } from '@sandtable/kernel'
import { isMap } from '../plain-data.ts'

/** What something that a person wrote must look like; says what is wrong with it, and where. */
export type Shape = (value: Plain, path: Path) => Misread | null
type Path = readonly (string | number)[]

export const number: Shape = (value, path) =>
  typeof value === 'number' && Number.isFinite(value) ? null : misread(value, path, 'a number')

/** A whole number from 0. */
export const count: Shape = (value, path) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? null : misread(value, path, 'a whole number from 0')

export const flag: Shape = (value, path) =>
  typeof value === 'boolean' ? null : misread(value, path, 'true or false')

export const text: Shape = (value, path) =>
  typeof value === 'string' && value !== '' ? null : misread(value, path, 'a word')

/** One of these names. Where there are many, `what` they are is said in place of all of them. */
export function oneOf(names: Iterable<string>, what?: string): Shape {
  const known = new Set(names)
  const expected = what ?? [...known].join(', ')
  return (value, path) => (known.has(value as string) ? null : misread(value, path, expected))
}

export function listOf(shape: Shape): Shape {
  return (value, path) => {
    if (!Array.isArray(value)) return misread(value, path, 'a list')
    return firstOf(value.entries(), (at, one) => shape(one as Plain, [...path, at]))
  }
}

/** A list of exactly these. */
export function tuple(...shapes: readonly Shape[]): Shape {
  return (value, path) =>
    Array.isArray(value) && value.length === shapes.length
      ? firstOf(shapes.entries(), (at, shape) => shape(value[at] as Plain, [...path, at]))
      : misread(value, path, `a list of ${shapes.length}`)
}

/** Names of the writer's own, each with something of this shape. */
export function mapOf(shape: Shape): Shape {
  return (value, path) => {
    if (!isMap(value)) return misread(value, path, 'names, each with what it stands for')
    return firstOf(Object.entries(value), (name, one) => shape(one, [...path, name]))
  }
}

/** These fields and no others; those that are needed must be there. */
export function fields(shapes: Readonly<Record<string, Shape>>, needed: readonly string[] = []): Shape {
  const known = Object.keys(shapes).join(', ')
  return (value, path) => {
    if (!isMap(value)) return misread(value, path, `some of ${known}`)
    const missing = needed.find((key) => value[key] === undefined)
    if (missing !== undefined) return { problem: `“${missing}” is missing`, path, expected: known }
    return firstOf(Object.entries(value), (key, one) => {
      const shape = Object.hasOwn(shapes, key) ? shapes[key] : undefined
      return shape === undefined
        ? { problem: `“${key}” is not known`, path: [...path, key], expected: known }
        : shape(one, [...path, key])
    })
  }
}

/** One thing or a list of them. */
export function oneOrMore(shape: Shape): Shape {
  const list = listOf(shape)
  return (value, path) => (Array.isArray(value) ? list(value, path) : shape(value, path))
}

function firstOf<Key, Value>(
  entries: Iterable<[Key, Value]>,
  check: (key: Key, value: Value) => Misread | null,
): Misread | null {
  for (const [key, value] of entries) {
    const wrong = check(key, value)
    if (wrong !== null) return wrong
  }
  return null
}

function misread(value: Plain, path: Path, expected: string): Misread {
  const shown = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing')
  return { problem: `${shown.slice(0, 60)} does not fit here`, path, expected }
}
