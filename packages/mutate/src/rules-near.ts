import type { Place } from './syntax.ts'

const ruleId = /\b[A-Z][A-Z0-9]+-[A-Z][A-Z0-9]*-[A-Za-z0-9][\w-]*/g

/** The rule ids of the smallest piece of code around that names any, with the comment above it. */
export function rulesNear(place: Place, text: string): string[] {
  for (let at: Place | null = place; at !== null && at.above !== null; at = at.above) {
    const found = (commentBefore(text, at.node.start) + text.slice(at.node.start, at.node.end)).match(ruleId)
    if (found !== null) return [...new Set(found)].slice(0, 8)
  }
  return []
}

function commentBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 1000), start)
  return /(?:\/\*(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/[^\n]*\n\s*)+)\s*$/.exec(before)?.[0] ?? ''
}

const cardName = /'([a-z0-9]+(?:-[a-z0-9]+)+)'/g

/** The cards that the code around names, from the smallest piece outwards, as long as they are few. */
export function cardsNear(place: Place, text: string): string[] {
  let near: string[] = []
  for (let at: Place | null = place; at !== null && at.above !== null; at = at.above) {
    const found = [...text.slice(at.node.start, at.node.end).matchAll(cardName)].map(([, name = '']) => name)
    const names = [...new Set(found)]
    if (names.length > 6 && near.length > 0) break
    near = names
  }
  return near.slice(0, 6)
}
