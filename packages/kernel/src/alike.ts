/**
 * Makes things of one kind alike: all have the same fields in the same order, those they lack without a value. Engines
 * read things that are built alike much faster than things that are not; a single one that is not makes them slow with all.
 */
export function alikeBy(names: readonly string[]): <Made extends object>(made: Made) => Made {
  const blank: object = Object.fromEntries(names.map((name) => [name, undefined]))
  return (made) => Object.assign({ ...blank }, made)
}

/** All fields that things of a type can have, none forgotten: the compiler sees to it. */
export function fieldsOf<T>(fields: Readonly<Record<KeyOf<T>, 0>>): string[] {
  return Object.keys(fields)
}

type KeyOf<T> = T extends unknown ? keyof T & string : never
