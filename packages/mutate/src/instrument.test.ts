import { expect, test } from 'vitest'
import { instrument } from './instrument.ts'

const whats = (code: string) => instrument('games/x/src/flow/x.ts', code, 0).mutants.map(({ what }) => what)

test('a part of a condition is left out once, and the whole is turned once', () => {
  expect(whats('const f = (a, b) => a.x && isFree(b)')).toEqual([
    'a.x && isFree(b) → false',
    'a.x → true',
    'isFree(b) → true',
  ])
  expect(whats('if (a || b) go()')).toEqual(['a || b → true', 'a → false', 'b → false', 'left out: go()'])
})

test('a number beside a comparison is not changed to what the comparison becomes', () => {
  expect(whats('const f = a >= 2')).toEqual(['a >= 2 → true', 'a >= 2 → false', 'a >= 2 → a > 2', '2 → 1'])
})

test('what can be told from the rule is broken', () => {
  expect(whats('const f = [1]')).toEqual(['[1] → []', '1 → 2', '1 → 0'])
  expect(whats('const f = list.some(isFree)')).toEqual(['list.some(isFree) → list.every(isFree)'])
  expect(whats('const f = { do: (s) => gain(s) }')).toEqual(['gain(s) → undefined'])
  expect(whats('v.hits += more')).toContain('v.hits += more → v.hits -= more')
  expect(whats('const f = a ?? b')).toEqual(['a ?? b → b'])
})

test('what cannot is left alone', () => {
  expect(whats("const f: 1 | 2 = name ?? ''")).toEqual([])
  expect(whats("const f = { rules: ['XW-A-001'], rule: 'XW-A-002', about: () => [1] }")).toEqual([])
  expect(whats("const f = moves('speeder', ['LG2-KW-096', 'LG2-KW-099'])")).toEqual([])
  expect(whats("if (ship === undefined) throw new Error('no ship')")).toEqual([])
  expect(whats('const f = found === undefined ? a : b')).toEqual(['found === undefined → true'])
  for (const nothing of ['undefined', 'null'])
    expect(whats(`const f = found !== ${nothing} && found.hits`)).toEqual([
      `found !== ${nothing} && found.hits → false`,
      'found.hits → true',
    ])
})

test('what is missing ends the whole chain, with mutants as without', () => {
  const { text, mutants } = instrument('x.ts', 'answer = a?.list.filter(isFree).length ?? 0', 0)
  const run = new Function('$mutant', `let answer = null, a = null, isFree = null; ${text}; return answer`)
  for (const on of [null, ...mutants.map(({ id }) => id)])
    expect(() => run((id: number) => id === on)).not.toThrow()
})

test('every mutant is in the text and changes it alone', () => {
  const { text, mutants } = instrument('x.ts', 'let n = 0\nn += 2\nanswer = n > 1', 0)
  const answers = [null, ...mutants.map(({ id }) => id)].map((on) => {
    const run = new Function('$mutant', `let answer = null; ${text}; return [n, answer]`)
    return JSON.stringify(run((id: number) => id === on))
  })
  expect(answers[0]).toBe('[2,true]')
  expect(mutants.map(({ what }, at) => `${what}: ${answers[at + 1]}`)).toEqual([
    '0 → 1: [3,true]',
    'left out: n += 2: [0,false]',
    'n += 2 → n -= 2: [-2,false]',
    '2 → 3: [3,true]',
    '2 → 1: [1,false]',
    'left out: answer = n > 1: [2,null]',
    'n > 1 → true: [2,true]',
    'n > 1 → false: [2,false]',
    'n > 1 → n >= 1: [2,true]',
    '1 → 2: [2,false]',
  ])
})

test('a mutant knows its line and the rules nearest to it', () => {
  const code = "// XW-A-001\nconst a = 1\n\nconst card = {\n  rules: ['XW-PIL-luke'],\n  dice: 2,\n}\n"
  const { mutants } = instrument('games/x/src/cards/x.ts', code, 0)
  expect(mutants.map(({ line, rules }) => ({ line, rules }))).toEqual([
    { line: 2, rules: ['XW-A-001'] },
    { line: 2, rules: ['XW-A-001'] },
    { line: 6, rules: ['XW-PIL-luke'] },
    { line: 6, rules: ['XW-PIL-luke'] },
  ])
})
