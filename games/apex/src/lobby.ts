import type { Lobby, Named, Plain, ReadyForce, Seating, Term } from '@sandtable/kernel'
import { allOf } from '@sandtable/kit'
import { legendIds, legendsData } from '../data/legends/index.ts'
import { modes } from '../data/modes.ts'
import type { LegendId, Squad } from '../data/types.ts'
import { boardPlans } from './boards.ts'
import { emblem } from './emblem.ts'
import { lessons } from './lessons.ts'
import { seats, seatsFor, teams, usualSetup } from './setup.ts'
import { type Apex, type ApexSetup, squads } from './state.ts'
import { text } from './words/text.ts'

/** What people agree on first: how large squads are, who plays them, and how they come to legends and equipment. */
const terms: readonly Term[] = [
  {
    id: 'size',
    name: text('Mode', 'Modus'),
    options: [
      { id: '2', name: modes[2].name, what: text('Two legends a squad', 'Zwei Legenden je Squad') },
      { id: '3', name: modes[3].name, what: text('Three legends a squad', 'Drei Legenden je Squad') },
    ],
  },
  {
    id: 'people',
    name: text('Players', 'Spieler'),
    options: [
      { id: 'squad', name: text('One for each squad', 'Einer für jeden Squad') },
      {
        id: 'legend',
        name: text('One for each legend', 'Einer für jede Legende'),
        what: text(
          'Four or six people; a bot plays where nobody sits',
          'Vier oder sechs Personen; wo niemand sitzt, spielt ein Bot',
        ),
      },
    ],
  },
  {
    id: 'legends',
    name: text('Legends', 'Legenden'),
    options: [
      { id: 'agreed', name: text('Chosen before the game', 'Vor dem Spiel gewählt') },
      { id: 'draft', name: text('Draft at the table', 'Draft am Tisch') },
      { id: 'dealt', name: text('Dealt by chance', 'Vom Zufall verteilt') },
    ],
  },
  {
    id: 'start',
    name: text('Equipment', 'Ausrüstung'),
    options: [
      {
        id: 'drop',
        name: text('Equipped sensibly', 'Sinnvoll ausgestattet'),
        what: text('The game begins with the drop', 'Das Spiel beginnt mit dem Abwurf'),
      },
      {
        id: 'equip',
        name: text('Phase 1 by hand', 'Phase 1 von Hand'),
        what: text(
          'Each squad equips itself from its loot pool',
          'Jeder Squad stattet sich aus seinem Beutepool aus',
        ),
      },
    ],
  },
  {
    id: 'passives',
    name: text('Passives', 'Passive Fähigkeiten'),
    options: [
      { id: 'without', name: text('Without passives', 'Ohne passive Fähigkeiten') },
      { id: 'with', name: text('With passives', 'Mit passiven Fähigkeiten') },
    ],
  },
]

/** Every way to take so many of these, in their order. */
function lineUps(ids: readonly LegendId[], size: number): LegendId[][] {
  if (size === 0) return [[]]
  return ids.flatMap((id, at) => lineUps(ids.slice(at + 1), size - 1).map((rest) => [id, ...rest]))
}

/** The line-ups of the first game come first, then all others. */
function squadsOf(size: 2 | 3): ReadyForce[] {
  const first = squads.map((squad) => modes[size].lineUps[squad])
  const key = (ids: readonly LegendId[]) => [...ids].sort().join()
  const known = new Set(first.map(key))
  const others = lineUps(legendIds, size).filter((ids) => !known.has(key(ids)))
  return [...first, ...others].map((ids) => ({
    id: ids.join('-'),
    name: allOf(ids.map((id) => legendsData[id].name)),
    side: legendsData[ids[0] as LegendId].name,
    banner: { emblem: '', looks: ids },
    points: size,
    terms: { size: [`${size}`], legends: ['agreed'] },
    unique: ids,
    force: [...ids],
  }))
}

/** Where legends are drafted or dealt, nobody chooses them before. */
function open(id: 'draft' | 'dealt', name: Named): ReadyForce {
  return { id, name, side: name, points: 0, terms: { legends: [id] }, force: null }
}

function seating(size: 2 | 3): Seating {
  const setup = withPeople(size, size)
  return { when: { size: `${size}`, people: 'legend' }, seats: seats(setup), sides: teams(setup) }
}

function withPeople(size: 2 | 3, people: number): ApexSetup {
  const { squads: usual, ...rest } = usualSetup(size)
  const seated = (squad: Squad) => ({ ...usual[squad], seats: seatsFor(squad, people, size) })
  return { ...rest, squads: { red: seated('red'), blue: seated('blue') } }
}

export const lobby: Lobby<Apex> = {
  seats: seats(withPeople(2, 1)),
  terms,
  seatings: [seating(2), seating(3)],
  lessons,
  emblem,
  forces: [
    ...squadsOf(2),
    ...squadsOf(3),
    open('draft', text('Drafted at the table', 'Am Tisch gedraftet')),
    open('dealt', text('Dealt by chance', 'Vom Zufall verteilt')),
  ],
  boards: boardPlans.map(({ id, name }) => ({ id, name })),
  setup: ({ forces, board, terms: agreed = {} }) => {
    const size = agreed.size === '3' ? 3 : 2
    const lineUp = agreed.legends === 'draft' || agreed.legends === 'dealt' ? agreed.legends : 'agreed'
    const usual = withPeople(size, agreed.people === 'legend' ? size : 1)
    const squadOf = (squad: Squad) => ({
      ...usual.squads[squad],
      legends: lineUp === 'agreed' ? legendsIn(forces[squad] ?? null) : null,
    })
    return {
      ...usual,
      board,
      lineUp,
      squads: { red: squadOf('red'), blue: squadOf('blue') },
      passives: agreed.passives === 'with',
      start: agreed.start === 'equip' ? 'equip' : 'drop',
    }
  },
}

/** What it is, is found out when the game begins. */
function legendsIn(force: Plain): LegendId[] {
  return Array.isArray(force) ? (force as LegendId[]) : []
}
