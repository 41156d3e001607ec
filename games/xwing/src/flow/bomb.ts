import { cause, enter, query, type Seat, tell } from '@sandtable/kernel'
import type { Pose } from '@sandtable/plane'
import { placed } from '../bases.ts'
import { drop, type Laying, layBomb, liesUnder, type TokenKind, tokenAt } from '../geometry/bombs.ts'
import { type ShipId, shipOf, shipsInPlay, type XState } from '../state.ts'
import { bombOf, isMine } from './detonate.ts'
import { ask, procedure, repeat, run, window } from './words.ts'

export interface Dropping {
  readonly ship: ShipId
  readonly kind: TokenKind
  laying: Laying | null
  /** Mines just laid that may lie on ships, the next one first. */
  laid: string[]
  /** The ships that the next one lies on; the first sets it off. */
  under: ShipId[]
}

export function dropping(ship: ShipId, kind: TokenKind): Dropping {
  return { ship, kind, laying: null, laid: [], under: [] }
}

/** XW-BOMB-001: the template is set to the ship's guides, the token laid at its other end. */
export const dropBomb = procedure<Dropping>(
  'drop a bomb',
  [
    ask('choose the template', {
      rule: 'XW-BOMB-001',
      seats: (s, v) => (layings(s, v).length > 1 ? shipOf(s, v.ship).seat : null),
      about: (_, v) => ({ ship: v.ship, bomb: v.kind }),
      options: (s, v) => layings(s, v).map((one) => ({ ...one })),
      answer: (_, v, laying) => {
        v.laying = { ...laying }
      },
    }),
    run('lay the bomb', (s, v) => {
      const ship = shipOf(s, v.ship)
      const laying = v.laying ?? layings(s, v)[0] ?? drop
      ship.bombed = true
      for (const pose of layBomb(placed(ship), v.kind, laying)) {
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
    window('bomb dropped', { when: (s, v) => shipOf(s, v.ship).inPlay, of: (_, v) => v.ship }),
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

function layings(s: XState, v: Dropping): readonly Laying[] {
  return query(s, 'bomb layings', [drop], { ship: v.ship, kind: v.kind })
}
