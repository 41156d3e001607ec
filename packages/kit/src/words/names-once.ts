import type { Named } from '@sandtable/kernel'

/** Puts each name together once: pieces are named whenever anybody is shown anything. */
export function namedOnce(nameOf: (id: string) => Named | null): (id: string) => Named | null {
  const names = new Map<string, Named>()
  return (id) => {
    const known = names.get(id)
    if (known !== undefined) return known
    const name = nameOf(id)
    // What has no name is not remembered: there is no end of that.
    if (name !== null) names.set(id, name)
    return name
  }
}
