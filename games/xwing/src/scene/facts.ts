import type { Fact, Named } from '@sandtable/kernel'
import { factsLabelled, initiativeLabel, phaseLabel, roundLabel } from '@sandtable/kit'
import type { Phase } from '../state.ts'
import { sideName } from '../words/names.ts'
import { inPlay, type Sight } from './view.ts'

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
    fact('initiative', hasBegun(sight) ? sideName(initiative) : open),
    ...seen.seats.map((seat) => fact('points', points[seat] ?? 0, seat)),
    ...seen.seats.map((seat) => fact('deck', decks[seat]?.draw ?? 0, seat)),
  ]
}

const open: Named = { en: 'to be chosen', de: 'noch offen' }

/** Until something lies on the table, who has initiative may still be asked (XW-SETUP-002). */
function hasBegun(sight: Sight): boolean {
  return sight.obstacles.length > 0 || inPlay(sight).length > 0
}
