import { cause, enter, pickOne, query, type Seat, tell } from '@sandtable/kernel'
import { type Pose, rest } from '@sandtable/plane'
import { placed } from '../bases.ts'
import {
  drop,
  type Laying,
  layBomb,
  liesAtBase,
  liesUnder,
  placesAtBase,
  type TokenKind,
  tokenAt,
} from '../geometry/bombs.ts'
import { isPose } from '../pose.ts'
import { type ShipId, shipOf, shipsInPlay, type XState } from '../state.ts'
import type { Dropping } from '../vocabulary/bombs.ts'
import { bombOf, isMine } from './detonate.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

export function dropping(ship: ShipId, kind: TokenKind): Dropping {
  return { ship, kind, laying: null, laid: [], under: [] }
}

/** XW-BOMB-001: the template is set to the ship's guides, the token laid at its other end. */
export const dropBomb = procedure(
  'drop a bomb',
  [
    ask('choose the template', {
      rule: 'XW-BOMB-001',
      seats: (s, v) => (ways(s, v).length > 1 ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship, bomb: v.kind }),
      options: (s, v) => ways(s, v),
      answer: (_, v, way) => {
        if (way === 'touching') v.place = null
        else v.laying = { ...way }
      },
    }),
    ask('place the bomb at the base', {
      rule: 'XW-PIL-crimsonspecialist',
      seats: (s, v) => (v.place === null ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship, bomb: v.kind }),
      // Anywhere in contact will do; the places that are named are what a player looks for.
      space: {
        describe: (s, v) => ({
          places: placesAtBase(placed(shipOf(s, v.ship)), v.kind).map(({ x, y, facing }) => ({
            x,
            y,
            facing,
          })),
        }),
        refuse: (s, v, answer) => {
          const bomb = isPose(answer) ? { kind: v.kind, pose: rest(answer) } : null
          const fits = bomb !== null && liesAtBase(placed(shipOf(s, v.ship)), bomb)
          return fits ? null : 'XW-PIL-crimsonspecialist'
        },
        sample: (s, v, _, random) => {
          const { x, y, facing } = pickOne(random, placesAtBase(placed(shipOf(s, v.ship)), v.kind))
          return { x, y, facing }
        },
      },
      answer: (_, v, { x, y, facing }) => {
        v.place = rest({ x, y, facing })
      },
    }),
    run('lay the bomb', (s, v) => {
      const ship = shipOf(s, v.ship)
      const laying = v.laying ?? layings(s, v)[0] ?? drop
      ship.bombed = true
      for (const pose of v.place ? [{ ...v.place }] : layBomb(placed(ship), v.kind, laying)) {
        // What lies wholly outside the play area is gone (XW-BOMB-003).
        if (tokenAt({ kind: v.kind, pose }) === null) continue
        const id = layToken(s, ship.seat, v.kind, pose)
        if (isMine(v.kind)) v.laid.push(id)
        tell(s, { type: 'bomb', ship: v.ship, bomb: id, kind: v.kind, ...pose })
      }
    }),
    run('does a mine lie on ships', (s, v) => {
      const bomb = bombOf(s, v.laid.shift() ?? '')
      v.under =
        bomb === undefined
          ? []
          : shipsInPlay(s).flatMap((ship) => (liesUnder(placed(ship), bomb) ? [ship.id] : []))
      if (bomb !== undefined && v.under.length > 0) v.laid.unshift(bomb.id)
    }),
    ask('choose who sets it off', {
      rule: 'XW-UPG-007',
      seats: (s, v) => (v.under.length > 1 ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship, bomb: v.kind }),
      options: (_, v) => v.under,
      answer: (_, v, ship) => {
        v.under = [ship]
      },
    }),
    run('it detonates', (s, v) => {
      const [victim] = v.under
      if (victim !== undefined) cause(s, 'detonate bomb', { bomb: v.laid.shift() ?? '', ship: victim })
    }),
    repeat('does a mine lie on ships', (_, v) => v.laid.length > 0),
    window('bomb dropped', { of: (_, v) => v.ship }),
  ],
  { about: (_, v) => ({ ship: v.ship, bomb: v.kind }) },
)

/** Puts a token of this side on the table; its id. */
export function layToken(s: XState, seat: Seat, kind: TokenKind, pose: Pose): string {
  s.table.lastBomb++
  const id = `bomb-${s.table.lastBomb}`
  const effect = enter(s, { card: `bomb:${kind}`, seat, on: id })
  s.table.bombs.push({ id, seat, kind, pose, effect })
  return id
}

function layings(s: XState, { ship, kind }: Dropping): readonly Laying[] {
  return query(s, 'bomb layings', [drop], { ship, kind })
}

/** Along one of the templates, or with none, in contact with the base. */
function ways(s: XState, v: Dropping): readonly (Laying | 'touching')[] {
  const { ship, kind } = v
  const touching = query(s, 'lays bombs at its base', false, { ship, kind })
  return touching ? [...layings(s, v), 'touching'] : layings(s, v)
}
