import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { LedgerFile } from './ledger.ts'
import { readLedgers } from './ledger.ts'
import { readLegend } from './legend.ts'
import { checkTranslation, readTranslation } from './translation.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The ledgers that somebody at the table may read: those of the games there, and the table's own. */
const ledgers = ['games/drill', 'games/xwing', 'games/assault', 'games/legion', 'packages/kernel']

function filesIn(folder: string): LedgerFile[] {
  const names = readdirSync(`${root}/${folder}`).filter((name) => name.endsWith('.md'))
  return names.map((name) => {
    const file = `${folder}/${name}`
    return { game: folder, file, text: readFileSync(`${root}/${file}`, 'utf8') }
  })
}

test.each(ledgers)('every rule of %s can be read in German', (folder) => {
  const { rules } = readLedgers(filesIn(`${folder}/rules`))
  const german = readTranslation(filesIn(`${folder}/rules/de`))
  expect(german.problems).toEqual([])
  expect(checkTranslation(german, rules).map(({ problem }) => problem)).toEqual([])
})

test.each(ledgers)('every window of %s is explained in German', (folder) => {
  const windows = (files: LedgerFile[]) =>
    [...readLegend(files).keys()].filter((code) => code.startsWith('@')).sort()
  expect(windows(filesIn(`${folder}/rules/de`))).toEqual(windows(filesIn(`${folder}/rules`)))
})

test.each(ledgers)(
  'the German texts of %s name windows and rules that are there, and doubt the same',
  (folder) => {
    const { rules } = readLedgers(filesIn(`${folder}/rules`))
    const { texts } = readTranslation(filesIn(`${folder}/rules/de`))
    const marks = (text: string) => (text.match(/@[a-z-]+|\(\?\)/g) ?? []).sort()
    for (const { id, text } of rules) {
      const there = texts.get(id)
      if (there !== undefined) expect([id, marks(there.text)]).toEqual([id, marks(text)])
    }
  },
)
