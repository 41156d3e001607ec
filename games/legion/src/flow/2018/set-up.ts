import { below, type Seat, tell } from '@sandtable/kernel'
import { editionOf } from '../../editions/index.ts'
import { isAgreed } from '../../editions/terms.ts'
import { cardsIntoPlay } from '../../in-play.ts'
import { layOutMission } from '../../mission/lay-out.ts'
import { blueFirst, type Edge, type LState, otherSeat, seats } from '../../state.ts'
import { battlefieldOf } from '../../terrain/battlefield.ts'
import { ask, call, procedure, run, window } from '../words.ts'
import { dealDeployment } from './battle-cards.ts'

/** LG1-SETUP-001: the table is chosen before, and the terrain, if it is not laid in turns; steps 3 to 9. */
export const setUp2018 = procedure('set-up of 2018', [
  run('who lays terrain first?', (s, v) => {
    if (terrainAside(s).length > 0) v.chooser = cheaperOrByLot(s)
  }),
  call('lay terrain', 'lay terrain', (s, v) => {
    const left = terrainAside(s)
    return left.length === 0 ? null : { turn: v.chooser, left }
  }),
  run('who chooses the colour?', (s, v) => {
    v.chooser = cheaperOrByLot(s)
  }),
  ask('choose a colour', {
    rule: 'LG1-SETUP-009',
    seats: (_, v) => v.chooser,
    options: (): readonly ('blue' | 'red')[] => ['blue', 'red'],
    answer: (s, v, colour) => {
      s.table.blue = colour === 'blue' ? v.chooser : otherSeat(v.chooser)
      tell(s, { type: 'blue', seat: s.table.blue })
    },
  }),
  ask('choose a table edge', {
    rule: 'LG1-SETUP-011',
    seats: whoChoosesEdge,
    options: (): readonly Edge[] => ['bottom', 'top'],
    answer: (s, _, edge) => {
      const seat = whoChoosesEdge(s)
      s.table.edges = { [seat]: edge, [otherSeat(seat)]: edge === 'bottom' ? 'top' : 'bottom' }
      tell(s, { type: 'edge', seat, edge })
    },
  }),
  call('define the battlefield', 'eliminate battle cards', (s) =>
    isAgreed(s, 'unlimited rounds') ? null : { turn: s.table.blue, chances: 0 },
  ),
  run('lay out the mission', (s) => {
    // LG1-OPTB-013, -016.
    if (isAgreed(s, 'unlimited rounds') && !isAgreed(s, 'grand army')) dealDeployment(s)
    layOutMission(s)
  }),
  run('cards come into play', cardsIntoPlay),
  // The objective card, then the condition card (LG1-SETUP-019).
  window('mission set-up', { order: blueFirst, inOrder: true }),
  call('deploy units', 'deploy in turns', (s) => ({ turn: s.table.blue, unit: null })),
])

/** LG1-SETUP-009, -010, LG1-TSET-002. */
function cheaperOrByLot(s: LState): Seat {
  return cheaperSide(s) ?? (seats[below(s, 2)] as Seat)
}

/** The pieces that the players lay themselves (LG1-TSET-001). */
function terrainAside(s: LState): readonly string[] {
  return battlefieldOf(s.table.map).plan.aside ?? []
}

/** The side whose army costs less (LG1-SETUP-009); null: they cost the same (LG1-SETUP-010). */
function cheaperSide(s: LState): Seat | null {
  const [one, other] = seats as [Seat, Seat]
  const less = s.table.units.reduce(
    (sum, { seat, points }) => (seat === one ? sum + points : sum - points),
    0,
  )
  return [one, null, other][Math.sign(less) + 1] ?? null
}

function whoChoosesEdge(s: LState): Seat {
  return editionOf(s).edgeChosenBy === 'blue' ? s.table.blue : otherSeat(s.table.blue)
}
