/**
 * By what the things in a list are put in order, by the names of watched fields. What counts most comes first: lists that
 * are the same to the first few keys are put in the same order as far as those tell.
 */
export type Order = ReadonlyMap<string, readonly Key[]>

/** What a thing has for such a key. A key that is named like a field of it, or like a sum, says no less than that. */
export interface Key {
  readonly name: string
  of(thing: never): number | string
}

/** `inOrder({ attackDice: { colour: (die) => die.colour, face: (die) => die.face } })` */
export function inOrder<Lists extends object>(
  by: {
    readonly [Field in keyof Lists]: Readonly<Record<string, (thing: Lists[Field]) => number | string>>
  },
): Order {
  return new Map(
    Object.entries(by as Record<string, Record<string, Key['of']>>).map(([field, keys]) => [
      field,
      Object.entries(keys).map(([name, of]) => ({ name, of })),
    ]),
  )
}

/** What counts most comes first. */
export function compareBy<Thing>(
  keys: readonly ((thing: Thing) => number | string)[],
): (one: Thing, other: Thing) => number {
  return (one, other) => {
    for (const key of keys) {
      const [mine, theirs] = [key(one), key(other)]
      if (mine !== theirs) return mine < theirs ? -1 : 1
    }
    return 0
  }
}
