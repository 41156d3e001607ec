import type { Stand } from '@sandtable/grid'
import { below, cardNamed, cause, enter, query, type Seat, tell } from '@sandtable/kernel'
import { type ZoneColour, zoneColours } from '../../data/maps/types.ts'
import { skirmishMap } from '../board/board.ts'
import { nearestStands, standsFor } from '../board/movement.ts'
import { layObjects } from '../board/objects.ts'
import { rollDie, symbolsOf } from '../dice.ts'
import { shuffleDeck } from '../hand.ts'
import { missionInPlay } from '../mission.ts'
import {
  type AState,
  byInitiative,
  type Figure,
  type FigureId,
  figureOf,
  type Group,
  groupOf,
  liesInAmbush,
  otherSeat,
} from '../state.ts'
import { isSmall } from '../values.ts'
import { ask, call, opening, procedure, repeat, run } from './words.ts'

/** IA-SSET-001 to -011. */
export const setUp = procedure(
  'set-up',
  [
    run('shuffle the command decks', (s) => {
      for (const seat of s.seats) shuffleDeck(s, seat)
    }),
    run('who decides on the initiative?', (s, v) => {
      const first = schemed(s)
      v.seat = first ?? cheaper(s) ?? highest(s)
    }),
    ask('choose who has the initiative', {
      rule: 'IA-SSET-002',
      seats: (s, v) => (cheaper(s) === null || schemed(s) !== null ? null : v.seat),
      options: (s) => [...s.seats],
      answer: (s, _, seat) => {
        s.table.initiative = seat
      },
    }),
    run('draw the mission', (s, v) => {
      if (cheaper(s) === null || schemed(s) !== null) s.table.initiative = v.seat ?? s.table.initiative
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
      seats: (s) => chooserOfZones(s),
      options: () => [...zoneColours],
      answer: (s, v, zone) => {
        const chooser = chooserOfZones(s)
        s.table.zones[chooser] = zone
        s.table.zones[otherSeat(chooser)] = zone === 'red' ? 'blue' : 'red'
        v.seat = s.table.initiative
        v.left = isInTurn(s) ? [] : toDeploy(s, s.table.initiative)
      },
    }),
    ask('deploy a figure', {
      rule: 'IA-SSET-007',
      seats: (_, v) => (v.left.length === 0 ? null : v.seat),
      about: (_, v) => ({ figure: v.left[0] ?? null }),
      options: (s, v) => deployments(s, v.left[0] ?? ''),
      answer: (s, v, stand) => {
        deployFigure(s, v.left.shift() ?? '', stand)
      },
    }),
    run('the other side', (s, v) => {
      if (isInTurn(s) || v.left.length > 0 || v.seat !== s.table.initiative) return
      v.seat = otherSeat(s.table.initiative)
      v.left = toDeploy(s, v.seat)
    }),
    repeat('deploy a figure', (_, v) => v.left.length > 0),
    call('deploy in turn', 'deploy in turn', (s) =>
      isInTurn(s) ? { seat: s.table.initiative, left: [], last: null } : null,
    ),
    run('cards come into play', (s) => bringCards(s)),
    opening('figures deployed'),
    run('draw command cards', (s) => {
      for (const seat of byInitiative(s))
        cause(s, 'draw command cards', { seat, count: query(s, 'first hand', 3, seat) })
    }),
    opening('mission starts'),
  ],
  { period: 'set-up' },
)

/** Who has the initiative because of the opponent's Devious Scheme; null: nobody, or both have one. */
function schemed(s: AState): Seat | null {
  const schemers = s.seats.filter((seat) =>
    s.table.upgrades[seat]?.some((one) => one.card === 'devious-scheme'),
  )
  const [only] = schemers
  return schemers.length === 1 && only !== undefined ? otherSeat(only) : null
}

/** Whoever has the initiative, or the schemer (IA-SSET-007, IA-DEP-devious-scheme). */
function chooserOfZones(s: AState): Seat {
  const first = schemed(s)
  return first === null ? s.table.initiative : otherSeat(first)
}

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

/** Does the mission have players deploy in turn? */
function isInTurn(s: AState): boolean {
  return missionInPlay(s).deployment !== undefined
}

export function deployFigure(s: AState, id: FigureId, stand: Stand): void {
  const figure = figureOf(s, id)
  figure.stand = stand
  tell(s, { type: 'deployed', figure: figure.id, stand })
}

/** Large figures first: they need the room. */
function toDeploy(s: AState, seat: Seat): FigureId[] {
  const own = s.table.figures.filter((figure) => figure.seat === seat && !liesInAmbush(s, figure))
  const large = own.filter((figure) => !isSmall(figure))
  return [...large, ...own.filter((figure) => isSmall(figure))].map((figure) => figure.id)
}

/** Free places in the zone; if there are none, the nearest ones (IA-SSET-009). */
export function deployments(s: AState, id: FigureId, other?: ZoneColour): Stand[] {
  const figure = figureOf(s, id)
  const zone = other ?? s.table.zones[figure.seat]
  if (zone === null || zone === undefined) return []
  const spaces = skirmishMap(s).zones[zone]
  const inside = new Set(spaces.flatMap((space) => standsFor(s, figure, space)))
  return inside.size > 0 ? [...inside].sort((one, other) => one - other) : nearestStands(s, figure, spaces)
}

/** Deployment cards and upgrades in play, one effect for each figure (IA-META-008). */
export function bringCards(s: AState): void {
  for (const figure of s.table.figures) if (!liesInAmbush(s, figure)) bringCardsOf(s, figure)
  for (const group of s.table.groups) lieInWait(s, group)
  for (const seat of s.seats) {
    for (const upgrade of s.table.upgrades[seat] ?? []) {
      const effect = bring(s, upgrade.card, seat, null)
      if (effect !== null) upgrade.effects.push(effect)
    }
  }
}

/** The cards of one figure. */
export function bringCardsOf(s: AState, figure: Figure): void {
  const group = groupOf(s, figure)
  bring(s, group.card, figure.seat, figure.id)
  for (const attachment of group.attachments) {
    if (attachment.card === ambush) continue
    const effect = bring(s, attachment.card, figure.seat, figure.id)
    if (effect !== null) attachment.effects.push(effect)
  }
}

const ambush = 'lie-in-ambush'

/** A group that is set aside has nothing in play but the card that set it aside. */
function lieInWait(s: AState, group: Group): void {
  const attachment = group.attachments.find((one) => one.card === ambush)
  if (attachment === undefined) return
  const card = 'deployment:lie-in-ambush'
  attachment.effects.push(enter(s, { card, seat: group.seat, vars: { group: group.id } }))
}

/** Brings a deployment card or an upgrade into play, on a figure or beside the army. */
export function bring(s: AState, id: string, seat: Seat, on: FigureId | null): number | null {
  const card = cardNamed(s, `deployment:${id}`)
  if (card === undefined) return null
  if (on !== null && card.traits !== undefined) {
    const figure = figureOf(s, on)
    figure.also = [...(figure.also ?? []), ...card.traits]
  }
  return enter(s, { card: card.id, seat, on })
}
