import { keysInOrder } from './plain.ts'

/**
 * A short fingerprint of plain data (two 32-bit mixes of its canonical text), for comparing states
 * along a replay. It finds accidents, not attackers: what must not be forged uses `commitment`.
 */
export function hashOf(value: unknown): string {
  const mixed: Mixed = { a: 0x811c9dc5, b: 0x9e3779b9 }
  mixValue(mixed, value)
  const { a, b } = mixed
  return hex(a ^ (a >>> 16)) + hex(b ^ (b >>> 13))
}

interface Mixed {
  a: number
  b: number
}

function mixText(mixed: Mixed, text: string): void {
  let { a, b } = mixed
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code ^ (b >>> 15), 0x85ebca6b)
  }
  mixed.a = a
  mixed.b = b
}

/** Mixes in what `canonical` writes, piece by piece: to write down a whole state would cost more than to mix it. */
function mixValue(mixed: Mixed, value: unknown): void {
  if (typeof value === 'number') mixText(mixed, Number.isFinite(value) ? `${value}` : 'null')
  else if (typeof value === 'string') mixText(mixed, quoted(value))
  else if (typeof value !== 'object' || value === null) mixText(mixed, `${value ?? null}`)
  else if (Array.isArray(value)) mixList(mixed, value)
  else mixObject(mixed, value as Readonly<Record<string, unknown>>)
}

function mixList(mixed: Mixed, list: readonly unknown[]): void {
  for (let at = 0; at < list.length; at++) {
    mixText(mixed, at === 0 ? '[' : ',')
    mixValue(mixed, list[at])
  }
  mixText(mixed, list.length === 0 ? '[]' : ']')
}

function mixObject(mixed: Mixed, value: Readonly<Record<string, unknown>>): void {
  let isFirst = true
  for (const key of keysInOrder(value)) {
    const part = value[key]
    if (part === undefined) continue
    mixText(mixed, isFirst ? '{' : ',')
    mixText(mixed, quoted(key))
    mixText(mixed, ':')
    mixValue(mixed, part)
    isFirst = false
  }
  mixText(mixed, isFirst ? '{}' : '}')
}

const plainLetters = /^[ !#-[\]-~]*$/

function quoted(text: string): string {
  return plainLetters.test(text) ? `"${text}"` : JSON.stringify(text)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}
