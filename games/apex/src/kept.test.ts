import { readFileSync } from 'node:fs'
import { keptGamesDiffer } from '@sandtable/kernel/contract'
import { expect, test } from 'vitest'
import { apex } from './index.ts'

const kept = readFileSync(new URL('../kept/games.jsonl', import.meta.url), 'utf8')

test('kept games go as they went', () => expect(keptGamesDiffer(apex, kept)).toEqual([]))
