import { expect, test } from 'vitest'
import { pack, unpack } from './share.ts'

const force = { name: 'Überfall ★', ships: [{ pilot: 'one', upgrades: ['a', 'b'] }] }

test('a force comes out of an address as it went in', async () => {
  const data = await pack(force)
  expect(data).toMatch(/^[\w-]+$/)
  expect(await unpack(data)).toEqual(force)
})

test('one letter changed, cut or added anywhere is noticed', async () => {
  const data = await pack(force)
  for (let at = 2; at < data.length - 1; at++) {
    const other = data[at] === 'A' ? 'B' : 'A'
    expect(await unpack(data.slice(0, at) + other + data.slice(at + 1))).toBeNull()
    expect(await unpack(data.slice(0, at))).toBeNull()
  }
  expect(await unpack('')).toBeNull()
  expect(await unpack('%%%')).toBeNull()
})

test('an address that unpacks to a flood is refused', async () => {
  expect(await unpack(await pack('x'.repeat(5_000_000)))).toBeNull()
})
