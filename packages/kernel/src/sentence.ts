import type { Language } from './language.ts'
import { gameOf } from './registry.ts'
import type { Entry } from './state.ts'

/** The sentences for what happens in every game. */
const common: Readonly<Record<Language, Readonly<Record<string, (entry: Entry) => string>>>> = {
  en: {
    used: (e) => `${e.seat ?? 'The rules'}: ${e.card}${e.on ? ` (${e.on})` : ''}.`,
    chose: (e) => `${e.seat} chooses for ${e.card}: ${JSON.stringify(e.picked)}.`,
    conceded: (e) => `${e.seat} concedes.`,
    proposed: (e) => `${e.seat} proposes a change: ${JSON.stringify(e.change)}.`,
    agreed: (e) => `${e.seat} agrees.`,
    declined: (e) => `${e.seat} declines.`,
    changed: (e) => `Changed by agreement: ${JSON.stringify(e.change)}.`,
    over: (e) => (e.winner === null ? `A draw: ${e.reason}.` : `${e.winner} wins: ${e.reason}.`),
  },
  de: {
    used: (e) => `${e.seat ?? 'Die Regeln'}: ${e.card}${e.on ? ` (${e.on})` : ''}.`,
    chose: (e) => `${e.seat} wählt für ${e.card}: ${JSON.stringify(e.picked)}.`,
    conceded: (e) => `${e.seat} gibt auf.`,
    proposed: (e) => `${e.seat} schlägt eine Änderung vor: ${JSON.stringify(e.change)}.`,
    agreed: (e) => `${e.seat} ist einverstanden.`,
    declined: (e) => `${e.seat} lehnt ab.`,
    changed: (e) => `Einvernehmlich geändert: ${JSON.stringify(e.change)}.`,
    over: (e) => (e.winner === null ? `Unentschieden: ${e.reason}.` : `${e.winner} gewinnt: ${e.reason}.`),
  },
}

const reasons: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { conceded: 'by concession' },
  de: { conceded: 'durch Aufgabe' },
}

/**
 * A journal entry as a sentence: the game's own words first, then those that all games share. `table` is what
 * the reader sees of it (`Game.view`), for the names of pieces.
 */
export function sentenceFor(game: string, entry: Entry, language: Language, table?: unknown): string {
  const phrases = gameOf({ game }).game.phrases[language]
  const own = phrases.entry(entry, table)
  if (own !== null) return own
  const reason = typeof entry.reason === 'string' ? entry.reason : ''
  const said = phrases.reason(reason) ?? reasons[language][reason] ?? reason
  return common[language][entry.type]?.({ ...entry, reason: said }) ?? JSON.stringify(entry)
}
