import type { LCard } from '../vocabulary/card.ts'

/**
 * Keywords. Those that are only a number for a step to read are listed in `read`; the others are cards (`keyword:agile`)
 * that come into play on each unit that has them. What is in neither list is not built, and nothing that has it is offered.
 */
export const keywordCards: readonly LCard[] = []

/** Read by the steps that they change. */
const read: readonly string[] = ['armor', 'arsenal', 'cover', 'precise', 'sharpshooter']

/** On weapons, read by the attack they are part of. */
const readOnWeapons: readonly string[] = ['impact', 'pierce']

const built = new Set([...read, ...keywordCards.map(({ id }) => id.slice('keyword:'.length))])
const builtOnWeapons = new Set(readOnWeapons)

export function isKeywordBuilt(id: string): boolean {
  return built.has(id)
}

export function isWeaponKeywordBuilt(id: string): boolean {
  return builtOnWeapons.has(id)
}

/** Does a card come into play for it? */
export function keywordCardOf(id: string): string | null {
  const card = `keyword:${id}`
  return keywordCards.some((one) => one.id === card) ? card : null
}
