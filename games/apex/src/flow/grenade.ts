import { call as begin, type Plain, tell } from '@sandtable/kernel'
import { isMap } from '@sandtable/kit'
import { areas } from '../../data/areas.ts'
import type { Arrow, GrenadeTile } from '../../data/types.ts'
import { placeOf } from '../board/area.ts'
import { fieldsWithin, mostFar } from '../board/distance.ts'
import { revealTargets, targetCard } from '../deck.ts'
import { groundIn } from '../field.ts'
import { tileOf } from '../loot.ts'
import { type AState, type Field, legendOf, standingOf } from '../state.ts'
import type { Throwing } from '../vocabulary/acting.ts'
import { ask, opening, procedure, run } from './words.ts'

/** Using a grenade (APX-GREN-001): where it is meant to land, where it lands, whom it hurts. */
export const throwAGrenade = procedure(
  'throw a grenade',
  [
    ask('name the landing field', {
      rule: 'APX-GREN-002',
      seats: (s, v) => legendOf(s, v.legend).seat,
      options: (s, v) => landings(s, v),
      why: (s, v, answer) => whyNotLand(s, v, answer),
      answer: (s, v, { field, turn }) => {
        const { x, y } = placeOf(groundIn(s), field)
        Object.assign(v, { x, y, turn })
        tell(s, { type: 'throws', legend: v.legend, token: v.tile, field })
      },
    }),
    // It is no move, and it may go beyond the board and come back (APX-GREN-005 to -008).
    run('determine the landing field', (s, v) => {
      v.cards = revealTargets(s, grenadeOf(v).cards)
      for (const card of v.cards) {
        const { arrow } = targetCard(card)
        if (arrow === null) continue
        const [dx, dy] = arrows[arrow]
        v.x += dx
        v.y += dy
      }
      tell(s, { type: 'scatters', token: v.tile, cards: [...v.cards], x: v.x, y: v.y })
    }),
    opening('grenade landed'),
    run('deal damage in the area', (s, v) => {
      begin(s, 'area of effect', {
        by: v.legend,
        area: grenadeOf(v).area,
        x: v.x,
        y: v.y,
        turn: v.turn,
        hurt: [],
        fallen: [],
      })
    }),
  ],
  { about: (_, v) => ({ legend: v.legend, token: v.tile }) },
)

/** Columns and rows by which each arrow shifts a grenade (APX-GREN-006). */
export const arrows: Readonly<Record<Arrow, readonly [number, number]>> = {
  N: [0, -1],
  NE: [1, -1],
  E: [1, 0],
  SE: [1, 1],
  S: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [-1, -1],
}

function grenadeOf(v: Throwing): GrenadeTile {
  return tileOf(v.tile) as GrenadeTile
}

/** Out of its range, or turned although its area is square (APX-GREN-002, -015). */
function whyNotLand(s: AState, v: Throwing, answer: Plain): string {
  const field = isMap(answer) ? answer.field : null
  return landings(s, v).some((one) => one.field === field) ? 'APX-GREN-015' : 'APX-GREN-002'
}

/** Any field within its range, taken or not, seen or not; an area that is not square can be turned (APX-GREN-002 to -004, -015). */
function landings(s: AState, v: Throwing): { field: Field; turn: 'up' | 'right' }[] {
  const { field: from } = standingOf(s, v.legend)
  const { range, area } = grenadeOf(v)
  const [least, most] = range
  const turns = areas[area]?.turns ? (['up', 'right'] as const) : (['up'] as const)
  return fieldsWithin(groundIn(s), from, least, most ?? mostFar).flatMap((field) =>
    turns.map((turn) => ({ field, turn })),
  )
}
