import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Question } from '@sandtable/kernel'
import { look } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { flawsIn } from '../../test/languages.ts'
import { begin } from '../../test/position.ts'
import { xwing } from '../index.ts'
import { answerName } from './answers.ts'

const bandit = { pilot: 'banditsquadronpilot', at: [400, 400], upgrades: ['ioncannon'] }
const table = look(
  begin(xwing, { table: { red: { 'red-1': bandit }, blue: { 'blue-1': { ...bandit, at: [400, 700] } } } }),
  null,
).table

function asked(step: string): Question {
  const about = { ship: 'red-1' }
  return { seat: 'red', procedure: '', step, rule: null, about, options: [], space: null } as Question
}

test('a number is a place on the dial, a card, or how many', () => {
  expect(answerName(asked('choose a maneuver to deploy with'), 0, table).en).toMatch(/^(bank|turn) left \d$/)
  expect(answerName(asked('choose a weapon to discard'), 0, table).de).toBe('Ionenkanone')
  expect(answerName(asked('choose'), 2, table)).toEqual({ en: '2', de: '2' })
})

test('every word by which a card lets choose has a name', () => {
  const src = fileURLToPath(new URL('..', import.meta.url))
  const words = new Set<string>()
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const text = readFileSync(`${src}/${file}`, 'utf8')
    for (const [, list = ''] of text.matchAll(/\bfrom: [^\n]*=>\s[^\n]*\[([^\]]*)\]/g))
      for (const [, word = ''] of list.matchAll(/'([^']+)'/g)) words.add(word)
  }
  expect(words.size).toBeGreaterThan(20)
  expect([...words].flatMap((word) => flawsIn(answerName(asked('choose'), word, table)))).toEqual([])
})
