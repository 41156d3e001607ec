import type { Plain } from '../plain.ts'

/** Things that are no answer to any question, or hardly any. */
export const nonsense: readonly unknown[] = [
  null,
  undefined,
  true,
  0,
  -1,
  0.5,
  1e308,
  Number.NaN,
  '',
  'no such thing',
  'x'.repeat(10_000),
  '__proto__',
  [],
  [null],
  [[[[]]]],
  {},
  { use: -1 },
  { use: 'constructor', card: 'toString' },
  { x: Number.POSITIVE_INFINITY, y: 0 },
  () => null,
  new Set([1]),
  deep(500),
]

function deep(levels: number): unknown {
  let value: unknown = 0
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

/** An answer changed a little, in every way that keeps most of it. */
export function mutations(answer: Plain): unknown[] {
  if (typeof answer === 'number') return [answer + 1, answer - 1, answer + 0.5, -answer - 1, String(answer)]
  if (typeof answer === 'string') return [`${answer} `, answer.toUpperCase(), answer.slice(1), [answer]]
  if (typeof answer !== 'object' || answer === null) return [[answer]]
  if (Array.isArray(answer)) {
    const changed: unknown[] = [[...answer, ...answer], [...answer, null], answer.slice(1)]
    answer.forEach((item: Plain, at) => {
      for (const other of mutations(item)) changed.push(answer.with(at, other as Plain))
    })
    return changed
  }
  const source = answer as { readonly [key: string]: Plain }
  const changed: unknown[] = [{ ...source, more: 1 }]
  for (const key of Object.keys(source)) {
    const { [key]: value, ...rest } = source
    changed.push(rest)
    for (const other of mutations(value as Plain)) changed.push({ ...source, [key]: other })
  }
  return changed
}
