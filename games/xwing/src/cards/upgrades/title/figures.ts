import type { XCard } from '../../../vocabulary/card.ts'

/** Titles that are nothing but figures and slots: squad building and the printed values do the rest. */
const rulesOf: Readonly<Record<string, readonly string[]>> = {
  slavei: [],
  millenniumfalcon: [],
  royalguardtie: ['XW-REF-039'],
  awingtestpilot: ['XW-ERRAT-012', 'XW-ERRAT-013'],
  heavyscykinterceptor: ['XW-ERRAT-022'],
  virago: [],
  andrasta: [],
  tiex1: ['XW-UPG-158'],
  punishingone: [],
  misthunter: ['XW-REF-040'],
  tieshuttle: [],
  sabinesmasterpiece: [],
  havoc: [],
  vaksai: [],
}

export const titleFigures: readonly XCard[] = Object.entries(rulesOf).map(([id, more]) => ({
  id: `upgrade:${id}`,
  rules: [`XW-UPG-${id}`, ...more],
}))
