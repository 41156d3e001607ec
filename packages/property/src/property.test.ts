import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holds } from './index.ts'
import { keepSeed, seedsFile, seedsOf } from './seeds.ts'
import { tryAll } from './try-all.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandtable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const small = fc.property(fc.integer({ min: 0, max: 10_000 }), (number) => number < 9_500)

test('what holds, holds', () => {
  holds(fc.property(fc.integer(), (number) => number === Number(String(number))))
})

test('a failure says the seed and the smallest values, and the seed alone fails again', () => {
  const broken = tryAll(small, { numRuns: 2_000 }, [])
  expect(broken?.message).toContain('9500')
  expect(broken?.message).toContain(`seed: ${broken?.seed}`)
  const again = broken && tryAll(small, { numRuns: 1 }, [broken])
  expect(again?.seed).toBe(broken?.seed)
})

test('seeds that were mended are tried, and do no harm', () => {
  const tried: number[] = []
  const calm = fc.property(fc.integer(), (number) => void tried.push(number))
  expect(tryAll(calm, { numRuns: 5 }, [{ seed: 7, tries: 3 }])).toBeNull()
  expect(tried).toHaveLength(8)
})

test('the values of a test are the same each time', () => {
  const rounds = [0, 1].map(() => {
    const tried: number[] = []
    holds(fc.property(fc.integer(), (number) => void tried.push(number)))
    return tried
  })
  expect(new Set(rounds[0]).size).toBeGreaterThan(10)
  expect(rounds[1]).toEqual(rounds[0])
})

test('seeds stand beside the test, by its name, each once', () => {
  const file = seedsFile(join(folder, 'range.test.ts'))
  expect(file).toBe(join(folder, 'range.seeds.json'))
  expect(seedsOf(file, 'a test')).toEqual([])
  for (const seed of [3, 5, 3]) keepSeed(file, 'a test', { seed, tries: 2 })
  keepSeed(file, 'another', { seed: 3, tries: 1 })
  expect(seedsOf(file, 'a test')).toEqual([
    { seed: 3, tries: 2 },
    { seed: 5, tries: 2 },
  ])
})
