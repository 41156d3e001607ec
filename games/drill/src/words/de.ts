import type { Entry, Phrasebook } from '@sandtable/kernel'

const steps: Readonly<Record<string, string>> = {
  game: 'Drill',
  round: 'Runde',
  attack: 'Angriff',
  orders: 'Befehl geben',
  'declare target': 'Ziel bestimmen',
  'reroll attack dice': 'Angriffswürfel neu würfeln',
  'modify attack dice': 'Angriffswürfel modifizieren',
  react: 'Reagieren',
}

const sides: Readonly<Record<string, string>> = { red: 'Rot', blue: 'Blau' }
const faces: Readonly<Record<string, string>> = {
  hit: 'Treffer',
  miss: 'Fehlschuss',
  cancelled: 'aufgehoben',
}
const tricks: Readonly<Record<string, string>> = { dodge: 'Ausweichen', feint: 'Finte', rally: 'Sammeln' }
const stances: Readonly<Record<string, string>> = { aim: 'zielt', rush: 'stürmt' }

const entries: Readonly<Record<string, (entry: Entry) => string>> = {
  round: (e) => `Runde ${e.number}: ${say(sides, e.initiative)} hat die Initiative.`,
  order: (e) => `Befehl von ${say(sides, e.seat)}: ${e.cadet} ${say(stances, e.stance)}.`,
  attack: (e) => `${e.attacker} greift ${e.target} an.`,
  rolled: (e) => `${e.attacker} würfelt ${list(e.dice)}.`,
  rerolled: (e) => `${e.attacker} würfelt neu: ${list(e.dice)}.`,
  damage: (e) => `${e.cadet} verliert ${e.amount} Mut.`,
  drew: (e) =>
    e.card === undefined
      ? `${say(sides, e.seat)} zieht einen Kniff.`
      : `${say(sides, e.seat)} zieht ${say(tricks, e.card)}.`,
}

const reasons: Readonly<Record<string, string>> = {
  grit: 'mehr Mut',
  'all down': 'alle Kadetten der anderen Seite sind am Boden',
}

export const de: Phrasebook = {
  entry: (entry) => entries[entry.type]?.(entry) ?? null,
  step: (procedure, step) => steps[step ?? procedure] ?? null,
  reason: (reason) => reasons[reason] ?? null,
}

function say(words: Readonly<Record<string, string>>, key: unknown): string {
  return words[String(key)] ?? String(key)
}

function list(items: unknown): string {
  return Array.isArray(items) ? items.map((item) => say(faces, item)).join(', ') : ''
}
