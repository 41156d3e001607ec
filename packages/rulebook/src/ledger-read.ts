import { readdirSync, readFileSync } from 'node:fs'
import { type Exemptions, readExemptions } from './exempt.ts'
import { type LedgerFile, type LedgerProblem, type Rule, readLedgers } from './ledger.ts'

/** All that the rules folders of some games hold. */
export interface Rulebook {
  readonly rules: readonly Rule[]
  readonly exemptions: Pick<Exemptions, 'exempt' | 'pending'>
  readonly problems: readonly LedgerProblem[]
}

/** A folder with ledgers, and the game whose rules they hold. */
export interface RulesFolder {
  readonly game: string
  readonly folder: string
}

const EXEMPT = 'exempt.yaml'

/** Reads rules folders as one rulebook. */
export function readRulebook(folders: readonly RulesFolder[]): Rulebook {
  const problems: LedgerProblem[] = []
  const ledgers: LedgerFile[] = []
  const exemptFiles: LedgerFile[] = []
  for (const { game, folder } of folders) {
    for (const name of namesIn(folder) ?? unreadable(folder)) {
      if (!name.endsWith('.md') && name !== EXEMPT) continue
      const file = `${folder}/${name}`
      const text = textOf(file)
      if (text === undefined) unreadable(file)
      else if (name === EXEMPT) exemptFiles.push({ game, file, text })
      else ledgers.push({ game, file, text })
    }
  }
  const { rules, problems: inLedgers } = readLedgers(ledgers)
  const exemptions = exemptFiles.map((file) => readExemptions(file, rules))
  return {
    rules,
    exemptions: {
      exempt: exemptions.flatMap(({ exempt }) => exempt),
      pending: exemptions.flatMap(({ pending }) => pending),
    },
    problems: [...problems, ...inLedgers, ...exemptions.flatMap((one) => one.problems)],
  }

  function unreadable(file: string): readonly string[] {
    problems.push({
      file,
      line: 1,
      problem: 'this cannot be read',
      hint: 'is it there, and is it the right kind?',
    })
    return []
  }
}

/** Sorted by code unit, so that the order does not depend on the machine. */
function namesIn(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).sort()
  } catch {
    return undefined
  }
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
