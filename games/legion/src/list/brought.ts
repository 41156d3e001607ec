/** Command cards that a unit brings, whether one likes them or not. */
export function commandsBroughtBy(unit: string): readonly string[] {
  return brought[unit] ?? []
}

const brought: Readonly<Record<string, readonly string[]>> = { 'ig-11': ['anti-capture-protocols'] }
