/**
 * The same objects, each with every field that any of them has, in one order: engines read objects that are built
 * alike much faster than those of many builds.
 */
export function sameShape<Item extends object>(items: readonly Item[]): Item[] {
  const fields = new Set(items.flatMap((item) => Object.keys(item)))
  const blank: object = Object.fromEntries([...fields].map((field) => [field, undefined]))
  return items.map((item) => ({ ...blank, ...item }))
}
