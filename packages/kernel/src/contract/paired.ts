import type { Named } from '../language.ts'

/** Names that are one in one language and two in the other: a number that tells them apart in one would not in both. */
export function unpaired(names: readonly Named[]): string[] {
  const isTwo = (one: Named, other: Named) => (one.en === other.en) !== (one.de === other.de)
  return names.filter((one) => names.some((other) => isTwo(one, other))).map(({ en, de }) => `${en} / ${de}`)
}
