import { expect, test } from 'vitest'
import { isOnlyHere } from './only-here.ts'

test.each(['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  'a link by %s is of no use on another machine',
  (host) => expect(isOnlyHere(host)).toBe(true),
)

test.each(['192.168.0.7', 'my-machine', 'table.example', '127.example', '[fe80::1]'])(
  'a link by %s may lead here from elsewhere',
  (host) => expect(isOnlyHere(host)).toBe(false),
)
