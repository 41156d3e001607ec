import type { Entry, Phrasebook } from '@sandtable/kernel'

const steps: Readonly<Record<string, string>> = {
  game: 'Drill',
  round: 'Round',
  attack: 'Attack',
  orders: 'Give your order',
  'declare target': 'Declare target',
  'reroll attack dice': 'Reroll attack dice',
  'modify attack dice': 'Modify attack dice',
  react: 'React',
}

const entries: Readonly<Record<string, (entry: Entry) => string>> = {
  round: (e) => `Round ${e.number}: ${e.initiative} has the initiative.`,
  order: (e) => `${e.seat} orders ${e.cadet} to ${e.stance}.`,
  attack: (e) => `${e.attacker} attacks ${e.target}.`,
  rolled: (e) => `${e.attacker} rolls ${list(e.dice)}.`,
  rerolled: (e) => `${e.attacker} rerolls: ${list(e.dice)}.`,
  damage: (e) => `${e.cadet} loses ${e.amount} grit.`,
  drew: (e) => (e.card === undefined ? `${e.seat} draws a trick.` : `${e.seat} draws ${e.card}.`),
}

const reasons: Readonly<Record<string, string>> = {
  grit: 'more grit',
  'all down': 'all cadets of the other side are down',
}

export const en: Phrasebook = {
  entry: (entry) => entries[entry.type]?.(entry) ?? null,
  step: (procedure, step) => steps[step ?? procedure] ?? null,
  reason: (reason) => reasons[reason] ?? null,
}

function list(items: unknown): string {
  return Array.isArray(items) ? items.join(', ') : ''
}
