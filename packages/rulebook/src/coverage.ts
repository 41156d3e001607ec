import { type Citation, checkCitations } from './citations.ts'
import { type Exemptions, shownThoughExempt, waits } from './exempt.ts'
import type { LedgerProblem, Rule } from './ledger.ts'

/** How much of some rules is shown. The four parts add up to `rules`. */
export interface Counted {
  readonly rules: number
  readonly shown: number
  readonly exempt: number
  readonly pending: number
  /** In the order of the ledger. */
  readonly missing: readonly string[]
}

/** How much of a game's ledger is shown, and how much of each edition, where it has several. */
export interface GameCoverage extends Counted {
  readonly editions?: Readonly<Record<string, Counted>>
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
  /** The edition that a rule belongs to; null: its game has but one. */
  editionOf?(rule: Rule): string | null
}

interface Tally {
  rules: number
  shown: number
  exempt: number
  pending: number
  missing: string[]
  editions?: Record<string, Tally>
}

/** A rule is shown by one passing test or scenario that cites it. */
export function measure({ rules, exemptions, citations, editionOf }: Evidence): Coverage {
  const checked = checkCitations(citations, rules)
  const shown = new Set(checked.citations.filter(({ passed }) => passed).map(({ id }) => id))
  const exempt = new Set(exemptions.exempt.map(({ id }) => id))
  const games: Record<string, Tally> = {}
  for (const rule of rules) {
    games[rule.game] ??= nothing()
    const game = games[rule.game] as Tally
    // Before `shown`: the first tests of a part that waits should not make it look nearly done.
    const waiting = exemptions.pending.some((pending) => waits(rule, pending))
    const pile = exempt.has(rule.id)
      ? 'exempt'
      : waiting
        ? 'pending'
        : shown.has(rule.id)
          ? 'shown'
          : 'missing'
    count(game, rule.id, pile)
    const edition = editionOf?.(rule) ?? null
    if (edition === null) continue
    game.editions ??= {}
    game.editions[edition] ??= nothing()
    count(game.editions[edition], rule.id, pile)
  }
  return { games, problems: [...checked.problems, ...shownThoughExempt(exemptions.exempt, shown)] }
}

function nothing(): Tally {
  return { rules: 0, shown: 0, exempt: 0, pending: 0, missing: [] }
}

function count(tally: Tally, id: string, pile: 'exempt' | 'pending' | 'shown' | 'missing'): void {
  tally.rules++
  if (pile === 'missing') tally.missing.push(id)
  else tally[pile]++
}
