import type { Plain } from '@sandtable/kernel'

/** Lengths on the table are compared to the hundredth of a millimetre; counts are whole anyway. */
const closeEnough = 0.01

/**
 * Where what is seen differs from what is expected; null: nowhere. Of a map only the keys that are
 * expected count (`{}` alone means: nothing in it); lists must be whole.
 */
export function mismatch(expected: Plain, seen: Plain | undefined, path = ''): string | null {
  const at = path === '' ? '' : `${path}: `
  if (seen === undefined) return `${at}expected ${show(expected)}, but there is no such thing`
  if (typeof expected === 'number' && typeof seen === 'number')
    return Math.abs(expected - seen) < closeEnough ? null : `${at}expected ${expected}, saw ${seen}`
  if (typeof expected !== 'object' || expected === null)
    return expected === seen ? null : `${at}expected ${show(expected)}, saw ${show(seen)}`
  if (Array.isArray(expected)) {
    if (!Array.isArray(seen) || seen.length !== expected.length)
      return `${at}expected ${show(expected)}, saw ${show(seen)}`
    for (const [index, item] of expected.entries()) {
      const problem = mismatch(item as Plain, seen[index] as Plain, `${path}[${index}]`)
      if (problem !== null) return problem
    }
    return null
  }
  if (typeof seen !== 'object' || seen === null || Array.isArray(seen))
    return `${at}expected ${show(expected)}, saw ${show(seen)}`
  if (Object.keys(expected).length === 0 && Object.keys(seen).length > 0)
    return `${at}expected nothing in it, saw ${show(seen)}`
  for (const [key, value] of Object.entries(expected)) {
    const inner = Object.hasOwn(seen, key) ? (seen as { readonly [key: string]: Plain })[key] : undefined
    const problem = mismatch(value, inner, path === '' ? key : `${path}.${key}`)
    if (problem !== null) return problem
  }
  return null
}

export function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
