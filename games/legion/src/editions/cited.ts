import { ruleNumbers2018 } from '../../data/2018/rule-numbers.ts'
import type { EditionId } from '../../data/types.ts'
import type { LState } from '../state.ts'
import { editionNamed } from './index.ts'

/** The same rule has another number in the other edition; what a card says is called as the card. */
const numbers: Readonly<Record<'2024' | '2018', (rule: string) => string>> = {
  2024: (rule) => rule,
  2018: (rule) => ruleNumbers2018[rule] ?? rule.replace(/^LG2-(CMD|UPG|BAT)-(?=[a-z0-9-]{4})/, 'LG1-$1-'),
}

/** A rule by its number in an edition. */
export function citedIn(edition: EditionId, rule: string): string {
  return numbers[editionNamed(edition).cards](rule)
}

export function cites(s: LState, rule: string): string {
  return citedIn(s.table.edition, rule)
}

/** The edition that a rule belongs to, by its number: what the quick reference says begins with Q. */
export function editionOfRule(rule: string): EditionId {
  if (rule.startsWith('LG2-')) return '2024'
  return rule.startsWith('LG1-Q') ? 'qr3' : '2018'
}
