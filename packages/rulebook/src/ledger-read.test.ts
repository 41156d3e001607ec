import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RulesFolder, readRulebook } from './ledger-read.ts'

let games = ''
beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'sandtable-'))
})
afterEach(() => rmSync(games, { recursive: true }))

function write(game: string, name: string, text: string): void {
  mkdirSync(join(games, game, 'rules'), { recursive: true })
  writeFileSync(join(games, game, 'rules', name), text)
}

function rulesOf(...names: string[]): RulesFolder[] {
  return names.map((game) => ({ game, folder: `${games}/${game}/rules` }))
}

test('folders are read in the order given, each with its ledgers and its exempt rules', () => {
  write('go', 'rules.md', '## A\n- [GO-A-001] (G) {move} One.')
  write('chess', 'rules.md', '## A\n- [CH-A-001] (G) {move} One.')
  write('chess', 'cards.md', '## A\n- [CH-C-001] {card} One.')
  write('chess', 'exempt.yaml', 'CH-A-001: Why.\npending:\n  - { kind: card, reason: Later. }')
  write('chess', 'notes.txt', '- [nonsense')
  write('draughts', 'rules.md', '- [nonsense')
  const { rules, exemptions, problems } = readRulebook(rulesOf('go', 'chess'))
  expect(problems).toEqual([])
  expect(rules.map(({ game, file, id }) => [game, file, id])).toEqual([
    ['go', `${games}/go/rules/rules.md`, 'GO-A-001'],
    ['chess', `${games}/chess/rules/cards.md`, 'CH-C-001'],
    ['chess', `${games}/chess/rules/rules.md`, 'CH-A-001'],
  ])
  expect(exemptions.exempt).toMatchObject([{ id: 'CH-A-001', game: 'chess' }])
  expect(exemptions.pending).toMatchObject([{ kind: 'card', game: 'chess' }])
})

test('problems of ledgers and exempt rules are reported together', () => {
  write('chess', 'rules.md', '## A\n- [CH-A-001] (G) {dance} One.')
  write('chess', 'exempt.yaml', 'CH-A-009: Why.')
  expect(readRulebook(rulesOf('chess')).problems.map(({ file, line }) => [file, line])).toEqual([
    [`${games}/chess/rules/rules.md`, 2],
    [`${games}/chess/rules/exempt.yaml`, 1],
  ])
})

test('what cannot be read is reported, not thrown', () => {
  expect(readRulebook(rulesOf('nowhere')).problems).toMatchObject([{ file: `${games}/nowhere/rules` }])
  mkdirSync(join(games, 'chess', 'rules', 'rules.md'), { recursive: true })
  expect(readRulebook(rulesOf('chess')).problems).toMatchObject([{ file: `${games}/chess/rules/rules.md` }])
})

test('the ledgers of the four games are in order and complete', () => {
  const folder = fileURLToPath(new URL('../../../games', import.meta.url))
  const four = ['apex', 'assault', 'legion', 'xwing']
  const { rules, problems, exemptions } = readRulebook(
    four.map((game) => ({ game, folder: `${folder}/${game}/rules` })),
  )
  expect(problems).toEqual([])
  // Every file has something to say: a ledger whose lines are not recognised would be empty, and nobody would miss it.
  const read = new Set(rules.map(({ file }) => file.slice(folder.length + 1)))
  const written = four.flatMap((game) =>
    readdirSync(`${folder}/${game}/rules`)
      .filter((name) => name.endsWith('.md') && name !== 'legend.md')
      .map((name) => `${game}/rules/${name}`),
  )
  expect([...read].sort()).toEqual(written.sort())
  // A line that looks like a rule is one.
  for (const file of written) {
    const lines = readFileSync(`${folder}/${file}`, 'utf8').match(/^- \[[A-Z]/gm) ?? []
    expect(rules.filter((rule) => rule.file.endsWith(file)).length, file).toBe(lines.length)
  }
  expect(new Set(exemptions.exempt.map(({ game }) => game))).toEqual(new Set(four))
  expect(exemptions.pending).toContainEqual(expect.objectContaining({ game: 'assault', kind: 'campaign' }))
})
