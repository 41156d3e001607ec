import { canonical } from './plain.ts'

/**
 * A short fingerprint of plain data (two 32-bit mixes of its canonical text), for comparing states
 * along a replay. It finds accidents, not attackers: what must not be forged uses `commitment`.
 */
export function hashOf(value: unknown): string {
  const text = canonical(value)
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code ^ (b >>> 15), 0x85ebca6b)
  }
  return hex(a ^ (a >>> 16)) + hex(b ^ (b >>> 13))
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
