/** What two equal values have in common: the name under which a value is remembered and merged. */
export type Key = string | number

/**
 * The key of plain data: equal data have equal keys, whatever the order in which their properties were set.
 * Something that carries a `key` of its own is known by it alone, so whoever writes one must give different
 * values different keys. Pools and decks do, which keeps them cheap to compare.
 */
export function keyOf(value: unknown): Key {
  if (typeof value === 'number') return value
  if (typeof value === 'object' && value !== null && carriesKey(value)) return value.key
  return text(value)
}

export function carriesKey(value: object): value is { readonly key: string } {
  return 'key' in value && typeof value.key === 'string'
}

function text(value: unknown): string {
  switch (typeof value) {
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value)
    case 'string':
      return JSON.stringify(value)
    case 'object':
      return value === null ? 'null' : textOfObject(value)
    default:
      throw new TypeError(`only plain data has a key, not a ${typeof value}`)
  }
}

function textOfObject(value: object): string {
  if (carriesKey(value)) return `<${value.key}>`
  if (Array.isArray(value)) {
    let list = '['
    for (const item of value) list += `${text(item)},`
    return `${list}]`
  }
  const names = Object.keys(value).sort()
  let fields = '{'
  for (const name of names) {
    const field: unknown = Reflect.get(value, name)
    // A property left out and one set to undefined say the same.
    if (field !== undefined) fields += `${JSON.stringify(name)}:${text(field)},`
  }
  return `${fields}}`
}

/** A fixed order for keys: numbers by size, then words by their code units. */
export function compareKeys(a: Key, b: Key): number {
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1
  if (typeof b === 'number') return 1
  return a < b ? -1 : a > b ? 1 : 0
}
