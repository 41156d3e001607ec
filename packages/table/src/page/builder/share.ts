import type { Plain } from '@sandtable/kernel'

/** A force as a part of an address: its data, packed. */
export async function pack(force: Plain): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(force))
  const packed = await collect(piped(text, new CompressionStream('deflate')))
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** More than any force needs: what is longer is no force. */
const most = 200_000

/** The force in an address; null: a part is missing or changed, which the packing notices. */
export async function unpack(data: string): Promise<Plain> {
  if (data.length > most) return null
  try {
    const letters = atob(data.replaceAll('-', '+').replaceAll('_', '/'))
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = await collect(piped(packed, new DecompressionStream('deflate')))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Plain
  } catch {
    return null
  }
}

function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(through)
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const reader = stream.getReader()
  const parts: number[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Uint8Array.from(parts)
    for (const byte of value) parts.push(byte)
    if (parts.length > most) throw new RangeError('too long')
  }
}
