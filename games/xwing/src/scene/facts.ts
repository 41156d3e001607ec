import type { Fact, Named } from '@sandtable/kernel'
import { factsLabelled, initiativeLabel, phaseLabel, roundLabel } from '@sandtable/kit'
import type { Phase } from '../state.ts'
import { sideName } from '../words/names.ts'
import type { Sight } from './view.ts'

const phases: Readonly<Record<Phase, Named>> = {
  'set-up': { en: 'Set-up', de: 'Spielaufbau' },
  planning: { en: 'Planning phase', de: 'Planungsphase' },
  activation: { en: 'Activation phase', de: 'Aktivierungsphase' },
  combat: { en: 'Combat phase', de: 'Kampfphase' },
  end: { en: 'End phase', de: 'Endphase' },
}

const fact = factsLabelled({
  round: roundLabel,
  phase: phaseLabel,
  initiative: initiativeLabel,
  points: { en: 'Points destroyed', de: 'Zerstörte Punkte' },
  deck: { en: 'Damage deck', de: 'Schadensdeck' },
})

/** What a player looks up beside the table. */
export function facts(sight: Sight): Fact[] {
  const { seen, round, phase, initiative, points, decks } = sight
  return [
    fact('round', round),
    fact('phase', phases[phase]),
    fact('initiative', isChosen(sight) ? sideName(initiative) : open),
    ...seen.seats.map((seat) => fact('points', points[seat] ?? 0, seat)),
    ...seen.seats.map((seat) => fact('deck', decks[seat]?.draw ?? 0, seat)),
  ]
}

const open: Named = { en: 'to be chosen', de: 'noch offen' }

/** The first thing that is asked in a game (XW-SETUP-002). */
function isChosen({ seen }: Sight): boolean {
  return seen.path.every(({ step }) => step !== 'choose initiative')
}
