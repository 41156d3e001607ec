import type { Automaton, Chosen } from '@sandtable/kernel'
import type { Alone } from '../state.ts'

const levels: Readonly<Record<string, Alone['level']>> = {
  alone: 'usual',
  'alone-easy': 'easy',
  'alone-hard': 'hard',
}

/** The solo rules of 2018, in three strengths. */
export const automata: readonly Automaton[] = [
  {
    id: 'alone',
    name: { en: 'the solo rules', de: 'die Soloregeln' },
    what: {
      en: 'The rules for playing alone lead this side: the nearest unit acts, goes for the nearest objective or enemy and attacks the nearest. The log says each time why.',
      de: 'Die Regeln für Solopartien führen diese Seite: Die nächste Einheit ist dran, geht auf das nächste Einsatzziel oder den nächsten Feind zu und greift den nächsten an. Das Protokoll sagt jedes Mal, warum.',
    },
  },
  {
    id: 'alone-easy',
    name: { en: 'the solo rules, easy', de: 'die Soloregeln, leicht' },
    what: {
      en: 'As the solo rules, but each round you activate one of your units once more.',
      de: 'Wie die Soloregeln, aber in jeder Runde aktivierst du eine deiner Einheiten noch einmal.',
    },
  },
  {
    id: 'alone-hard',
    name: { en: 'the solo rules, hard', de: 'die Soloregeln, schwer' },
    what: {
      en: 'As the solo rules, but in every tie the rules have priority.',
      de: 'Wie die Soloregeln, aber bei jedem Gleichstand haben die Regeln die Priorität.',
    },
  },
].map((one) => ({ ...one, terms: { edition: ['2018', 'qr3'] } }))

/** The seat that the rules play, if any does; a setup has one of them at most. */
export function aloneIn(chosen: Chosen['automata'] = {}): { alone?: Alone } {
  const [first] = Object.values(chosen)
  if (first === undefined) return {}
  // What was chosen for several seats, or is none of these, no check of a setup lets pass.
  return { alone: { seat: Object.keys(chosen).join(' and '), level: levels[first] ?? (first as 'usual') } }
}
