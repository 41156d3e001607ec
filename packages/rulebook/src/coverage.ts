import { type Citation, checkCitations } from './citations.ts'
import { type Exemptions, shownThoughExempt, waits } from './exempt.ts'
import type { LedgerProblem, Rule } from './ledger.ts'

/** How much of a game's ledger is shown. The four parts add up to `rules`. */
export interface GameCoverage {
  readonly rules: number
  readonly shown: number
  readonly exempt: number
  readonly pending: number
  /** In the order of the ledger. */
  readonly missing: readonly string[]
}

export interface Coverage {
  readonly games: Readonly<Record<string, GameCoverage>>
  readonly problems: readonly LedgerProblem[]
}

/** What is measured: the ledgers of all games, what is left out of account, and who cites what. */
export interface Evidence {
  readonly rules: readonly Rule[]
  readonly exemptions: Pick<Exemptions, 'exempt' | 'pending'>
  readonly citations: readonly Citation[]
}

interface Tally {
  rules: number
  shown: number
  exempt: number
  pending: number
  missing: string[]
}

/** A rule is shown by one passing test or scenario that cites it. */
export function measure({ rules, exemptions, citations }: Evidence): Coverage {
  const checked = checkCitations(citations, rules)
  const shown = new Set(checked.citations.filter(({ passed }) => passed).map(({ id }) => id))
  const exempt = new Set(exemptions.exempt.map(({ id }) => id))
  const games: Record<string, Tally> = {}
  for (const rule of rules) {
    const game = games[rule.game] ?? { rules: 0, shown: 0, exempt: 0, pending: 0, missing: [] }
    games[rule.game] = game
    game.rules++
    if (exempt.has(rule.id)) game.exempt++
    // Before `shown`: the first tests of a part that waits should not make it look nearly done.
    else if (exemptions.pending.some((pending) => waits(rule, pending))) game.pending++
    else if (shown.has(rule.id)) game.shown++
    else game.missing.push(rule.id)
  }
  return { games, problems: [...checked.problems, ...shownThoughExempt(exemptions.exempt, shown)] }
}
