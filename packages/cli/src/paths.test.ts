import { expect, test } from 'vitest'
import { fileTrouble } from './paths.ts'

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
  ['EROFS', 'nothing can be written there'],
  ['EACCES', 'you may not read or write this'],
  ['EPERM', 'you may not read or write this'],
  ['ENOENT', 'there is no such file or folder'],
  ['EXYZ', 'EXYZ: something odd, write'],
])('%s is said in words', (code, words) => {
  const error = Object.assign(new Error(`${code}: something odd, write`), { code, syscall: 'write' })
  expect(fileTrouble(error)).toBe(words)
})

test('a bug is no trouble with files', () => {
  expect(fileTrouble(new TypeError('x is not a function'))).toBeUndefined()
})
