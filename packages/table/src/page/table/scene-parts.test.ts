import type { Piece, Scene } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { pieceNamed } from './scene-parts.ts'

const piece = (id: string) => ({ type: 'piece', id }) as Piece
const scene = { things: [piece('gold-1'), piece('gold-2')] } as unknown as Scene

test('a question is about the one piece that it names', () => {
  expect(pieceNamed(scene, { unit: 'gold-2', count: 1 })?.id).toBe('gold-2')
  expect(pieceNamed(scene, { unit: 'gold-1', other: 'gold-2' })).toBeNull()
  expect(pieceNamed(scene, { card: 'command:ambush' })).toBeNull()
  expect(pieceNamed(scene, null)).toBeNull()
})
