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
