import type { Stand } from '@sandtable/grid'
import { below, enter, type Seat, shuffle, tell } from '@sandtable/kernel'
import { zoneColours } from '../../data/maps/types.ts'
import { boardOf, skirmishMap } from '../board.ts'
import { cardNamed } from '../cards/index.ts'
import { rollDie, symbolsOf } from '../dice.ts'
import { deckOf, draw } from '../hand.ts'
import { nearestStands, standsFor } from '../movement.ts'
import { layObjects } from '../objects.ts'
import { type AState, byInitiative, type FigureId, figureOf, groupOf, otherSeat } from '../state.ts'
import { isSmall } from '../values.ts'
import { ask, opening, procedure, repeat, run } from './words.ts'

interface SettingUp {
  /** Whose turn it is. */
  seat: Seat | null
  /** Figures that this side has still to deploy. */
  left: FigureId[]
}

/** IA-SSET-001 to -011. */
export const setUp = procedure<SettingUp>(
  'set-up',
  [
    run('shuffle the command decks', (s) => {
      for (const seat of s.seats) shuffle(s, deckOf(s, seat).draw)
    }),
    run('who decides on the initiative?', (s, v) => {
      v.seat = cheaper(s) ?? highest(s)
    }),
    ask('choose who has the initiative', {
      rule: 'IA-SSET-002',
      seats: (s, v) => (cheaper(s) === null ? null : v.seat),
      options: (s) => [...s.seats],
      answer: (s, _, seat) => {
        s.table.initiative = seat
      },
    }),
    run('draw the mission', (s, v) => {
      if (cheaper(s) === null) s.table.initiative = v.seat ?? s.table.initiative
      tell(s, { type: 'initiative', seat: s.table.initiative })
      const { missions } = s.table
      const drawn = missions.length === 1 ? 0 : below(s, missions.length)
      const mission = missions[drawn]
      if (mission === undefined) throw new Error('no mission to draw')
      s.table.map = mission.map
      s.table.mission = mission.letter
      tell(s, { type: 'mission', map: mission.map, letter: mission.letter })
    }),
    run('lay out the map', (s) => {
      layObjects(s)
      const { plan } = skirmishMap(s)
      enter(s, { card: `mission:${plan.missions[s.table.mission].rules}` })
    }),
    ask('choose a deployment zone', {
      rule: 'IA-SSET-007',
      seats: (s) => s.table.initiative,
      options: () => [...zoneColours],
      answer: (s, v, zone) => {
        const [first, second] = byInitiative(s)
        if (first === undefined || second === undefined) return
        s.table.zones[first] = zone
        s.table.zones[second] = zone === 'red' ? 'blue' : 'red'
        v.seat = first
        v.left = toDeploy(s, first)
      },
    }),
    ask('deploy a figure', {
      rule: 'IA-SSET-007',
      seats: (_, v) => (v.left.length === 0 ? null : v.seat),
      about: (_, v) => ({ figure: v.left[0] ?? null }),
      options: (s, v) => deployments(s, v.left[0] ?? ''),
      answer: (s, v, stand) => {
        const figure = figureOf(s, v.left.shift() ?? '')
        figure.stand = stand
        tell(s, { type: 'deployed', figure: figure.id, stand })
      },
    }),
    run('the other side', (s, v) => {
      if (v.left.length > 0 || v.seat !== s.table.initiative) return
      v.seat = otherSeat(s.table.initiative)
      v.left = toDeploy(s, v.seat)
    }),
    repeat('deploy a figure', (_, v) => v.left.length > 0),
    run('cards come into play', (s) => bringCards(s)),
    opening('figures deployed'),
    run('draw command cards', (s) => {
      for (const seat of byInitiative(s)) draw(s, seat, 3)
    }),
    opening('mission starts'),
  ],
  { period: 'set-up' },
)

/** Whose deployment cards cost less; null: nobody's. */
function cheaper(s: AState): Seat | null {
  const [one = '', other = ''] = s.seats
  const [own, theirs] = [s.table.cost[one] ?? 0, s.table.cost[other] ?? 0]
  return own === theirs ? null : own < theirs ? one : other
}

/** Equal totals: the higher accuracy on a blue die, again and again until it differs (IA-SSET-003). */
function highest(s: AState): Seat {
  const [one = '', other = ''] = s.seats
  for (;;) {
    const [own, theirs] = [accuracy(s), accuracy(s)]
    if (own !== theirs) return own > theirs ? one : other
  }
}

function accuracy(s: AState): number {
  return symbolsOf(rollDie(s, 'blue')).accuracy ?? 0
}

/** Large figures first: they need the room. */
function toDeploy(s: AState, seat: Seat): FigureId[] {
  const own = s.table.figures.filter((figure) => figure.seat === seat)
  const large = own.filter((figure) => !isSmall(figure))
  return [...large, ...own.filter((figure) => isSmall(figure))].map((figure) => figure.id)
}

/** Free places in the zone; if there are none, the nearest ones (IA-SSET-009). */
function deployments(s: AState, id: FigureId): Stand[] {
  const figure = figureOf(s, id)
  const zone = s.table.zones[figure.seat]
  if (zone === null || zone === undefined) return []
  const spaces = skirmishMap(s).zones[zone]
  boardOf(s)
  const inside = new Set(spaces.flatMap((space) => standsFor(s, figure, space)))
  return inside.size > 0 ? [...inside].sort((one, other) => one - other) : nearestStands(s, figure, spaces)
}

/** Deployment cards and upgrades in play, one effect for each figure (IA-META-008). */
export function bringCards(s: AState): void {
  for (const figure of s.table.figures) {
    const group = groupOf(s, figure)
    bring(s, group.card, figure.seat, figure.id)
    for (const attachment of group.attachments) {
      const effect = bring(s, attachment.card, figure.seat, figure.id)
      if (effect !== null) attachment.effects.push(effect)
    }
  }
  for (const seat of s.seats) {
    for (const upgrade of s.table.upgrades[seat] ?? []) {
      const effect = bring(s, upgrade.card, seat, null)
      if (effect !== null) upgrade.effects.push(effect)
    }
  }
}

function bring(s: AState, id: string, seat: Seat, on: FigureId | null): number | null {
  const card = `deployment:${id}`
  return cardNamed(card) === undefined ? null : enter(s, { card, seat, on })
}
