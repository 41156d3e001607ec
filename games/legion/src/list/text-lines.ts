import { cardsNamed, folded } from './titles.ts'

/** Lines that hold several cards, as list builders write them. */

type Kind = 'unit' | 'upgrade' | 'counterpart' | 'command' | 'battle'

export function isNamed(kind: Kind, name: string): boolean {
  return cardsNamed(kind, name, '2024').length + cardsNamed(kind, name, '2018').length > 0
}

/** “2x Stormtroopers”, “2× Stormtroopers”, “2 Stormtroopers”, “Stormtroopers x2”. */
export function countOf(line: string): { count: number; name: string } {
  const before = /^(\d{1,2})(?:\s*[x×]\s*|\s+)(\D.*)$/i.exec(line)
  if (before !== null) return { count: Number(before[1]), name: before[2] ?? '' }
  const [, name, after] = /^(.+?)\s+\(?[x×]\s*(\d{1,2})\)?$/i.exec(line) ?? []
  return { count: Number(after ?? 1), name: name ?? line }
}

/** The same with one card a line; `isHeading`: what cards may follow behind a colon. */
export function oneCardEach(line: string, isHeading: (word: string) => boolean): string[] {
  const [, head = '', rest = ''] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? []
  if (isHeading(folded(head))) return [head, ...rest.split(/,\s+/)]
  return withCosts(line) ?? withUpgradesBehind(line) ?? [line]
}

/** “- 3× Stormtroopers (42): DLT-19 Stormtrooper (18), Stormtrooper (10) = 210”, “- AT-ST = 155”. */
function withCosts(line: string): string[] | null {
  const [, bare] = /^[-–•*]?\s*(\S.*?)\s*=\s*-?\d+$/.exec(line) ?? []
  if (bare === undefined) return null
  const [, unit, upgrades] = /^(.+?)\s*\(-?\d+\):\s*(.+)$/.exec(bare) ?? []
  if (unit === undefined || upgrades === undefined) return [bare]
  const names = upgrades.split(/\s*\(-?\d+\)\s*[,/]?\s*/).filter((name) => name !== '')
  return [unit, ...names.map((name) => `+ ${name}`)]
}

/** “3× Stormtroopers (DLT-19 Stormtrooper, Stormtrooper)”. */
function withUpgradesBehind(line: string): string[] | null {
  const [, unit, upgrades] = /^(.*\S)\s*\(([^()]*\p{L}[^()]*)\)$/u.exec(line) ?? []
  if (unit === undefined || upgrades === undefined) return null
  const bears = (['unit', 'counterpart'] as const).some((kind) => isNamed(kind, countOf(unit).name))
  // Some names end so themselves.
  const isName = (['unit', 'upgrade', 'counterpart', 'command', 'battle'] as const).some((kind) =>
    isNamed(kind, countOf(line).name),
  )
  return bears && !isName ? [unit, ...upgrades.split(/,\s+/).map((name) => `+ ${name}`)] : null
}
